import { expect, test } from 'vitest';
import { brief, difference, notPlain } from './plain.ts';

test('plain data is plain', () => {
  expect(notPlain({ a: [1, 'x', true, null, { b: [] }] })).toBeUndefined();
});

test.each([
  [{ a: undefined }, 'it.a is undefined'],
  [{ a: [1, Number.NaN] }, 'it.a.1 is NaN'],
  [{ a: new Map() }, 'it.a is an object of a class'],
  [[new Int8Array(2)], 'it.0 is an object of a class'],
  [{ a: 1n }, 'it.a is 1'],
])('what JSON would lose is found, with the place (%#)', (value, place) => {
  expect(notPlain(value)).toBe(place);
});

test('a difference is described by its place', () => {
  expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('it.a.1.b: 2 ≠ 3');
  expect(difference([1], [1, 2])).toBe('it.1: undefined ≠ 2');
  expect(difference({ a: undefined }, {})).toContain('only one of them has');
  expect(difference({ a: 1, b: 2 }, { b: 2, a: 1 })).toBeUndefined();
});

test('long values are cut short', () => {
  expect(brief('x'.repeat(1000)).length).toBeLessThan(210);
});
