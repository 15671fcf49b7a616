import { expect, test } from 'vitest';
import { heap, heapInsight } from '#testing/toys/heap.ts';
import { rewards } from './worth.ts';

test.each([
  [undefined, [0.6, 0.4, 0.35]],
  [0.5, [0.675, 0.525, 0.475]],
  [0, [0.75, 0.65, 0.6]],
])('a game says how much of the leader’s share counts against a seat’s own: %s', (rivalry, expected) => {
  const insight = {
    ...heapInsight,
    shares: (): readonly number[] => [0.5, 0.3, 0.2],
    ...(rivalry !== undefined && { rivalry }),
  };
  const into = new Float64Array(3);
  rewards({ game: heap, insight, seats: 3 }, heap.setup(3, { sticks: 9 }), into);
  expect([...into]).toEqual(expected.map((reward) => expect.closeTo(reward)));
});

test('a game that judges all seats at once is asked once, not seat by seat', () => {
  const insight = {
    ...heapInsight,
    evaluate(): number {
      throw new Error('asked for one seat');
    },
    shares: (): readonly number[] => [0.5, 0.3, 0.2],
  };
  const into = new Float64Array(3);
  rewards({ game: heap, insight, seats: 3 }, heap.setup(3, { sticks: 9 }), into);
  expect([...into]).toEqual([0.6, 0.4, 0.35]);
});
