import { SEAT_COUNTS } from '../components.ts';
import { seasonOf, type State } from '../state.ts';

/** How often a spoil card hits a given cargo per turn at the table, and any perishable in summer. */
const HITS = 0.055;
const SUMMER_HITS = 0.16;

/** Which of the tables holds for a state. */
export const hitsPerTurn = (s: State): number => s.merchants.length + (seasonOf(s) === 'summer' ? SUMMER : 0);

const SUMMER = Math.max(...SEAT_COUNTS) + 1;

/** By the kind of hits, the actions until the sale, and the slack: every answer is computed once. */
const known: number[][][] = [];

/**
 * How likely a barrel is still there after this many actions: its slack outlasts the spoil cards that will be drawn
 * until then.
 */
export function survival(hits: number, actions: number, slack: number): number {
  const ofActions = ((known[hits] ??= [])[actions] ??= []);
  return (ofActions[slack] ??= workOut(hits, actions, slack));
}

function workOut(hits: number, actions: number, slack: number): number {
  const expected = (hits >= SUMMER ? SUMMER_HITS * (hits - SUMMER) : HITS * hits) * (actions / 2);
  let term = Math.exp(-expected);
  let sum = term;
  for (let n = 1; n <= slack; n++) {
    term *= expected / n;
    sum += term;
  }
  return sum;
}
