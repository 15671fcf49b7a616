import { expect, test } from 'vitest';
import type { SeatFace } from '#kit/board.ts';
import { resultWords, wonWords } from './words.ts';

const face = (name: string, kind: SeatFace['kind']): SeatFace => ({ name, kind });
const ME = face('Sam', 'you');
const BOT = face('Belle of Cairo', 'bot');

test('a player alone at a device has won, or shares the win, as “you”', () => {
  expect(wonWords([ME, BOT], [1, 2])).toBe('You won');
  expect(wonWords([BOT, ME], [1, 1])).toBe('You and Belle of Cairo won');
  expect(wonWords([ME, BOT], [2, 1])).toBe('Belle of Cairo won');
});

test('several at one device, and spectators, are told names', () => {
  expect(wonWords([ME, face('Anna', 'you')], [1, 2])).toBe('Sam won');
  expect(wonWords([face('Tom', 'person'), BOT], [1, 2])).toBe('Tom won');
});

test('the result tells a player alone at a device their place, and everybody else who has won', () => {
  const tom = face('Tom', 'person');
  expect(resultWords([ME, BOT, tom, tom], [2, 1, 3, 4])).toBe('You finished 2nd of 4');
  expect(resultWords([ME, BOT], [1, 2])).toBe('You won');
  expect(resultWords([tom, BOT], [2, 1])).toBe('Belle of Cairo won');
});
