import type { RuleId } from './rule-id.ts';
import type { Seat } from '#engine/actor.ts';
import {
  ABILITIES,
  DEMANDS_PER_CITY,
  DISCOUNT,
  NIGHT_SHIFT_COST,
  ROCK_DRILLS,
  SHARING_FEE,
  type Terrain,
  TERRAIN_COST,
  TERRAINS,
  TRACKS_PER_SPACE,
  TRESTLE_YARD,
} from './components.ts';
import { type City, cityAt, type Hex, HEXES, NEIGHBOURS, NOWHERE, terrainAt, terrainNumberAt } from './map.ts';
import { type Company, companyOf, hasAbility, NONE, type State } from './state.ts';
import { surroundingsOf } from './surroundings.ts';

export const bitOf = (seat: Seat): number => 1 << seat;

/** How many bits are set: tracks on a space, cities or tiles reached. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The number of the lowest bit that is set. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

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
  return others === 0 ? NONE : lowestBit(others);
}

/** At most one track on it, and not the company's own. */
export function takesTrack(s: State, seat: Seat, hex: Hex): boolean {
  const bits = s.tracks[hex] as number;
  return (bits & bitOf(seat)) === 0 && (bits & (bits - 1)) === 0;
}

/** Tries each space where a company might build, at any cost, until one is enough. */
export function someSpace(s: State, seat: Seat, enough: (hex: Hex) => boolean): boolean {
  const { spaces } = surroundingsOf(s, seat);
  for (let i = 0; i < spaces.length; i++) {
    const hex = spaces[i] as Hex;
    if (takesTrack(s, seat, hex) && enough(hex)) return true;
  }
  return false;
}

const isNextTo = (s: State, seat: Seat, hex: Hex): boolean =>
  neighbours(s, hex).some((near) => inNetwork(s, seat, near));

/** Network: spaces with the company's tracks, and cities with its trains. */
function inNetwork(s: State, seat: Seat, hex: Hex): boolean {
  const city = cityAt(s.map, hex);
  return city === NOWHERE ? hasTrackAt(s, seat, hex) : companyOf(s, seat).stops.includes(city);
}

/** What a terrain costs a company with these abilities; drills and trestles make it cheaper. */
function terrainCost(abilities: Pick<Company, 'unlocked'>, terrain: Terrain): number {
  const price = TERRAIN_COST[terrain];
  if (terrain === 'mountain') return price - (hasAbility(abilities, ROCK_DRILLS) ? DISCOUNT : 0);
  if (terrain === 'forest' || terrain === 'river') return price - (hasAbility(abilities, TRESTLE_YARD) ? DISCOUNT : 0);
  return price;
}

/** The same for all abilities and terrains: by `unlocked`, then by the terrain's number. */
const TERRAIN_COSTS: readonly (readonly number[])[] = Array.from({ length: 1 << ABILITIES.length }, (_, unlocked) =>
  TERRAINS.map((terrain) => terrainCost({ unlocked }, terrain)),
);

/** The dollar for sharing a space. */
export const sharingFee = (s: State, seat: Seat, hex: Hex): number =>
  ((s.tracks[hex] as number) & ~bitOf(seat)) === 0 ? 0 : SHARING_FEE;

/** All that the next track costs here: terrain, sharing, and the night shift for a third one. */
export function trackCost(s: State, seat: Seat, hex: Hex, night: boolean): number {
  const costs = TERRAIN_COSTS[companyOf(s, seat).unlocked] as readonly number[];
  return (costs[terrainNumberAt(s.map, hex)] as number) + sharingFee(s, seat, hex) + (night ? NIGHT_SHIFT_COST : 0);
}

/** Why there is no room for a track: the name of the rule, or undefined if there is room. */
export function noRoom(s: State, seat: Seat, hex: Hex): RuleId | undefined {
  if (hex >= s.tracks.length) return 'build.map';
  if (terrainAt(s.map, hex) === 'city') return 'build.city';
  if (hasTrackAt(s, seat, hex)) return 'build.own';
  if (countBits(s.tracks[hex] as number) >= TRACKS_PER_SPACE) return 'build.full';
  return isNextTo(s, seat, hex) ? undefined : 'build.adjacent';
}

export interface Route {
  /** From the factory to the track next to the city. */
  readonly path: readonly Hex[];
  /** How many spaces on it carry weight: the most on any shortest way. */
  readonly weight: number;
}

/**
 * Spaces in the order in which a search meets them. What it knows of a space counts only if the mark is that of the
 * current search.
 */
const queue = new Int32Array(HEXES);
const marks = new Int32Array(HEXES);
let search = 0;
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

/**
 * A shortest way through the company's own network; among equals one with the most weight. Undefined if there is none.
 */
export function findRoute(s: State, seat: Seat, journey: Journey): Route | undefined {
  explore(s, seat, journey);
  let best = NOWHERE;
  for (const hex of neighbours(s, journey.to)) {
    if (marks[hex] === search && hasTrackAt(s, seat, hex) && (best === NOWHERE || isBetter(hex, best))) best = hex;
  }
  return best === NOWHERE ? undefined : { path: pathTo(best), weight: weights[best] as number };
}

function pathTo(end: Hex): readonly Hex[] {
  const path: Hex[] = [];
  for (let hex = end; hex !== NOWHERE; hex = origins[hex] as Hex) path.push(hex);
  return path.reverse();
}

const isBetter = (a: Hex, b: Hex): boolean => {
  const shorter = (distances[b] as number) - (distances[a] as number);
  return shorter > 0 || (shorter === 0 && (weights[a] as number) > (weights[b] as number));
};

/** Breadth first: a space is left only after everything nearer, so its greatest weight is known by then. */
function explore(s: State, seat: Seat, { from, to, weigh }: Journey): void {
  const around = NEIGHBOURS[s.map.length] as readonly (readonly Hex[])[];
  search += 1;
  reach(from, NOWHERE, 1, weigh(from));
  queue[0] = from;
  for (let next = 0, met = 1; next < met; next++) {
    const here = queue[next] as Hex;
    const distance = (distances[here] as number) + 1;
    const near = around[here] as readonly Hex[];
    for (let i = 0; i < near.length; i++) {
      const hex = near[i] as Hex;
      const isNew = marks[hex] !== search;
      if (isNew ? hex === to || !inNetwork(s, seat, hex) : distances[hex] !== distance) continue;
      const weight = (weights[here] as number) + weigh(hex);
      if (isNew) queue[met++] = hex;
      if (isNew || weight > (weights[hex] as number)) reach(hex, here, distance, weight);
    }
  }
}

function reach(hex: Hex, origin: Hex, distance: number, weight: number): void {
  marks[hex] = search;
  origins[hex] = origin;
  distances[hex] = distance;
  weights[hex] = weight;
}
