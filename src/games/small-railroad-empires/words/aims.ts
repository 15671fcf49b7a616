import { capital, count } from '#words/speech.ts';
import { factoryHex } from '../map.ts';
import type { View } from '../view.ts';
import { type Aim, type Gain, nearestAim } from '../ways.ts';
import { cityName, goodOf } from './names.ts';
import { factoryName } from './places.ts';

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
export const goodsWords = ({ factory, city }: Pick<Aim, 'factory' | 'city'>): string =>
  city === undefined ? goodOf(factory) : `${goodOf(factory)} to ${cityName(city)}`;

function lackWords(view: View, { factory, city, tracks }: Aim): string {
  const name = city === undefined ? `the ${factoryName(factory, factoryHex(view.map, factory))}` : undefined;
  return name === undefined
    ? `${goodsWords({ factory, city })} needs ${count(tracks, 'more track')}`
    : `${name} is ${count(tracks, 'track')} away`;
}
