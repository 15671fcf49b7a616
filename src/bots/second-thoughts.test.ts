import { expect, test } from 'vitest';
import { seeded } from '#engine/seeded.ts';
import { heap, heapInsight, type HeapState } from '#testing/toys/heap.ts';
import type { Manner } from './bot.ts';
import { careful } from './looking.ts';
import { think } from './search.ts';
import { reconsider } from './search/second-thoughts.ts';

/** A heap whose tree ends with the seat's own turn, and whose evaluation says nothing. */
const blind = { game: heap, insight: { ...heapInsight, evaluate: () => 0.5 }, seats: 2 };

const never = (): number => {
  throw new Error('an iteration budget asks no clock');
};

/** What twenty searches take of six sticks, of which only two win. */
function takenOfSix(manner: Partial<Manner>, subject = blind): ReadonlySet<string> {
  const view = heap.view(heap.setup(2, { sticks: 6 }), 0);
  const settings = { budget: { iterations: 60 }, now: never, solitary: true, exploration: 5, ...manner };
  const found = Array.from({ length: 20 }, (_, seed) => think(subject, { view, seat: 0, rng: seeded(seed) }, settings));
  return new Set(found.map(({ action }) => JSON.stringify(action)));
}

test('second thoughts find what shows only when the seat has had its next turns', () => {
  const two = JSON.stringify({ type: 'take', sticks: 2 });
  expect([...takenOfSix({ foresight: 2 })]).toEqual([two]);
  expect(takenOfSix({ foresight: 0 }).has(two)).toBe(false);
});

test('where everything depends on a decision, second thoughts go on to the end', () => {
  const two = JSON.stringify({ type: 'take', sticks: 2 });
  expect(takenOfSix({ foresight: 1 }).has(two)).toBe(false);
  const decisive = { ...blind, insight: { ...blind.insight, decisive: ({ left }: HeapState) => left === 6 } };
  expect([...takenOfSix({ foresight: 1 }, decisive)]).toEqual([two]);
  expect(takenOfSix({ foresight: 0 }, decisive).has(two)).toBe(false);
});

test('what was known of an answer before the trials counts beside them', () => {
  const view = heap.view(heap.setup(2, { sticks: 16 }), 0);
  const doubt = { view, seat: 0, foresight: 1, luck: 1, hasTime: (tried: number, more: number) => tried + more <= 6 };
  for (const liked of [1, 2, 3]) {
    const answers = heap.legal(view, 0).map((action) => ({ action, known: action.sticks === liked ? 0.1 : 0 }));
    expect(reconsider(blind, { ...doubt, answers })).toEqual({ type: 'take', sticks: liked });
  }
});

test('with more than two seats, a careful bot goes by what its own seat is heading for', () => {
  const promising = { ...blind.insight, promise: ({ left }: HeapState) => -Math.abs(left - 7) };
  const takenBy = (seats: number): number =>
    careful({ ...blind, insight: promising, seats }, heap.setup(seats, { sticks: 9 }), 0, 1).sticks;
  expect(takenBy(3)).toBe(2);
  expect(takenBy(2)).toBe(1);
});

test('a careful bot takes the last sticks', () => {
  for (const left of [1, 2, 3]) {
    expect(careful(blind, heap.setup(2, { sticks: left }), 0, 1)).toEqual({ type: 'take', sticks: left });
  }
});

test('a careful bot does not look at what is much less likely than something else', () => {
  const sure = { ...blind, insight: { ...blind.insight, priors: () => [1, 0.2] } };
  const unsure = { ...blind, insight: { ...blind.insight, priors: () => [1, 0.5] } };
  const two = heap.setup(2, { sticks: 2 });
  expect(careful(sure, two, 0, 1)).toEqual({ type: 'take', sticks: 1 });
  expect(careful(unsure, two, 0, 1)).toEqual({ type: 'take', sticks: 2 });
});

test('every answer is tried in the first world, and only the better half in the next one', () => {
  const view = heap.view(heap.setup(2, { sticks: 6 }), 0);
  const met = [0, 0, 0, 0];
  const counting: typeof heap = {
    ...heap,
    apply(state, seat, action, tell) {
      // Nobody but the thinking seat finds six sticks.
      if (state.left === 6) met[action.sticks] = (met[action.sticks] ?? 0) + 1;
      heap.apply(state, seat, action, tell);
    },
  };
  const answers = heap.legal(view, 0).map((action) => ({ action, known: 0 }));
  const hasTime = (tried: number, more: number): boolean => tried + more <= 9;
  const doubt = { view, seat: 0, answers, foresight: 2, luck: 1, hasTime };
  expect(reconsider({ ...blind, game: counting }, doubt)).toEqual({ type: 'take', sticks: 2 });
  expect(met).toEqual([0, 4, 4, 1]);
});

test('second thoughts keep to the time that the tree has left them, and always try two answers', () => {
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
