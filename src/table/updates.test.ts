import { describe, expect, test } from 'vitest';
import { DRIFT, playedOut, rules, two } from '#testing/skiff-table.ts';
import { TestTable } from '#testing/test-table.ts';
import { readStamp, stampOf, writeStamp } from './stamp.ts';
import { fullUpdate, updateSince } from './updates.ts';

describe('what a returning client is told', () => {
  const listener = { viewer: 1, person: 'bob' } as const;
  const missed = (t: TestTable, since: string) => {
    const before = readStamp(since);
    return before && updateSince(t.rules, t.table, listener, { before, direct: false });
  };
  const stamp = (t: TestTable) => writeStamp(stampOf(t.table, 1));

  test('is nothing when nothing happened', () => {
    const t = two();
    expect(missed(t, stamp(t))).toEqual({});
  });

  test('is what it missed, in order', () => {
    const t = two();
    t.play('ann', 0, DRIFT);
    const since = stamp(t);
    const { log } = t.table;
    t.play('bob', 1, DRIFT);
    t.must('ann', { type: 'say', room: 'players', text: 'well rowed' });
    const parts = missed(t, since);
    expect(parts?.log).toMatchObject({ from: log, items: [{ events: [{ type: 'rolled', seat: 1 }] }] });
    expect(parts?.chat).toMatchObject([{ text: 'well rowed' }]);
    expect(parts?.position?.turn).toBe(t.turn(1));
    expect(parts?.seats).toBeUndefined();
  });

  test('is everything when part of the log was taken back in the meantime', () => {
    const t = new TestTable(rules, { seats: ['ann', 'ann'] });
    t.play('ann', 0, DRIFT);
    const since = stamp(t);
    t.must('ann', { type: 'askTakeback', seat: 0, expectedTurn: t.turn(0) });
    expect(missed(t, since)).toBeUndefined();
  });

  test('names the seats that are asked', () => {
    const t = two();
    const awaited = () => fullUpdate(t.rules, t.table, listener).position?.awaited;
    expect(awaited()).toEqual([0]);
    t.play('ann', 0, DRIFT);
    expect(awaited()).toEqual([1]);
    playedOut(t);
    expect(awaited()).toEqual([]);
  });

  test.each(['', 'x', '99.0.0.0.0.0', '0.0.0.0.0', '-1.0.0.0.0.0'])('is everything for the stamp "%s"', (since) => {
    expect(missed(two(), since)).toBeUndefined();
  });
});

test('who is asked is told once the game begins, even though the position is still the first one', () => {
  const t = new TestTable(rules, { seats: ['ann', '-'] });
  const awaited = () => fullUpdate(rules, t.table, { viewer: 0, person: 'ann' }).position?.awaited;
  expect(awaited()).toEqual([]);
  t.must('bob', { type: 'sit', seat: 1 });
  expect(awaited()).toEqual([0]);
});
