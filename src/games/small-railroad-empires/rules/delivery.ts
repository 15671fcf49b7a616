import type { Seat } from '#engine/actor.ts';
import { lowestBit } from '../bits.ts';
import type { Card } from '../components.ts';
import {
  CITIES_WANTING,
  type City,
  cityHex,
  type Factory,
  factoryHex,
  goodOfFactory,
  type Hex,
  NOWHERE,
} from '../map.ts';
import { NONE, type State } from '../state.ts';
import { freeIcon } from './demand.ts';
import { hasTrackAt, hasTrainIn, neighbours } from './network.ts';
import { findRoute } from './route.ts';

/** A good from its factory to a city that demands it, with a train card. */
export interface Delivery {
  readonly factory: Factory;
  readonly city: City;
  readonly card: Card;
}

/** A factory is connected when a track of the company is on its space. */
const isFactoryConnected = (s: State, seat: Seat, factory: Factory): boolean =>
  hasTrackAt(s, seat, factoryHex(s.map, factory));

/** A city is connected when a track of the company is next to it. */
export function isConnected(s: State, seat: Seat, city: City): boolean {
  const hex = cityHex(s.map, city);
  if (hex === NOWHERE) return false;
  const near = neighbours(s, hex);
  for (let i = 0; i < near.length; i++) if (hasTrackAt(s, seat, near[i] as Hex)) return true;
  return false;
}

const weightless = (): number => 0;

/**
 * Whether the company's own network leads from a factory to a city, both of them connected. A network is in one piece;
 * only if a train of the company stands in the city, it may hang together through that city alone.
 */
export const hasRoute = (s: State, seat: Seat, factory: Factory, city: City): boolean =>
  !hasTrainIn(s, seat, city) ||
  findRoute(s, seat, { from: factoryHex(s.map, factory), to: cityHex(s.map, city), weigh: weightless }) !== undefined;

/**
 * Tries each factory and city that this company could deliver between, until one pair is enough: the token still lies
 * there, the city has a free icon for it, both are connected, and a route joins them.
 */
export function someDelivery(s: State, seat: Seat, isEnough: (factory: Factory, city: City) => boolean): boolean {
  for (let rest = s.tokens; rest !== 0; rest &= rest - 1) {
    const factory = lowestBit(rest);
    if (isFactoryConnected(s, seat, factory) && someCity(s, seat, factory, isEnough)) return true;
  }
  return false;
}

function someCity(
  s: State,
  seat: Seat,
  factory: Factory,
  isEnough: (factory: Factory, city: City) => boolean,
): boolean {
  const good = goodOfFactory(factory);
  const cities = CITIES_WANTING[good] as readonly City[];
  for (let i = 0; i < cities.length; i++) {
    const city = cities[i] as City;
    const isPossible =
      freeIcon(s, city, good) !== NONE && isConnected(s, seat, city) && hasRoute(s, seat, factory, city);
    if (isPossible && isEnough(factory, city)) return true;
  }
  return false;
}
