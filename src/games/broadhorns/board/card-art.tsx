import type { VNode } from 'preact';
import { type Card, deliveryOf, FACEDOWN, GOOD_CURRENT, ICE, isDelivery, isTraveler } from '../cards.ts';
import type { CARD_KINDS } from '../words/hand.ts';
import { Barrel } from './barrel.tsx';

export type CardKind = keyof typeof CARD_KINDS;

export function kindOfCard(card: Card): CardKind {
  if (card === FACEDOWN) return 'facedown';
  if (isDelivery(card)) return 'delivery';
  if (isTraveler(card)) return 'traveler';
  if (card === ICE) return 'ice';
  return card === GOOD_CURRENT ? 'current' : 'peddler';
}

/** What a card shows, in a square of 48. */
export const CardArt = ({ card }: { readonly card: Card }): VNode => (
  <svg class="bh-art" viewBox="0 0 48 48" aria-hidden="true">
    {DRAWINGS[kindOfCard(card)](card)}
  </svg>
);

const DRAWINGS: Readonly<Record<CardKind, (card: Card) => VNode>> = {
  delivery: (card) => (
    <>
      <path class="quay-planks" d="M4 42H44V46H4ZM10 46V48M38 46V48" />
      <Barrel cargo={deliveryOf(card).cargo} x={24} y={24} size={1.35} />
    </>
  ),
  traveler: () => <Person />,
  ice: () => (
    <>
      <path class="ice-top" d="M8 20L22 12L42 18L28 27Z" />
      <path class="ice-left" d="M8 20L28 27V43L8 35Z" />
      <path class="ice-right" d="M28 27L42 18V33L28 43Z" />
      <path class="ice-shine" d="M12 25V31M17 27V36M33 28V35" />
    </>
  ),
  peddler: () => (
    <>
      <path class="cart" d="M9 26H39L36 36H12Z" />
      <path class="awning" d="M6 22Q9 8 24 8T42 22Z" />
      <path class="stripes" d="M17 22Q17 12 24 8M31 22Q31 12 24 8" />
      <path class="posts" d="M11 22V26M37 22V26" />
      <circle class="wheel" cx="16" cy="39" r="5.5" />
      <circle class="wheel" cx="32" cy="39" r="5.5" />
    </>
  ),
  current: () => (
    <>
      <path class="wave deep" d="M2 36q5.5-7 11 0t11 0t11 0t11 0V46H2Z" />
      <path class="wave" d="M2 28q5.5-7 11 0t11 0t11 0t11 0" />
      <path class="arrow" d="M8 16H34M27 8L36 16L27 24" />
    </>
  ),
  facedown: () => (
    <path
      class="back-sign"
      d="M24 8V40M24 8A4 4 0 1 0 24 16M14 20H34M10 28C10 36 18 40 24 40S38 36 38 28M10 28L7 32M38 28L41 32"
    />
  ),
};

/** Someone with a tall hat and a bag. */
export const Person = (): VNode => (
  <g class="person">
    <path class="coat" d="M10 46C10 32 16 28 24 28S38 32 38 46Z" />
    <path class="shirt" d="M20 28.5L24 36L28 28.5Z" />
    <circle class="face" cx="24" cy="21" r="7.5" />
    <path class="top-hat" d="M13 16H35V13.5H31V3H17V13.5H13Z" />
    <path class="hat-band" d="M17 11H31" />
  </g>
);
