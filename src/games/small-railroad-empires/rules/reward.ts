import type { Seat } from '#engine/actor.ts';
import {
  type Condition,
  DISPATCH_INCOME,
  DISPATCH_OFFICE,
  type Good,
  ROUTE_TABLE,
  type TrainCard,
  TRAIN_CARDS,
} from '../components.ts';
import { cityHex, factoryHex, goodOfFactory, type Hex, terrainAt, tileOfCity, tileOfFactory } from '../map.ts';
import { companyOf, hasAbility, NONE, type State } from '../state.ts';
import type { Delivery } from './delivery.ts';
import { trainsIn } from './demand.ts';
import { findRoute } from './route.ts';
import { ownerAt } from './track.ts';

/** What a delivery gives before any ship is loaded. */
export interface Reckoning {
  /** From the factory to the track next to the city, by the way that is best for the card. */
  readonly path: readonly Hex[];
  readonly money: number;
  readonly prestige: number;
  /** Whether the train card's condition holds, and what it pays then. */
  readonly met: boolean;
  readonly cardMoney: number;
  readonly cardPrestige: number;
}

type RouteRow = (typeof ROUTE_TABLE)[number];

/** Income and prestige for a route of this length: the last row that does not ask for a longer one. */
export function rewardFor(length: number): RouteRow {
  let row: RouteRow = ROUTE_TABLE[0];
  for (const next of ROUTE_TABLE) if (next.from <= length) row = next;
  return row;
}

/** What a train card may ask about. */
interface Circumstances {
  /** Spaces of the route, and how many of them the card counts. */
  readonly length: number;
  readonly weight: number;
  /** Trains in the city before this one. */
  readonly before: number;
  readonly good: Good;
  /** Whether factory and city are on different tiles. */
  readonly crossing: boolean;
}

/** Which spaces of the route a card's condition counts. */
const COUNTED: Partial<Readonly<Record<Condition, (s: State, seat: Seat, hex: Hex) => boolean>>> = {
  share: (s, seat, hex) => ownerAt(s, seat, hex) !== NONE,
  mountain: (s, _, hex) => terrainAt(s.map, hex) === 'mountain',
  river: (s, _, hex) => terrainAt(s.map, hex) === 'river',
  forest: (s, _, hex) => terrainAt(s.map, hex) === 'forest',
  through: (s, _, hex) => terrainAt(s.map, hex) === 'city',
};

/** What each condition asks, with the number that stands in it. */
const HOLDS: Readonly<Record<Condition, (count: number, now: Circumstances) => boolean>> = {
  longest: (count, { length }) => length <= count,
  shortest: (count, { length }) => length >= count,
  first: (_, { before }) => before === 0,
  second: (_, { before }) => before === 1,
  share: (count, { weight }) => weight >= count,
  mountain: (count, { weight }) => weight >= count,
  river: (count, { weight }) => weight >= count,
  forest: (count, { weight }) => weight >= count,
  through: (count, { weight }) => weight >= count,
  good: (count, { good }) => good === count,
  cross: (_, { crossing }) => crossing,
};

/** Whether a train card's condition holds. */
export const holds = ({ condition, count }: TrainCard, now: Circumstances): boolean => HOLDS[condition](count, now);

/** Everything a possible delivery gives, D3 and D4; undefined without a route. */
export function reckon(s: State, seat: Seat, { factory, city, card }: Delivery): Reckoning | undefined {
  const printed = TRAIN_CARDS[card] as TrainCard;
  const counts = COUNTED[printed.condition];
  const weigh = (hex: Hex): number => (counts?.(s, seat, hex) === true ? 1 : 0);
  const route = findRoute(s, seat, { from: factoryHex(s.map, factory), to: cityHex(s.map, city), weigh });
  if (route === undefined) return undefined;
  const { path, weight } = route;
  const { money, prestige } = rewardFor(path.length);
  const met = holds(printed, {
    length: path.length,
    weight,
    before: trainsIn(s, city),
    good: goodOfFactory(factory),
    crossing: tileOfFactory(factory) !== tileOfCity(city),
  });
  return {
    path,
    money: money + (hasAbility(companyOf(s, seat), DISPATCH_OFFICE) ? DISPATCH_INCOME : 0),
    prestige,
    met,
    cardMoney: met ? printed.money : 0,
    cardPrestige: met ? printed.prestige : 0,
  };
}
