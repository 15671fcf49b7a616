import type { Seat } from '#engine/actor.ts';
import type { Terrain } from '../components.ts';
import { type Arrangement, CELLS, cityHex, type Hex, HEXES, NOWHERE, terrainAt } from '../map.ts';
import { hasRoom, neighbours } from '../network.ts';
import { companyOf, type State } from '../state.ts';

/** What one more space on the way weighs, in half tracks: a track, and more where it costs money. */
const STEPS: Readonly<Record<Terrain, number>> = { plains: 2, factory: 2, forest: 3, river: 4, mountain: 5, city: 0 };
/** Ten plain tracks: further plans are dreams. */
export const FAR = 20;

/** How far everything is from the network last looked at, in half tracks, and by which new track the way begins. */
export const efforts = new Int32Array(HEXES);
export const roots = new Int32Array(HEXES);

/** Spaces to look around from, by effort: one row of a fixed table each, so that no look makes new lists. */
const ring = new Int32Array((FAR + 1) * HEXES);
const ringSize = new Int32Array(FAR + 1);

function enter(hex: Hex, effort: number): void {
  efforts[hex] = effort;
  const place = ringSize[effort] as number;
  ring[effort * HEXES + place] = hex;
  ringSize[effort] = place + 1;
}

/** The steps of the arrangement last looked at: bots look at the same one over and over. */
const steps = new Int32Array(HEXES);
let surveyed: readonly number[] = [];

function survey(map: Arrangement): void {
  if (map.length === surveyed.length && map.every((lying, position) => lying === surveyed[position])) return;
  surveyed = map.slice();
  for (let hex = 0; hex < map.length * CELLS; hex++) steps[hex] = STEPS[terrainAt(map, hex)];
}

/** Looks around from a network, as far as it makes sense to build. */
export function lookAround(s: State, seat: Seat): void {
  survey(s.map);
  efforts.fill(FAR + 1);
  ringSize.fill(0);
  const { line, stops } = companyOf(s, seat);
  for (let i = 0; i < line.length; i++) enterNetwork(line[i] as Hex);
  for (let i = 0; i < stops.length; i++) enterNetwork(cityHex(s.map, stops[i] as number));
  for (let effort = 0; effort <= FAR; effort++) widen(s, seat, effort);
}

function enterNetwork(hex: Hex): void {
  roots[hex] = NOWHERE;
  enter(hex, 0);
}

function widen(s: State, seat: Seat, effort: number): void {
  for (let i = 0; i < (ringSize[effort] as number); i++) {
    const hex = ring[effort * HEXES + i] as Hex;
    if (efforts[hex] !== effort) continue;
    const near = neighbours(s, hex);
    for (let k = 0; k < near.length; k++) visit(s, seat, hex, near[k] as Hex);
  }
}

function visit(s: State, seat: Seat, from: Hex, to: Hex): void {
  const before = efforts[from] as number;
  const step = steps[to] as number;
  const effort = before + step + (s.tracks[to] === 0 ? 0 : 1);
  if (effort > FAR || effort >= (efforts[to] as number) || !hasRoom(s, seat, to)) return;
  enter(to, effort);
  roots[to] = before === 0 ? to : (roots[from] as Hex);
}
