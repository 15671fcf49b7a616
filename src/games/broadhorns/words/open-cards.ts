import { count } from '#words/speech.ts';
import { type Card, isTraveler } from '../cards.ts';
import { townNamed } from '../sheets.ts';
import type { View } from '../view.ts';
import { cardName, cardNote } from './names.ts';

export const FACE_UP_LABEL = 'Face-up cards';
/** Below the numbers of the two piles. */
export const DECK_WORDS = { deck: 'deck', discarded: 'discard' } as const;
export const CLOSE = 'Close';
export const NONE_FACE_UP = 'No cards are face up.';

interface CardGroup {
  readonly title: string;
  readonly cards: readonly string[];
}

/** Every card that lies face up, town by town and on the discard pile, and how many are left to draw. */
export function openCards(view: View): { readonly summary: string; readonly groups: readonly CardGroup[] } {
  const groups = [
    ...view.towns.map(({ cards }, town) => ({ title: townNamed(town), cards: named(cards) })),
    { title: 'Discard pile', cards: named(view.pile) },
  ];
  const lying = view.towns.reduce((sum, { cards }) => sum + cards.length, 0);
  return {
    summary: `${count(view.deck.length, 'card')} in the deck, ${view.pile.length} discarded, ${lying} at towns`,
    groups: groups.filter(({ cards }) => cards.length > 0),
  };
}

/** Each kind once, in the order of the box. */
function named(cards: readonly Card[]): readonly string[] {
  const kinds = [...new Set(cards)].toSorted((a, b) => a - b);
  return kinds.map((kind) => {
    const copies = cards.filter((card) => card === kind).length;
    const name = isTraveler(kind) ? `${cardName(kind)}, ${cardNote(kind)}` : cardName(kind);
    return copies === 1 ? name : `${copies} × ${name}`;
  });
}
