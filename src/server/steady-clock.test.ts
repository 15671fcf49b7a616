import { expect, test } from 'vitest';
import { newSteadyClock } from './steady-clock.ts';

const HOUR = 3_600_000;
const START = 1_800_000_000_000;

function open(newest = 0) {
  const clock = { wall: START, monotonic: 5 };
  const jumps: number[] = [];
  const now = newSteadyClock({
    wall: () => clock.wall,
    monotonic: () => clock.monotonic,
    newest,
    jumped: (by) => jumps.push(by),
  });
  const pass = (milliseconds: number) => {
    clock.wall += milliseconds;
    clock.monotonic += milliseconds;
  };
  return { clock, now, pass, jumps };
}

test('it tells the time of day', () => {
  const { now, pass } = open();
  expect(now()).toBe(START);
  pass(1234);
  expect(now()).toBe(START + 1234);
});

test.each([HOUR, -HOUR, 400 * 24 * HOUR])('a jump of %i milliseconds hardly moves it', (jump) => {
  const { clock, now, pass, jumps } = open();
  now();
  clock.wall += jump;
  const before = now();
  expect(before).toBe(START);
  pass(HOUR);
  expect(Math.abs(now() - before - HOUR)).toBeLessThanOrEqual(HOUR / 100);
  expect(jumps).toEqual([jump]);
});

test('after a jump it returns to the time of day without ever going back', () => {
  const { clock, now, pass } = open();
  clock.wall -= HOUR;
  let last = now();
  for (let hour = 0; hour < 101; hour++) {
    pass(HOUR);
    const next = now();
    expect(next).toBeGreaterThan(last);
    last = next;
  }
  expect(last).toBe(clock.wall);
});

test('it starts no earlier than the newest stored time', () => {
  expect(open(START + HOUR).now()).toBe(START + HOUR);
});
