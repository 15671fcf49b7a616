import { describe, expect, test } from 'vitest';
import { readRecordFile } from '#protocol/record-file.ts';
import type { RecordFile } from '#protocol/record-file.ts';
import { ferry } from '#testing/toys/ferry.ts';
import { skiff } from '#testing/toys/skiff.ts';
import { TestTable, asAny, person } from '#testing/test-table.ts';
import { historyOf } from './history.ts';
import { openFromRecord, pastRecordOf, recordFileOf, verifyRecord } from './record.ts';

const rules = asAny(ferry);

function finished(): TestTable {
  const t = new TestTable(rules, { seats: ['ann', 'bob'] });
  let swapped = false;
  while (t.table.stage === 'playing') {
    const seat = rules.awaiting(t.table.position)[0] as number;
    // A new player brings new entropy in the middle of the game. It counts for later draws, not for earlier ones.
    if (!swapped && t.table.moves > 6) {
      t.must('bob', { type: 'leave', seat: 1 });
      t.must('dan', { type: 'sit', seat: 1, entropy: 'd'.repeat(32) });
      swapped = true;
    }
    const who = seat === 0 ? 'ann' : swapped ? 'dan' : 'bob';
    t.play(who, seat, rules.legal(t.table.position, seat).at(0) as { type: string });
  }
  return t;
}

const file = (t: TestTable): RecordFile => recordFileOf(t.table, historyOf(t.entries));
const inJson = (record: RecordFile) => readRecordFile(JSON.parse(JSON.stringify(record)));

describe('a record file', () => {
  test('is the same read from the entries alone, for a server that no longer has the rules', () => {
    const t = finished();
    expect(pastRecordOf(t.entries)).toEqual(file(t));
    expect(pastRecordOf(t.entries.slice(0, -1))).toBeUndefined();
  });

  test('of a finished table can be read back and verifies, with every draw', () => {
    const read = inJson(file(finished()));
    if (!read.ok) throw new Error(read.problem);
    expect(read.record.chance?.entropies).toHaveLength(3);
    const draws = read.record.moves.filter((line) => line.startsWith('chance')).length;
    expect(draws).toBeGreaterThan(6);
    expect(verifyRecord(rules, read.record)).toMatchObject({ ok: true, draws, unproven: 0 });
  });

  test('leaves out what was undone and taken back, and still verifies', () => {
    const t = new TestTable(asAny(skiff), { seats: ['ann', 'bot'] });
    while (t.table.stage === 'playing') {
      const seat = t.rules.awaiting(t.table.position)[0] as number;
      const action = t.rules.legal(t.table.position, seat).at(-1) as { type: string };
      if (seat === 1) t.askAsHost({ type: 'botPlays', seat, expectedTurn: t.turn(1), action });
      else {
        t.play('ann', 0, action);
        if (t.table.stage !== 'playing') break;
        t.must('ann', { type: 'askTakeback', seat: 0, expectedTurn: t.turn(0) });
        t.play('ann', 0, action);
      }
    }
    const record = file(t);
    expect(
      t.entries.flatMap(({ changes }) => changes.filter(({ type }) => type === 'wentBack')).length,
    ).toBeGreaterThan(0);
    expect(record.moves).toHaveLength(t.table.moves);
    expect(verifyRecord(t.rules, record)).toMatchObject({ ok: true, unproven: 0 });
  });

  test('does not leave the host before the game is over', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bob'] });
    expect(() => file(t)).toThrow('must not leave the host');
  });

  test.each([
    ['another secret', (r: RecordFile) => ({ ...r, chance: { ...chanceOf(r), secret: 'ab'.repeat(32) } }), /committed/],
    ['a draw put in by hand', swapDraws, /not drawn from the secret|not legal/],
    ['a missing entropy', (r: RecordFile) => ({ ...r, chance: { ...chanceOf(r), entropies: [] } }), /not drawn/],
    ['an illegal move', (r: RecordFile) => ({ ...r, moves: ['0 board 5', ...r.moves] }), /not legal/],
    ['an unreadable move', (r: RecordFile) => ({ ...r, moves: ['0 swim'] }), /cannot be read/],
    ['other options', (r: RecordFile) => ({ ...r, options: {} }), /option tides/],
    [
      'another outcome',
      (r: RecordFile) => ({ ...r, outcome: { reason: 'x', ranks: [2, 1], scores: [0, 0] } }),
      /outcome/,
    ],
    ['other rules', (r: RecordFile) => ({ ...r, rulesVersion: 9 }), /rules version 9/],
  ])('with %s does not verify', (_, change, problem) => {
    const verified = verifyRecord(rules, change(file(finished())));
    expect(verified.ok ? 'verified' : verified.problem).toMatch(problem);
  });

  test.each([
    ['a newer schema', { schema: 2 }],
    ['moves that are no lines', { moves: [1] }],
    ['no seats', { seats: 0 }],
  ])('with %s is not read', (_, change) => {
    expect(inJson({ ...file(finished()), ...change } as RecordFile).ok).toBe(false);
  });
});

describe('an imported record', () => {
  const context = { table: 'again', now: 5, who: person('fay'), secret: '77'.repeat(32) };

  test('goes on from any move as a private table, and its own record verifies its own draws', () => {
    const record = file(finished());
    const opened = openFromRecord(rules, { record, moves: 9 }, context);
    if (!opened.ok || opened.entry === undefined) throw new Error(JSON.stringify(opened));
    expect(opened.table).toMatchObject({ listed: false, opener: 'fay', stage: 'playing' });
    const t = new TestTable(rules, { seats: ['ann', 'bob'] });
    t.table = opened.table;
    t.entries.splice(0, Infinity, opened.entry);
    while (t.table.stage === 'playing') {
      const seat = rules.awaiting(t.table.position)[0] as number;
      t.play('fay', seat, rules.legal(t.table.position, seat).at(-1) as { type: string });
    }
    expect(t.refolded()).toEqual(t.table);
    const again = file(t);
    expect(chanceOf(again).from).toBe(9);
    expect(again.moves.slice(0, 9)).toEqual(record.moves.slice(0, 9));
    const unproven = record.moves.slice(0, 9).filter((line) => line.startsWith('chance')).length;
    expect(verifyRecord(rules, again)).toMatchObject({ ok: true, unproven });
  });

  test('that does not verify opens no table', () => {
    const record = { ...file(finished()), rulesVersion: 9 };
    expect(openFromRecord(rules, { record }, context)).toMatchObject({ ok: false, refusal: { code: 'badRecord' } });
  });

  test('needs as many places as it has seats', () => {
    const places = [{ type: 'me' } as const];
    const opened = openFromRecord(rules, { record: file(finished()), places }, context);
    expect(opened).toMatchObject({ ok: false, refusal: { code: 'badTable' } });
  });
});

const chanceOf = (record: RecordFile) => record.chance as NonNullable<RecordFile['chance']>;

/** Puts another passenger in the first draw: still a legal deal, but not the one that was drawn. */
function swapDraws(record: RecordFile): RecordFile {
  const [first = '', ...rest] = record.moves;
  const other = first.endsWith('1') ? 'chance deal 2' : 'chance deal 1';
  return { ...record, moves: [other, ...rest] };
}
