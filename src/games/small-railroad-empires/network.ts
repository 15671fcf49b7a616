import type { Seat } from '#engine/actor.ts';
import {
  DEMANDS_PER_CITY,
  DISCOUNT,
  NIGHT_SHIFT_COST,
  ROCK_DRILLS,
  SHARING_FEE,
  type Terrain,
  TERRAIN_COST,
  TRACKS_PER_SPACE,
  TRESTLE_YARD,
} from './components.ts';
import { type City, cityHex, type Hex, HEXES, NEIGHBOURS, NOWHERE, terrainAt } from './map.ts';
import { type Company, companyOf, hasAbility, NONE, type State } from './state.ts';

export const bitOf = (seat: Seat): number => 1 << seat;

/** How many bits are set: tracks on a space, cities or tiles reached. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

export const neighbours = (s: State, hex: Hex): readonly Hex[] => NEIGHBOURS[s.map.length]?.[hex] ?? [];

export const hasTrackAt = (s: State, seat: Seat, hex: Hex): boolean => ((s.tracks[hex] as number) & bitOf(seat)) !== 0;

export function hasTrainIn(s: State, seat: Seat, city: City): boolean {
  for (let icon = 0; icon < DEMANDS_PER_CITY; icon++)
    if (s.trains[DEMANDS_PER_CITY * city + icon] === seat) return true;
  return false;
}

/** The one other company with a track on a space, or `NONE`. */
export function ownerAt(s: State, seat: Seat, hex: Hex): Seat {
  const others = (s.tracks[hex] as number) & ~bitOf(seat);
  return others === 0 ? NONE : Math.log2(others & -others);
}

/** Whether a company may build here, were it next to its network and cost no matter. */
export function hasRoom(s: State, seat: Seat, hex: Hex): boolean {
  const bits = s.tracks[hex] as number;
  if ((bits & bitOf(seat)) !== 0) return false;
  return (bits & (bits - 1)) === 0 && terrainAt(s.map, hex) !== 'city';
}

// One list of marks for all searches: a mark counts only if it carries the number of the present search.
const marks = new Int32Array(HEXES);
let search = 0;

/** Asks about each space where a company might build, whatever it costs, until one is enough. */
export function someSpace(s: State, seat: Seat, enough: (hex: Hex) => boolean): boolean {
  search += 1;
  const around = NEIGHBOURS[s.map.length] as readonly (readonly Hex[])[];
  const { line, stops } = companyOf(s, seat);
  for (let i = line.length - 1; i >= 0; i--) {
    if (someOf(s, seat, around[line[i] as Hex] as readonly Hex[], enough)) return true;
  }
  for (const city of stops) {
    if (someOf(s, seat, around[cityHex(s.map, city)] as readonly Hex[], enough)) return true;
  }
  return false;
}

function someOf(s: State, seat: Seat, near: readonly Hex[], enough: (hex: Hex) => boolean): boolean {
  for (let i = 0; i < near.length; i++) {
    const hex = near[i] as Hex;
    if (marks[hex] === search) continue;
    marks[hex] = search;
    if (hasRoom(s, seat, hex) && enough(hex)) return true;
  }
  return false;
}

const isNextTo = (s: State, seat: Seat, hex: Hex): boolean =>
  neighbours(s, hex).some((near) => inNetwork(s, seat, near));

/** Network: spaces with one's tracks, and cities with a train of one's own. */
function inNetwork(s: State, seat: Seat, hex: Hex): boolean {
  return hasTrackAt(s, seat, hex) || companyOf(s, seat).stops.some((city) => cityHex(s.map, city) === hex);
}

/** What a terrain costs this company; drills and trestles make it cheaper. */
function terrainCost(company: Company, terrain: Terrain): number {
  const price = TERRAIN_COST[terrain];
  if (terrain === 'mountain') return price - (hasAbility(company, ROCK_DRILLS) ? DISCOUNT : 0);
  if (terrain === 'forest' || terrain === 'river') return price - (hasAbility(company, TRESTLE_YARD) ? DISCOUNT : 0);
  return price;
}

/** The dollar for sharing a space. */
export const sharingFee = (s: State, seat: Seat, hex: Hex): number =>
  ((s.tracks[hex] as number) & ~bitOf(seat)) === 0 ? 0 : SHARING_FEE;

/** All that the next track costs here: terrain, sharing, and the night shift for a third one. */
export function trackCost(s: State, seat: Seat, hex: Hex, night: boolean): number {
  const terrain = terrainCost(companyOf(s, seat), terrainAt(s.map, hex));
  return terrain + sharingFee(s, seat, hex) + (night ? NIGHT_SHIFT_COST : 0);
}

/** Why there is no room for a track: a name of the rule, or undefined when there is. */
export function noRoom(s: State, seat: Seat, hex: Hex): string | undefined {
  if (hex >= s.tracks.length) return 'build.map';
  if (terrainAt(s.map, hex) === 'city') return 'build.city';
  if (hasTrackAt(s, seat, hex)) return 'build.own';
  if (countBits(s.tracks[hex] as number) >= TRACKS_PER_SPACE) return 'build.full';
  return isNextTo(s, seat, hex) ? undefined : 'build.adjacent';
}

export interface Route {
  /** From the factory to the track next to the city. */
  readonly path: readonly Hex[];
  /** How many spaces on it carry weight: the most that any shortest way has. */
  readonly weight: number;
}

const distances = new Int32Array(HEXES);
const weights = new Int32Array(HEXES);
const origins = new Int32Array(HEXES);

interface Journey {
  readonly from: Hex;
  /** The city's space, which the route must not enter. */
  readonly to: Hex;
  /** What a space of the route counts for the train card. */
  readonly weigh: (hex: Hex) => number;
}

/** A shortest way through one's own network; among equals one with the most weight. Undefined when there is none. */
export function findRoute(s: State, seat: Seat, journey: Journey): Route | undefined {
  explore(s, seat, journey);
  let best = NOWHERE;
  for (const hex of neighbours(s, journey.to)) {
    if (marks[hex] === search && hasTrackAt(s, seat, hex) && (best === NOWHERE || isBetter(hex, best))) best = hex;
  }
  if (best === NOWHERE) return undefined;
  const path: Hex[] = [];
  for (let hex = best; hex !== NOWHERE; hex = origins[hex] as Hex) path.unshift(hex);
  return { path, weight: weights[best] as number };
}

const isBetter = (a: Hex, b: Hex): boolean => {
  const shorter = (distances[b] as number) - (distances[a] as number);
  return shorter > 0 || (shorter === 0 && (weights[a] as number) > (weights[b] as number));
};

/** Breadth first: a space is left only when everything nearer has been, so its greatest weight is known by then. */
function explore(s: State, seat: Seat, { from, to, weigh }: Journey): void {
  search += 1;
  const queue = [from];
  reach(from, NOWHERE, 1, weigh(from));
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i] as Hex;
    for (const near of neighbours(s, here)) {
      if (near === to || !inNetwork(s, seat, near)) continue;
      const distance = (distances[here] as number) + 1;
      const weight = (weights[here] as number) + weigh(near);
      const isNew = marks[near] !== search;
      if (isNew) queue.push(near);
      if (isNew || (distances[near] === distance && weight > (weights[near] as number)))
        reach(near, here, distance, weight);
    }
  }
}

function reach(hex: Hex, origin: Hex, distance: number, weight: number): void {
  marks[hex] = search;
  origins[hex] = origin;
  distances[hex] = distance;
  weights[hex] = weight;
}
