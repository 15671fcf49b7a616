import type { Seat } from '#engine/actor.ts';
import type { Hex } from '../actions.ts';
import { waitsFor } from '../arrival.ts';
import { FREE_TURNS, PASSENGERS_TO_WIN } from '../components.ts';
import { placeOf } from '../river.ts';
import { type Boat, NOWHERE, type State, boatOf, moverSeat } from '../state.ts';
import { at } from './chart.ts';
import { type KnownRiver, knownRiver } from './known-river.ts';
import { type Reckoning, newReckoning, turnsFrom, turnsWithin } from './reckoning.ts';

/** A boat between its turns, or moving with points left to use and turns made. */
export interface Craft extends Boat {
  moving: boolean;
  points: number;
  turns: number;
}

export function craftOf(s: State, seat: Seat): Craft {
  const moving = seat === moverSeat(s) && s.phase !== 'speed';
  return { ...boatOf(s, seat), moving, points: s.points, turns: s.turns };
}

/** Own turns until this boat docks; coal kept counts as turns saved. `taken`: spaces that others make hard to enter. */
export function turnsOf(s: State, craft: Craft, taken: readonly Hex[] = []): number {
  const reckoning = reckoningFor(knownRiver(s), s, craft);
  const bow = at(craft.hex, craft.facing);
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

function reckoningFor(known: KnownRiver, s: State, craft: Craft): Reckoning {
  const stations = stationsFor(s, craft);
  const key = stations * (PASSENGERS_TO_WIN + 1) + craft.passengers;
  let reckoning = known.reckonings.get(key);
  if (reckoning === undefined) {
    reckoning = newReckoning(known, { aboard: craft.passengers, stations });
    known.reckonings.set(key, reckoning);
  }
  return reckoning;
}

/** One bit for each place on the table whose station has a passenger for this boat. */
function stationsFor(s: State, craft: Craft): number {
  let stations = 0;
  for (let place = s.first; place < s.river.length; place++) if (waitsFor(s, craft, place)) stations |= 1 << place;
  return stations;
}
