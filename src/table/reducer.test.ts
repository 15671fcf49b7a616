import { describe, expect, test } from 'vitest';
import { DRIFT, endless, playedOut, rules, two } from '#testing/skiff-table.ts';
import { SECRET, TestTable, person } from '#testing/test-table.ts';
import { createTable } from './opening.ts';

describe('a table is opened', () => {
  test.each([
    [{ places: [{ type: 'me' }] }, 'Skiff is played with 2, 3 seats'],
    [{ options: { course: 'sea' } }, 'option course must be one of brook, river'],
    [{ options: { course: 'brook', fog: true } }, 'Skiff has no option of this name: fog'],
  ] as const)('only as the game can be played: %j', (wrong, problem) => {
    const opening = { game: 'skiff', options: { course: 'brook' }, pace: { type: 'live' }, listed: false } as const;
    const places = [{ type: 'me' }, { type: 'open' }] as const;
    const who = person('ann');
    const opened = createTable(rules, { ...opening, places, ...wrong }, { table: 't', now: 1, who, secret: SECRET });
    expect(opened).toEqual({ ok: false, refusal: { code: 'badTable', problem } });
  });

  test('and begins by itself when the last seat is taken', () => {
    const t = new TestTable(rules, { seats: ['ann', '-'] });
    expect(t.refused('ann', { type: 'play', seat: 0, expectedTurn: 0, actions: [DRIFT] })).toBe('notStarted');
    t.must('bob', { type: 'sit', seat: 1 });
    expect(t.table.stage).toBe('playing');
    t.play('ann', 0, DRIFT);
  });
});

describe('a decision', () => {
  test('must answer the number the seat was told last', () => {
    const t = two();
    const expectedTurn = t.turn(0);
    t.play('ann', 0, DRIFT);
    const stale = t.ask('ann', { type: 'play', seat: 0, expectedTurn, actions: [DRIFT] });
    expect(stale).toEqual({ ok: false, refusal: { code: 'stale', turn: t.turn(0) } });
  });

  test('is made by the person who sits there', () => {
    const t = two();
    const command = { type: 'play', seat: 0, expectedTurn: t.turn(0), actions: [DRIFT] } as const;
    expect(t.refused('bob', command)).toBe('notYourSeat');
    expect(t.refused('eve', { ...command, seat: 7 })).toBe('notYourSeat');
  });

  test('is refused with the rule that forbids it', () => {
    const t = two();
    const answer = t.ask('bob', { type: 'play', seat: 1, expectedTurn: t.turn(1), actions: [DRIFT] });
    expect(answer).toEqual({
      ok: false,
      refusal: { code: 'illegalAction', ruling: { rule: 'common/not-asked', facts: {} } },
    });
    const malformed = t.ask('ann', { type: 'play', seat: 0, expectedTurn: t.turn(0), actions: [{ type: 'fly' }] });
    expect(malformed).toMatchObject({ ok: false, refusal: { code: 'malformedAction' } });
  });

  test('sent again under the same key counts once and gets the same answer', () => {
    const t = two();
    const command = { type: 'play', seat: 0, expectedTurn: t.turn(0), actions: [DRIFT] } as const;
    const first = t.ask('ann', command, 'once');
    const { version } = t.table;
    const again = t.ask('ann', command, 'once');
    expect(again).toMatchObject({ ok: true, done: { played: 1, turn: t.turn(0) } });
    expect(first.ok && again.ok && again.done).toEqual(first.ok && first.done);
    expect(t.table.version).toBe(version);
  });

  test('under a key that another person has used is a decision of its own', () => {
    const t = two();
    t.ask('ann', { type: 'say', room: 'players', text: 'hello' }, 'k');
    t.ask('bob', { type: 'say', room: 'players', text: 'hello' }, 'k');
    expect(t.table.chatMessages).toBe(2);
  });

  test('of several steps stops where chance comes in, and drops the rest', () => {
    const t = two();
    const answer = t.ask('ann', { type: 'play', seat: 0, expectedTurn: t.turn(0), actions: [DRIFT, DRIFT] });
    expect(answer).toMatchObject({ ok: true, done: { played: 1 } });
    expect(t.table.moves).toBe(2);
  });
});

describe('the table that the entries come to', () => {
  test('is the table itself', () => {
    const t = playedOut(two());
    expect(t.table.stage).toBe('over');
    expect(t.refolded()).toEqual(t.table);
    expect(JSON.parse(JSON.stringify(t.table))).toEqual(t.table);
  });

  test('does not grow with the length of the game', () => {
    const t = new TestTable(endless, { seats: ['ann', 'ann'] });
    const size = () => JSON.stringify(t.table).length;
    const playTo = (moves: number) => {
      while (t.table.moves < moves) {
        const seat = t.rules.awaiting(t.table.position)[0] as number;
        t.play('ann', seat, t.rules.legal(t.table.position, seat).at(-1) as { type: string });
      }
    };
    playTo(300);
    const early = size();
    playTo(5000);
    expect(t.table.moves).toBeGreaterThanOrEqual(5000);
    expect(size()).toBeLessThan(1.5 * early);
    expect(size()).toBeLessThan(40_000);
  });
});
