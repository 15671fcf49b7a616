import { expect, test } from 'vitest';
import { CHANCE } from '#engine/actor.ts';
import { silent, defaultOptions } from '#engine/game.ts';
import { pick } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import { CITIES } from '../components.ts';
import { isConnected } from './delivery.ts';
import { game } from '../game.ts';
import { cityHex, type Hex, NOWHERE } from '../map.ts';
import { hasTrackAt, neighbours } from './network.ts';
import { noRoom, spacesFor } from './track.ts';
import type { State } from '../state.ts';

const SEATS = [2, 4, 5];

const newGames = (): State[] => SEATS.map((seats) => game.setup(seats, defaultOptions(game.meta)));

function step(s: State, rng: ReturnType<typeof seeded>): void {
  const [actor] = game.awaiting(s);
  if (actor === undefined) return;
  const action = actor === CHANCE ? game.chance(s, rng) : pick(rng, game.legal(s, actor));
  game.apply(s, actor, action, silent);
}

const byNumber = (a: Hex, b: Hex): number => a - b;

/** By looking at every space and every city of the map. */
const spacesFound = (s: State, seat: number): Hex[] =>
  [...s.tracks.keys()].filter((hex) => noRoom(s, seat, hex) === undefined);
const citiesFound = (s: State, seat: number): number[] =>
  citiesOf(s).filter((city) => neighbours(s, cityHex(s.map, city)).some((hex) => hasTrackAt(s, seat, hex)));
const citiesOf = (s: State): number[] => [...CITIES.keys()].filter((city) => cityHex(s.map, city) !== NOWHERE);

// Three tables are played in turn, and other moves are tried on copies: no table may change what another finds.
test('a track goes next to the company’s own network, and a city is connected by a track next to it, at every table', () => {
  const rng = seeded(1);
  const games = newGames();
  const seen = { spaces: 0, cities: 0 };
  while (games.some((s) => s.outcome === undefined)) {
    const s = pick(rng, games);
    step(s, rng);
    const branches = [game.clone(s), game.clone(s)];
    for (const branch of branches) step(branch, rng);
    for (const state of [...branches, s]) {
      const [spaces, cities] = [spacesFound(state, s.turn), citiesFound(state, s.turn)];
      expect(spacesFor(state, s.turn).toSorted(byNumber)).toEqual(spaces);
      expect(citiesOf(state).filter((city) => isConnected(state, s.turn, city))).toEqual(cities);
      seen.spaces += spaces.length;
      seen.cities += cities.length;
    }
  }
  expect(seen.spaces).toBeGreaterThan(1000);
  expect(seen.cities).toBeGreaterThan(100);
});
