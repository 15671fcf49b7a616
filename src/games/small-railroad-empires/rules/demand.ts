import { DEMANDS_PER_CITY, CITIES, type Good } from '../components.ts';
import {
  CITIES_WANTING,
  type City,
  cityHex,
  DEMANDS,
  type Factory,
  goodOfFactory,
  type DemandIcon,
  iconOf,
  NOWHERE,
} from '../map.ts';
import { bitOf, countBits, lowestBit } from '../bits.ts';
import { NONE, type State } from '../state.ts';

/** Tokens on factories, and the icons of cities that still demand them. */

export const hasToken = (s: State, factory: Factory): boolean => (s.tokens & bitOf(factory)) !== 0;

/** How many goods tokens still lie on factories. */
export const tokensOn = (s: State): number => countBits(s.tokens);

/** The free icon of a city for a good, or `NONE`. */
export function freeIcon(s: State, city: City, good: Good): DemandIcon {
  const n = (DEMANDS[city] as readonly Good[]).indexOf(good);
  const icon = iconOf(city, n);
  return n >= 0 && s.trains[icon] === NONE ? icon : NONE;
}

export function trainsIn(s: State, city: City): number {
  let trains = 0;
  for (let n = 0; n < DEMANDS_PER_CITY; n++) if (s.trains[iconOf(city, n)] !== NONE) trains += 1;
  return trains;
}

/** Cities with a train on every icon. */
export function fullCities(s: State): number {
  let full = 0;
  for (let city = 0; city < CITIES.length; city++) if (trainsIn(s, city) === DEMANDS_PER_CITY) full += 1;
  return full;
}

/** Whether a city on the table has a free icon for a good. */
const isWanted = (s: State, good: Good): boolean =>
  (CITIES_WANTING[good] as readonly City[]).some(
    (city) => freeIcon(s, city, good) !== NONE && cityHex(s.map, city) !== NOWHERE,
  );

/** Whether any token on the map fits a free icon. */
export function isAnyGoodWanted(s: State): boolean {
  for (let rest = s.tokens; rest !== 0; rest &= rest - 1) if (isWanted(s, goodOfFactory(lowestBit(rest)))) return true;
  return false;
}

export const goodsDelivered = (goods: readonly number[]): number => goods.reduce((sum, n) => sum + n, 0);
