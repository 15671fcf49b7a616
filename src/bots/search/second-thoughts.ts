import type { Seat } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import { silent } from '#engine/game.ts';
import { seeded } from '#engine/seeded.ts';
import { type Subject, imagined } from '../bot.ts';
import { careful } from '../looking.ts';
import { drawChance } from '../playing-on.ts';
import { aboveOthers, rewardOf } from '../worth.ts';

/** An answer that may be the best one. */
export interface Doubtful<A extends Action> {
  readonly action: A;
  /** What was known of it before, counted like rewards from trials. */
  readonly known: number;
}

/** What a search wants to know better, once the tree has separated the good answers from the bad. */
export interface Doubt<A extends Action, V> {
  readonly view: V;
  readonly seat: Seat;
  /** The answers to decide between, the favourite first. */
  readonly answers: readonly Doubtful<A>[];
  /** How many of the seat's next turns are reached before the position is judged. Infinity: to the end. */
  readonly foresight: number;
  /** Where the luck of the imagined worlds begins. */
  readonly luck: number;
  /** Whether there is time for `more` trials after `tried` of them. */
  readonly hasTime: (tried: number, more: number) => boolean;
}

/** This many answers are tried even if there is little time, and stay to the end. */
const LEAST = 2;

/**
 * Plays the answers on in the same worlds, to the seat's next turns or to the end, all seats deciding with care, and
 * takes the one that ends best. A few such games tell more than many looks at the end of the turn, when no answer has
 * paid off yet. After every world the better half goes on to the next, so that the time is spent on the close ones.
 */
export function reconsider<S, A extends Action, V>(subject: Subject<S, A, V>, doubt: Doubt<A, V>): A {
  const { view, seat, answers, luck, hasTime } = doubt;
  let left: Tried<A>[] = answers.map(({ action, known }) => ({ answer: action, total: known }));
  let tried = 0;
  for (let world = 0; world === 0 || hasTime(tried, left.length); world++) {
    const from = imagined(subject, view, seat, seeded(luck + world));
    let met = 0;
    while (met < left.length && (world > 0 || met < LEAST || hasTime(tried, 1))) {
      const one = left[met] as Tried<A>;
      one.total += rewardAhead(subject, from, { ...doubt, luck: luck + world }, one.answer);
      met += 1;
      tried += 1;
    }
    left = betterHalf(left.slice(0, met));
  }
  return (left[0] as Tried<A>).answer;
}

/** An answer, and its rewards in all worlds so far, added to what was known of it before. */
interface Tried<A extends Action> {
  readonly answer: A;
  total: number;
}

/** All of these were tried in the same worlds. The favourite comes first among equals. */
const betterHalf = <A extends Action>(tried: readonly Tried<A>[]): Tried<A>[] =>
  tried.toSorted((a, b) => b.total - a.total).slice(0, Math.max(LEAST, Math.ceil(tried.length / 2)));

/** What the seat gets by an answer in this world, judged at one of its next turns. */
function rewardAhead<S, A extends Action, V>(
  subject: Subject<S, A, V>,
  from: S,
  doubt: Doubt<A, V>,
  answer: A,
): number {
  const state = subject.game.clone(from);
  subject.game.apply(state, doubt.seat, answer, silent);
  playAhead(subject, state, doubt);
  return judged(subject, state, doubt);
}

/** In a long imagined game it is mostly luck who comes first; the points tell more. */
function judged<S, A extends Action, V>(subject: Subject<S, A, V>, state: S, { seat, foresight }: Doubt<A, V>): number {
  const outcome = foresight === Infinity ? subject.game.outcome(state) : undefined;
  return outcome === undefined ? rewardOf(subject, state, seat) : aboveOthers(outcome, seat);
}

function playAhead<S, A extends Action, V>(
  subject: Subject<S, A, V>,
  state: S,
  { seat, foresight, luck }: Doubt<A, V>,
): void {
  const rng = seeded(luck);
  let isAway = false;
  for (let returns = 0; ;) {
    const asked = drawChance(subject, state, rng);
    const next = asked[0] as Seat | undefined;
    if (next === undefined) return;
    if (isAway && next === seat) returns += 1;
    if (returns === foresight) return;
    isAway = next !== seat;
    subject.game.apply(state, next, careful(subject, state, next, luck), silent);
  }
}
