import { say, type Sentence } from '#words/sentence.ts';
import { count } from '#words/speech.ts';
import { type Card, deliveryOf, GOOD_CURRENT, ICE, isDelivery, isTraveler, passageOf, PEDDLER } from '../cards.ts';
import { DELIVERY_BONUS, GOOD_CURRENT_SPACES, ICE_BONUS, PEDDLER_INCREASE } from '../components.ts';
import { townNamed } from '../sheets.ts';
import { cargoName, ST_LOUIS } from './names.ts';

/** What is said of the cards in hand. */
export const NO_CARDS = 'No cards in hand';
export const NEW_CARD = 'new';
export const HAND_TITLE = 'Hand';
export const handLabel = (name: string | undefined): string => (name === undefined ? 'Your hand' : `Hand of ${name}`);
export const hiddenHand = (cards: number): string => `${count(cards, 'hidden card')}`;

/** The kinds of cards, as their heads say. */
export const CARD_KINDS = {
  delivery: 'Delivery',
  traveler: 'Traveler',
  ice: 'Ice',
  peddler: 'Peddler',
  current: 'Good Current',
  facedown: 'Hidden',
} as const;

/** On the face of a card: what it says large, and below it small. */
export function cardFace(card: Card): { readonly title: string; readonly note: string } {
  if (isDelivery(card)) return { title: townNamed(deliveryOf(card).town), note: `+${DELIVERY_BONUS} when sold` };
  if (isTraveler(card))
    return { title: `to ${townNamed(passageOf(card).destination)}`, note: `pays ${passageOf(card).fare}` };
  if (card === ICE) return { title: 'stops aging', note: `or +${ICE_BONUS} at a sale` };
  if (card === PEDDLER) return { title: 'buy 1 barrel', note: `market +${PEDDLER_INCREASE}` };
  return card === GOOD_CURRENT
    ? { title: 'faster', note: `+${GOOD_CURRENT_SPACES} per move` }
    : { title: '', note: '' };
}

/** The same where no head names the kind: "Ice", "stops aging, or +1". */
export function smallFace(card: Card): ReturnType<typeof cardFace> {
  const { title, note } = cardFace(card);
  if (card === ICE) return { title: CARD_KINDS.ice, note: `${title}, or +${ICE_BONUS}` };
  if (card === PEDDLER) return { title: CARD_KINDS.peddler, note: `${title}, +${PEDDLER_INCREASE}` };
  return card === GOOD_CURRENT ? { title: CARD_KINDS.current, note } : { title, note };
}

/** The card does not say which barrel is wanted. */
export const PEDDLER_SELLS = say`Press a barrel of the ${ST_LOUIS} market. It costs ${PEDDLER_INCREASE} more than there.`;

/** A delivery card of another town. */
export function claimedElsewhere(card: Card): Sentence {
  const { cargo, town } = deliveryOf(card);
  return say`Use this card at ${townNamed(town)}, after you sell ${cargoName(cargo)} into a space there.`;
}
