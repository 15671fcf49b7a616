import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jsonLog } from './log.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

function open() {
  const lines: string[] = [];
  return { lines, log: jsonLog('info', (line) => lines.push(line)) };
}

test('a line is one JSON object with the facts its caller named', () => {
  const { lines, log } = open();
  log.warn('a request failed', { path: '/x', status: 500 });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'warn', what: 'a request failed', path: '/x', status: 500 },
  ]);
});

test('text of a stranger in a fact is cut short', () => {
  const { lines, log } = open();
  log.error('a request failed', { path: 'x'.repeat(100_000) });
  expect(lines.join('').length).toBeLessThan(500);
});

test('a flood of equal lines is cut off, and the log says how many were left out', () => {
  const { lines, log } = open();
  for (let i = 0; i < 1000; i++) log.error('a request failed', { i });
  expect(lines).toHaveLength(60);
  log.info('something else');
  expect(lines).toHaveLength(61);
  vi.advanceTimersByTime(60_000);
  log.error('a request failed');
  expect(lines.slice(61).map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'warn', what: 'a request failed', leftOut: 940 },
    { level: 'error', what: 'a request failed' },
  ]);
});
