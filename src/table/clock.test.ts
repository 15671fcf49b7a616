import { describe, expect, test } from 'vitest';
import { parley } from '#testing/toys/parley.ts';
import { rules, two } from '#testing/skiff-table.ts';
import { TestTable, asAny } from '#testing/test-table.ts';

describe('a clock', () => {
  const DAY = 24 * 60 * 60 * 1000;

  test('hands whoever has not answered in time to a bot, and the seat can be taken back with a fresh clock', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bob'], pace: { type: 'days', days: 2 } });
    t.now += 2 * DAY - 10;
    expect(t.askAsHost({ type: 'expire' })).toMatchObject({ ok: false, refusal: { code: 'notDue' } });
    t.now += 10;
    expect(t.askAsHost({ type: 'expire' }).ok).toBe(true);
    expect(t.table.seats.map(({ holder }) => holder.kind)).toEqual(['bot', 'person']);
    t.must('ann', { type: 'reclaim', seat: 0 });
    expect(t.askAsHost({ type: 'expire' })).toMatchObject({ ok: false, refusal: { code: 'notDue' } });
  });

  test('is fresh once for whoever comes back to a question, not again and again', () => {
    const t = new TestTable(rules, { seats: ['ann', 'bob', '-'], pace: { type: 'days', days: 2 } });
    t.must('cid', { type: 'sit', seat: 2 });
    const comeBack = () => {
      t.must('ann', { type: 'handToBot', seat: 0, level: 'random' });
      t.must('ann', { type: 'reclaim', seat: 0 });
    };
    const newcomer = (who: string, after: string) => {
      t.must(after, { type: 'leave', seat: 2 });
      t.must(who, { type: 'sit', seat: 2 });
    };
    t.now += DAY;
    newcomer('dan', 'cid');
    comeBack();
    const fresh = t.table.askedAt;
    t.now += DAY;
    comeBack();
    newcomer('eve', 'dan');
    expect(t.table.askedAt).toBe(fresh);
    t.now += DAY;
    expect(t.askAsHost({ type: 'expire' }).ok).toBe(true);
  });

  test('does not betray that one of those asked at once has answered', () => {
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
