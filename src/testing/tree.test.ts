import { expect, test } from 'vitest';
import { countTree } from './tree.ts';
import { parley } from './toys/parley.ts';
import { skiff } from './toys/skiff.ts';

const start = () => skiff.setup(2, { course: 'brook' });

test.each([
  [0, 1],
  // Row or drift.
  [1, 2],
  // The die has four sides.
  [2, 8],
  [3, 16],
  [4, 64],
])('the race can begin in this many ways: %i actions, %i ways', (depth, ways) => {
  expect(countTree(skiff, start(), depth)).toBe(ways);
});

test('a game that is over goes on in one way', () => {
  const state = start();
  state.places[0] = 8;
  // Row or drift, then any roll ends it.
  expect(countTree(skiff, state, 2)).toBe(8);
  expect(countTree(skiff, state, 9)).toBe(8);
});

test('the order of those who decide at the same time makes no new way', () => {
  expect(countTree(parley, parley.setup(2, { restless: false }), 2)).toBe(9);
});

test('counting changes nothing', () => {
  const state = start();
  countTree(skiff, state, 4);
  expect(state).toEqual(start());
});
