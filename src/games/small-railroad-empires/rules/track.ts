import type { Seat } from '#engine/actor.ts';
import { bitOf, countBits, lowestBit } from '../bits.ts';
import {
  ABILITIES,
  DISCOUNT,
  NIGHT_SHIFT_COST,
  ROCK_DRILLS,
  SHARING_FEE,
  type Terrain,
  TERRAIN_COST,
  TERRAINS,
  TRACKS_PER_SPACE,
  TRESTLE_YARD,
} from '../components.ts';
import {
  addHex,
  type City,
  cityAt,
  cityHex,
  type Hex,
  newHexSet,
  NOWHERE,
  terrainAt,
  terrainNumberAt,
} from '../map.ts';
import { type Company, companyOf, hasAbility, NONE, type State } from '../state.ts';
import { hasTrackAt, isNextToNetwork, neighboursByHex } from './network.ts';

/** Why there is no room for a track of this company: the rule, or undefined if there is room. */
export function noRoom(s: State, seat: Seat, hex: Hex) {
  if (hex >= s.tracks.length) return 'build.map';
  if (terrainAt(s.map, hex) === 'city') return 'build.city';
  if (hasTrackAt(s, seat, hex)) return 'build.own';
  if (countBits(s.tracks[hex] as number) >= TRACKS_PER_SPACE) return 'build.full';
  return isNextToNetwork(s, seat, hex) ? undefined : 'build.adjacent';
}

/** At most one track on it, and not the company's own. */
export function takesTrack(s: State, seat: Seat, hex: Hex): boolean {
  const bits = s.tracks[hex] as number;
  return (bits & bitOf(seat)) === 0 && (bits & (bits - 1)) === 0;
}

/** Whether this company might build on a space if it were next to its network, at any cost. */
const isOpen = (s: State, seat: Seat, hex: Hex): boolean => takesTrack(s, seat, hex) && cityAt(s.map, hex) === NOWHERE;

/** The part of a network that is this many steps back: its tracks from the newest to the oldest, then its trains. */
function networkSpace(s: State, { line, stops }: Company, back: number): Hex {
  const track = line.length - 1 - back;
  return track >= 0 ? (line[track] as Hex) : cityHex(s.map, stops[-1 - track] as City);
}

/** Whether some space next to a company's network, where it might build at any cost, is good enough. */
export function someSpace(s: State, seat: Seat, isEnough: (hex: Hex) => boolean): boolean {
  const company = companyOf(s, seat);
  const parts = company.line.length + company.stops.length;
  const around = neighboursByHex(s);
  for (let back = 0; back < parts; back++) {
    const near = around[networkSpace(s, company, back)] as readonly Hex[];
    for (let i = 0; i < near.length; i++) {
      const hex = near[i] as Hex;
      if (isOpen(s, seat, hex) && isEnough(hex)) return true;
    }
  }
  return false;
}

/** All spaces next to a company's network where it might build, at any cost; each once. */
export function spacesFor(s: State, seat: Seat): readonly Hex[] {
  const company = companyOf(s, seat);
  const parts = company.line.length + company.stops.length;
  const spaces: Hex[] = [];
  const met = newHexSet();
  const around = neighboursByHex(s);
  for (let back = 0; back < parts; back++) {
    const near = around[networkSpace(s, company, back)] as readonly Hex[];
    for (let i = 0; i < near.length; i++) {
      const hex = near[i] as Hex;
      if (!addHex(met, hex) && isOpen(s, seat, hex)) spaces.push(hex);
    }
  }
  return spaces;
}

/** The one other company with a track on a space, or `NONE`. */
export function ownerAt(s: State, seat: Seat, hex: Hex): Seat {
  const others = (s.tracks[hex] as number) & ~bitOf(seat);
  return others === 0 ? NONE : lowestBit(others);
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
