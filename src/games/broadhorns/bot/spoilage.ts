import { BOATS, RIVER_END, SEAT_COUNTS } from '../components.ts';
import { seasonOf, type State } from '../state.ts';

/** How often a spoil card hits a given cargo per turn at the table, and any perishable in summer. */
const HITS = 0.055;
const SUMMER_HITS = 0.16;

/** Which of the tables holds for a state. */
export const hitsPerTurn = (s: State): number => s.merchants.length + (seasonOf(s) === 'summer' ? SUMMER : 0);

const SUMMER = Math.max(...SEAT_COUNTS) + 1;

/**
 * How likely a barrel is still there after this many actions: its slack outlasts the spoil cards that will be drawn
 * until then.
 */
export function survival(hits: number, actions: number, slack: number): number {
  return SURVIVAL[hits]?.[actions]?.[slack] ?? workOut(hits, actions, slack);
}

const upTo = <T>(most: number, make: (n: number) => T): readonly T[] =>
  Array.from({ length: most + 1 }, (_, n) => make(n));

const MOST_SLACK = Math.max(...BOATS.map(({ boxSpaces }) => boxSpaces));

/** By the kind of hits, the actions until the sale, and the slack: bots ask thousands of times a second. */
const SURVIVAL = upTo(2 * SUMMER, (hits) =>
  upTo(RIVER_END, (actions) => upTo(MOST_SLACK, (slack) => workOut(hits, actions, slack))),
);

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
