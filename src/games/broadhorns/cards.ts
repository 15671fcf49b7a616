import { at, type Index, type ReadonlyBy } from '#engine/indexed.ts';
import {
  CARGO,
  CARGO_LETTERS,
  DELIVERIES,
  GOOD_CURRENT_COPIES,
  ICE_COPIES,
  PEDDLER_COPIES,
  PERISHABLES,
  SPOIL_COPIES,
  TOWNS,
  TRAVELERS,
} from './components.ts';
import type { Cargo, Town } from './sheets.ts';

/** A kind of expedition card: an index into `CARD_NAMES`. There is one card of each delivery and each traveler. */
export type Card = Index<'card'>;

/** A traveler, as an index into `TRAVELERS`. */
export type Traveler = Index<'traveler'>;

/** How a card that is not shown looks in a view. */
export const FACEDOWN = -1;

const SPOILS = CARGO.slice(0, PERISHABLES).map((cargo) => `spoil-${cargo}`);

export const CARD_NAMES: ReadonlyBy<Card, string> = [
  ...DELIVERIES,
  ...TRAVELERS.map((traveler) => traveler.name),
  ...SPOILS,
  'ice',
  'peddler',
  'good-current',
];

const FIRST_TRAVELER = DELIVERIES.length;
const FIRST_SPOIL = FIRST_TRAVELER + TRAVELERS.length;
export const ICE: Card = FIRST_SPOIL + PERISHABLES;
export const PEDDLER: Card = ICE + 1;
export const GOOD_CURRENT: Card = PEDDLER + 1;

const COPIES: Readonly<Record<Card, number>> = {
  [ICE]: ICE_COPIES,
  [PEDDLER]: PEDDLER_COPIES,
  [GOOD_CURRENT]: GOOD_CURRENT_COPIES,
};

export const isDelivery = (card: Card): boolean => card >= 0 && card < FIRST_TRAVELER;
export const isTraveler = (card: Card): boolean => card >= FIRST_TRAVELER && card < FIRST_SPOIL;
export const isSpoil = (card: Card): boolean => card >= FIRST_SPOIL && card < ICE;
export const spoiledBy = (card: Card): Cargo => card - FIRST_SPOIL;

const copiesOf = (card: Card): number => COPIES[card] ?? (isSpoil(card) ? SPOIL_COPIES : 1);

/** All expedition cards, kind by kind. */
export const ALL_CARDS: readonly Card[] = CARD_NAMES.flatMap((_, card) =>
  Array.from({ length: copiesOf(card) }, () => card),
);

interface Delivery {
  readonly town: Town;
  readonly cargo: Cargo;
}

const DEMANDS: ReadonlyBy<Card, Delivery> = DELIVERIES.map((name) => ({
  town: Number.parseInt(name.slice('D-'.length), 10) - 1,
  cargo: CARGO_LETTERS.indexOf(name.at(-1) ?? ''),
}));
export const deliveryOf = (card: Card): Delivery => DEMANDS[card] as Delivery;

const DELIVERY_CARDS: ReadonlyBy<Town, ReadonlyBy<Cargo, Card>> = TOWNS.map((_, town) =>
  CARGO.map((_name, cargo) => DEMANDS.findIndex((demand) => demand.town === town && demand.cargo === cargo)),
);
/** The card that rewards a delivery of this cargo to this town; `FACEDOWN` where there is none. */
export const deliveryCard = (town: Town, cargo: Cargo): Card => at(at(DELIVERY_CARDS, town), cargo);

interface Passage {
  readonly home: Town;
  readonly destination: Town;
  readonly fare: number;
}

const PASSAGES: ReadonlyBy<Traveler, Passage> = TRAVELERS.map(({ home, destination, fare }) => ({
  home: home - 1,
  destination: destination - 1,
  fare,
}));
export const travelerOn = (card: Card): Traveler => card - FIRST_TRAVELER;
export const passageOf = (card: Card): Passage => PASSAGES[travelerOn(card)] as Passage;

/** Where a card discarded from a hand is laid open; undefined: on the discard pile. */
export function townOfCard(card: Card): Town | undefined {
  if (isDelivery(card)) return deliveryOf(card).town;
  return isTraveler(card) ? passageOf(card).home : undefined;
}
