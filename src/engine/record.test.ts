import { describe, expect, test } from 'vitest';
import { skiff } from '#testing/toys/skiff.ts';
import { type GameRecord, readMove, recordOf, replay, writeMove } from './record.ts';

const RECORD: GameRecord = {
  game: 'skiff',
  rulesVersion: 1,
  seats: 2,
  options: { course: 'brook' },
  moves: ['0 row', 'chance roll 4', '1 row', 'chance roll 4', '0 stand', '0 drift', 'chance roll 1'],
};

test('a record is made of lines: who, then what', () => {
  const moves = [
    [0, { type: 'row' }],
    ['chance', { type: 'roll', pips: 4 }],
  ] as const;
  expect(recordOf(skiff, 2, { course: 'brook' }, moves)).toEqual({ ...RECORD, moves: ['0 row', 'chance roll 4'] });
});

test('a move reads back from its line', () => {
  for (const line of RECORD.moves) {
    const move = readMove(skiff.actions, line);
    expect(move && writeMove(skiff.actions, move)).toBe(line);
  }
});

test('a replay passes every step in order and ends where the game ended', () => {
  const steps: string[] = [];
  const replayed = replay(skiff, RECORD, ({ number, actor, action, state, events }) => {
    steps.push(`${number} ${actor} ${action.type} ${state.places.join('-')} ${events.map(({ type }) => type).join()}`);
  });
  expect(replayed).toMatchObject({ ok: true, state: { outcome: { ranks: [1, 2], reason: 'skiff/end' } } });
  expect(steps).toEqual([
    '0 0 row 0-0 ',
    '1 chance roll 8-0 rolled',
    '2 1 row 8-0 ',
    '3 chance roll 8-8 rolled',
    '4 0 stand 8-8 stood',
    '5 0 drift 8-8 ',
    '6 chance roll 9-8 rolled',
  ]);
});

test('a record can be replayed without watching', () => {
  expect(replay(skiff, { ...RECORD, moves: [] })).toMatchObject({ ok: true, state: { places: [0, 0] } });
});

describe('a record does not replay', () => {
  test.each([
    ['when it is of another game', { game: 'ferry' }, 'the record is of ferry, not of skiff'],
    ['when the rules have changed since', { rulesVersion: 2 }, 'rules version 2 of skiff; this is version 1'],
    ['with a seat count that the game does not have', { seats: 9 }, 'Skiff is played with 2, 3 seats'],
    ['with options that the game does not have', { options: {} }, 'option course must be one of brook, river'],
    ['with a line that cannot be read', { moves: ['0 row', '0 flies'] }, 'move 1 cannot be read: 0 flies'],
    ['with a line of one word', { moves: ['row'] }, 'move 0 cannot be read'],
    ['with an actor nobody knows', { moves: ['wind row'] }, 'move 0 cannot be read'],
    ['with a move that was not legal', { moves: ['1 row'] }, 'move 0 (1 row) is not legal'],
    ['with a move after the end', { moves: [...RECORD.moves, '1 row'] }, 'common/over'],
  ])('%s', (_, change, problem) => {
    const replayed = replay(skiff, { ...RECORD, ...change });
    expect(replayed.ok ? 'it replays' : replayed.problem).toContain(problem);
  });
});
