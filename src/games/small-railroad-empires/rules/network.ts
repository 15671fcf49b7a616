import type { Seat } from '#engine/actor.ts';
import type { ReadonlyBy } from '#engine/indexed.ts';
import { bitOf } from '../bits.ts';
import { DEMANDS_PER_CITY } from '../components.ts';
import { type City, cityAt, type Hex, iconOf, NEIGHBOURS, NOWHERE } from '../map.ts';
import { companyOf, type State } from '../state.ts';

/** Network: the spaces with a company's tracks, and the cities with its trains. */

export const hasTrackAt = (s: State, seat: Seat, hex: Hex): boolean => ((s.tracks[hex] as number) & bitOf(seat)) !== 0;

export function hasTrainIn(s: State, seat: Seat, city: City): boolean {
  for (let n = 0; n < DEMANDS_PER_CITY; n++) if (s.trains[iconOf(city, n)] === seat) return true;
  return false;
}

export function isInNetwork(s: State, seat: Seat, hex: Hex): boolean {
  const city = cityAt(s.map, hex);
  return city === NOWHERE ? hasTrackAt(s, seat, hex) : companyOf(s, seat).stops.includes(city);
}

/** The spaces next to each space of this map, and those next to one of them. */
export const neighboursByHex = (s: State): ReadonlyBy<Hex, readonly Hex[]> =>
  NEIGHBOURS[s.map.length] as readonly (readonly Hex[])[];
export const neighbours = (s: State, hex: Hex): readonly Hex[] => neighboursByHex(s)[hex] ?? [];

export const isNextToNetwork = (s: State, seat: Seat, hex: Hex): boolean =>
  neighbours(s, hex).some((near) => isInNetwork(s, seat, near));
