import { expect, test } from 'vitest';
import { newLimiter } from './bucket.ts';

function clocked(allowance: number, period: number) {
  let time = 0;
  const limiter = newLimiter(allowance, period, () => time);
  return { limiter, pass: (milliseconds: number) => (time += milliseconds) };
}

test('the allowance can be spent at once, and not more', () => {
  const { limiter } = clocked(3, 1000);
  expect([1, 2, 3, 4].map(() => limiter.take('ann'))).toEqual([true, true, true, false]);
  expect(limiter.take('bob')).toBe(true);
});

test('it comes back steadily', () => {
  const { limiter, pass } = clocked(2, 1000);
  limiter.take('ann');
  limiter.take('ann');
  pass(499);
  expect(limiter.take('ann')).toBe(false);
  pass(1);
  expect(limiter.take('ann')).toBe(true);
  expect(limiter.wait('ann')).toBe(1);
});

test('keys that were quiet for a period are forgotten', () => {
  const { limiter, pass } = clocked(2, 1000);
  for (let i = 0; i < 1000; i++) limiter.take(`guest ${i}`);
  expect(limiter.size).toBe(1000);
  pass(1000);
  limiter.take('ann');
  expect(limiter.size).toBe(1);
});

test('work whose cost is known only afterwards may overdraw, and the debt is paid off before there is more', () => {
  const { limiter, pass } = clocked(100, 1000);
  expect(limiter.has('ann')).toBe(true);
  limiter.charge('ann', 250);
  pass(1499);
  expect(limiter.has('ann')).toBe(false);
  pass(11);
  expect(limiter.has('ann')).toBe(true);
});

test('a debt is not forgotten because its owner is quiet', () => {
  const { limiter, pass } = clocked(100, 1000);
  limiter.charge('ann', 1000);
  pass(1000);
  limiter.take('bob');
  expect(limiter.has('ann')).toBe(false);
});

test('a clock that is set back takes nothing from anybody', () => {
  const { limiter, pass } = clocked(3, 1000);
  limiter.take('ann');
  pass(-3_600_000);
  expect([1, 2].map(() => limiter.take('ann'))).toEqual([true, true]);
  pass(334);
  expect(limiter.take('ann')).toBe(true);
});
