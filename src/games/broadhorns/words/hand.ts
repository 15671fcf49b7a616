import { say, type Sentence } from '#words/sentence.ts';
import { type Card, deliveryOf } from '../cards.ts';
import { townNamed } from '../sheets.ts';
import { cargoName } from './names.ts';

/** What is said of the cards in hand. */
export const NO_CARDS = 'No cards in hand';
export const TRAVELERS_LABEL = 'Travelers aboard';
export const openHandLabel = (name: string): string => `Hand of ${name}`;

/** "Your boat", "Tom: hand". */
export const ownLabel = (what: 'boat' | 'hand', name: string | undefined): string =>
  name === undefined ? `Your ${what}` : `${name}: ${what}`;

/** The card does not say which barrel is wanted. */
export const PEDDLER_SELLS = say`Choose in the bar what the peddler sells.`;

/** A delivery card of another town. */
export function claimedElsewhere(card: Card): Sentence {
  const { cargo, town } = deliveryOf(card);
  return say`This card is claimed at ${townNamed(town)}, when you have sold ${cargoName(cargo)} into a space there.`;
}
