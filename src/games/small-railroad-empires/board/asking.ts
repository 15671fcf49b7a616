import { askedSeat } from '#kit/asked-seat.ts';
import type { Ruling } from '#engine/ruling.ts';
import { say } from '#words/sentence.ts';
import type { Remark } from '#kit/use-why.ts';
import { type Action, BEGINS, BUILDS, BUYS, DELIVERIES, UNLOCKS } from '../actions.ts';
import { GOODS } from '../components.ts';
import { freeIcon, someDelivery } from '../delivery.ts';
import {
  CITIES_WANTING,
  type City,
  cityAt,
  cityHex,
  DEMANDS,
  type Factory,
  FACTORY_NAMES,
  factoryHex,
  goodOfFactory,
  type Hex,
  NOWHERE,
} from '../map.ts';
import { NONE } from '../state.ts';
import type { View } from '../view.ts';
import type { Props } from './props.ts';
import { cityName } from './works.tsx';

/** What is said when a player presses something that cannot be done now. */

type Asking = Pick<Props, 'view' | 'seat' | 'awaiting' | 'sending' | 'why'>;
type Reply = Ruling | Remark | undefined;

const remark = (text: string): Remark => ({ facts: say`${text}` });

/** A press on a space of the map. */
export function replyAt(props: Asking, hex: Hex): Reply {
  const seat = askedSeat(props);
  if (seat === undefined) return undefined;
  const { view, why } = props;
  const factory = factoryAt(view, hex);
  if (view.phase === 'begin' && factory !== NOWHERE) return why(BEGINS[factory] as Action);
  if (view.phase === 'begin' || view.phase === 'build') return why(BUILDS[hex] as Action);
  const city = cityAt(view.map, hex);
  if (city !== NOWHERE) return aboutCity(props, seat, city);
  return factory === NOWHERE ? why(BUILDS[hex] as Action) : aboutFactory(props, seat, factory);
}

const factoryAt = ({ map }: View, hex: Hex): Factory =>
  FACTORY_NAMES.findIndex((_, factory) => factoryHex(map, factory) === hex);

/** A press on something beside the map: `buy 1`, `unlock 0`, `card 16`. */
export function replyBeside(props: Asking, id: string): Reply {
  const seat = askedSeat(props);
  if (seat === undefined) return undefined;
  const [what, n] = id.split(' ');
  if (what === 'card') return aboutCard(props, seat, Number(n));
  const action = what === 'buy' ? BUYS[Number(n) - 1] : UNLOCKS[Number(n)];
  return props.why(action as Action) ?? remark('You can do this now: the bar offers it.');
}

/** The card to ask with; any card if there is none in hand. */
function firstCard({ companies }: View, seat: number): number {
  const company = companies[seat];
  return company?.dealt[0] ?? company?.bought[0] ?? 0;
}

/** What a delivery lacks, the nearest miss first: if several are not possible, the first of these is told. */
const NEAREST = ['railroad.turn', 'deliver.route', 'deliver.card', 'deliver.city', 'deliver.factory', 'deliver.token'];

const rankOf = ({ rule }: Ruling): number => {
  const at = NEAREST.indexOf(rule.split('/')[1] ?? '');
  return at < 0 ? NEAREST.length : at;
};

const nearest = (rulings: readonly Ruling[]): Ruling | undefined =>
  rulings.toSorted((a, b) => rankOf(a) - rankOf(b))[0];

function aboutCity({ view, why }: Asking, seat: number, city: City): Reply {
  const wanted = (DEMANDS[city] ?? []).filter((good) => freeIcon(view, city, good) !== NONE);
  if (wanted.length === 0) return remark(`${cityName(city)} is full.`);
  const card = firstCard(view, seat);
  const factories = FACTORY_NAMES.map((_, factory) => factory).filter(
    (factory) => factoryHex(view.map, factory) !== NOWHERE && wanted.includes(goodOfFactory(factory)),
  );
  const rulings = factories.map((factory) => why(deliveryOf(factory, city, card)));
  const told = nearest(rulings.filter((ruling) => ruling !== undefined));
  return told && { ...told, facts: { ...told.facts, wanted: wanted.map((good) => GOODS[good]).join(' or ') } };
}

function aboutFactory({ view, why }: Asking, seat: number, factory: Factory): Reply {
  const card = firstCard(view, seat);
  const cities = (CITIES_WANTING[goodOfFactory(factory)] ?? []).filter((city) => cityHex(view.map, city) !== NOWHERE);
  const rulings = cities.map((city) => why(deliveryOf(factory, city, card)));
  if (rulings.includes(undefined)) return remark('Choose the city it goes to, or a delivery in the bar.');
  return nearest(rulings.filter((ruling) => ruling !== undefined));
}

const deliveryOf = (factory: Factory, city: City, card: number): Action =>
  DELIVERIES[factory]?.[city]?.[card] as Action;

function aboutCard({ view, why }: Asking, seat: number, card: number): Reply {
  let reply: Reply = remark(
    'Nothing can be delivered: no line of yours joins a factory to a city that wants its good.',
  );
  someDelivery(view, seat, (factory, city) => {
    reply = why(deliveryOf(factory, city, card)) ?? remark('Choose a delivery, then this card.');
    return true;
  });
  return view.phase === 'build' || view.phase === 'begin' ? why(deliveryOf(0, 0, card)) : reply;
}
