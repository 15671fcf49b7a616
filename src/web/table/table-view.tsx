import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { AnyGame } from '#engine/game.ts';
import type { Action } from '#engine/forms.ts';
import type { Command } from '#protocol/commands.ts';
import { Withdrawn } from '../house/house.ts';
import { MastLink, Mast } from '../parts/mast.tsx';
import { Icon, type IconName } from '../parts/icons.tsx';
import { notice } from '../parts/notice.tsx';
import type { AnyBoard } from '../shelf.ts';
import { faceOf, problemSentence } from '../words.ts';
import { BoardSlot } from './board-slot.tsx';
import { newJudge } from './judge.ts';
import { useKeptFocus } from './kept-focus.ts';
import type { Known } from './known.ts';
import { Lobby } from './lobby.tsx';
import type { Recap } from './recap.tsx';
import type { Session } from './session.ts';
import { type SheetName, TableSheets } from './table-sheets.tsx';
import { TableSide } from './table-side.tsx';
import { useTurnSign } from './turn-sign.ts';
import { useAnnouncedEvents, useLooking, useOpeningRecap } from './watching.ts';

export interface TableViewProps {
  readonly session: Session;
  readonly recap: Recap;
  readonly game: AnyGame;
  readonly board: AnyBoard;
}

/** All that the parts of the table page share. */
export interface TableContext extends TableViewProps {
  readonly known: Known;
  readonly faces: readonly ReturnType<typeof faceOf>[];
  readonly me: string | undefined;
  readonly judge: ReturnType<typeof newJudge>;
  /** Whether it was done. If not, the page says why. */
  readonly ask: (command: Command) => Promise<boolean>;
  readonly act: (actions: readonly Action[]) => void;
  readonly show: (sheet: SheetName) => void;
  readonly point: (places: readonly string[]) => void;
}

export function TableView(props: TableViewProps) {
  const { session, recap, game, board } = props;
  const judge = useMemo(() => newJudge(game), [game]);
  const sheet = useSignal<SheetName>(undefined);
  const highlighted = useSignal<readonly string[]>([]);
  const me = session.house.person.value;
  const known = session.known.value;
  const faces = useComputed(() => (session.known.value?.seats ?? []).map((seat, i) => faceOf(seat, i, me)));
  useOpeningRecap(session, recap);
  useLooking(session, recap);
  useEffect(() => session.presenter.lingerBy((events) => board.linger?.(events) ?? 1), [session, board]);
  useAnnouncedEvents(session, board, faces);
  const asked = known !== undefined && session.seat !== undefined && known.position.awaited.includes(session.seat);
  useTurnSign(game.meta.title, asked && known.position.stage === 'playing');
  if (known === undefined) return <Mast where={game.meta.title} />;
  const context: TableContext = {
    ...props,
    known,
    judge,
    me,
    faces: faces.value,
    ask: (command) => said(askOrWait(session, command)),
    act: (actions) => void said(session.play(actions)),
    show: (name) => (sheet.value = name),
    point: (places) => (highlighted.value = places),
  };
  return (
    <div class="table-page">
      <TableMast context={context} />
      {known.position.stage === 'gathering' ? (
        <LobbyBody context={context} />
      ) : (
        <TableBody context={context} highlighted={highlighted.value} />
      )}
      <TableSheets context={context} sheet={sheet.value} onClose={() => (sheet.value = undefined)} />
    </div>
  );
}

/** Whether the table did what was asked. A refusal is shown in words. */
async function said(asking: Promise<unknown>): Promise<boolean> {
  try {
    await asking;
    return true;
  } catch (problem) {
    if (!(problem instanceof Withdrawn)) notice(problemSentence(problem));
    return false;
  }
}

/** Without a connection it waits. The person is told so and may cancel it. */
function askOrWait(session: Session, command: Command): Promise<unknown> {
  const withdrawal = new AbortController();
  if (session.house.state.peek() === 'lost') {
    notice('There is no connection. This is sent when it is back.', {
      label: 'Do not send it',
      act: () => withdrawal.abort(),
    });
  }
  return session.ask(command, { withdrawal: withdrawal.signal });
}

function TableMast({ context: { session, game, known, show } }: { readonly context: TableContext }) {
  const lost = session.house.state.value === 'lost';
  const { stage } = known.position;
  return (
    <Mast where={game.meta.title}>
      {lost && (
        <span class="lost" role="status">
          Connection lost, coming back …
        </span>
      )}
      <MastButton name="guide" label="Guide" onClick={() => show({ is: 'guide', at: '' })} />
      {stage !== 'gathering' && <MastLink href={`/tables/${session.table}/replay`} icon="replay" label="Replay" />}
      {stage !== 'over' && <MastButton name="invite" label="Invite" onClick={() => show({ is: 'invite' })} />}
      {stage !== 'gathering' && (
        <MastButton name="people" label="Players, log and chat" narrow onClick={() => show({ is: 'side' })} />
      )}
    </Mast>
  );
}

interface MastButtonProps {
  readonly name: IconName;
  readonly label: string;
  /** Only where there is no room for the panels. */
  readonly narrow?: boolean;
  readonly onClick: () => void;
}

const MastButton = ({ name, label, narrow, onClick }: MastButtonProps) => (
  <button type="button" class={narrow ? 'plain only-narrow' : 'plain'} aria-label={label} onClick={onClick}>
    <Icon name={name} />
    <span class="label" aria-hidden="true">
      {label}
    </span>
  </button>
);

function LobbyBody({ context }: { readonly context: TableContext }) {
  const { known, faces, session, me, game, ask } = context;
  return (
    <main id="main" tabIndex={-1}>
      <Lobby
        title={game.meta.title}
        seats={known.seats}
        faces={faces}
        seated={session.mine.value.length > 0}
        opener={known.about.opener === me}
        address={`${location.origin}/tables/${session.table}`}
        onAsk={(command) => void ask(command)}
      />
    </main>
  );
}

interface TableBodyProps {
  readonly context: TableContext;
  readonly highlighted: readonly string[];
}

function TableBody({ context, highlighted }: TableBodyProps) {
  useKeptFocus();
  return (
    <main id="main" tabIndex={-1} class="table-grid" aria-busy={context.session.sending}>
      <h1 class="unseen" data-arrive="" tabIndex={-1}>
        {context.game.meta.title}
      </h1>
      <BoardSlot context={context} highlighted={highlighted} />
      <aside class="side" aria-label="Table">
        <TableSide context={context} />
      </aside>
    </main>
  );
}
