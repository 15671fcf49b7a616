import { expect, test } from 'vitest';
import { countTree } from '#testing/tree.ts';
import { game } from './game.ts';
import { act, table } from './scene.ts';
import type { State } from './state.ts';

const start = { goods: 'csgp', workers: 'csgp', silver: 3 };
const rich = { goods: 'ppppp', silver: 0 };

const POSITIONS: readonly (readonly [name: string, state: State, counts: readonly number[]])[] = [
  ['a new game of two', game.setup(2, {}), [72]],
  ['a first turn', table({ players: [{ ...start, cows: 1 }, start] }), [24, 323]],
  ['a first turn without a cow', table({ players: [start, start] }), [15, 73, 414]],
  ['a spin', act(table({ players: [start, start] }), '0 recruit').s, [8, 32]],
  ['the store of four', act(table({ players: [rich, rich, rich, rich] }), '0 city').s, [18, 224, 2424]],
  ['three goods from the store', act(table({ players: [rich, {}] }), '0 city', '0 bid 2 3').s, [10, 10]],
  ['building on', act(table({ players: [{ goods: 'SgcsgpC', cows: 1 }, {}] }), '0 build D1').s, [16, 226]],
];

test.each(POSITIONS)('the tree of %s', (_, state, counts) => {
  expect(counts.map((__, i) => countTree(game, state, i + 1))).toEqual(counts);
});
