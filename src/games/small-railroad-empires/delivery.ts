import type { Seat } from '#engine/actor.ts';
import {
  type Condition,
  DEMANDS_PER_CITY,
  DISPATCH_INCOME,
  DISPATCH_OFFICE,
  GOODS,
  ROUTE_TABLE,
  type TrainCard,
  TRAIN_CARDS,
} from './components.ts';
import {
  CITIES_WANTING,
  type City,
  cityHex,
  DEMANDS,
  type Factory,
  factoryHex,
  goodOfFactory,
  type Hex,
  terrainAt,
  tileOfCity,
  tileOfFactory,
} from './map.ts';
import { bitOf, findRoute, hasTrainIn, lowestBit } from './network.ts';
import { companyOf, hasAbility, NONE, type State } from './state.ts';
import { surroundingsOf } from './surroundings.ts';

export interface Delivery {
  readonly factory: Factory;
  readonly city: City;
  readonly card: number;
}

/** What a delivery is worth before any ship is loaded. */
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

export const hasToken = (s: State, factory: Factory): boolean => (s.tokens & (1 << factory)) !== 0;

/** The free icon of a city for a good, or `NONE`. */
export function freeIcon(s: State, city: City, good: number): number {
  const at = (DEMANDS[city] as readonly number[]).indexOf(good);
  const icon = DEMANDS_PER_CITY * city + at;
  return at >= 0 && s.trains[icon] === NONE ? icon : NONE;
}

/** A city is connected when a track of the company is next to it. */
export const isConnected = (s: State, seat: Seat, city: City): boolean =>
  (surroundingsOf(s, seat).cities & (1 << city)) !== 0;

const weightless = (): number => 0;

/** If the company has a train in the city, its network may be connected only through that city. */
export const hasRoute = (s: State, seat: Seat, factory: Factory, city: City): boolean =>
  !hasTrainIn(s, seat, city) ||
  findRoute(s, seat, { from: factoryHex(s.map, factory), to: cityHex(s.map, city), weigh: weightless }) !== undefined;

/** Tries each pair of factory and city that this company could deliver between, until one is enough. */
export function someDelivery(s: State, seat: Seat, enough: (factory: Factory, city: City) => boolean): boolean {
  const { factories, cities } = surroundingsOf(s, seat);
  for (let rest = s.tokens & factories; rest !== 0; rest &= rest - 1) {
    const factory = lowestBit(rest);
    const good = goodOfFactory(factory);
    for (let wanting = cities & (WANTING[good] as number); wanting !== 0; wanting &= wanting - 1) {
      const city = lowestBit(wanting);
      if (freeIcon(s, city, good) !== NONE && hasRoute(s, seat, factory, city) && enough(factory, city)) return true;
    }
  }
  return false;
}

/** The cities that demand each good, one bit each. */
const WANTING: readonly number[] = CITIES_WANTING.map((cities) => cities.reduce((bits, city) => bits | (1 << city), 0));

const TERRAIN_CONDITIONS: readonly Condition[] = ['mountain', 'river', 'forest'];

/** What a space of the route counts for a card's condition. */
function weigher(s: State, seat: Seat, { condition }: TrainCard): (hex: Hex) => number {
  if (condition === 'share') return (hex) => (((s.tracks[hex] as number) & ~bitOf(seat)) === 0 ? 0 : 1);
  if (condition === 'through') return (hex) => Number(terrainAt(s.map, hex) === 'city');
  if (TERRAIN_CONDITIONS.includes(condition)) return (hex) => Number(terrainAt(s.map, hex) === condition);
  return weightless;
}

interface Circumstances {
  readonly length: number;
  readonly weight: number;
  /** Trains in the city before this one. */
  readonly before: number;
  readonly good: number;
  readonly crossing: boolean;
}

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

export function trainsIn(s: State, city: City): number {
  let trains = 0;
  for (let icon = 0; icon < DEMANDS_PER_CITY; icon++)
    if (s.trains[DEMANDS_PER_CITY * city + icon] !== NONE) trains += 1;
  return trains;
}

/** Income and prestige for a route of this length. */
export function rewardFor(length: number): (typeof ROUTE_TABLE)[number] {
  let row: (typeof ROUTE_TABLE)[number] = ROUTE_TABLE[0];
  for (const next of ROUTE_TABLE) if (next.from <= length) row = next;
  return row;
}

/** Everything a possible delivery gives, D3 and D4; undefined without a route. */
export function reckon(s: State, seat: Seat, { factory, city, card }: Delivery): Reckoning | undefined {
  const printed = TRAIN_CARDS[card] as TrainCard;
  const from = factoryHex(s.map, factory);
  const route = findRoute(s, seat, { from, to: cityHex(s.map, city), weigh: weigher(s, seat, printed) });
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

export const goodsDelivered = (goods: readonly number[]): number => goods.reduce((sum, n) => sum + n, 0);

/** The factories of all tiles, whether on the table or not. */
const ALL_FACTORIES: readonly Factory[] = Array.from({ length: GOODS.length * GOODS.length }, (_, n) => n);

/** How many goods tokens still lie on factories. */
export const tokensOn = (s: State): number => ALL_FACTORIES.filter((factory) => hasToken(s, factory)).length;
