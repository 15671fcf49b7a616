import { expect, test } from 'vitest';
import { bestOf, type BenchReport, isSlow } from './best.ts';

const report = (name: string, ratio: number): BenchReport => ({ name, ratio, value: 1, unit: 'x/s', reference: 1 });

test('a ratio below half of the best recorded one is slow', () => {
  expect(isSlow({ ...report('a', 0.49), best: 1 })).toBe(true);
  expect(isSlow({ ...report('a', 0.5), best: 1 })).toBe(false);
});

test('what was never recorded is not slow', () => {
  expect(isSlow(report('a', 0.0001))).toBe(false);
});

test('only better ratios are recorded, and nothing is forgotten', () => {
  const recorded = { kept: 3, better: 1 };
  expect(bestOf(recorded, [report('better', 1.23456), report('kept', 2), report('new', 5)])).toEqual({
    kept: 3,
    better: 1.235,
    new: 5,
  });
});
