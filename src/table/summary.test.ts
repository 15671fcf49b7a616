import { expect, test } from 'vitest';
import { listedTableSchema } from '#protocol/summary.ts';
import { skiff } from '#testing/toys/skiff.ts';
import { TestTable, asAny } from '#testing/test-table.ts';
import { listedFor } from './store.ts';
import { summaryOf } from './summary.ts';

const summaryAt = (pace: { type: 'live' } | { type: 'days'; days: number }) => {
  const { rules, table } = new TestTable(asAny(skiff), { seats: ['ann', 'ben'], pace });
  return summaryOf(rules, table);
};

test('a list shows of a summary exactly what its schema describes', () => {
  for (const pace of [{ type: 'live' }, { type: 'days', days: 2 }] as const) {
    const listed = listedFor(summaryAt(pace), 'ann');
    expect(listedTableSchema.strict().parse(listed)).toEqual(listed);
  }
  expect(listedFor(summaryAt({ type: 'days', days: 2 }))).toHaveProperty('deadline');
});

test('a list tells each person only whether they are asked themselves', () => {
  const summary = summaryAt({ type: 'live' });
  expect(summary.asked).toEqual(['ann']);
  const asks = (person?: string) => listedFor(summary, person).asksYou;
  expect([asks('ann'), asks('ben'), asks()]).toEqual([true, false, false]);
});

test('bots that a person waits for are woken when the server starts, bots alone are not', () => {
  const owes = (...seats: string[]) => summaryOf(asAny(skiff), new TestTable(asAny(skiff), { seats }).table).botsAsked;
  expect(owes('bot', 'ann')).toBe(true);
  expect(owes('bot', 'bot')).toBe(false);
  expect(owes('ann', 'bot')).toBe(false);
});
