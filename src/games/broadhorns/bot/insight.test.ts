import { describe, expect, test } from 'vitest';
import { CHANCE } from '#engine/actor.ts';
import { silent } from '#engine/game.ts';
import { pick } from '#engine/rng.ts';
import { greedy } from '#bots/greedy.ts';
import { seeded } from '#engine/seeded.ts';
import type { Action } from '../actions.ts';
import { MOVES } from '../answers.ts';
import { game } from '../game.ts';
import { type Scene, scene } from '../scene.ts';
import { clone, type State } from '../state.ts';
import { insight } from './insight.ts';
import { priors } from './priors.ts';
import { goldHope } from './worth.ts';

/** One whole game at random. */
function wander(seats: number, visit: (s: State, seat: number) => void): void {
  const rng = seeded(seats);
  const s = game.setup(seats, {});
  for (let [actor] = game.awaiting(s); actor !== undefined; [actor] = game.awaiting(s)) {
    if (actor !== CHANCE) visit(s, actor);
    game.apply(s, actor, actor === CHANCE ? game.chance(s, rng) : pick(rng, game.legal(s, actor)), silent);
  }
}

function likeliest(s: State): Action | undefined {
  const legal = game.legal(s, s.turn);
  const weights = priors(s, s.turn, legal);
  return legal[weights.indexOf(Math.max(...weights))];
}

const table = (merchants: Scene['merchants'], changes: Partial<State>, more: Partial<Scene> = {}): State =>
  scene({ merchants, ...more, changes: { actions: 2, ...changes } });

describe('The insight', () => {
  test.each([2, 3, 4])('judges every position of a game of %i between 0 and 1, and weighs every action', (seats) => {
    let looks = 0;
    wander(seats, (s, seat) => {
      looks += 1;
      const legal = game.legal(s, seat);
      const weights = priors(s, seat, legal);
      expect(weights).toHaveLength(legal.length);
      expect(weights.every((weight) => weight >= 0 && Number.isFinite(weight))).toBe(true);
      expect(Math.max(...weights)).toBeGreaterThan(0);
      const worth = insight.evaluate(s, seat);
      expect(worth >= 0 && worth <= 1).toBe(true);
    });
    expect(looks).toBeGreaterThan(100);
  });

  test('thinks in place and leaves everything as it was', () => {
    wander(3, (s, seat) => {
      const before = clone(s);
      priors(s, seat, game.legal(s, seat));
      insight.evaluate(s, seat);
      expect(s).toEqual(before);
    });
  });

  test('likes cargo near a town that wants it better than cargo far from it', () => {
    const far = table([{ gold: 5, boat: '20', at: 1, barrels: 'U0 W0' }, {}], { phase: 'actions' });
    const near = table([{ gold: 5, boat: '20', at: 26, barrels: 'U0 W0' }, {}], { phase: 'actions' });
    expect(goldHope(near, 0)).toBeGreaterThan(goldHope(far, 0));
  });

  test('gives up cargo that will spoil before it can be sold', () => {
    const fresh = table([{ boat: '20', at: 12, barrels: 'F0 P0' }, {}], { phase: 'actions' });
    const old = table([{ boat: '20', at: 12, barrels: 'F3 P3' }, {}], { phase: 'actions' });
    expect(goldHope(fresh, 0)).toBeGreaterThan(goldHope(old, 0) + 1);
  });

  test('a merchant without money or boat has poor prospects', () => {
    const poor = table([{ gold: 0 }, {}], { phase: 'actions' });
    const solvent = table([{ gold: 3 }, {}], { phase: 'actions' });
    expect(goldHope(solvent, 0)).toBeGreaterThan(goldHope(poor, 0) + 5);
  });

  test('a boat at the landing of a town that wants all the cargo puts in', () => {
    const s = table([{ boat: '20', at: 26, barrels: 'A1 P1 W0' }, {}], { phase: 'actions' });
    expect(likeliest(s)?.type).toBe('port');
  });

  test('a merchant with money in St. Louis loads the boat', () => {
    const s = table([{ gold: 8, boat: '20' }, {}], { phase: 'cargo', actions: 1 });
    expect(likeliest(s)?.type).toBe('buy');
  });

  test('of the moves that do not end at a town only the longest counts', () => {
    const s = table([{ boat: '20', at: 18, barrels: 'U0 W0' }, {}], { phase: 'actions' });
    const legal = game.legal(s, 0);
    const weights = priors(s, 0, legal);
    const weightOf = (spaces: number) => Math.max(...weights.filter((_, i) => legal[i] === MOVES[spaces]));
    expect(weightOf(5)).toBeGreaterThan(10 * weightOf(3));
    expect(weightOf(4)).toBeGreaterThan(10 * weightOf(3));
  });

  test('with any lead, more gold is better than less, for the leader and for the others', () => {
    const shareWith = (own: number, rival: number) =>
      insight.evaluate(table([{ gold: own }, { gold: rival }], { phase: 'actions' }), 0);
    expect(shareWith(11, 300)).toBeGreaterThan(shareWith(10, 300));
    expect(shareWith(301, 10)).toBeGreaterThan(shareWith(300, 10));
    expect(shareWith(10, 10)).toBeCloseTo(0.5, 1);
  });

  test('a greedy bot that is far behind still sells what it brought', () => {
    const s = table([{ gold: 0, boat: '20', at: 36, barrels: 'A1 P1 W0' }, { gold: 90 }, { gold: 80 }], {
      phase: 'actions',
    });
    const bot = greedy({ game, insight, seats: 3 });
    expect(bot.decide(game.view(s, 0), 0, seeded(1)).type).toBe('port');
  });
});
