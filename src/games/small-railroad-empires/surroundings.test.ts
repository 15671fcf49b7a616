import { expect, test } from 'vitest';
import { CHANCE } from '#engine/actor.ts';
import { silent, defaultOptions } from '#engine/game.ts';
import { pick } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import { CITIES } from './components.ts';
import { isConnected } from './delivery.ts';
import { game } from './game.ts';
import { cityHex, type Hex, NOWHERE } from './map.ts';
import { hasTrackAt, neighbours, noRoom, someSpace } from './network.ts';
import type { State } from './state.ts';

const SEATS = [2, 4, 5];

const newGames = (): State[] => SEATS.map((seats) => game.setup(seats, defaultOptions(game.meta)));

function step(s: State, rng: ReturnType<typeof seeded>): void {
  const [actor] = game.awaiting(s);
  if (actor === undefined) return;
  const action = actor === CHANCE ? game.chance(s, rng) : pick(rng, game.legal(s, actor));
  game.apply(s, actor, action, silent);
}

function spacesFor(s: State, seat: number): Hex[] {
  const spaces: Hex[] = [];
  someSpace(s, seat, (hex) => spaces.push(hex) === 0);
  return spaces.sort((a, b) => a - b);
}

/** By looking at every space and every city of the map. */
const spacesFound = (s: State, seat: number): Hex[] =>
  [...s.tracks.keys()].filter((hex) => noRoom(s, seat, hex) === undefined);
const citiesFound = (s: State, seat: number): number[] =>
  citiesOf(s).filter((city) => neighbours(s, cityHex(s.map, city)).some((hex) => hasTrackAt(s, seat, hex)));
const citiesOf = (s: State): number[] => [...CITIES.keys()].filter((city) => cityHex(s.map, city) !== NOWHERE);

// What is kept from one call to the next must not leak from one table, or one line of play, into another.
test('surroundings grow with a network and are never those of another network or another table', () => {
  const rng = seeded(1);
  const games = newGames();
  let asked = 0;
  while (games.some((s) => s.outcome === undefined)) {
    const s = pick(rng, games);
    step(s, rng);
    const branches = [game.clone(s), game.clone(s)];
    for (const branch of branches) step(branch, rng);
    for (const state of [...branches, s]) {
      expect(spacesFor(state, s.turn)).toEqual(spacesFound(state, s.turn));
      expect(citiesOf(state).filter((city) => isConnected(state, s.turn, city))).toEqual(citiesFound(state, s.turn));
      asked += spacesFor(state, s.turn).length;
    }
  }
  expect(asked).toBeGreaterThan(1000);
});
