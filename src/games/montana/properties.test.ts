import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHANCE } from '#engine/actor.ts';
import { pick } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import { SEAT_COUNTS, setupFor, WORKER_SPACES } from './components.ts';
import { NO_CREW } from './crews.ts';
import type { Event } from './events.ts';
import { game } from './game.ts';
import { type State, workersOf } from './state.ts';

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

test('nobody ever has less than nothing', () => {
  expect(everyMoment((s) => expect(Math.min(...counts(s))).toBeGreaterThanOrEqual(0))).toBeGreaterThan(1000);
});

test('nobody has more than eight workers, except at the moment of giving back', () => {
  const judge = (s: State) => {
    if (s.phase === 'discard') return;
    for (const player of s.players) expect(workersOf(player)).toBeLessThanOrEqual(WORKER_SPACES);
  };
  expect(everyMoment(judge)).toBeGreaterThan(1000);
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
  let cities = 0;
  everyMoment((s, events) => {
    for (const event of events) {
      if (event.type === 'cityEntered') placed = 0;
      else if (event.type === 'contractorPlaced') placed += 1;
      else if (event.type === 'storeClosed') cities += 1;
    }
    expect(placed).toBeLessThanOrEqual(22);
    const standing = s.store.holders.filter((holder) => holder >= 0);
    expect(new Set(standing).size, 'nobody stands in two rows').toBe(standing.length);
  });
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
