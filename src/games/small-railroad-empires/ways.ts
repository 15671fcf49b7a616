import type { Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import {
  CITIES_WANTING,
  type City,
  cityAt,
  cityHex,
  type Factory,
  factoryAt,
  goodOfFactory,
  type Hex,
  NOWHERE,
} from './map.ts';
import { opened } from './plans.ts';
import { freeIcon, hasToken } from './rules/demand.ts';
import { hasTrackAt, neighbours } from './rules/network.ts';
import { takesTrack, trackCost } from './rules/track.ts';
import { companyOf, NONE } from './state.ts';
import type { View } from './view.ts';

/** What it takes to build to a space at the prices of now. */
export interface Way {
  readonly money: number;
  readonly tracks: number;
}

/** The best way to each space that can be reached. */
export type Ways = ReadonlyMap<Hex, Way>;

export const isCheaper = (a: Way, b: Way): boolean => a.money < b.money || (a.money === b.money && a.tracks < b.tracks);
const isShorter = (a: Way, b: Way): boolean => a.tracks < b.tracks || (a.tracks === b.tracks && a.money < b.money);

const ENDLESS: Way = { money: Infinity, tracks: Infinity };

/** From these spaces over all that take a track of this player. */
export function waysFrom(view: View, seat: Seat, from: readonly Hex[], isBetter: typeof isCheaper): Ways {
  const ways = new Map<Hex, Way>();
  const open = new Map<Hex, Way>(from.map((hex) => [hex, { money: 0, tracks: 0 }]));
  while (open.size > 0) {
    const [hex, way] = [...open].reduce((best, one) => (isBetter(one[1], best[1]) ? one : best));
    open.delete(hex);
    ways.set(hex, way);
    for (const next of neighbours(view, hex)) {
      if (ways.has(next) || cityAt(view.map, next) !== NOWHERE || !takesTrack(view, seat, next)) continue;
      const found = { money: way.money + trackCost(view, seat, next, false), tracks: way.tracks + 1 };
      if (isBetter(found, open.get(next) ?? ENDLESS)) open.set(next, found);
    }
  }
  return ways;
}

export const spacesOfNetwork = (view: View, seat: Seat): readonly Hex[] => [
  ...[...view.tracks.keys()].filter((hex) => hasTrackAt(view, seat, hex)),
  ...companyOf(view, seat).stops.map((city) => cityHex(view.map, city)),
];

/** A good and where it could go. */
export interface DeliveryAim {
  readonly factory: Factory;
  /** undefined: the good itself is not on the line yet. */
  readonly city: City | undefined;
  /** How many tracks are missing. */
  readonly tracks: number;
}

/** The delivery that lacks the fewest tracks; if no good on the line can go anywhere, the nearest good that is wanted. */
export function nearestAim(view: View, seat: Seat, added: readonly Hex[] = []): DeliveryAim | undefined {
  const ways = waysFrom(view, seat, [...spacesOfNetwork(view, seat), ...added], isShorter);
  const goods = [...ways].flatMap(([hex, { tracks }]): DeliveryAim[] => {
    const factory = factoryAt(view.map, hex);
    return factory === NOWHERE || !hasToken(view, factory) ? [] : [{ factory, city: undefined, tracks }];
  });
  const aims = goods.filter(({ tracks }) => tracks === 0).flatMap(({ factory }) => aimsFor(view, factory, ways));
  const wanted = goods.filter(({ factory }) => wantingCities(view, factory).length > 0);
  return nearestOf(aims) ?? nearestOf(wanted.filter(({ tracks }) => tracks > 0));
}

const nearestOf = (aims: readonly DeliveryAim[]): DeliveryAim | undefined =>
  aims.toSorted((a, b) => a.tracks - b.tracks)[0];

/** Cities on this map with a free icon for what a factory makes. */
const wantingCities = (view: View, factory: Factory): readonly City[] =>
  at(CITIES_WANTING, goodOfFactory(factory)).filter(
    (city) => cityHex(view.map, city) !== NOWHERE && freeIcon(view, city, goodOfFactory(factory)) !== NONE,
  );

/** A city is reached by a track next to it. */
const aimsFor = (view: View, factory: Factory, ways: Ways): readonly DeliveryAim[] =>
  wantingCities(view, factory).flatMap((city): DeliveryAim[] => {
    const beside = neighbours(view, cityHex(view.map, city)).map((hex) => ways.get(hex)?.tracks ?? Infinity);
    const tracks = Math.min(...beside);
    return tracks === Infinity ? [] : [{ factory, city, tracks }];
  });

/** What a track on a space is good for. */
export interface Gain {
  /** Deliveries that it makes possible. */
  readonly opened: readonly { readonly factory: Factory; readonly city: City }[];
  /** What comes nearer; undefined: nothing does. */
  readonly nearer: DeliveryAim | undefined;
}

export function gainOf(view: View, seat: Seat, hex: Hex): Gain {
  const [before, after] = [nearestAim(view, seat), nearestAim(view, seat, [hex])];
  const isNearer = before !== undefined && after !== undefined && isCloser(after, before);
  return { opened: opened(view, seat, hex), nearer: isNearer ? after : undefined };
}

/** A good on the line is nearer than one that is not. */
const isCloser = (one: DeliveryAim, other: DeliveryAim): boolean =>
  (one.city === undefined) === (other.city === undefined) ? one.tracks < other.tracks : one.city !== undefined;
