import { askedSeat } from '#kit/asked-seat.ts';
import type { Ruling } from '#engine/ruling.ts';
import { say } from '#words/sentence.ts';
import type { Remark } from '#kit/use-why.ts';
import { at } from '#engine/indexed.ts';
import type { Action } from '../actions.ts';
import { BEGINS, BUILDS, BUYS, DELIVERIES, TAKE_LOAN, UNLOCKS } from '../answers.ts';
import { type Ability, type Card, TRAIN_CARDS } from '../components.ts';
import {
  CITIES_WANTING,
  type City,
  cityAt,
  cityHex,
  DEMANDS,
  type Factory,
  FACTORY_NAMES,
  factoryAt,
  factoryHex,
  goodOfFactory,
  type Hex,
  NOWHERE,
} from '../map.ts';
import { someDelivery } from '../rules/delivery.ts';
import { freeIcon } from '../rules/demand.ts';
import { type RuleId, ruleId } from '../rulings.ts';
import { NONE } from '../state.ts';
import type { View } from '../view.ts';
import type { Props } from './props.ts';
import { fullWords, REMARKS } from '../words/displays.ts';
import { anyOf, cityName } from '../words/names.ts';

/** What is said when a player presses something that cannot be done now. */

type Asking = Pick<Props, 'view' | 'seat' | 'awaiting' | 'sending' | 'why'>;
type Reply = Ruling | Remark | undefined;

const remark = (text: string): Remark => ({ facts: say`${text}` });

/** A press on a space of the map. */
export function replyAt(props: Asking, hex: Hex): Reply {
  const seat = askedSeat(props);
  if (seat === undefined) return undefined;
  const { view, why } = props;
  const factory = factoryAt(view.map, hex);
  if (view.phase === 'begin' && factory !== NOWHERE) return why(at(BEGINS, factory));
  if (view.phase === 'begin' || view.phase === 'build') return why(at(BUILDS, hex));
  const city = cityAt(view.map, hex);
  if (city !== NOWHERE) return aboutCity(props, seat, city);
  return factory === NOWHERE ? why(at(BUILDS, hex)) : aboutFactory(props, seat, factory);
}

/** What lies beside the map: places of the market, locked tracks, loans, cards in hand, what is only read. */
export const placeId = (place: number): string => `buy ${place}`;
export const lockedId = (ability: Ability): string => `unlock ${ability}`;
export const cardId = (card: Card): string => `card ${card}`;
export const goalId = (place: number): string => `goal ${place}`;
export const LOANS = 'loans';
export const CONTRACT = 'contract';
export const SHIP = 'ship';

const BESIDE: ReadonlyMap<string, Action> = new Map([
  ...BUYS.map((action, i) => [placeId(i + 1), action] as const),
  ...UNLOCKS.map((action, ability) => [lockedId(ability), action] as const),
  [LOANS, TAKE_LOAN],
]);

/** A press on something beside the map; undefined when it can be done now. */
export function replyBeside(props: Asking, id: string): Reply {
  const seat = askedSeat(props);
  if (seat === undefined) return undefined;
  const action = BESIDE.get(id);
  if (action !== undefined) return props.why(action);
  const card = TRAIN_CARDS.findIndex((_, one) => cardId(one) === id);
  return card < 0 ? undefined : aboutCard(props, seat, card);
}

/** The card to ask with; any card if there is none in hand. */
function firstCard({ companies }: View, seat: number): Card {
  const company = companies[seat];
  return company?.dealt[0] ?? company?.bought[0] ?? 0;
}

/** What a delivery lacks, the nearest miss first: if several are not possible, the first of these is told. */
const NEAREST: readonly RuleId[] = [
  'railroad.turn',
  'deliver.route',
  'deliver.card',
  'deliver.city',
  'deliver.factory',
  'deliver.token',
];

const rankOf = ({ rule }: Ruling): number => {
  const place = NEAREST.findIndex((id) => ruleId(id) === rule);
  return place < 0 ? NEAREST.length : place;
};

const nearest = (rulings: readonly Ruling[]): Ruling | undefined =>
  rulings.toSorted((a, b) => rankOf(a) - rankOf(b))[0];

function aboutCity({ view, why }: Asking, seat: number, city: City): Reply {
  const wanted = at(DEMANDS, city).filter((good) => freeIcon(view, city, good) !== NONE);
  if (wanted.length === 0) return remark(fullWords(cityName(city)));
  const card = firstCard(view, seat);
  const factories = FACTORY_NAMES.map((_, factory) => factory).filter(
    (factory) => factoryHex(view.map, factory) !== NOWHERE && wanted.includes(goodOfFactory(factory)),
  );
  const rulings = factories.map((factory) => why(deliveryOf(factory, city, card)));
  const told = nearest(rulings.filter((ruling) => ruling !== undefined));
  return told && { ...told, facts: { ...told.facts, wanted: anyOf(wanted) } };
}

function aboutFactory({ view, why }: Asking, seat: number, factory: Factory): Reply {
  const card = firstCard(view, seat);
  const cities = at(CITIES_WANTING, goodOfFactory(factory)).filter((city) => cityHex(view.map, city) !== NOWHERE);
  const rulings = cities.map((city) => why(deliveryOf(factory, city, card)));
  return nearest(rulings.filter((ruling) => ruling !== undefined));
}

const deliveryOf = (factory: Factory, city: City, card: Card): Action => at(at(at(DELIVERIES, factory), city), card);

function aboutCard({ view, why }: Asking, seat: number, card: Card): Reply {
  let reply: Reply = remark(REMARKS.nothing);
  someDelivery(view, seat, (factory, city) => {
    reply = why(deliveryOf(factory, city, card)) ?? remark(REMARKS.chooseDelivery);
    return true;
  });
  return view.phase === 'build' || view.phase === 'begin' ? why(deliveryOf(0, 0, card)) : reply;
}
