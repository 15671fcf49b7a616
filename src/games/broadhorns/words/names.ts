import { at } from '#engine/indexed.ts';
import { capital, listed, spell } from '#words/speech.ts';
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
} from '../components.ts';
import { type Boat, type Cargo, type Town, townNamed } from '../sheets.ts';

export const ST_LOUIS = 'St. Louis';

export const cargoName = (cargo: Cargo): string => at(CARGO, cargo);
export const cargoTitle = (cargo: Cargo): string => capital(cargoName(cargo));

export const cargoList = (cargo: readonly Cargo[]): string => listed(cargo.map(cargoName));

/** "flour, apples and pork", and the others. */
export const PERISHABLE_NAMES = listed(CARGO.slice(0, PERISHABLES));
export const LASTING_NAMES = listed(CARGO.slice(PERISHABLES));

export const boatName = (boat: Boat): string => `${at(BOAT_SIZES, boat)} ft boat`;
export const NO_BOAT = 'no boat';

export const goldWords = (gold: number): string => `${gold} gold`;

export const barrelWords = (barrels: number): string => spell(barrels, 'barrel');

/** Within a sentence, after an article. */
export const travelerName = (card: Card): string => `traveler to ${townNamed(passageOf(card).destination)}`;

/** A card by what it is for. */
export function cardTitle(card: Card): string {
  if (card === FACEDOWN) return 'A card';
  if (isDelivery(card)) return `${cargoTitle(deliveryOf(card).cargo)} to ${townNamed(deliveryOf(card).town)}`;
  if (isTraveler(card)) return capital(travelerName(card));
  if (isSpoil(card)) return `Spoil: ${cargoName(spoiledBy(card))}`;
  return usableCard(card).title;
}

/** A card by name where several may look alike: travelers are distinguished by their home. */
export const cardName = (card: Card): string =>
  isTraveler(card)
    ? `Traveler from ${townNamed(passageOf(card).home)} to ${townNamed(passageOf(card).destination)}`
    : cardTitle(card);

/** What a card in hand brings. */
export function cardNote(card: Card): string {
  if (card === FACEDOWN || isSpoil(card)) return '';
  if (isDelivery(card)) return `+${DELIVERY_BONUS} gold when sold there`;
  return isTraveler(card) ? `pays ${goldWords(passageOf(card).fare)}` : usableCard(card).note;
}

/** Ice, Peddler or Good Current. */
function usableCard(card: Card): { readonly title: string; readonly note: string } {
  if (card === ICE) return { title: 'Ice', note: `skip a spoiling, or +${ICE_BONUS} gold for a perishable sold` };
  if (card === GOOD_CURRENT)
    return { title: 'Good Current', note: `+${GOOD_CURRENT_SPACES} spaces on each Move this turn` };
  return { title: 'Peddler', note: `any barrel at market price +${PEDDLER_INCREASE}` };
}

/** Places that a line of the log can point at. */
export const townPlace = (town: Town): string => `town ${town}`;
export const spacePlace = (space: number): string => `space ${space}`;
export const marketPlace = (cargo: Cargo): string => `market ${cargo}`;
export const MARKET_PLACE = 'market';
export const TRACK_PLACE = 'track';
