import { expect, test } from 'vitest';
import { countTree } from '#testing/tree.ts';
import { draw } from './drawn.ts';
import { game } from './game.ts';
import { scene } from './scene.ts';
import { setup } from './rules/setup.ts';
import type { State } from './state.ts';

const STANDARD = { freightOnBoard: true, levelStart: false, leavers: 'bot' } as const;

const POSITIONS: readonly (readonly [name: string, state: State, counts: readonly number[]])[] = [
  ['a new game of two: who starts, then any tile in any turn', setup(2, STANDARD), [2, 24, 216]],
  ['a new game of five', setup(5, STANDARD), [5, 75]],
  ['starting tracks of two', scene([{}, {}], {}, { phase: 'begin', turn: 1, startSeat: 0 }), [15, 210]],
  ['two tracks from a corner', scene([{ line: '1g1' }, { line: '2d1' }]), [3, 11, 64]],
  ['rivers and forests all around, no money', scene([{ line: '1d3', money: 0 }, { line: '2d1' }]), [2, 9, 68]],
  [
    'a delivery, with three cards to choose from',
    scene([{ line: '1d1 1c1 1c2', hand: 'T01 T02 T03' }, { line: '2d1' }], {}, { phase: 'deliver' }),
    [5, 41],
  ],
  ['the office with $5', scene([{ line: '1g1' }, { line: '2d1' }], {}, { phase: 'office' }), [9, 117]],
];

test.each(POSITIONS)('the tree of %s', (_, state, counts) => {
  expect(counts.map((__, i) => countTree(game, state, i + 1))).toEqual(counts);
});

test('the table can be drawn as text', () => {
  const s = scene([{ line: '1d1 1c1 1c2' }, { line: '1c1' }], { ship: 'S1', loaded: [0, -1] });
  const drawn = draw(game.view(s, undefined)).split('\n');
  expect(drawn.slice(3, 10).map((line) => line.slice(0, 30).trimEnd())).toMatchInlineSnapshot(`
    [
      "      p   f   O!  p   I!  m",
      "    p   Br  f   p   p   p   m",
      "  01  0   f   f   Ca  p   p",
      "0   f   I!  r   m   p   C!  f",
      "  r   r   r   m   p   m   T!",
      "    p   As  m   T!  m   p   p",
      "      p   p   p   p   p   Ma",
    ]
  `);
  expect(drawn).toContain('S1: [0] [-] G I');
});
