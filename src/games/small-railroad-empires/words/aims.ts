import { at } from '#engine/indexed.ts';
import { capital, count } from '#words/speech.ts';
import { CITIES_WANTING, type City, cityHex, type Factory, factoryHex, goodOfFactory, NOWHERE } from '../map.ts';
import type { View } from '../view.ts';
import { type DeliveryAim, type Gain, nearestAim } from '../ways.ts';
import { cityName, goodOf } from './names.ts';
import { factoryName, spacesBetween } from './places.ts';

/** What is worth building towards, for those who do not know yet. */

const MOST_NAMED = 3;

/** "Coal to Hartley needs 2 more tracks." Empty where there is nothing to build for. */
export function aimWords(view: View, seat: number): string {
  const aim = nearestAim(view, seat);
  if (aim === undefined) return '';
  return aim.tracks === 0 ? `${capital(goodsWords(aim))} comes next.` : `${capital(lackWords(view, aim))}.`;
}

/** What a track leads to: a delivery, or one track less to go; empty if neither. */
export function gainWords(view: View, { opened, nearer }: Gain): string {
  const pairs = opened.map(goodsWords);
  if (pairs.length > 0) return `then deliver ${pairs.slice(0, MOST_NAMED).join(', ')}`;
  return nearer === undefined ? '' : `then ${lackWords(view, nearer)}`;
}

/** "coal to Hartley", or the good alone. */
export const goodsWords = ({ factory, city }: Pick<DeliveryAim, 'factory' | 'city'>): string =>
  city === undefined ? goodOf(factory) : `${goodOf(factory)} to ${cityName(city)}`;

function lackWords(view: View, { factory, city, tracks }: DeliveryAim): string {
  const name = city === undefined ? `the ${factoryName(factory, factoryHex(view.map, factory))}` : undefined;
  return name === undefined
    ? `${goodsWords({ factory, city })} needs ${count(tracks, 'more track')}`
    : `${name} is ${count(tracks, 'track')} away`;
}

/** A city that wants a good, and how long the shortest route to it could be. */
interface WantedIn {
  readonly city: City;
  readonly length: number;
}

/** Who wants what a factory makes, the nearest first. */
export function wantedIn({ map }: View, factory: Factory): readonly WantedIn[] {
  const from = factoryHex(map, factory);
  return at(CITIES_WANTING, goodOfFactory(factory))
    .filter((city) => cityHex(map, city) !== NOWHERE)
    .map((city) => ({ city, length: spacesBetween(from, cityHex(map, city)) }))
    .toSorted((a, b) => a.length - b.length);
}
