import { expect, test } from 'vitest';
import { countTree } from '#testing/tree.ts';
import { game } from './game.ts';
import { scene, type Scene } from './scene.ts';

/** How many ways a named position can go on, by the number of actions. */
const POSITIONS: Readonly<Record<string, readonly [Scene, readonly number[]]>> = {
  'a new merchant in St. Louis': [{ merchants: [{ gold: 6 }, {}], deck: 'ice' }, [2, 3, 19]],
  'Sarah at Vicksburg': [
    {
      merchants: [{ gold: 0, boat: '30', at: 26, barrels: 'W0 P1 U0 A3', hand: 'D-7P' }, {}],
      towns: { 7: { tile: '7a', holds: 'A' } },
      deck: 'ice',
    },
    [7, 33, 132],
  ],
  'two boats under a spoil card': [
    {
      merchants: [
        { boat: '20', at: 3, barrels: 'A0', hand: 'ice' },
        { boat: '20', at: 5, barrels: 'A3' },
      ],
      deck: 'spoil-apples ice',
      changes: { actions: 0 },
    },
    [2, 4, 5],
  ],
  'a boat with a good current and nothing aboard': [
    { merchants: [{ boat: '20', at: 30, hand: 'good-current' }, {}], deck: 'ice' },
    [9, 45, 145],
  ],
};

for (const [name, [plan, counts]] of Object.entries(POSITIONS)) {
  test(`${name}: ${counts.join(', ')} ways`, () => {
    expect(counts.map((_, depth) => countTree(game, scene(plan), depth + 1))).toEqual(counts);
  });
}
