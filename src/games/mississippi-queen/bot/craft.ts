import type { Seat } from '#engine/actor.ts';
import { hasUsed } from '../arrival.ts';
import { FREE_TURNS } from '../components.ts';
import { type Boat, type State, boatOf, moverSeat } from '../state.ts';
import { at } from './chart.ts';
import { NEVER } from './kind.ts';
import { type KnownRiver, knownRiver } from './known-river.ts';
import { type Reckoning, newReckoning, turnsFrom, turnsWithin } from './reckoning.ts';

/** A boat between its turns, or moving with points left to use and turns made. */
export interface Craft extends Boat {
  moving: boolean;
  points: number;
  turns: number;
}

/** What the first, second, … coal aboard is worth in own turns while a long way is still to go. */
const COAL_WORTH = [0, 1.6, 2.7, 3.6, 4.4, 5.1, 5.7] as const;

/** By coal aboard, three standing for more: what spending one is worth. Without any, it cannot be spent. */
const COAL_PRICES = [5 * NEVER, 1.6, 1.1, 0.8] as const;

/** Tiles still to come with which coal has its full worth; it loses it towards the end, but never all. */
const LONG_WAY = 8;
const LAST_WORTH = 0.2;

export function craftOf(s: State, seat: Seat): Craft {
  const moving = seat === moverSeat(s) && s.phase !== 'speed';
  return { ...boatOf(s, seat), moving, points: s.points, turns: s.turns };
}

/** Own turns until this boat docks; coal kept counts as turns saved. */
export function turnsOf(s: State, craft: Craft): number {
  const reckoning = reckoningFor(knownRiver(s), s, craft);
  const bow = at(craft.hex, craft.facing);
  const free = craft.turns < FREE_TURNS ? 1 : 0;
  const turns = craft.moving
    ? turnsWithin(reckoning, bow, craft.speed, craft.points * 2 + free)
    : turnsFrom(reckoning, craft.hex, craft.facing, craft.speed);
  return turns - (COAL_WORTH[craft.coal] as number) * coalScale(s);
}

const coalScale = (s: State): number => LAST_WORTH + (1 - LAST_WORTH) * Math.min(1, s.toLay / LONG_WAY);

function reckoningFor(known: KnownRiver, s: State, craft: Craft): Reckoning {
  const stations = stationsFor(s, craft);
  const coal = Math.min(craft.coal, COAL_PRICES.length - 1);
  const key = (stations * COAL_PRICES.length + coal) * COAL_PRICES.length + craft.passengers;
  let reckoning = known.reckonings.get(key);
  if (reckoning === undefined) {
    const coalPrice = (COAL_PRICES[coal] as number) * coalScale(s);
    reckoning = newReckoning(known, { aboard: craft.passengers, stations, coalPrice });
    known.reckonings.set(key, reckoning);
  }
  return reckoning;
}

/** One bit for each place on the table whose station has a passenger for this boat. */
function stationsFor(s: State, craft: Craft): number {
  let stations = 0;
  for (let place = s.first; place < s.river.length; place++) {
    if ((s.river[place]?.passengers ?? 0) > 0 && !hasUsed(craft, place)) stations |= 1 << place;
  }
  return stations;
}
