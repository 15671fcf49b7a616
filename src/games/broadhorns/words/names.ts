import { capital, listed, spell } from '#words/speech.ts';
import {
  CARD_NAMES,
  type Card,
  deliveryOf,
  FACEDOWN,
  isDelivery,
  isSpoil,
  isTraveler,
  passageOf,
  spoiledBy,
} from '../cards.ts';
import { CARGO } from '../components.ts';
import { type Cargo, townNamed } from '../sheets.ts';

export const cargoName = (cargo: Cargo): string => CARGO[cargo] ?? '';

export const goldWords = (gold: number): string => `${gold} gold`;

export const barrelWords = (barrels: number): string => spell(barrels, 'barrel');

const PLAIN: Readonly<Record<string, string>> = { ice: 'Ice', peddler: 'Peddler', 'good-current': 'Good Current' };

/** A card by what it is for. */
export function cardTitle(card: Card): string {
  if (card === FACEDOWN) return 'A card';
  if (isDelivery(card)) return `${capital(cargoName(deliveryOf(card).cargo))} to ${townNamed(deliveryOf(card).town)}`;
  if (isTraveler(card)) return `Traveler to ${townNamed(passageOf(card).destination)}`;
  if (isSpoil(card)) return `Spoil: ${cargoName(spoiledBy(card))}`;
  return PLAIN[CARD_NAMES[card] ?? ''] ?? '';
}

/** A card by name where several may look alike: travelers are distinguished by their home. */
export const cardName = (card: Card): string =>
  isTraveler(card)
    ? `Traveler from ${townNamed(passageOf(card).home)} to ${townNamed(passageOf(card).destination)}`
    : cardTitle(card);

/** What a card in hand brings. */
export function cardNote(card: Card): string {
  if (isDelivery(card)) return '+2 gold when sold there';
  if (isTraveler(card)) return `pays ${passageOf(card).fare} gold`;
  return NOTES[CARD_NAMES[card] ?? ''] ?? '';
}

const NOTES: Readonly<Record<string, string>> = {
  ice: 'skip a spoiling, or +1 gold for a perishable sold',
  peddler: 'any barrel at market price +1',
  'good-current': '+2 spaces on each Move this turn',
};

export const cargoList = (cargo: readonly Cargo[]): string => listed(cargo.map(cargoName));

/** Places that a line of the log can point at. */
export const townPlace = (town: number): string => `town ${town}`;
export const spacePlace = (space: number): string => `space ${space}`;
export const MARKET_PLACE = 'market';
export const TRACK_PLACE = 'track';
