import type { Seat } from '#engine/actor.ts';
import type { Tell } from '#engine/game.ts';
import type { Hex } from '../actions.ts';
import { BOARDING_SPEED, PASSENGERS_TO_WIN } from '../components.ts';
import { isBoardingPlatform, isEntry, laidAt, placeOf } from '../river.ts';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';
import { type Boat, type Fate, NO_SEAT, NOWHERE, type Place, type State, boatOf } from '../state.ts';

/** Notes who is first on the furthest tile: that boat's captain lays the next one after this move. */
export function maybePilot(s: State, seat: Seat): void {
  const explores = placeOf(boatOf(s, seat).hex) === s.river.length - 1;
  if (explores && s.toLay > 0 && s.pilot === NO_SEAT) s.pilot = seat;
}

/** Collecting passengers: at speed 1, one per stop, one per island, two in all. */
export function maybeBoard(s: State, seat: Seat, tell: Tell<Event>): void {
  const boat = boatOf(s, seat);
  const place = placeOf(boat.hex);
  if (!isBoardingPlatform(s, boat.hex) || !waitsFor(s, boat, place)) return;
  if (!stopsToBoard(boat.speed, boat.passengers)) return;
  laidAt(s, place).passengers -= 1;
  boat.passengers += 1;
  boat.islands |= 1 << place;
  tell({ type: 'boarded', seat, hex: boat.hex, aboard: boat.passengers });
}

/** Whether a boat that comes to a boarding platform at this speed takes a passenger. */
export const stopsToBoard = (speed: number, aboard: number): boolean =>
  speed === BOARDING_SPEED && aboard < PASSENGERS_TO_WIN;

/** Whether a passenger that the boat may take waits on the tile at this place. */
export const waitsFor = (s: State, boat: Boat, place: Place): boolean =>
  laidAt(s, place).passengers > 0 && !hasUsed(boat, place);

/** Whether a boat has already boarded at the island of the tile at this place. */
const hasUsed = (boat: Boat, place: Place): boolean => ((boat.islands >> place) & 1) === 1;

/** Finishing: on an entry space; in the passenger game also at speed 1 and with two passengers. */
export function maybeDock(s: State, seat: Seat, tell: Tell<Event>): boolean {
  const boat = boatOf(s, seat);
  if (!isEntry(s, boat.hex) || !mayDock(s.options.race, boat.speed, boat.passengers)) return false;
  const { hex } = boat;
  const place = 1 + s.boats.filter((other) => other.fate === 'docked').length;
  depart(s, seat, 'docked');
  s.lastDocking = s.round;
  tell({ type: 'docked', seat, hex, place });
  return true;
}

/** Whether a boat that comes to an entry in this condition is home. */
export const mayDock = (race: Options['race'], speed: number, aboard: number): boolean =>
  race === 'introductory' || (speed === BOARDING_SPEED && aboard === PASSENGERS_TO_WIN);

/** Lifts a boat off the river at once, its passengers with it. */
export function depart(s: State, seat: Seat, fate: Fate): void {
  const boat = boatOf(s, seat);
  boat.leftFrom = boat.hex;
  boat.hex = NOWHERE;
  boat.fate = fate;
  boat.leftAs = s.departed;
  s.departed += 1;
}

/** A pushed boat arrives: it boards and docks at once if it is entitled to. Tells whether it docked. */
export function arrivePushed(s: State, seat: Seat, to: Hex, tell: Tell<Event>): boolean {
  boatOf(s, seat).hex = to;
  maybePilot(s, seat);
  maybeBoard(s, seat, tell);
  return maybeDock(s, seat, tell);
}
