import type { Seat } from '#engine/actor.ts';
import type { Terrain } from '../components.ts';
import { type Arrangement, CELLS, cityHex, type Hex, HEXES, NOWHERE, terrainAt } from '../map.ts';
import { hasRoom, neighbours } from '../network.ts';
import { companyOf, type State } from '../state.ts';

/** What one more space on the way weighs, in half tracks: a track, and more where it costs money. */
const STEPS: Readonly<Record<Terrain, number>> = { plains: 2, factory: 2, forest: 3, river: 4, mountain: 5, city: 0 };
/** Ten plain tracks: further plans are dreams. */
export const FAR = 20;
export const UNREACHED = FAR + 1;

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

/** Looks around from a network, so far that it takes this effort at most. */
export function lookAround(s: State, seat: Seat, farthest: number): void {
  survey(s.map);
  efforts.fill(UNREACHED);
  ringSize.fill(0);
  const { line, stops } = companyOf(s, seat);
  for (let i = 0; i < line.length; i++) enterNetwork(line[i] as Hex);
  for (let i = 0; i < stops.length; i++) enterNetwork(cityHex(s.map, stops[i] as number));
  for (let effort = 0; effort < farthest; effort++) widen(s, seat, effort, farthest);
}

function enterNetwork(hex: Hex): void {
  roots[hex] = NOWHERE;
  enter(hex, 0);
}

function widen(s: State, seat: Seat, effort: number, farthest: number): void {
  const size = ringSize[effort] as number;
  for (let i = 0; i < size; i++) {
    const hex = ring[effort * HEXES + i] as Hex;
    if (efforts[hex] !== effort) continue;
    const near = neighbours(s, hex);
    for (let k = 0; k < near.length; k++) {
      const to = near[k] as Hex;
      const next = effort + (steps[to] as number) + (s.tracks[to] === 0 ? 0 : 1);
      if (next > farthest || next >= (efforts[to] as number) || !hasRoom(s, seat, to)) continue;
      enter(to, next);
      roots[to] = effort === 0 ? to : (roots[hex] as Hex);
    }
  }
}
