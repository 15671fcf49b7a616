import { expect, test } from 'vitest';
import { replyTime } from './reply-time.ts';

const search = { level: 'search', budget: 200, began: 1000 } as const;

test('a bot that was done at once and one that thought to the end answer at the same moment', () => {
  const times = [1000, 1001, 1200, 1299, 1300].map((ended) => replyTime({ ...search, ended }, 100));
  expect(new Set(times)).toEqual(new Set([1300]));
});

test('a bot that took too long answers at the next such moment', () => {
  expect(replyTime({ ...search, ended: 1301 }, 100)).toBe(1600);
});

test('a bot that does not search has no budget to wait for', () => {
  expect(replyTime({ ...search, level: 'greedy', ended: 1004 }, 100)).toBe(1100);
  expect(replyTime({ ...search, level: 'greedy', ended: 1004 }, 0)).toBe(1004);
});
