import type { Seat } from '#engine/actor.ts';
import { CITIES } from '../components.ts';
import {
  AXIAL,
  CITIES_WANTING,
  type City,
  cityHex,
  type Factory,
  factoryHex,
  goodOfFactory,
  type Hex,
  HEXES,
  NOWHERE,
} from '../map.ts';
import { freeIcon } from '../rules/demand.ts';
import { neighbours } from '../rules/network.ts';
import { rewardFor } from '../rules/reward.ts';
import { NONE, type State } from '../state.ts';
import { efforts, FAR, lookAround, UNREACHED } from './reach.ts';

/** A delivery that may become possible: what it should bring, and what is still missing. */
export interface Prospect {
  readonly factory: Factory;
  readonly city: City;
  readonly icon: number;
  /** The spaces of factory and city. */
  readonly from: Hex;
  readonly to: Hex;
  readonly length: number;
  readonly effort: number;
  /** What is missing at either end. */
  readonly toFactory: number;
  readonly toCity: number;
  /** What it should bring; the more is missing, the less. */
  readonly worth: number;
}

const straightDistance = (a: Hex, b: Hex): number => {
  const one = AXIAL[a] as { q: number; r: number };
  const two = AXIAL[b] as { q: number; r: number };
  const q = one.q - two.q;
  const r = one.r - two.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};

const DISTANCES = Uint8Array.from({ length: HEXES * HEXES }, (_, pair) =>
  straightDistance(Math.trunc(pair / HEXES), pair % HEXES),
);
export const trackDistance = (a: Hex, b: Hex): number => DISTANCES[a * HEXES + b] as number;

/** A delivery brings its train card too, and a place on a ship. */
const BESIDES = 1.3;
const DOLLAR = 0.3;

/** What a delivery over this many spaces should bring. */
const ROUTE_WORTHS = Array.from({ length: HEXES }, (_, length) => {
  const { money, prestige } = rewardFor(length);
  return prestige + DOLLAR * money + BESIDES;
});
export const routeWorth = (length: number): number => ROUTE_WORTHS[length] as number;

/**
 * What is left of a hope that takes this many half tracks: each costs the same share, so that it pays to finish what is
 * begun.
 */
const FADING = 7;
export const LIKELIHOODS = Array.from({ length: 2 * FAR + 1 }, (_, effort) => Math.exp(-effort / FADING));
/** Smaller hopes change no decision. */
const LEAST_WORTH = 0.4;

/** From which space next to each city it is best served, for the network last looked at. */
const stopsAt = new Int32Array(CITIES.length);

function findStops(s: State): void {
  for (let city = 0; city < CITIES.length; city++) {
    const hex = cityHex(s.map, city);
    stopsAt[city] = hex === NOWHERE ? NOWHERE : nearestTo(s, hex);
  }
}

function nearestTo(s: State, city: Hex): Hex {
  let best = NOWHERE;
  let least = UNREACHED;
  const near = neighbours(s, city);
  for (let i = 0; i < near.length; i++) {
    const effort = efforts[near[i] as Hex] as number;
    if (effort >= least) continue;
    least = effort;
    best = near[i] as Hex;
  }
  return best;
}

/** All deliveries one company can hope for, as far as it looks. */
export function prospects(s: State, seat: Seat, farthest: number): Prospect[] {
  lookAround(s, seat, farthest);
  findStops(s);
  const found: Prospect[] = [];
  for (let rest = s.tokens; rest !== 0; rest &= rest - 1) {
    const factory = 31 - Math.clz32(rest & -rest);
    if ((efforts[factoryHex(s.map, factory)] as number) < UNREACHED) addProspects(s, factory, found);
  }
  return found;
}

function addProspects(s: State, factory: Factory, found: Prospect[]): void {
  const good = goodOfFactory(factory);
  const cities = CITIES_WANTING[good] as readonly City[];
  for (let i = 0; i < cities.length; i++) {
    const city = cities[i] as City;
    const icon = freeIcon(s, city, good);
    if (icon === NONE || stopsAt[city] === NOWHERE) continue;
    const prospect = prospectOf(s, factory, city, icon);
    if (prospect !== undefined) found.push(prospect);
  }
}

/** What this many spaces between factory and city take on average, in half tracks. */
const BETWEEN = 2.4;
const EFFORTS = Array.from({ length: HEXES }, (_, spaces) => Math.round(BETWEEN * spaces));
export const effortOver = (spaces: number): number => EFFORTS[spaces] as number;

/**
 * Both ends are reached from the network, or the nearer one first and then the other from there. Undefined: out of
 * reach.
 */
function prospectOf(s: State, factory: Factory, city: City, icon: number): Prospect | undefined {
  const from = factoryHex(s.map, factory);
  const toFactory = efforts[from] as number;
  const toCity = efforts[stopsAt[city] as Hex] as number;
  const to = cityHex(s.map, city);
  const length = trackDistance(from, to);
  const effort = Math.min(toFactory + toCity, Math.min(toFactory, toCity) + effortOver(length - 1));
  const worth = routeWorth(length) * (LIKELIHOODS[effort] as number);
  return worth > LEAST_WORTH ? { factory, city, icon, from, to, length, effort, toFactory, toCity, worth } : undefined;
}

/** The best prospects that do not get in each other's way: every token and every icon once. */
export function choose(list: readonly Prospect[], most: number): Prospect[] {
  const chosen: Prospect[] = [];
  let tokens = 0;
  let icons = 0;
  while (chosen.length < most) {
    const best = bestOf(list, tokens, icons);
    if (best === undefined) break;
    tokens |= 1 << best.factory;
    icons |= 1 << best.icon;
    chosen.push(best);
  }
  return chosen;
}

function bestOf(list: readonly Prospect[], tokens: number, icons: number): Prospect | undefined {
  let best: Prospect | undefined;
  for (let i = 0; i < list.length; i++) {
    const prospect = list[i] as Prospect;
    if ((tokens & (1 << prospect.factory)) !== 0 || (icons & (1 << prospect.icon)) !== 0) continue;
    if (best === undefined || prospect.worth > best.worth) best = prospect;
  }
  return best;
}
