import type { Seat } from '#engine/actor.ts';
import { GOODS, type Terrain } from '../components.ts';
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
  terrainAt,
} from '../map.ts';
import { bitOf, hasRoom, neighbours } from '../network.ts';
import { companyOf, NONE, type State } from '../state.ts';

/** What one more space on the way weighs: a track, and more where it costs money. */
const STEPS: Readonly<Record<Terrain, number>> = { plains: 2, factory: 2, forest: 3, river: 4, mountain: 5, city: 2 };
const HALVES_PER_TURN = 4;
/** Ten plain tracks: further plans are dreams. */
const FAR = 20;

/** How far everything is from the network last looked at, in half tracks, and by which new track the way begins. */
const efforts = new Int32Array(HEXES);
const roots = new Int32Array(HEXES);
const rings: Hex[][] = Array.from({ length: FAR + 1 }, () => []);

/** Looks around from a network, as far as it makes sense to build. */
function lookAround(s: State, seat: Seat): void {
  efforts.fill(FAR + 1);
  roots.fill(NOWHERE);
  const { line, stops } = companyOf(s, seat);
  const start = rings[0] as Hex[];
  for (const hex of line) start.push(hex);
  for (const city of stops) start.push(cityHex(s.map, city));
  for (const hex of start) efforts[hex] = 0;
  for (let effort = 0; effort <= FAR; effort++) widen(s, seat, effort);
}

function widen(s: State, seat: Seat, effort: number): void {
  const ring = rings[effort] as Hex[];
  for (const hex of ring) {
    if (efforts[hex] !== effort) continue;
    const near = neighbours(s, hex);
    for (let i = 0; i < near.length; i++) visit(s, seat, hex, near[i] as Hex);
  }
  ring.length = 0;
}

function visit(s: State, seat: Seat, from: Hex, to: Hex): void {
  const before = efforts[from] as number;
  if ((efforts[to] as number) <= before || !hasRoom(s, seat, to)) return;
  const shared = s.tracks[to] === 0 ? 0 : 1;
  const effort = before + STEPS[terrainAt(s.map, to)] + shared;
  if (effort > FAR || effort >= (efforts[to] as number)) return;
  efforts[to] = effort;
  roots[to] = before === 0 ? to : (roots[from] as Hex);
  rings[effort]?.push(to);
}

/** A delivery that may come about: what it should bring, and what is still missing. */
export interface Prospect {
  readonly factory: Factory;
  readonly city: City;
  readonly effort: number;
  readonly worth: number;
  /** The first tracks on the way to the factory and to the city, `NOWHERE` where it is reached. */
  readonly towardsFactory: Hex;
  readonly towardsCity: Hex;
}

export const hexDistance = (a: Hex, b: Hex): number => {
  const one = AXIAL[a] as { q: number; r: number };
  const two = AXIAL[b] as { q: number; r: number };
  const q = one.q - two.q;
  const r = one.r - two.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};

/** A delivery brings its train card too, and a place on a ship. */
const BESIDES = 1.3;
const DOLLAR = 0.3;

/** What a delivery over so many spaces should bring. */
export function routeWorth(length: number): number {
  const { money, prestige } = rewardFor(length);
  return prestige + DOLLAR * money + BESIDES;
}

/** All deliveries one company can hope for, the most promising first. */
export function prospects(s: State, seat: Seat): Prospect[] {
  lookAround(s, seat);
  const found: Prospect[] = [];
  for (let rest = s.tokens; rest !== 0; rest &= rest - 1) {
    const factory = Math.log2(rest & -rest);
    const from = factoryHex(s.map, factory);
    if ((efforts[from] as number) > FAR) continue;
    for (const city of CITIES_WANTING[goodOfFactory(factory)] as readonly City[]) {
      const prospect = prospectOf(s, seat, factory, city);
      if (prospect !== undefined && prospect.worth > LEAST_WORTH) found.push(prospect);
    }
  }
  return found.sort((a, b) => b.worth - a.worth);
}

function prospectOf(s: State, seat: Seat, factory: Factory, city: City): Prospect | undefined {
  const to = cityHex(s.map, city);
  if (to === NOWHERE || freeIcon(s, city, goodOfFactory(factory)) === NONE) return undefined;
  const stop = nearestTo(s, to);
  if (stop === NOWHERE) return undefined;
  const from = factoryHex(s.map, factory);
  const effort = (efforts[from] as number) + (efforts[stop] as number);
  const rivals = (s.tracks[from] as number) & ~bitOf(seat);
  const worth = routeWorth(hexDistance(from, to)) * patience(effort) * (rivals === 0 || effort === 0 ? 1 : CONTESTED);
  const towardsCity = efforts[stop] === 0 ? NOWHERE : (roots[stop] as Hex);
  const towardsFactory = efforts[from] === 0 ? NOWHERE : (roots[from] as Hex);
  return { factory, city, effort, worth, towardsFactory, towardsCity };
}

/** Lesser hopes change no decision. */
const LEAST_WORTH = 0.8;
const CONTESTED = 0.85;
/** What a turn of waiting leaves of a hope. */
export const DISCOUNT = 0.88;

/** What is left of a hope that takes so many half tracks. */
const PATIENCE = Array.from({ length: 2 * FAR + 2 }, (_, effort) => 0.95 * DISCOUNT ** (effort / HALVES_PER_TURN));
const patience = (effort: number): number => PATIENCE[effort] ?? 0;

function nearestTo(s: State, city: Hex): Hex {
  let best = NOWHERE;
  let least = FAR + 1;
  for (const hex of neighbours(s, city)) {
    const effort = efforts[hex] as number;
    if (effort < least) {
      least = effort;
      best = hex;
    }
  }
  return best;
}

/** The best prospects that do not stand in each other's way: every token and every icon once. */
export function choose(s: State, list: readonly Prospect[], most: number): Prospect[] {
  const chosen: Prospect[] = [];
  let tokens = 0;
  let icons = 0;
  for (const prospect of list) {
    if (chosen.length >= most) break;
    const token = 1 << prospect.factory;
    const icon = 1 << freeIcon(s, prospect.city, prospect.factory % GOODS.length);
    if ((tokens & token) !== 0 || (icons & icon) !== 0) continue;
    tokens |= token;
    icons |= icon;
    chosen.push(prospect);
  }
  return chosen;
}
