import type { Seat } from '#engine/actor.ts';
import type { Terrain } from '../components.ts';
import { type Arrangement, CELLS, cityHex, type Hex, HEXES, NEIGHBOURS, terrainAt } from '../map.ts';
import { takesTrack } from '../rules/track.ts';
import { companyOf, type State } from '../state.ts';

/** What one more space on the way weighs, in half tracks: a track, and more where it costs money. */
const STEPS: Readonly<Record<Terrain, number>> = { plains: 2, factory: 2, forest: 3, river: 4, mountain: 5, city: 0 };
/** Ten plain tracks: plans beyond that are unrealistic. */
export const FAR = 20;
export const UNREACHED = FAR + 1;

/** How far everything is from the network last looked at, in half tracks. */
export const efforts = new Int32Array(HEXES);

/** Spaces to look around from, by effort: each effort has one row of a fixed table, so that no look makes new lists. */
const ring = new Int32Array((FAR + 1) * HEXES);
const ringSize = new Int32Array(FAR + 1);

function enter(hex: Hex, effort: number): void {
  efforts[hex] = effort;
  const place = ringSize[effort] as number;
  ring[effort * HEXES + place] = hex;
  ringSize[effort] = place + 1;
}

/** The steps of the arrangement last looked at: bots look at the same one again and again. */
const steps = new Int32Array(HEXES);
let surveyed: Arrangement = [];

export function survey(map: Arrangement): void {
  if (map === surveyed) return;
  surveyed = map;
  for (let hex = 0; hex < map.length * CELLS; hex++) steps[hex] = STEPS[terrainAt(map, hex)];
}

/**
 * What a track on each space weighs for the company last looked at; where it cannot build, more than any way may take.
 */
const tolls = new Int32Array(HEXES);
const CLOSED = 2 * UNREACHED;

/** Whether a company could build here if the space were next to its network and money did not matter. */
const hasRoom = (s: State, seat: Seat, hex: Hex): boolean =>
  takesTrack(s, seat, hex) && terrainAt(s.map, hex) !== 'city';

function charge(s: State, seat: Seat): void {
  for (let hex = 0; hex < s.tracks.length; hex++) {
    tolls[hex] = hasRoom(s, seat, hex) ? stepOnto(s, hex) : CLOSED;
  }
}

/** What one more space weighs on the map last looked at; more where it must be shared. */
export const stepOnto = (s: State, hex: Hex): number => (steps[hex] as number) + (s.tracks[hex] === 0 ? 0 : 1);

/** Looks around from a network, up to this effort. */
export function lookAround(s: State, seat: Seat, farthest: number): void {
  survey(s.map);
  charge(s, seat);
  efforts.fill(UNREACHED);
  ringSize.fill(0);
  const { line, stops } = companyOf(s, seat);
  for (let i = 0; i < line.length; i++) enter(line[i] as Hex, 0);
  for (let i = 0; i < stops.length; i++) enter(cityHex(s.map, stops[i] as number), 0);
  const around = NEIGHBOURS[s.map.length] as readonly (readonly Hex[])[];
  for (let effort = 0; effort < farthest; effort++) widen(around, effort, farthest);
}

function widen(around: readonly (readonly Hex[])[], effort: number, farthest: number): void {
  const size = ringSize[effort] as number;
  for (let i = 0; i < size; i++) {
    const hex = ring[effort * HEXES + i] as Hex;
    if (efforts[hex] !== effort) continue;
    const near = around[hex] as readonly Hex[];
    for (let k = 0; k < near.length; k++) {
      const to = near[k] as Hex;
      const next = effort + (tolls[to] as number);
      if (next <= farthest && next < (efforts[to] as number)) enter(to, next);
    }
  }
}
