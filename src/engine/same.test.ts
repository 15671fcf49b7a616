import fc from 'fast-check';
import { expect, test } from 'vitest';
import { same } from './same.ts';

test('data that went through JSON is the same as before', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(same(value, JSON.parse(JSON.stringify(value)))).toBe(true);
    }),
  );
});

test('the order of keys does not matter, the order of a list does', () => {
  expect(same({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  expect(same([1, 2], [2, 1])).toBe(false);
});

test.each([
  [1, 2],
  [1, '1'],
  [0, false],
  [null, undefined],
  [null, {}],
  [{}, []],
  [[], {}],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: undefined }, {}],
  [{ a: undefined }, { b: undefined }],
  [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }],
])('%j is not the same as %j', (a, b) => {
  expect(same(a, b)).toBe(false);
  expect(same(b, a)).toBe(false);
});
