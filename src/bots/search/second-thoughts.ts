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
  /** What speaks for it beforehand, as if it were rewards from trials. */
  readonly known: number;
}

/** What a search wants to know better, once the tree has told the good answers from the bad. */
export interface Doubt<A extends Action, V> {
  readonly view: V;
  readonly seat: Seat;
  /** The answers between which there is a doubt, the favourite first. */
  readonly answers: readonly Doubtful<A>[];
  /** How often play comes round to the seat before it is judged. Infinity: to the end. */
  readonly foresight: number;
  /** Where the luck of the imagined worlds begins. */
  readonly luck: number;
  /** Whether there is time for so many trials more, after so many. */
  readonly hasTime: (tried: number, more: number) => boolean;
}

/** Answers that are tried however little time there is, and that stay to the last. */
const LEAST = 2;

/**
 * Plays the answers on in the same worlds, to the seat's next turns or to the end, all seats deciding with care, and takes the one that ends
 * best. A few such games tell more than many looks at the end of the turn, where each answer has sown but not reaped. Every world leaves
 * the better half for the next, so that time goes where the doubt is.
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

/** An answer, and what it brought in all worlds that it met beside what spoke for it. */
interface Tried<A extends Action> {
  readonly answer: A;
  total: number;
}

/** All of these have met the same worlds. The favourite comes first among equals. */
const betterHalf = <A extends Action>(tried: readonly Tried<A>[]): Tried<A>[] =>
  tried.toSorted((a, b) => b.total - a.total).slice(0, Math.max(LEAST, Math.ceil(tried.length / 2)));

/** What the seat gets by an answer in this world, once play has come round to it. */
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

/** Who comes first at the end of a long game that is only imagined is mostly luck; by how many points tells more. */
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
