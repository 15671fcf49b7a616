import type { Seat } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import type { Outcome } from '#engine/game.ts';
import type { Subject } from './bot.ts';

/** What all the places behind the first are worth together: enough to race on for them, too little to aim for them. */
const CONSOLATION = 0.2;

/**
 * What the points count beside the place they led to: a player who can no longer change the place still plays for
 * points.
 */
const PRIDE = 0.02;

/**
 * A finished game as shares of winning: the winners divide the first place, the others keep a little by rank, and all
 * get a trace by points.
 */
export const worthOf = (outcome: Outcome, seat: number): number =>
  placeWorth(outcome, seat) + PRIDE * aboveOthers(outcome, seat);

function placeWorth({ ranks }: Outcome, seat: number): number {
  const rank = ranks[seat] ?? ranks.length;
  if (rank === 1) return 1 / ranks.filter((other) => other === 1).length;
  return (CONSOLATION * (ranks.length - rank)) / Math.max(1, ranks.length - 1);
}

/** How far a seat is above the average of points, as a share of all points: -1 to 1. */
export function aboveOthers({ scores }: Outcome, seat: number): number {
  let [sum, size] = [0, 1];
  for (const score of scores) {
    sum += score;
    size += Math.abs(score);
  }
  return ((scores[seat] ?? 0) - sum / scores.length) / size;
}

/** Fills `into` with every seat's share of winning at this state. */
function shares<S, A extends Action, V>(subject: Subject<S, A, V>, state: S, into: Float64Array): void {
  const outcome = subject.game.outcome(state);
  const judged = outcome === undefined ? subject.insight.shares?.(state) : undefined;
  if (judged !== undefined) return into.set(judged);
  for (let seat = 0; seat < into.length; seat++) {
    into[seat] = outcome === undefined ? subject.insight.evaluate(state, seat) : worthOf(outcome, seat);
  }
}

/**
 * Every seat's reward relative to the leader, 0 to 1 apart from a trace of points: its own share minus the best of the
 * others, as far as the game is one of rivalry. A seat that counts only its own share does not care which rival a move
 * helps. A seat far behind that counts the leader's share in full ruins itself to hold the leader up.
 */
export function rewards<S, A extends Action, V>(subject: Subject<S, A, V>, state: S, into: Float64Array): void {
  shares(subject, state, into);
  const rivalry = subject.insight.rivalry ?? 1;
  let best = -Infinity;
  let second = -Infinity;
  for (const share of into) {
    if (share > best) {
      second = best;
      best = share;
    } else if (share > second) second = share;
  }
  const alone = second === -Infinity;
  for (let seat = 0; seat < into.length; seat++) {
    const share = into[seat] as number;
    const rival = alone ? 0 : share === best ? second : best;
    into[seat] = 0.5 + (share - rivalry * rival) / 2;
  }
}

/** One seat's reward alone. */
export function rewardOf<S, A extends Action, V>(subject: Subject<S, A, V>, state: S, seat: Seat): number {
  const reward = new Float64Array(subject.seats);
  rewards(subject, state, reward);
  return reward[seat] as number;
}
