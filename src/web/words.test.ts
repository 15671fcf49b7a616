import { expect, test } from 'vitest';
import type { SeatFace } from '#kit/board.ts';
import { wonWords } from './words.ts';

const face = (name: string, kind: SeatFace['kind']): SeatFace => ({ name, kind });
const ME = face('Skipper', 'you');
const BOT = face('Belle of Cairo', 'bot');

test('a player alone at a device has won, or shares the win, as “you”', () => {
  expect(wonWords([ME, BOT], [1, 2])).toBe('You won');
  expect(wonWords([BOT, ME], [1, 1])).toBe('You and Belle of Cairo won');
  expect(wonWords([ME, BOT], [2, 1])).toBe('Belle of Cairo won');
});

test('several at one device, and onlookers, are told names', () => {
  expect(wonWords([ME, face('Anna', 'you')], [1, 2])).toBe('Skipper won');
  expect(wonWords([face('Tom', 'person'), BOT], [1, 2])).toBe('Tom won');
});
