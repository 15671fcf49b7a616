import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notice } from '../parts/notice.tsx';
import { Chat } from './chat.tsx';
import { foldLog } from './lines.ts';
import { LogPanel } from './log.tsx';
import { Seats } from './seats.tsx';
import { SidePanel } from './side.tsx';
import type { TableContext } from './table-view.tsx';

const LINES_AT_ONCE = 200;

export function TableSide({ context }: { readonly context: TableContext }) {
  const { session, board, known, faces, show } = context;
  const read = useSignal(known.chat.length);
  return (
    <SidePanel
      seats={
        <Seats
          seats={known.seats}
          faces={faces}
          awaited={known.position.awaited}
          view={session.presenter.shown.value?.view}
          Panel={board.Panel}
          onMenu={(seat) => show({ is: 'seat', seat })}
        />
      }
      log={<TableLog context={context} />}
      chat={<TableChat context={context} />}
      unread={known.chat.length - read.value}
      onRead={() => (read.value = known.chat.length)}
    />
  );
}

/** The log runs with the pictures on the board, never ahead of them. */
function TableLog({ context: { session, board, faces, point } }: { readonly context: TableContext }) {
  const folds = useComputed(() => {
    const { log } = session.known.value ?? {};
    if (log === undefined) return [];
    const shown = (session.presenter.shown.value?.log ?? 0) - log.first;
    return foldLog({ first: log.first, items: log.items.slice(0, Math.max(0, shown)) }, board.words);
  });
  useEffect(() => void session.readBack(LINES_AT_ONCE), [session]);
  return (
    <LogPanel
      folds={folds.value}
      seats={faces}
      table={session.table}
      more={(session.known.value?.log.first ?? 0) > 0}
      onMore={() => void session.readBack(LINES_AT_ONCE)}
      onPoint={point}
    />
  );
}

function TableChat({ context: { session, known, me, ask } }: { readonly context: TableContext }) {
  const playing = session.seat !== undefined;
  return (
    <Chat
      messages={known.chat}
      me={me}
      playing={playing}
      onSay={(text) => ask({ type: 'say', room: playing ? 'players' : 'spectators', text })}
      onMute={(person) => void ask({ type: 'mute', person, muted: true })}
      onReport={({ number }) =>
        void ask({ type: 'report', chatMessage: number, why: 'reported from the table' }).then(
          (isDone) => isDone && notice('Reported.'),
        )
      }
    />
  );
}
