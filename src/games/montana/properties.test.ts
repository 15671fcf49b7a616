import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHANCE } from '#engine/actor.ts';
import { pick } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import { SEAT_COUNTS, setupFor, WORKER_SPACES } from './components.ts';
import { NO_CREW } from './crews.ts';
import type { Event } from './events.ts';
import { game } from './game.ts';
import { NO_PLAYER, type State, workersOf } from './state.ts';

/** Random games; fast-check prints seats and seed of one that fails. */
function everyMoment(judge: (state: State, events: readonly Event[]) => void, games = 25): number {
  let moments = 0;
  const property = fc.property(fc.constantFrom(...SEAT_COUNTS), fc.nat(), (seats, seed) => {
    const rng = seeded(seed);
    const state = game.setup(seats, {});
    for (let [actor] = game.awaiting(state); actor !== undefined; [actor] = game.awaiting(state)) {
      const events: Event[] = [];
      const action = actor === CHANCE ? game.chance(state, rng) : pick(rng, game.legal(state, actor));
      game.apply(state, actor, action, (event) => events.push(event));
      judge(state, events);
      moments += 1;
    }
  });
  fc.assert(property, { numRuns: games, endOnFailure: true });
  return moments;
}

const counts = (s: State): readonly number[] => [
  ...s.goods,
  ...s.workers,
  s.cows,
  ...s.players.flatMap((player) => [
    ...player.goods,
    ...player.workers,
    player.cows,
    player.canteens,
    player.silver,
    player.settlements,
  ]),
];

test('no count of goods, workers, cows, canteens, silver or settlements is ever below zero', () => {
  expect(everyMoment((s) => expect(Math.min(...counts(s))).toBeGreaterThanOrEqual(0))).toBeGreaterThan(1000);
});

test('nobody has more than eight workers, except at the moment of giving back', () => {
  let looked = 0;
  everyMoment((s) => {
    if (s.phase === 'discard') return;
    looked += 1;
    for (const player of s.players) expect(workersOf(player)).toBeLessThanOrEqual(WORKER_SPACES);
  });
  expect(looked).toBeGreaterThan(1000);
});

test('46: every turn can begin with recruiting', () => {
  let turns = 0;
  everyMoment((s) => {
    if (s.phase !== 'turn') return;
    turns += 1;
    expect(game.legal(s, s.turn)).toContainEqual({ type: 'recruit' });
  });
  expect(turns).toBeGreaterThan(500);
});

test('no turn begins with a full area or a full bank', () => {
  let turns = 0;
  everyMoment((s, events) => {
    if (!events.some((event) => event.type === 'turnBegan')) return;
    turns += 1;
    for (let first = 0; first < 15; first += 3)
      expect(s.spaces.slice(first, first + 3).some((crew) => crew === NO_CREW)).toBe(true);
  });
  expect(turns).toBeGreaterThan(500);
});

test('a city ends with every contractor in a row of its own or back at the hardware store, and with at most 22 placements', () => {
  let placed = 0;
  let rewards = 0;
  let cities = 0;
  everyMoment((s, events) => {
    const { holders, passed } = s.store;
    for (const event of events) {
      if (event.type === 'cityEntered') placed = 0;
      else if (event.type === 'contractorPlaced') placed += 1;
    }
    expect(placed, 'the store has 22 spaces').toBeLessThanOrEqual(22);
    const standing = holders.filter((holder) => holder !== NO_PLAYER);
    expect(new Set(standing).size, 'nobody stands in two rows').toBe(standing.length);
    if (s.phase === 'reward') {
      rewards += 1;
      expect(passed, 'all others have passed').toEqual(s.players.map((_, seat) => !holders.includes(seat)));
    }
    if (events.some((event) => event.type === 'storeClosed')) {
      cities += 1;
      expect(standing, 'all are back').toEqual([]);
      expect(passed).not.toContain(true);
    }
  });
  expect(rewards).toBeGreaterThan(50);
  expect(cities).toBeGreaterThan(50);
});

test('the game ends in the round in which the last settlement was placed', () => {
  let ended = 0;
  let last = 0;
  everyMoment((s, events) => {
    if (events.some((event) => event.type === 'lastSettlement') && last === 0) last = s.round;
    if (s.outcome === undefined) return;
    ended += 1;
    expect(s.round).toBe(last);
    expect(Math.max(...s.outcome.scores)).toBe(setupFor(s.seats).settlements);
    last = 0;
  });
  expect(ended).toBe(25);
});
