import { type Card, passageOf } from '../cards.ts';
import { townNamed } from '../sheets.ts';
import { cardNote, cardTitle } from './names.ts';

/** The public facts of a merchant, as panels and charts name them. */
export const FACTS = { gold: 'Gold', wreaths: 'Wreaths', tiles: 'Town tiles', hand: 'Cards in hand' } as const;

export const UNITS = { gold: 'gold', wreaths: 'wreaths' } as const;
export const GOLD_AFLOAT = 'Gold with boat and barrels';

export const aboardTitle = (card: Card): string => `${cardTitle(card)}, ${cardNote(card)}`;
export const aboardMark = (card: Card): string => `→ ${townNamed(passageOf(card).destination)} ${passageOf(card).fare}`;
