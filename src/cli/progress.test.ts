import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function watch(watched: boolean, seconds: number): string {
  let err = '';
  const bar = progress({ out: () => undefined, err: (text) => void (err += text), watched, width: 80 }, 'Work', 10);
  for (let i = 0; i < 5; i++) {
    vi.advanceTimersByTime((seconds * 1000) / 5);
    bar.advance();
  }
  bar.done();
  return err;
}

test('long work shows how far it is and how long it takes, and cleans up afterwards', () => {
  const err = watch(true, 5);
  expect(err).toContain('Work [###############...............] 5/10 5 s left');
  expect(err.endsWith('\r\u{1B}[K')).toBe(true);
});

test('work of less than a second shows nothing', () => {
  expect(watch(true, 0.9)).toBe('');
});

test('a stream that nobody watches stays clean', () => {
  expect(watch(false, 60)).toBe('');
});
