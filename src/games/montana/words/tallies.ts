import { at } from '#engine/indexed.ts';
import { count } from '#words/speech.ts';
import { BIG_COPPER, COLOURS, type Good, GOODS } from '../components.ts';
import type { Event, EventOf } from '../events.ts';
import { goodsOf, smallGoods } from './names.ts';

/** What some events give in all, counted and in words. */

export const ofKind = <T extends Event['type']>(events: readonly Event[], type: T): readonly EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

/** How many of each kind: goods by good, workers by colour. */
function tally<E>(kinds: readonly unknown[], events: readonly E[], read: (event: E) => readonly [number, number]) {
  const counts = kinds.map(() => 0);
  for (const [kind, number] of events.map(read)) counts[kind] = at(counts, kind) + number;
  return counts;
}

export const goodsIn = (events: readonly Event[]) =>
  tally(GOODS, ofKind(events, 'goodsTaken'), ({ good, count: number }) => [good, number]);
export const workersIn = (events: readonly Event[]) =>
  tally(COLOURS, ofKind(events, 'workersTaken'), ({ colour, count: number }) => [colour, number]);
export const sentBackIn = (events: readonly Event[]) =>
  tally(COLOURS, ofKind(events, 'workerDiscarded'), ({ colour }) => [colour, 1]);

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const silverIn = (events: readonly Event[]): number => sum(ofKind(events, 'silverTaken').map(({ silver }) => silver));

export const gained = (counts: readonly number[]): readonly string[] =>
  counts.flatMap((number, good) => (number === 0 ? [] : [`+${goodsOf(number, good)}`]));
export const silverGained = (events: readonly Event[]): readonly string[] =>
  silverIn(events) === 0 ? [] : [`+${silverIn(events)} silver`];
export const cowsGained = (events: readonly Event[]): readonly string[] =>
  ofKind(events, 'cowTaken').map(() => `+${count(1, 'cow')}`);

/** What was made big is told by what it was, so the big goods are not counted again. */
export function rewardWords(events: readonly Event[]): readonly string[] {
  const big = tally(GOODS, ofKind(events, 'upgraded'), ({ good, count: number }) => [good, number]);
  const goods = goodsIn(events).map((number, good: Good) => (good >= BIG_COPPER ? 0 : number));
  return [
    ...gained(goods),
    ...(sum(big) === 0 ? [] : [`${smallGoods(big)} made big`]),
    ...silverGained(events),
    ...cowsGained(events),
  ];
}
