import { expect, test } from 'vitest';
import { agoWords, leftWords } from './when.ts';

const NOW = Date.UTC(2026, 4, 20, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [20_000, 'just now'],
  [5 * MINUTE, '5 min ago'],
  [7 * HOUR, '7 h ago'],
  [30 * HOUR, 'yesterday'],
  [72 * HOUR, '3 days ago'],
  [30 * 24 * HOUR, '20 April'],
])('%i milliseconds back is %s', (back, words) => expect(agoWords(NOW - back, NOW)).toBe(words));

test.each([
  [90_000, '2 min left'],
  [9 * HOUR + MINUTE, '9 h left'],
  [50 * HOUR, '2 days left'],
  [-HOUR, '0 min left'],
])('a clock with %i milliseconds on it says %s', (left, words) => expect(leftWords(NOW + left, NOW)).toBe(words));
