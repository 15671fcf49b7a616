import { expect, test } from 'vitest';
import { at, type By, type Index } from './indexed.ts';

type Cargo = Index<'cargo'>;
type Town = Index<'town'>;

test('a list is read by an index of its own kind, and by no other', () => {
  const prices: By<Cargo, number> = [3, 5];
  const cargo: Cargo = 1;
  const town: Town = 1;
  expect(at(prices, cargo)).toBe(5);
  // @ts-expect-error: a town is no cargo.
  expect(at(prices, town)).toBe(5);
  // @ts-expect-error: a cargo is no town.
  const other: Town = cargo;
  expect(other).toBe(1);
});
