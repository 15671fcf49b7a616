import { expect, test } from 'vitest';
import type { Summary } from '#table/store.ts';
import { summaryOf } from '#table/summary.ts';
import { asAny, TestTable } from '#testing/test-table.ts';
import { skiff } from '#testing/toys/skiff.ts';
import { newPublicList } from './public-list.ts';

const { rules, table } = new TestTable(asAny(skiff), { seats: ['ann', 'ben'], pace: { type: 'live' } });
const waitsForAnn = summaryOf(rules, table);

function listOf(summaries: Summary[]) {
  let readings = 0;
  const list = newPublicList(async () => {
    readings += 1;
    return [...summaries];
  }, 20);
  const ask = async (person?: string) =>
    JSON.parse(Buffer.from(await list(person)).toString()) as { tables: { asksYou: boolean }[] };
  return { ask, list, readings: () => readings };
}

test('a thousand requests at once are answered by one reading', async () => {
  const { ask, readings } = listOf([waitsForAnn]);
  const answers = await Promise.all(Array.from({ length: 1000 }, () => ask()));
  expect(answers.every(({ tables }) => tables.length === 1)).toBe(true);
  expect(readings()).toBe(1);
});

test('a table that is opened is in every list asked for afterwards', async () => {
  const summaries: Summary[] = [];
  const { ask } = listOf(summaries);
  for (let i = 1; i <= 4; i++) {
    const before = ask();
    await Promise.resolve();
    summaries.push(waitsForAnn);
    expect((await ask()).tables).toHaveLength(i);
    await before;
  }
});

test('only the person a table waits for reads that it does', async () => {
  const { ask, list } = listOf([waitsForAnn]);
  const asks = async (person?: string) => (await ask(person)).tables.map(({ asksYou }) => asksYou);
  expect(await asks('ann')).toEqual([true]);
  expect(await asks('ben')).toEqual([false]);
  const [first, second] = await Promise.all([list('ben'), list(undefined)]);
  expect(first).toBe(second);
});

test('a reading that fails is not remembered', async () => {
  let fails = true;
  const list = newPublicList(async () => {
    if (fails) throw new Error('the store is away');
    return [];
  }, 1);
  await expect(list(undefined)).rejects.toThrow('the store is away');
  fails = false;
  expect(Buffer.from(await list(undefined)).toString()).toBe('{"tables":[]}');
});
