import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeded } from './seeded.ts';
import { pick, shuffle } from './rng.ts';

test('a shuffle keeps every element, in the same list', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.nat(), (list, seed) => {
      const sorted = list.toSorted((a, b) => a - b);
      expect(shuffle(seeded(seed), list)).toBe(list);
      expect(list.toSorted((a, b) => a - b)).toEqual(sorted);
    }),
  );
});

test('all orders of a shuffle are about equally likely', () => {
  const rng = seeded(5);
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = shuffle(rng, ['a', 'b', 'c']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  // Five standard deviations of 6,000 draws of one in six.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(145);
});

test('a pick is one of the list, and each can be it', () => {
  const rng = seeded(3);
  const picked = new Set(Array.from({ length: 100 }, () => pick(rng, ['a', 'b', 'c'])));
  expect([...picked].sort()).toEqual(['a', 'b', 'c']);
});

test('nothing can be picked from an empty list', () => {
  expect(() => pick(seeded(1), [])).toThrow('empty list');
});
