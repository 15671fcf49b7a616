import { describe, expect, test } from 'vitest';
import { parley } from '#testing/toys/parley.ts';
import { DRIFT, rules, two } from '#testing/skiff-table.ts';
import { TestTable, asAny } from '#testing/test-table.ts';
import { applyEntry } from './reducer.ts';

describe('a clock', () => {
  const DAY = 24 * 60 * 60 * 1000;

  test('hands a player who did not answer in time to a bot, and gives the seat back when the bot has answered', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bob'], pace: { type: 'days', days: 2 } });
    t.now += 2 * DAY - 10;
    expect(t.askAsHost({ type: 'expire' })).toMatchObject({ ok: false, refusal: { code: 'notDue' } });
    t.now += 10;
    expect(t.askAsHost({ type: 'expire' }).ok).toBe(true);
    expect(t.table.seats.map(({ holder }) => holder.kind)).toEqual(['bot', 'person']);
    t.must('ann', { type: 'reclaim', seat: 0 });
    expect(t.table.seats[0]?.holder).toMatchObject({ kind: 'bot', returning: true });
    expect(t.refused('ann', { type: 'play', seat: 0, expectedTurn: t.turn(0), actions: [DRIFT] })).toBe('notYourSeat');
    expect(t.askAsHost({ type: 'botPlays', seat: 0, expectedTurn: t.turn(0), action: DRIFT }).ok).toBe(true);
    expect(t.table.seats[0]?.holder).toMatchObject({ kind: 'person', sitter: { person: 'ann' } });
    expect(t.askAsHost({ type: 'expire' })).toMatchObject({ ok: false, refusal: { code: 'notDue' } });
    expect(t.refolded()).toEqual(t.table);
  });

  test('runs on when a player comes back to a seat in any way', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bob'], pace: { type: 'days', days: 2 } });
    const { askedAt } = t.table;
    t.now += DAY;
    t.must('ann', { type: 'handToBot', seat: 0, level: 'random' });
    t.must('ann', { type: 'reclaim', seat: 0 });
    t.must('bob', { type: 'leave', seat: 1 });
    t.must('bob', { type: 'sit', seat: 1 });
    expect(t.table.askedAt).toBe(askedAt);
    expect(t.refolded()).toEqual(t.table);
  });

  test('kept by an older version is fresh where that version made it fresh', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bob'], pace: { type: 'days', days: 2 } });
    const handedToBot = { type: 'handedToBot', seat: 0, level: 'random' } as const;
    const changes = [handedToBot, { type: 'reclaimed', seat: 0 }] as const;
    expect(applyEntry(rules, t.table, { at: t.now + DAY, changes, seen: 0 }).askedAt).toBe(t.now + DAY);
  });

  test('starts again when all have agreed to a takeback, even if the question was asked long ago', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bob'], pace: { type: 'days', days: 2 } });
    t.now += 1.5 * DAY;
    t.play('ann', 0, DRIFT);
    t.now += 1.5 * DAY;
    t.must('ann', { type: 'askTakeback', seat: 0, expectedTurn: t.turn(0) });
    t.must('bob', { type: 'answerTakeback', agree: true });
    expect(t.rules.awaiting(t.table.position)).toEqual([0]);
    expect(t.askAsHost({ type: 'expire' })).toMatchObject({ ok: false, refusal: { code: 'notDue' } });
    t.now += 2 * DAY;
    expect(t.askAsHost({ type: 'expire' }).ok).toBe(true);
    expect(t.refolded()).toEqual(t.table);
  });

  test('is fresh once for a newcomer at a question, not again and again', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bob', '-'], pace: { type: 'days', days: 2 } });
    t.must('cid', { type: 'sit', seat: 2 });
    const newcomer = (who: string, after: string) => {
      t.must(after, { type: 'leave', seat: 2 });
      t.must(who, { type: 'sit', seat: 2 });
    };
    t.now += DAY;
    newcomer('dan', 'cid');
    const fresh = t.table.askedAt;
    t.now += DAY;
    newcomer('eve', 'dan');
    expect(t.table.askedAt).toBe(fresh);
    t.now += DAY;
    expect(t.askAsHost({ type: 'expire' }).ok).toBe(true);
  });

  test('does not show that one of several players asked at once has answered', () => {
    const t = new TestTable(asAny(parley), { seats: ['ann', 'bob', 'cid'], pace: { type: 'days', days: 2 } });
    const { askedAt } = t.table;
    t.now += 500;
    t.play('bob', 1, { type: 'lay', flag: 'rope' } as { type: string });
    expect(t.table.askedAt).toBe(askedAt);
  });

  test('does not run at a live table', () => {
    const t = two();
    t.now += 400 * DAY;
    expect(t.askAsHost({ type: 'expire' })).toMatchObject({ ok: false, refusal: { code: 'notDue' } });
  });
});
