import { expect, test } from 'vitest';
import type { TableCard } from '../host/tables.ts';
import { mostUrgent, stateWords } from './urgency.ts';

const HOUR = 3_600_000;

const card = (id: string, facts: Partial<TableCard> = {}): TableCard => ({
  id,
  game: 'skiff',
  yourTurn: false,
  gathering: false,
  faces: [],
  company: '',
  host: 0,
  over: false,
  here: false,
  changedAt: 0,
  ...facts,
});

test('three games at most: first the one whose clock runs out, then the one that waits longest, then the others', () => {
  const tables = [
    card('over', { over: true }),
    card('others'),
    card('late', { yourTurn: true, changedAt: 9 }),
    card('early', { yourTurn: true, changedAt: 2 }),
    card('clock', { yourTurn: true, changedAt: 9, deadline: 30 }),
  ];
  expect(mostUrgent(tables).map(({ id }) => id)).toEqual(['clock', 'early', 'late']);
  expect(mostUrgent(tables.slice(0, 3)).map(({ id }) => id)).toEqual(['late', 'others']);
});

test('a game says what it waits for', () => {
  expect(stateWords(card('a', { yourTurn: true }), 5 * HOUR)).toBe('Last move 5 h ago');
  expect(stateWords(card('a', { yourTurn: true, deadline: 9 * HOUR }), 0)).toBe('9 h left');
  expect(stateWords(card('a'), 0)).toBe('Waiting for others');
  expect(stateWords(card('a', { gathering: true }), 0)).toBe('Waiting for players');
  expect(stateWords(card('a', { over: true }), 0)).toBe('Finished');
});

test('a game says what happened last, once its board has been looked at', () => {
  expect(stateWords(card('a', { yourTurn: true }), HOUR, 'Tom moved 3.')).toBe('Tom moved 3.');
  expect(stateWords(card('a', { yourTurn: true, deadline: HOUR }), 0, 'Tom moved 3.')).toBe('1 h left · Tom moved 3.');
  expect(stateWords(card('a'), 0, 'You moved 3.')).toBe('Waiting for others · You moved 3.');
});
