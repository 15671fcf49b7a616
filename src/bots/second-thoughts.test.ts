import { expect, test } from 'vitest';
import { seeded } from '#engine/seeded.ts';
import { heap, heapInsight } from '#testing/toys/heap.ts';
import type { Manner } from './bot.ts';
import { careful } from './looking.ts';
import { think } from './search.ts';

/** A heap whose tree ends with the own turn, and whose evaluation says nothing. */
const blind = { game: heap, insight: { ...heapInsight, evaluate: () => 0.5 }, seats: 2 };

const never = (): number => {
  throw new Error('an iteration budget asks no clock');
};

/** What twenty searches take of six sticks, of which only two win. */
function takenOfSix(manner: Partial<Manner>): ReadonlySet<string> {
  const view = heap.view(heap.setup(2, { sticks: 6 }), 0);
  const settings = { budget: { iterations: 60 }, now: never, solitary: true, exploration: 5, ...manner };
  const found = Array.from({ length: 20 }, (_, seed) => think(blind, { view, seat: 0, rng: seeded(seed) }, settings));
  return new Set(found.map(({ action }) => JSON.stringify(action)));
}

test('second thoughts find what shows only when play has come round', () => {
  const two = JSON.stringify({ type: 'take', sticks: 2 });
  expect([...takenOfSix({ foresight: 2 })]).toEqual([two]);
  expect(takenOfSix({ foresight: 0 }).has(two)).toBe(false);
});

test('whoever decides with care takes the last sticks', () => {
  for (const left of [1, 2, 3]) {
    expect(careful(blind, heap.setup(2, { sticks: left }), 0, 1)).toEqual({ type: 'take', sticks: left });
  }
});

test('second thoughts keep to the time that the tree has left them, and try two answers in any case', () => {
  const view = heap.view(heap.setup(2, { sticks: 17 }), 0);
  let time = 0;
  const settings = { now: () => time++, solitary: true, foresight: 2, exploration: 5 };
  const spend = (milliseconds: number): number => {
    time = 0;
    think(blind, { view, seat: 0, rng: seeded(1) }, { ...settings, budget: { milliseconds } });
    return time;
  };
  expect(spend(200)).toBeGreaterThan(190);
  expect(spend(200)).toBeLessThan(210);
  expect(spend(0)).toBeLessThan(10);
});
