import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded } from './seeded.ts';
import { type Field, flag, int, listOf, named, oneOf } from './field.ts';

const FIELDS: Readonly<Record<string, Field<unknown>>> = {
  int: int(-2, 6),
  oneOf: oneOf(['port', 'starboard']),
  flag: flag(),
  listOf: listOf(int(0, 3), 0, 3),
  named: named('a town', ['St. Louis', 'Memphis', 'New-Orleans']),
};

describe.each(Object.entries(FIELDS))('%s', (_, field) => {
  test('accepts what it samples, and reads back what it writes', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const value = field.sample(seeded(seed));
        expect(field.accepts(value)).toBe(true);
        expect(field.read(field.write(value))).toEqual(value);
      }),
    );
  });

  test('accepts nothing of another kind', () => {
    for (const wrong of [undefined, null, 7, 1.5, Number.NaN, 'x', {}, [9], [0, 0, 0, 0]]) {
      expect(field.accepts(wrong)).toBe(false);
    }
  });

  test('reads nothing else', () => {
    for (const wrong of ['', 'x', '99', '1.5', '0,x', '0,0,0,0', 'true', '__proto__']) {
      expect(field.read(wrong)).toBeUndefined();
    }
  });

  test('says what it wants, and what it looks like to machines', () => {
    expect(field.wants).not.toBe('');
    expect(field.schema['type']).toBeTypeOf('string');
  });
});

test('an empty list is written as a dash', () => {
  const list = listOf(flag(), 0, 2);
  expect(list.write([])).toBe('-');
  expect(list.read('-')).toEqual([]);
  expect(list.write([true, false])).toBe('yes,no');
});

test('a list that must not be empty does not read a dash', () => {
  expect(listOf(flag(), 1, 2).read('-')).toBeUndefined();
});

test('a range includes both its ends', () => {
  const field = int(2, 4);
  expect([1, 2, 3, 4, 5].filter((n) => field.accepts(n))).toEqual([2, 3, 4]);
  const sampled = new Set(Array.from({ length: 200 }, (_, seed) => field.sample(seeded(seed))));
  expect([...sampled].sort((a, b) => a - b)).toEqual([2, 3, 4]);
});

test('a numbered thing is written by its printed name', () => {
  const town = named('a town', ['Cairo', 'Memphis']);
  expect(town.write(1)).toBe('Memphis');
  expect(town.read('Cairo')).toBe(0);
  expect(town.write(5)).toBe('5');
});
