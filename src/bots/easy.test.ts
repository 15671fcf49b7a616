import { expect, test } from 'vitest';
import { seeded } from '#engine/seeded.ts';
import { heap, heapInsight } from '#testing/toys/heap.ts';
import { easy } from './easy.ts';

const view = (sticks: number) => heap.view(heap.setup(2, { sticks }), 0);

/** What it takes of so many sticks, over many seeds, if differences up to `unnoticed` escape it. */
function taken(sticks: number, unnoticed?: number): ReadonlySet<unknown> {
  const insight = unnoticed === undefined ? heapInsight : { ...heapInsight, unnoticed };
  const bot = easy({ game: heap, insight, seats: 2 });
  const decisions = Array.from({ length: 40 }, (_, seed) => bot.decide(view(sticks), 0, seeded(seed)));
  return new Set(decisions.map((action) => ('sticks' in action ? action.sticks : undefined)));
}

test('an easy bot sees what is much better', () => {
  expect(taken(3)).toEqual(new Set([3]));
});

test('an easy bot takes any of the answers whose difference escapes it', () => {
  expect(taken(3, 2)).toEqual(new Set([1, 2, 3]));
});

test('an easy bot decides the same for the same seed', () => {
  const bot = easy({ game: heap, insight: { ...heapInsight, unnoticed: 1 }, seats: 2 });
  expect(bot.decide(view(21), 0, seeded(9))).toEqual(bot.decide(view(21), 0, seeded(9)));
});
