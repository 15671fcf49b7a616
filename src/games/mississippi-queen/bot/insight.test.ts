import { describe, expect, test } from 'vitest';
import { writeAction } from '#engine/forms.ts';
import { silent, defaultOptions } from '#engine/game.ts';
import { pick } from '#engine/rng.ts';
import { greedy } from '#bots/greedy.ts';
import { playOn } from '#bots/playing-on.ts';
import { think } from '#bots/search.ts';
import { seeded } from '#engine/seeded.ts';
import { actions } from '../actions.ts';
import { game } from '../game.ts';
import { putBoats, scene } from '../scene.ts';
import { type Boat, type State, boatOf, clone } from '../state.ts';
import { insight } from './insight.ts';

const RIVER = `
3 A2-3 straight, 1 waiting
2 A1-1 straight, 2 waiting
1 A3-2 straight
0 A0
0: speed 2 coal 4
1: speed 2 coal 4
2: speed 2 coal 4`;

const FINISH = `
platform straight
11 A2-1 straight
10 A1-1 straight
0: speed 1 coal 4 passengers 2
1: speed 2 coal 4 passengers 2
2: speed 2 coal 4 passengers 2`;

const onTheRiver = (boats: Readonly<Record<number, string>> = {}): State =>
  putBoats(scene(RIVER), { 0: '1c4 N', 1: '0b3 N', 2: '0d3 N', ...boats });

const atTheFinish = (boats: Readonly<Record<number, string>> = {}): State =>
  putBoats(scene(FINISH), { 0: '11c3 N', 1: '10b4 N', 2: '10d4 N', ...boats });

const share = (s: State, seat: number): number => insight.evaluate(s, seat);

function changed(s: State, changes: Partial<Boat>): State {
  const next = clone(s);
  Object.assign(boatOf(next, 0), changes);
  return next;
}

const lines = (s: State, seat: number): string[] => game.legal(s, seat).map((action) => writeAction(actions, action));

describe('the share of winning', () => {
  test('adds up to one while all boats race, and is nearly the same for boats in the same situation', () => {
    const s = onTheRiver();
    const shares = [0, 1, 2].map((seat) => share(s, seat));
    expect(shares.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 9);
    expect(Math.abs(share(s, 1) - share(s, 2))).toBeLessThan(0.05);
  });

  test('is greater further downstream', () => {
    expect(share(onTheRiver(), 0)).toBeGreaterThan(share(onTheRiver({ 0: '0c3 N' }), 0));
  });

  test('is greater with more coal, and with a passenger aboard', () => {
    const s = onTheRiver();
    expect(share(changed(s, { coal: 6 }), 0)).toBeGreaterThan(share(changed(s, { coal: 1 }), 0));
    expect(share(changed(s, { passengers: 1 }), 0)).toBeGreaterThan(share(s, 0));
  });

  test('is greater with the bow downstream than upstream', () => {
    expect(share(onTheRiver(), 0)).toBeGreaterThan(share(onTheRiver({ 0: '1c4 S' }), 0));
  });

  test('is next to nothing for a boat that must run aground', () => {
    // In the ear a1, bow to the bank: without coal it can only turn once, and still there is land ahead.
    const s = changed(onTheRiver({ 0: '1a1 SW' }), { coal: 0, speed: 6 });
    expect(share(s, 0)).toBeLessThan(0.01);
    expect(share(changed(s, { coal: 6 }), 0)).toBeGreaterThan(0.1);
  });

  test('is all of it for the winner, and little is left for the others', () => {
    const s = changed(atTheFinish(), { fate: 'docked', hex: -1 });
    expect(share(s, 0)).toBe(1);
    expect(share(s, 1) + share(s, 2)).toBeCloseTo(0.1, 9);
  });

  test('is nothing for a boat that is lost', () => {
    expect(share(changed(onTheRiver(), { fate: 'aground', hex: -1 }), 0)).toBe(0);
  });

  test.each([
    ['passengers', false],
    ['passengers', true],
    ['introductory', false],
  ] as const)('stays between 0 and 1 at every moment of a race (%s, free facing %s)', (race, freeFacing) => {
    const rng = seeded(3);
    const s = game.setup(5, { ...defaultOptions(game.meta), race, freeFacing });
    let seen = 0;
    while (game.outcome(s) === undefined) {
      const actor = game.awaiting(s)[0] ?? 0;
      if (actor !== 'chance') seen += looksSound(s, actor);
      game.apply(s, actor, actor === 'chance' ? game.chance(s, rng) : pick(rng, game.legal(s, actor)), silent);
    }
    expect(seen).toBeGreaterThan(30);
  });
});

function looksSound(s: State, asked: number): number {
  const legal = game.legal(s, asked);
  const weights = insight.priors?.(s, asked, legal) ?? [];
  expect(weights.length).toBe(legal.length);
  expect(weights.every((weight) => weight >= 0 && weight <= 1)).toBe(true);
  expect(s.boats.every((_, seat) => share(s, seat) >= 0 && share(s, seat) <= 1)).toBe(true);
  return legal.length;
}

describe('priors', () => {
  test('prefer a speed that stops at an entry to one that passes it', () => {
    const s = atTheFinish();
    const weights = insight.priors?.(s, 0, game.legal(s, 0)) ?? [];
    expect(lines(s, 0)[weights.indexOf(Math.max(...weights))]).toBe('speed 1');
  });

  test('steer around a boat ahead instead of turning left and right until the coal is gone', () => {
    const s = changed(onTheRiver({ 0: '1c3 N', 1: '1c4 N' }), { speed: 1 });
    const choose = <A>(legal: readonly A[], weights: readonly number[]) =>
      pick(
        seeded(1),
        legal.filter((_, i) => weights[i] === Math.max(...weights)),
      );
    game.apply(s, 0, { type: 'speed', speed: 1 }, silent);
    playOn({ game, insight, seats: 3 }, s, { rng: seeded(1), least: 0, most: 40, choose });
    expect(s.phase).toBe('speed');
    expect(boatOf(s, 0)).toMatchObject({ coal: 4, speed: 1 });
  });

  test('give retiring next to no weight', () => {
    const s = changed(atTheFinish(), { passengers: 0 });
    const weights = insight.priors?.(s, 0, game.legal(s, 0)) ?? [];
    const retiring = lines(s, 0).indexOf('retire');
    expect(retiring).toBeGreaterThanOrEqual(0);
    expect(weights[retiring]).toBeLessThan(1e-9);
  });
});

describe('bots that know this', () => {
  const subject = { game, insight, seats: 3 };

  /** Plays seat 0's turn and tells what became of its boat. */
  function playTurn(start: State, decide: (s: State) => ReturnType<ReturnType<typeof greedy>['decide']>): Boat {
    const s = clone(start);
    while (game.awaiting(s)[0] === 0) game.apply(s, 0, decide(s) as never, silent);
    return boatOf(s, 0);
  }

  test.each([1, 2, 3])('greedy docks when it can (seed %i)', (seed) => {
    const bot = greedy(subject);
    expect(playTurn(atTheFinish(), (s) => bot.decide(game.view(s, 0), 0, seeded(seed))).fate).toBe('docked');
  });

  test('search docks when it can', () => {
    const settings = { budget: { iterations: 100 }, now: () => 0 };
    const decide = (s: State) => think(subject, { view: game.view(s, 0), seat: 0, rng: seeded(4) }, settings).action;
    expect(playTurn(atTheFinish(), decide).fate).toBe('docked');
  });

  test('search decides the same when everything it looks up has been looked up before', () => {
    const s = onTheRiver({ 0: '2c3 NE' });
    const settings = { budget: { iterations: 150 }, now: () => 0 };
    const [cold, warm] = [1, 2].map(() => think(subject, { view: game.view(s, 0), seat: 0, rng: seeded(6) }, settings));
    expect(warm).toEqual(cold);
  });

  test('search stops for a passenger that waits one step ahead', () => {
    const s = onTheRiver({ 0: '2c2 NW' });
    const settings = { budget: { iterations: 200 }, now: () => 0 };
    const decide = (now: State) =>
      think(subject, { view: game.view(now, 0), seat: 0, rng: seeded(9) }, settings).action;
    expect(playTurn(s, decide).passengers).toBe(1);
  });
});
