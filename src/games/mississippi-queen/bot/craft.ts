import type { Seat } from '#engine/actor.ts';
import type { Hex } from '../actions.ts';
import { waitsFor } from '../rules/arrival.ts';
import { FREE_TURNS, PASSENGERS_TO_WIN } from '../components.ts';
import { placeOf } from '../river.ts';
import { type Boat, NOWHERE, type State, boatOf, moverSeat } from '../state.ts';
import { bowAt } from './chart.ts';
import { knownRiver } from './known-river.ts';
import { type Reckoning, newReckoning, turnsFrom, turnsWithin } from './reckoning.ts';

/** What changes of a boat while it moves, or before: points left to use and turns made. */
export interface Craft {
  hex: Hex;
  facing: number;
  speed: number;
  coal: number;
  moving: boolean;
  points: number;
  turns: number;
}

export function craftOf(s: State, seat: Seat): Craft {
  const { hex, facing, speed, coal } = boatOf(s, seat);
  const moving = seat === moverSeat(s) && s.phase !== 'speed';
  return { hex, facing, speed, coal, moving, points: s.points, turns: s.turns };
}

/** The boat's own turns until it docks; coal that is kept counts as turns saved. */
export const turnsOf = (s: State, seat: Seat): number =>
  turnsBy(reckoningFor(s, boatOf(s, seat)), craftOf(s, seat), []);

/** `taken`: spaces of other boats, hard to enter. */
export function turnsBy(reckoning: Reckoning, craft: Craft, taken: readonly Hex[]): number {
  const bow = bowAt(craft.hex, craft.facing);
  const { speed, coal, points, turns } = craft;
  return craft.moving
    ? turnsWithin(reckoning, { bow, speed, coal, points, free: turns < FREE_TURNS }, taken)
    : turnsFrom(reckoning, bow, speed, coal);
}

/** Tiles ahead that the fastest boat may come to in one turn. */
const TILES_AHEAD = 2;

/** Spaces of other boats that may be in the way of this seat's boat. */
export function takenAround(s: State, seat: Seat): readonly Hex[] {
  const here = placeOf(boatOf(s, seat).hex);
  const taken: Hex[] = [];
  for (let other = 0; other < s.boats.length; other++) {
    const { hex } = boatOf(s, other);
    const ahead = placeOf(hex) - here;
    if (other !== seat && hex !== NOWHERE && ahead >= -1 && ahead <= TILES_AHEAD) taken.push(hex);
  }
  return taken;
}

export function reckoningFor(s: State, boat: Boat): Reckoning {
  const known = knownRiver(s);
  const stations = stationsFor(s, boat);
  const key = stations * (PASSENGERS_TO_WIN + 1) + boat.passengers;
  let reckoning = known.reckonings.get(key);
  if (reckoning === undefined) {
    reckoning = newReckoning(known, { aboard: boat.passengers, stations });
    known.reckonings.set(key, reckoning);
  }
  return reckoning;
}

/** One bit for each place on the table where the station has a passenger for this boat. */
function stationsFor(s: State, boat: Boat): number {
  let stations = 0;
  for (let place = s.first; place < s.river.length; place++) if (waitsFor(s, boat, place)) stations |= 1 << place;
  return stations;
}
