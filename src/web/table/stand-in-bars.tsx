import { useEffect } from 'preact/hooks';
import { BarFrame } from '#kit/bar-frame.tsx';
import { guardPresses } from '#kit/press-guard.ts';
import { SentenceText } from '#kit/sentence-text.tsx';
import { addressedTo } from '#words/sentence.ts';
import { count } from '#words/speech.ts';
import { wonWords } from '../words.ts';
import type { Session } from './session.ts';
import type { TableContext } from './table-view.tsx';

/** What stands in place of the board's own decision bar, if anything does. */
export function StandInBar({ context }: { readonly context: TableContext }) {
  const { session, recap } = context;
  if (recap.running.value || !session.presenter.caughtUp.value) return <StepBar context={context} />;
  if (isPending(session)) return <PendingBar unsent={session.unsent.value} />;
  const free = freeSeat(context);
  if (free !== undefined) return <FreeSeatBar context={context} seat={free} />;
  return <OverBar context={context} />;
}

export function hasStandIn(context: TableContext): boolean {
  const { session, recap, known } = context;
  if (recap.running.value || !session.presenter.caughtUp.value || isPending(session)) return true;
  return known.position.stage === 'over' || freeSeat(context) !== undefined;
}

/** A seat for a person who follows the link while the game is on. */
function freeSeat({ session, known }: TableContext): number | undefined {
  const seat = known.seats.findIndex(({ holder }) => holder === 'nobody');
  const isFree = session.mine.value.length === 0 && seat >= 0 && known.position.stage === 'playing';
  return isFree ? seat : undefined;
}

/** A move waits for the connection: it does not count yet, but it is not lost. */
const isPending = ({ sending, host }: Session): boolean => sending.value && host.state.value === 'lost';

/** While the moves of others are shown: who is doing what, which step it is, and how to be done with it. */
function StepBar({ context }: { readonly context: TableContext }) {
  const { session, recap, board, faces, judge, story } = context;
  const { presenter } = session;
  const view = presenter.shown.value?.view;
  const awaiting = view === undefined ? [] : judge.awaiting(view);
  const said = view === undefined ? undefined : board.words.decision(view, undefined, awaiting);
  const skip = () => (recap.running.value ? recap.skip() : presenter.skip());
  // What comes next stands where this bar stood.
  useEffect(() => guardPresses, []);
  return (
    <BarFrame
      label="What happened"
      look="step-bar"
      seat={awaiting[0]}
      title={
        said === undefined ? (
          'Loading …'
        ) : (
          <SentenceText sentence={addressedTo(said.title, story.told.reader)} seats={faces} />
        )
      }
      detail={stepWords(context)}
      quiet={[
        presenter.isStanding.value
          ? { label: 'Next step', press: () => presenter.next() }
          : { label: 'Pause', press: () => presenter.pause() },
      ]}
      gold={{ label: isAsked(context) ? 'Skip to my turn' : 'Skip to now', press: skip }}
    />
  );
}

const isAsked = ({ session, known }: TableContext): boolean =>
  session.seat !== undefined && known.position.awaited.includes(session.seat);

function stepWords(context: TableContext): string {
  const { steps, coming } = context.story;
  const step = `Step ${Math.max(1, steps.length)} of ${Math.max(1, steps.length + coming)}.`;
  if (!isAsked(context) || coming === 0) return step;
  return `${step} Your turn in ${count(coming, 'step')}.`;
}

interface FreeSeatBarProps {
  readonly context: TableContext;
  readonly seat: number;
}

function FreeSeatBar({ context: { known, board, faces, show }, seat }: FreeSeatBarProps) {
  const { view, awaited } = known.position;
  const { title, detail } = board.words.decision(view, undefined, awaited);
  return (
    <BarFrame
      label="Decision"
      look="free-seat-bar"
      seat={awaited[0]}
      title={<SentenceText sentence={title} seats={faces} />}
      detail={<SentenceText sentence={detail} seats={faces} />}
      gold={{ label: 'Take a seat', press: () => show({ is: 'seat', seat }) }}
    />
  );
}

interface PendingBarProps {
  /** Aborts the move, where it has not been sent yet. */
  readonly unsent: AbortController | undefined;
}

/** While a move waits for the connection. */
const PendingBar = ({ unsent }: PendingBarProps) => (
  <BarFrame
    label="Waiting for the connection"
    look="pending-bar"
    title={unsent === undefined ? 'Your move was sent' : 'Your move is waiting'}
    detail={
      unsent === undefined
        ? 'You will see the result when the connection is back.'
        : 'You are offline. It will be sent when you are back.'
    }
    gold={unsent && { label: 'Cancel this move', press: () => unsent.abort() }}
  />
);

/** When there is nothing more to decide. */
function OverBar({ context: { session, board, known, faces } }: { readonly context: TableContext }) {
  const ranks = known.ending?.outcome.ranks ?? [];
  return (
    <BarFrame
      label="Game over"
      look="over-bar"
      title={wonWords(faces, ranks)}
      detail={<SentenceText sentence={board.words.ending(known.ending?.outcome.reason ?? '')} seats={faces} />}
      link={
        <a class="choice main" href={`/tables/${session.table}/finished`}>
          <span>See the result</span>
        </a>
      }
    />
  );
}
