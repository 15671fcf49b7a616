import type { ComponentChildren } from 'preact';
import { SentenceText } from '#kit/sentence-text.tsx';
import { boardPreferences } from '../preferences.ts';
import { wonWords } from '../words.ts';
import type { Known } from './known.ts';
import { learn, Lesson, lessonsAhead } from './lesson.tsx';
import { PendingBar } from './pending-bar.tsx';
import { RecapBar } from './recap.tsx';
import type { Session } from './session.ts';
import { guideAt } from './table-sheets.tsx';
import type { TableContext } from './table-view.tsx';
import { Tools } from './tools.tsx';

interface BoardSlotProps {
  readonly context: TableContext;
  readonly highlighted: readonly string[];
}

/** Puts the game's board and its decision bar into the page's grid. */
export function BoardSlot({ context, highlighted }: BoardSlotProps) {
  const { session, recap, board, known, faces, judge, act, show } = context;
  const { position } = known;
  const frame = session.presenter.shown.value ?? { view: position.view, events: [] };
  const recapping = recap.left.value > 0;
  const ready = isReady(session, recapping);
  const standIn = standInFor(context);
  const ahead = ready ? lessonsAhead(context, frame.view) : [];
  return (
    <>
      <Lesson context={context} ahead={ahead} />
      <board.Board
        view={frame.view}
        events={frame.events}
        seat={session.seat}
        revealedSeats={session.seat === undefined ? [] : [session.seat]}
        seats={faces}
        awaiting={ready ? position.awaited : []}
        legal={ready ? position.legal : []}
        anytime={position.anytime}
        highlighted={highlighted}
        preferences={boardPreferences.value}
        withBar={standIn === undefined}
        sending={session.sending.value}
        tools={<ToolRow context={context} ready={ready} />}
        why={(action) => judge.why(frame.view, session.seat, action)}
        rule={judge.rule}
        showRule={(id) => show(guideAt(id))}
        act={(actions) => {
          // A player who has answered has read the explanation, or did not need it.
          if (ahead[0] !== undefined) learn(ahead[0]);
          act(actions);
        }}
      />
      {standIn}
    </>
  );
}

/** What stands in place of the board's own decision bar, if anything does. */
function standInFor(context: TableContext): ComponentChildren {
  const { session, recap } = context;
  if (recap.left.value > 0) return <RecapBar recap={recap} />;
  if (isPending(session)) return <PendingBar unsent={session.unsent.value} />;
  return isOver(context) ? <OverBar context={context} /> : undefined;
}

/** The result is told only after the last shot, step or die has been shown. */
const isOver = ({ known, session }: TableContext): boolean =>
  known.position.stage === 'over' && session.presenter.caughtUp.value;

/** A move waits for the connection: it does not count yet, but it is not lost. */
const isPending = ({ sending, house }: Session): boolean => sending.value && house.state.value === 'lost';

/** Nothing is offered before the seat has seen what led to the question. */
const isReady = ({ presenter, curtain }: Session, recapping: boolean): boolean =>
  presenter.caughtUp.value && !recapping && curtain.value === undefined;

interface ToolRowProps {
  readonly context: TableContext;
  readonly ready: boolean;
}

const ToolRow = ({ context: { session, known, ask, show }, ready }: ToolRowProps) => (
  <>
    <OpenSeat known={known} seated={session.mine.value.length > 0} onSit={(seat) => show({ is: 'seat', seat })} />
    <Tools
      seat={session.seat}
      turn={known.position.turn}
      undo={known.position.undo && ready && session.house.state.value === 'open'}
      sending={session.sending.value}
      onAsk={(command) => void ask(command)}
    />
  </>
);

interface OpenSeatProps {
  readonly known: Known;
  readonly seated: boolean;
  readonly onSit: (seat: number) => void;
}

/** For a person who follows the link while the game is on and a seat is free. */
function OpenSeat({ known, seated, onSit }: OpenSeatProps) {
  const open = known.seats.findIndex(({ holder }) => holder === 'nobody');
  if (seated || open < 0 || known.position.stage !== 'playing') return undefined;
  return (
    <button type="button" class="choice main" onClick={() => onSit(open)}>
      <span>Sit down</span>
    </button>
  );
}

/** Stands in place of the decision bar when there is nothing more to decide. */
function OverBar({ context: { session, board, known, faces } }: { readonly context: TableContext }) {
  const ranks = known.ending?.outcome.ranks ?? [];
  return (
    <section class="bar over-bar" aria-label="The game is over">
      <div class="bar-words">
        <p class="bar-title">{wonWords(faces, ranks)}</p>
        <p class="bar-detail">
          <SentenceText sentence={board.words.ending(known.ending?.outcome.reason ?? '')} seats={faces} />
        </p>
      </div>
      <div class="bar-choices">
        <a class="choice main" href={`/tables/${session.table}/finished`}>
          <span>How it ended</span>
        </a>
      </div>
    </section>
  );
}
