import { at } from '#engine/indexed.ts';
import type { Action } from '../actions.ts';
import {
  type City,
  cityAt,
  DEMANDS,
  factoryAt,
  goodOfFactory,
  hasStar,
  type Hex,
  HEX_NAMES,
  iconOf,
  NOWHERE,
  terrainAt,
} from '../map.ts';
import type { Pair } from '../plans.ts';
import { isNight } from '../rules/build.ts';
import { hasToken } from '../rules/demand.ts';
import { hasTrackAt } from '../rules/network.ts';
import { trackCost } from '../rules/track.ts';
import { NONE } from '../state.ts';
import type { View } from '../view.ts';
import { cityName, dollars, goodName, goodOf } from './names.ts';

/** The spaces of the map, for those who do not see it. */

type NameOf = (seat: number) => string;

/** Where it is, and what lies there. */
export function spaceWords(view: View, hex: Hex, nameOf: NameOf): string {
  const city = cityAt(view.map, hex);
  const tracks = [...view.companies.keys()].filter((seat) => hasTrackAt(view, seat, hex));
  return [
    at(HEX_NAMES, hex),
    city === NOWHERE ? terrainAt(view.map, hex) : cityWords(view, city, nameOf),
    ...(hasStar(view.map, hex) ? ['star'] : []),
    ...factoryWords(view, hex),
    ...tracks.map((seat) => `track of ${nameOf(seat)}`),
  ].join(', ');
}

function factoryWords(view: View, hex: Hex): readonly string[] {
  const factory = factoryAt(view.map, hex);
  if (factory === NOWHERE) return [];
  return hasToken(view, factory) ? [goodOf(factory)] : [goodOf(factory), 'empty'];
}

function cityWords(view: View, city: City, nameOf: NameOf): string {
  const icons = at(DEMANDS, city).map((good, n) => {
    const train = at(view.trains, iconOf(city, n));
    return train === NONE ? `wants ${goodName(good)}` : `${goodName(good)} delivered by ${nameOf(train)}`;
  });
  return `city ${cityName(city)}, ${icons.join(', ')}`;
}

/** What a press on a space does. */
export function deedWords(view: View, seat: number, action: Action): string {
  if (action.type === 'begin') return 'begin here';
  if (action.type !== 'build') return '';
  const cost = trackCost(view, seat, action.hex, isNight(view));
  return cost === 0 ? 'lay a track, free' : `lay a track for ${dollars(cost)}`;
}

/** The same for a city. */
export const deliverWords = (pairs: readonly Pair[]): string =>
  `deliver ${pairs.map(({ factory }) => goodName(goodOfFactory(factory))).join(' or ')}`;
