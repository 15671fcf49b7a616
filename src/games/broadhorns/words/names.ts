import { at } from '#engine/indexed.ts';
import { capital, count, listed } from '#words/speech.ts';
import {
  type Card,
  deliveryOf,
  FACEDOWN,
  GOOD_CURRENT,
  ICE,
  isDelivery,
  isSpoil,
  isTraveler,
  passageOf,
  spoiledBy,
} from '../cards.ts';
import {
  BOAT_SIZES,
  CARGO,
  DELIVERY_BONUS,
  GOOD_CURRENT_SPACES,
  ICE_BONUS,
  PEDDLER_INCREASE,
  PERISHABLES,
  TOWNS,
} from '../components.ts';
import { type Boat, type Cargo, type Town, townNamed } from '../sheets.ts';

export const ST_LOUIS = 'St. Louis';

export const cargoName = (cargo: Cargo): string => at(CARGO, cargo);
export const cargoTitle = (cargo: Cargo): string => capital(cargoName(cargo));

/** Each type once, in the order of the box: "apples and pork". */
export const cargoTypes = (cargo: readonly Cargo[]): string =>
  listed([...new Set(cargo)].toSorted((a, b) => a - b).map(cargoName));

/** "flour, apples and pork", and the others. */
export const FRESH_NAMES = listed(CARGO.slice(0, PERISHABLES));
export const LASTING_NAMES = listed(CARGO.slice(PERISHABLES));

export const boatSize = (boat: Boat): string => `${at(BOAT_SIZES, boat)} ft`;
export const boatName = (boat: Boat): string => `${boatSize(boat)} boat`;
export const NO_BOAT = 'no boat';

export const goldWords = (gold: number): string => `${gold} gold`;
export const gainWords = (gold: number): string => `+${gold} gold`;

export const costWords = (gold: number): string => `−${gold} gold`;

export const barrelWords = (barrels: number): string => count(barrels, 'barrel');

/** A space of the river by the town it belongs to, or by the last town above it: "Cairo", "2 below Cairo". */
export function spaceName(space: number): string {
  const { name, entrance } = TOWNS.findLast((town) => town.entrance <= space) ?? { name: ST_LOUIS, entrance: 0 };
  return space === entrance ? name : `${space - entrance} below ${name}`;
}

/** Within a sentence, after an article. */
export const travelerName = (card: Card): string => `traveler to ${townNamed(passageOf(card).destination)}`;

/** Where several may look alike: travelers are distinguished by their home. */
const travelerFromTo = (card: Card): string =>
  `traveler from ${townNamed(passageOf(card).home)} to ${townNamed(passageOf(card).destination)}`;

/** A card by what it is for. */
function cardTitle(card: Card): string {
  if (card === FACEDOWN) return 'A card';
  if (isDelivery(card)) return `${cargoTitle(deliveryOf(card).cargo)} to ${townNamed(deliveryOf(card).town)}`;
  if (isTraveler(card)) return capital(travelerName(card));
  if (isSpoil(card)) return `Spoil: ${cargoName(spoiledBy(card))}`;
  return usableCard(card).title;
}

/** A card by name where several may look alike. */
export const cardName = (card: Card): string => (isTraveler(card) ? capital(travelerFromTo(card)) : cardTitle(card));

/** Within a sentence, where it is clear which card is meant: "the traveler from Cairo to Helena". */
export function theCard(card: Card): string {
  if (isDelivery(card))
    return `the delivery of ${cargoName(deliveryOf(card).cargo)} to ${townNamed(deliveryOf(card).town)}`;
  return isTraveler(card) ? `the ${travelerFromTo(card)}` : `the ${usableCard(card).name} card`;
}

/** Within a sentence, at first mention: "an ice card", "a spoil card for apples". */
export function aCard(card: Card): string {
  if (isDelivery(card)) return `a delivery of ${cargoName(deliveryOf(card).cargo)}`;
  if (isTraveler(card)) return `a ${travelerName(card)}`;
  if (isSpoil(card)) return `a spoil card for ${cargoName(spoiledBy(card))}`;
  return `${card === ICE ? 'an' : 'a'} ${usableCard(card).name} card`;
}

/** What a card in hand brings. */
export function cardNote(card: Card): string {
  if (card === FACEDOWN || isSpoil(card)) return '';
  if (isDelivery(card)) return `${gainWords(DELIVERY_BONUS)} when sold there`;
  return isTraveler(card) ? `pays ${goldWords(passageOf(card).fare)}` : usableCard(card).note;
}

interface UsableCard {
  readonly title: string;
  /** Before "card". */
  readonly name: string;
  readonly note: string;
}

/** Ice, Peddler or Good Current. */
function usableCard(card: Card): UsableCard {
  if (card === ICE)
    return { title: 'Ice', name: 'ice', note: `stops aging once, or ${gainWords(ICE_BONUS)} for fresh cargo sold` };
  if (card === GOOD_CURRENT)
    return {
      title: 'Good Current',
      name: 'Good Current',
      note: `+${count(GOOD_CURRENT_SPACES, 'space')} on each move this turn`,
    };
  return { title: 'Peddler', name: 'peddler', note: `buy any barrel at market price +${PEDDLER_INCREASE}` };
}

/** Places that a line of the log can point at. */
export const townPlace = (town: Town): string => `town ${town}`;
export const spacePlace = (space: number): string => `space ${space}`;
export const marketPlace = (cargo: Cargo): string => `market ${cargo}`;
export const bagPlace = (cargo: Cargo): string => `bag ${cargo}`;
export const MARKET_PLACE = 'market';
export const TRACK_PLACE = 'track';
