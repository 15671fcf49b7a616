import { expect, test } from 'vitest';
import { CHANCE } from '#engine/actor.ts';
import { defaultOptions } from '#engine/game.ts';
import { pick } from '#engine/rng.ts';
import { findRule } from '#engine/ruling.ts';
import { seededNumbers } from '#kit/seeded.ts';
import { CELLS } from '../components.ts';
import { game } from '../game.ts';
import { open, spaceNamed } from '../scene.ts';
import { moverSeat, type State } from '../state.ts';
import { findPlans, goalOf } from '../planner.ts';
import { whyUnreached } from './why-unreached.ts';

/** The starts of some turns in a race steered by chance. */
function turns(seed: number): State[] {
  const chance = seededNumbers(seed);
  const rng = { below: (n: number) => Math.floor(chance() * n) };
  const state = game.setup(4, defaultOptions(game.meta));
  const found: State[] = [];
  for (let actor = game.awaiting(state)[0]; actor !== undefined && found.length < 4; actor = game.awaiting(state)[0]) {
    if (state.phase === 'speed' && state.round % 3 === 0) found.push(game.clone(state));
    const action = actor === CHANCE ? game.chance(state, rng) : pick(rng, game.legal(state, actor));
    game.apply(state, actor, action, () => undefined);
  }
  return found;
}

test('a space out of reach gets a ruling that the guide explains, or is simply too far', () => {
  const rules = new Set<string>();
  for (const state of [1, 2, 3, 4, 5, 6].flatMap(turns)) {
    const seat = moverSeat(state);
    const reached = new Set(findPlans(state, seat).map(goalOf));
    for (let hex = state.first * CELLS; hex < state.river.length * CELLS; hex++) {
      if (reached.has(hex)) continue;
      const ruling = whyUnreached(state, seat, hex);
      if (ruling !== undefined) expect(findRule(game.guide, game.meta.id, ruling.rule), ruling.rule).toBeDefined();
      rules.add(ruling?.rule ?? 'too far');
    }
  }
  expect(rules.has('too far')).toBe(true);
  expect(rules.has('mississippi-queen/moving.land')).toBe(true);
  expect(rules.size).toBeGreaterThan(4);
});

test('a space that a fast boat without coal must pass is refused because it cannot slow down', () => {
  const s = open('speed 6, coal 0');
  const rules = ['0c4', '1c1'].map((space) => whyUnreached(s, 0, spaceNamed(space))?.rule);
  expect(rules).toEqual(Array(2).fill('mississippi-queen/speed.coal'));
  expect(findPlans(s, 0).map(goalOf)).toEqual(expect.arrayContaining([spaceNamed('1c2'), spaceNamed('1c3')]));
});
