import { at, type ReadonlyBy } from '#engine/indexed.ts';
import { HEADINGS, SEA } from '../components.ts';
import { ALL_DOTS, ASTERN, type Dot, dotAhead, type Heading, turnBy } from '../sea.ts';

const FAR = SEA.columns * SEA.rows;

/** By goal, then by dot and heading. They are the same for every game. */
const CARDS_TO: ReadonlyBy<Dot, Uint8Array> = ALL_DOTS.map(flood);

/** The fewest cards that bring a ship to a dot, around islands and with all turns. */
export const cardsTo = (goal: Dot, dot: Dot, heading: Heading): number =>
  at(CARDS_TO, goal)[dot * HEADINGS.length + heading] ?? FAR;

/** Backwards from the goal, for every heading there. */
function flood(goal: Dot): Uint8Array {
  const cards = new Uint8Array(FAR * HEADINGS.length).fill(FAR);
  const queue = HEADINGS.map((_, heading) => goal * HEADINGS.length + heading);
  for (const end of queue) cards[end] = 0;
  for (const point of queue) {
    for (const before of precedents(point)) {
      if (cards[before] !== FAR) continue;
      cards[before] = (cards[point] ?? 0) + 1;
      queue.push(before);
    }
  }
  return cards;
}

/** Where a ship may have lain one card earlier. */
function precedents(point: number): readonly number[] {
  const heading = point % HEADINGS.length;
  const dot = Math.trunc(point / HEADINGS.length);
  const turns = [1, -1].map((eighth) => dot * HEADINGS.length + turnBy(heading, eighth));
  const behind = dotAhead(dot, turnBy(heading, ASTERN));
  return 'dot' in behind ? [...turns, behind.dot * HEADINGS.length + heading] : turns;
}
