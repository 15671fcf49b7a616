import { expect, test } from 'vitest';
import { flag, int, oneOf } from '#engine/field.ts';
import type { AnyGame, OptionForm } from '#engine/game.ts';
import { tablesOf } from './tables.ts';
import { ferry } from './toys/ferry.ts';
import { skiff } from './toys/skiff.ts';

const option = (field: OptionForm<unknown>['field'], usual: unknown): OptionForm<unknown> => ({
  field,
  default: usual,
  title: '',
  help: '',
});

const withOptions = (options: Readonly<Record<string, OptionForm<unknown>>>): AnyGame => ({
  ...skiff,
  meta: { ...skiff.meta, seats: [2], options },
});

test('every seat count is combined with every combination of options', () => {
  expect(tablesOf(skiff)).toEqual([
    { seats: 2, options: { course: 'brook' } },
    { seats: 2, options: { course: 'river' } },
    { seats: 3, options: { course: 'brook' } },
    { seats: 3, options: { course: 'river' } },
  ]);
});

test('the ends and the default of a range are tried', () => {
  const rounds = new Set(tablesOf(ferry).map(({ options }) => options['rounds']));
  expect(rounds).toEqual(new Set([2, 3, 4]));
  expect(tablesOf(ferry)).toHaveLength(12);
});

test('a game without options has one kind of table for each seat count', () => {
  expect(tablesOf(withOptions({}))).toEqual([{ seats: 2, options: {} }]);
});

test('if there are very many combinations a sample is tried, in which every value occurs', () => {
  const options = {
    ...Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, option(flag(), false)])),
    size: option(oneOf(['s', 'm', 'l']), 'm'),
    depth: option(int(0, 9), 5),
  };
  const tables = tablesOf(withOptions(options));
  expect(tables).toHaveLength(24);
  expect(tables[0]?.options).toEqual({ a: false, b: false, c: false, d: false, e: false, size: 'm', depth: 5 });
  for (const [name, count] of Object.entries({ a: 2, e: 2, size: 3, depth: 3 })) {
    expect(new Set(tables.map((table) => table.options[name])).size).toBe(count);
  }
});
