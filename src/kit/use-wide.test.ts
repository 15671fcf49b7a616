import { expect, test } from 'vitest';
import { isWide } from './use-wide.ts';

test('a picture first lies as it fits best', () => {
  expect(isWide({ width: 640, height: 660 })).toBe(false);
  expect(isWide({ width: 660, height: 640 })).toBe(true);
});

test('a bar that takes some of the height does not turn it', () => {
  expect(isWide({ width: 640, height: 560 }, false)).toBe(false);
  expect(isWide({ width: 640, height: 700 }, true)).toBe(true);
});

test('a bar that takes half of a phone’s height does not turn it either', () => {
  expect(isWide({ width: 390, height: 272 }, false)).toBe(false);
});

test('a phone that is turned turns it', () => {
  expect(isWide({ width: 844, height: 390 }, false)).toBe(true);
  expect(isWide({ width: 390, height: 844 }, true)).toBe(false);
});
