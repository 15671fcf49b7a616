import { expect, test } from 'vitest';
import { silent } from '#engine/game.ts';
import { game } from './game.ts';
import { aboard, act, atSea, plots } from './scene.ts';
import { setup } from './rules/setup.ts';
import type { State } from './state.ts';

/** How many lines of play of this many decisions there are, chance's included; the first awaited decides first. */
function count(s: State, depth: number): number {
  const actor = game.awaiting(s)[0];
  if (depth === 0 || actor === undefined) return 1;
  let sum = 0;
  for (const action of game.legal(s, actor)) {
    const next = game.clone(s);
    game.apply(next, actor, action, silent);
    sum += count(next, depth - 1);
  }
  return sum;
}

const abeam = () => atSea({ at: [2, 2], heading: 'N' }, { at: [3, 2], heading: 'N' });
const REMAIN = 'remain,remain,remain';

const POSITIONS: readonly (readonly [name: string, state: State, counts: readonly number[]])[] = [
  ['a new game', setup(2, { crew: '20' }), [6, 36, 96, 1656]],
  ['stations with the full box', { ...setup(2, { crew: '22' }), phase: 'manning' }, [24, 566]],
  ['both plot', abeam(), [64, 4096]],
  ['one mast gone', atSea({ masts: [0, 2, 1, 1] }), [48, 3072]],
  ['two masts gone', atSea({ masts: [0, 2, 0, 1] }), [12, 768]],
  ['crippled', atSea({ masts: [0, 2, 0, 0] }), [1, 64]],
  ['dice for the first shot', act(abeam(), ...plots(REMAIN, REMAIN)).s, [6, 36]],
  [
    'a broadside unanswered',
    act(atSea({ at: [2, 2], heading: 'N' }, { at: [3, 2], heading: 'N', guns: [] }), ...plots(REMAIN, REMAIN)).s,
    [9, 57],
  ],
  [
    'raking a stern',
    act(atSea({ at: [2, 2], heading: 'N' }, { at: [3, 2], heading: 'E' }), ...plots(REMAIN, REMAIN)).s,
    [17, 113],
  ],
  ['a Captain in a corner', aboard({ men: [{}, {}], captains: ['0A3', '1H4'] }), [3, 14]],
  ['a Captain amidships', aboard({ men: [{}, {}], captains: ['0D4', '1H4'] }), [8, 44]],
];

test.each(POSITIONS)('the tree of %s', (_, state, counts) => {
  expect(counts.map((__, i) => count(state, i + 1))).toEqual(counts);
});
