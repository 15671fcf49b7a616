import { describe, expect, test } from 'vitest';
import { CHANCE } from '#engine/actor.ts';
import { silent } from '#engine/game.ts';
import { pick } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import { greedy } from '#bots/greedy.ts';
import { NIGHT_SHIFT } from '../components.ts';
import { game } from '../game.ts';
import { FACTORY_NAMES, factoryHex, NOWHERE } from '../map.ts';
import { scene } from '../scene.ts';
import { NONE, type State } from '../state.ts';
import { expected } from './assets.ts';
import { beginning } from './beginning.ts';
import { hopesOf, MOST_HOPES, NEAR, outlookOf } from './boards.ts';
import { insight } from './insight.ts';
import { choose, trackDistance, prospects } from './outlook.ts';
import { priors } from './priors.ts';
import { FAR } from './reach.ts';

const OPTIONS = { freightOnBoard: true, levelStart: false, leavers: 'bot' } as const;

/** One whole game at random. */
function wander(seats: number, seed: number, visit: (s: State, seat: number) => void): void {
  const rng = seeded(seed);
  const s = game.setup(seats, OPTIONS);
  for (let [actor] = game.awaiting(s); actor !== undefined; [actor] = game.awaiting(s)) {
    if (actor !== CHANCE) visit(s, actor);
    game.apply(s, actor, actor === CHANCE ? game.chance(s, rng) : pick(rng, game.legal(s, actor)), silent);
  }
}

describe('The insight', () => {
  test.each([2, 3, 4, 5])('judges every position of a game of %i between 0 and 1, and weighs every action', (seats) => {
    let looks = 0;
    wander(seats, seats, (s, seat) => {
      looks += 1;
      const legal = game.legal(s, seat);
      const weights = priors(s, seat, legal);
      expect(weights).toHaveLength(legal.length);
      expect(weights.every((weight) => weight >= 0 && Number.isFinite(weight))).toBe(true);
      const worth = insight.evaluate(s, seat);
      expect(worth > 0 && worth < 1).toBe(true);
    });
    expect(looks).toBeGreaterThan(20);
  });

  test.each([2, 4])('sees on a remembered board what a fresh look sees, at %i seats', (seats) => {
    let looks = 0;
    wander(seats, 10 + seats, (s) => {
      for (const [seat, { line }] of s.companies.entries()) {
        if (line.length === 0) continue;
        looks += 1;
        const fresh = prospects(s, seat, FAR);
        expect(hopesOf(s, seat)).toEqual(choose(fresh, fresh.length).slice(0, MOST_HOPES));
        expect(outlookOf(s, seat).possible).toEqual(prospects(s, seat, NEAR));
      }
    });
    expect(looks).toBeGreaterThan(100);
  });

  test('expects more of a company that has delivered than of one that only could', () => {
    const s = scene([{ line: '1d1 1c1 1c2', hand: 'T01' }, { line: '2d1' }], {}, { phase: 'deliver' });
    const before = expected(s, 0);
    game.apply(s, 0, { type: 'deliver', factory: 3, city: 1, card: 0 }, silent);
    expect(expected(s, 0)).toBeGreaterThan(before);
  });

  test('a night shift is worth more the more turns are left', () => {
    const gainOfNight = (cards: number): number => {
      const s = scene([{ line: '1d1' }, { line: '2d1' }], {}, { round: 2 });
      s.deck = s.deck.slice(0, cards);
      const before = expected(s, 0);
      for (const company of s.companies.slice(0, 1)) company.unlocked = 1 << NIGHT_SHIFT;
      return expected(s, 0) - before;
    };
    expect(gainOfNight(1)).toBeGreaterThan(0);
    expect(gainOfNight(12)).toBeGreaterThan(gainOfNight(1));
  });

  test('gives shares of winning that add up to one, the larger share to the company that can deliver', () => {
    const s = scene([{ line: '1d1 1c1 1c2', hand: 'T01' }, { line: '2d1' }]);
    const shares = insight.shares?.(s) ?? [];
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(shares[0]).toBeGreaterThan(shares[1] ?? 1);
  });

  test('is settled between turns once the own turn is over, not by a loan before the first track', () => {
    const s = scene([{ line: '1d1' }, { line: '2d1' }], {}, { phase: 'build' });
    expect(insight.settled?.(s, undefined, 1)).toBe(true);
    game.apply(s, 0, { type: 'loan' }, silent);
    expect(insight.settled?.(s, undefined, 0)).toBe(false);
    expect(insight.settled?.({ ...s, turn: 1 }, undefined, 0)).toBe(true);
    expect(insight.settled?.({ ...s, turn: 1, built: 1 }, undefined, 0)).toBe(false);
  });

  test('looks first at the track that completes a delivery', () => {
    const s = scene([{ line: '1d1 1c1', hand: 'T01' }, { line: '2d1' }], {}, { phase: 'build', built: 1 });
    const legal = game.legal(s, 0);
    const weights = priors(s, 0, legal);
    const likeliest = legal[weights.indexOf(Math.max(...weights))];
    game.apply(s, 0, likeliest ?? { type: 'done' }, silent);
    expect(game.legal(s, 0).map(({ type }) => type)).toContain('deliver');
  });

  test('prefers a start in the middle of the map, and far from rivals', () => {
    const s = scene([{ line: '' }, { line: '' }, { line: '' }, { line: '' }], {}, { phase: 'begin' });
    const onMap = FACTORY_NAMES.map((_, factory) => factory).filter(
      (factory) => factoryHex(s.map, factory) !== NOWHERE,
    );
    const likes = onMap.toSorted((a, b) => beginning(s, b) - beginning(s, a));
    const [best, worst] = [likes.at(0) ?? NONE, likes.at(-1) ?? NONE];
    const toAll = (factory: number): number =>
      onMap.reduce((sum, other) => sum + trackDistance(factoryHex(s.map, factory), factoryHex(s.map, other)), 0);
    expect(onMap).toHaveLength(20);
    expect(toAll(best)).toBeLessThan(toAll(worst));
    const alone = beginning(s, best);
    for (const company of s.companies.slice(0, 1)) company.line = [factoryHex(s.map, worst)];
    const far = beginning(s, best);
    for (const company of s.companies.slice(0, 1)) company.line = [factoryHex(s.map, likes.at(1) ?? NONE)];
    expect(beginning(s, best)).toBeLessThan(far);
    expect(far).toBeLessThanOrEqual(alone);
  });

  test('only the choice of the first track is played to the end of the game', () => {
    let begun = 0;
    wander(4, 5, (s) => {
      expect(insight.decisive?.(s)).toBe(s.phase === 'begin');
      begun += s.phase === 'begin' ? 1 : 0;
    });
    expect(begun).toBe(4);
  });

  test('a greedy bot delivers what it can', () => {
    const s = scene([{ line: '1d1 1c1 1c2', hand: 'T01' }, { line: '2d1' }], {}, { phase: 'deliver' });
    s.contracts = s.contracts.slice(2);
    s.companies.forEach((company, seat) => (company.contract = seat));
    const bot = greedy({ game, insight, seats: 2 });
    expect(bot.decide(game.view(s, 0), 0, seeded(1)).type).toBe('deliver');
  });
});
