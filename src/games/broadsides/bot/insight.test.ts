import { expect, test } from 'vitest';
import { playArenaGame } from '#bots/arena.ts';
import { greedy } from '#bots/greedy.ts';
import { random } from '#bots/random.ts';
import { think } from '#bots/search.ts';
import { seeded } from '#engine/seeded.ts';
import { CHANCE } from '#engine/actor.ts';
import { silent } from '#engine/game.ts';
import { pick } from '#engine/rng.ts';
import type { Action } from '../actions.ts';
import { game } from '../game.ts';
import { aboard, act, atSea, plots } from '../scene.ts';
import { setup } from '../rules/setup.ts';
import type { State } from '../state.ts';
import { insight } from './insight.ts';

const subject = { game, insight, seats: 2 };
const priorsOf = (s: State, seat: number): readonly (readonly [Action, number])[] => {
  const legal = game.legal(s, seat);
  const weights = insight.priors?.(s, seat, legal) ?? [];
  return legal.map((action, i) => [action, weights[i] ?? Number.NaN]);
};
const thought = (s: State, seat: number, seed: number) =>
  think(subject, { view: game.view(s, seat), seat, rng: seeded(seed) }, { budget: { iterations: 400 }, now: () => 0 });

test('at every moment the evaluation is a share, and the priors are weights', () => {
  let looked = 0;
  for (let seed = 0; seed < 20; seed++) {
    const rng = seeded(seed);
    const s = seed % 2 === 0 ? setup(2, { crew: '22' }) : atSea({ at: [1, 1] }, { at: [2, 2] });
    for (let awaited = game.awaiting(s); awaited.length > 0; awaited = game.awaiting(s)) {
      const actor = pick(rng, awaited);
      for (const seat of [0, 1]) {
        const share = insight.evaluate(s, seat);
        expect(share >= 0 && share <= 1, `${s.phase} ${share}`).toBe(true);
      }
      if (actor === CHANCE) game.apply(s, actor, game.chance(s, rng), silent);
      else {
        const weighed = priorsOf(s, actor);
        expect(weighed.every(([, weight]) => weight >= 0)).toBe(true);
        looked += 1;
        game.apply(s, actor, pick(rng, weighed)[0], silent);
      }
    }
  }
  expect(looked).toBeGreaterThan(0);
});

test('more men, more guns, less damage and a Captain are each better than less', () => {
  const even = insight.evaluate(atSea(), 0);
  expect(insight.evaluate(atSea({}, { men: { B3: 2 } }), 0)).toBeGreaterThan(even);
  expect(insight.evaluate(atSea({}, { guns: ['B3'] }), 0)).toBeGreaterThan(even);
  expect(insight.evaluate(atSea({ masts: [0, 2, 1, 1] }), 0)).toBeLessThan(even);
  expect(insight.evaluate(atSea({ captain: 'none' }), 0)).toBeLessThan(even);
});

test('a search takes an enemy Captain who stands alone within reach', () => {
  const s = aboard({ men: [{ '0E5': 3, '0B4': 2 }, { '1A5': 3 }], captains: ['0A4', '1E3'] });
  expect(thought(s, 0, 1).action).toEqual(expect.objectContaining({ type: 'move', figure: 'man' }));
  const { s: state } = act(s, '0 move man 0E5 1E3', '0 move man 0E5 1E3');
  expect(thought(state, 0, 1).action).toMatchObject({ type: 'move', from: 14, to: 24 + 12 });
});

test('a search shoots at a ship that could be sunk with one more hit', () => {
  const s = atSea(
    { at: [2, 2], heading: 'N' },
    {
      at: [3, 2],
      heading: 'N',
      guns: [],
      men: { E3: 2, F5: 2 },
      captain: 'F3',
      masts: [0, 0, 0, 0],
      hull: { 'A port': 2, 'B port': 2, 'C port': 1 },
    },
  );
  const firing = act(s, ...plots('remain,remain,remain', 'damage,damage,damage')).s;
  expect(thought(firing, 0, 2).action).toMatchObject({ type: 'fire', letter: 2 });
});

test('bots take a draw when they are worse off and decline one when they are better off, and never offer one', () => {
  const weak = { at: [2, 2], men: { B3: 1 }, guns: ['B3'], masts: [0, 0, 1, 1] } as const;
  const offered = (s: State) => act(s, '1 offerDraw').s;
  const answers = (s: State) => [
    greedy(subject).decide(game.view(s, 0), 0, seeded(1)).type,
    thought(s, 0, 1).action.type,
  ];
  expect(answers(offered(atSea(weak, { at: [8, 6] })))).toEqual(['acceptDraw', 'acceptDraw']);
  expect(answers(offered(atSea({ at: [2, 2] }, { ...weak, at: [8, 6] })))).toEqual(['declineDraw', 'declineDraw']);
  expect(game.legal(atSea(weak), 0)).not.toContainEqual({ type: 'offerDraw' });
});

test('a plot that the other has already laid does not change what a search thinks', () => {
  const s = atSea({ at: [2, 2], heading: 'N' }, { at: [4, 4], heading: 'S' });
  const one = act(s, '1 plot forward,forward,forward').s;
  const two = act(s, '1 plot port,port,remain').s;
  expect(thought(one, 0, 3)).toEqual(thought(two, 0, 3));
});

test('plots of a search are mixed', () => {
  const s = atSea({ at: [2, 2], heading: 'N' }, { at: [4, 3], heading: 'S' });
  const chosen = [1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(thought(s, 0, seed).action));
  expect(new Set(chosen).size).toBeGreaterThan(1);
});

test('greedy beats random', () => {
  const match = { subject, options: { crew: '20' }, bots: [greedy(subject), random(subject)], seed: 5 } as const;
  let won = 0;
  for (let number = 0; number < 6; number++) {
    const { sat, outcome } = playArenaGame(match, number);
    if (outcome.ranks[sat.indexOf(0)] === 1 && outcome.ranks.includes(2)) won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(4);
});
