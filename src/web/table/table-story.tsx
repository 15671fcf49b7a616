import { useEffect, useMemo } from 'preact/hooks';
import type { PublicSeat } from '#protocol/update.ts';
import { Icon } from '../parts/icons.tsx';
import { notice } from '../parts/notice.tsx';
import { Chat } from './chat.tsx';
import { foldLines } from './lines.ts';
import { LogPanel } from './log.tsx';
import { SidePanel } from './side.tsx';
import type { TableContext } from './table-view.tsx';

const LINES_AT_ONCE = 200;

/** Story and chat: beside the board, or in a sheet over it. */
export function TableStory({ context }: { readonly context: TableContext }) {
  const { session } = context;
  return (
    <SidePanel
      log={<TableLog context={context} />}
      replayRound={<ReplayRound context={context} />}
      chat={<TableChat context={context} />}
      unread={session.unread.value}
      onRead={() => session.readChat()}
    />
  );
}

/** The story runs with the pictures on the board, never ahead of them. */
function TableLog({ context: { session, story, faces, point, lookAt } }: { readonly context: TableContext }) {
  const folds = useMemo(() => foldLines(story.lines), [story]);
  useEffect(() => void session.readBack(LINES_AT_ONCE), [session]);
  return (
    <LogPanel
      folds={folds}
      seats={faces}
      table={session.table}
      steps={story.steps}
      more={(session.known.value?.log.first ?? 0) > 0}
      onMore={() => void session.readBack(LINES_AT_ONCE)}
      onPoint={point}
      onLook={lookAt}
    />
  );
}

/** Shows everything since the reader's last turn again. */
function ReplayRound({ context: { story, recap } }: { readonly context: TableContext }) {
  const { since, steps } = story;
  if (since === undefined || steps.length === 0) return undefined;
  return (
    <button type="button" class="plain" disabled={recap.running.value} onClick={() => void recap.play(since)}>
      <Icon name="replay" /> Replay round
    </button>
  );
}

function seatHeldBy(seats: readonly PublicSeat[], person: string): number | undefined {
  const seat = seats.findIndex((one) => one.holder === 'person' && one.person === person);
  return seat < 0 ? undefined : seat;
}

function TableChat({ context: { session, known, me, ask } }: { readonly context: TableContext }) {
  const playing = session.seat !== undefined;
  return (
    <Chat
      messages={known.chat}
      seatOf={(person) => seatHeldBy(known.seats, person)}
      me={me}
      playing={playing}
      onSay={(text) => ask({ type: 'say', room: playing ? 'players' : 'spectators', text })}
      onMute={(person) => void ask({ type: 'mute', person, muted: true })}
      onReport={({ number }) =>
        void ask({ type: 'report', chatMessage: number, why: 'reported from the game page' }).then(
          (isDone) => isDone && notice('Reported to the host of this server.'),
        )
      }
    />
  );
}
