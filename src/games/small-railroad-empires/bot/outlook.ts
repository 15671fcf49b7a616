import type { Seat } from '#engine/actor.ts';
import { CITIES } from '../components.ts';
import { freeIcon, rewardFor } from '../delivery.ts';
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
import { bitOf, neighbours } from '../network.ts';
import { NONE, type State } from '../state.ts';
import { efforts, FAR, HALVES_PER_TURN, lookAround, roots } from './reach.ts';

/** A delivery that may come about: what it should bring, and what is still missing. */
export interface Prospect {
  readonly factory: Factory;
  readonly city: City;
  readonly icon: number;
  readonly effort: number;
  readonly worth: number;
  /** The first tracks on the way to the factory and to the city, `NOWHERE` where it is reached. */
  readonly towardsFactory: Hex;
  readonly towardsCity: Hex;
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
export const hexDistance = (a: Hex, b: Hex): number => DISTANCES[a * HEXES + b] as number;

/** A delivery brings its train card too, and a place on a ship. */
const BESIDES = 1.3;
const DOLLAR = 0.3;

/** What a delivery over so many spaces should bring. */
const ROUTE_WORTHS = Array.from({ length: HEXES }, (_, length) => {
  const { money, prestige } = rewardFor(length);
  return prestige + DOLLAR * money + BESIDES;
});
export const routeWorth = (length: number): number => ROUTE_WORTHS[length] as number;

/** From which space next to each city it is served best, as the network last looked at stands. */
const stopsAt = new Int32Array(CITIES.length);

function findStops(s: State): void {
  for (let city = 0; city < CITIES.length; city++) {
    const hex = cityHex(s.map, city);
    stopsAt[city] = hex === NOWHERE ? NOWHERE : nearestTo(s, hex);
  }
}

function nearestTo(s: State, city: Hex): Hex {
  let best = NOWHERE;
  let least = FAR + 1;
  const near = neighbours(s, city);
  for (let i = 0; i < near.length; i++) {
    const effort = efforts[near[i] as Hex] as number;
    if (effort >= least) continue;
    least = effort;
    best = near[i] as Hex;
  }
  return best;
}

/** All deliveries one company can hope for. */
export function prospects(s: State, seat: Seat): Prospect[] {
  lookAround(s, seat);
  findStops(s);
  const found: Prospect[] = [];
  for (let rest = s.tokens; rest !== 0; rest &= rest - 1) {
    const factory = 31 - Math.clz32(rest & -rest);
    if ((efforts[factoryHex(s.map, factory)] as number) <= FAR) addProspects(s, seat, factory, found);
  }
  return found;
}

function addProspects(s: State, seat: Seat, factory: Factory, found: Prospect[]): void {
  const from = factoryHex(s.map, factory);
  const good = goodOfFactory(factory);
  const rivals = ((s.tracks[from] as number) & ~bitOf(seat)) !== 0;
  const cities = CITIES_WANTING[good] as readonly City[];
  for (let i = 0; i < cities.length; i++) {
    const city = cities[i] as City;
    const stop = stopsAt[city] as Hex;
    if (stop === NOWHERE) continue;
    const icon = freeIcon(s, city, good);
    const effort = (efforts[from] as number) + (efforts[stop] as number);
    const length = hexDistance(from, cityHex(s.map, city));
    const worth = routeWorth(length) * patience(effort) * (rivals && effort > 0 ? CONTESTED : 1);
    if (icon === NONE || worth <= LEAST_WORTH) continue;
    found.push({
      factory,
      city,
      icon,
      effort,
      worth,
      towardsFactory: roots[from] as Hex,
      towardsCity: roots[stop] as Hex,
    });
  }
}

/** Lesser hopes change no decision. */
const LEAST_WORTH = 0.8;
const CONTESTED = 0.85;
/** What a turn of waiting leaves of a hope. */
export const DISCOUNT = 0.88;

/** What is left of a hope that takes so many half tracks. */
const PATIENCE = Array.from({ length: 2 * FAR + 2 }, (_, effort) => 0.95 * DISCOUNT ** (effort / HALVES_PER_TURN));
const patience = (effort: number): number => PATIENCE[effort] ?? 0;

/** The best prospects that do not stand in each other's way: every token and every icon once. */
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
