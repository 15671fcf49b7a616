import { expect, test } from 'vitest';
import { newSourceLimiter } from './limits.ts';

const ann = { person: 'ann', address: '192.0.2.1' };
const bob = { person: 'bob', address: '192.0.2.1' };

test('a person is limited, and others at the same address are not', () => {
  const limiter = newSourceLimiter([2, 10], 1000, () => 0);
  expect([1, 2, 3].map(() => limiter.take(ann))).toEqual([true, true, false]);
  expect(limiter.take(bob)).toBe(true);
});

test('many identities at one address share the allowance of the address', () => {
  const limiter = newSourceLimiter([2, 5], 1000, () => 0);
  const taken = Array.from({ length: 9 }, (_, i) => limiter.take({ person: `p${i}`, address: ann.address }));
  expect(taken.filter(Boolean)).toHaveLength(5);
  expect(limiter.take({ person: 'carl', address: '192.0.2.2' })).toBe(true);
});

test('a request that is refused to a person costs the address nothing', () => {
  const limiter = newSourceLimiter([1, 3], 1000, () => 0);
  for (let i = 0; i < 10; i++) limiter.take(ann);
  expect(limiter.take(bob)).toBe(true);
});
