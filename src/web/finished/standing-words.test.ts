import { expect, test } from 'vitest';
import type { SeatFace } from '#kit/board.ts';
import { marginWords, ownSeat, seatToldOf } from './standing-words.ts';

const FACES: readonly SeatFace[] = [
  { name: 'Anna', kind: 'you' },
  { name: 'Tom', kind: 'bot' },
  { name: 'Zoe', kind: 'person' },
];

const margin = (seat: number, ...totals: readonly number[]) => {
  const ranks = totals.map((own) => 1 + totals.filter((other) => other > own).length);
  const table = { unit: 'points', columns: ['total'], rows: totals.map((total) => [total]) };
  return marginWords(seat, table, { reason: '', ranks, scores: totals }, FACES);
};

test('a result is told by its distance to the winner, and the winner’s to the second', () => {
  expect(margin(0, 37, 20, 41)).toBe('37 points, 4 behind Zoe');
  expect(margin(2, 37, 20, 41)).toBe('41 points, 4 ahead of Anna');
  expect(margin(0, 12, 12, 1)).toBe('12 points, as many as Tom');
  expect(margin(2, 12, 11, 1)).toBe('1 point, 11 behind Anna');
});

test('the page is about the reader; for others, about the winner', () => {
  const outcome = { reason: '', ranks: [2, 3, 1], scores: [2, 1, 3] };
  expect(seatToldOf(FACES, outcome)).toBe(0);
  const strangers = FACES.map(({ name }): SeatFace => ({ name, kind: 'person' }));
  expect(seatToldOf(strangers, outcome)).toBe(2);
  expect(ownSeat(FACES.map(({ name }) => ({ name, kind: 'you' })))).toBeUndefined();
});
