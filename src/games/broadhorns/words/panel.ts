import type { Card } from '../cards.ts';
import { type Sheet, sheetAt, townNamed } from '../sheets.ts';
import { hasBoat, merchantOf } from '../state.ts';
import { count } from '#words/speech.ts';
import type { View } from '../view.ts';
import { boatSize, cardName, cardNote, NO_BOAT, spaceName, ST_LOUIS } from './names.ts';

/** The public facts of a player, as panels and charts name them. */
export const FACTS = { gold: 'Gold', wreaths: 'Wreaths', tiles: 'Town tiles', hand: 'Cards in hand' } as const;

export const UNITS = { gold: 'gold', wreaths: 'wreaths' } as const;
export const GOLD_AFLOAT = 'Gold plus boat and barrels';
export const PANEL_TITLES = { cargo: 'Cargo', travelers: 'Travelers on board', tiles: 'Tiles won' } as const;

/** "12 gold", "1 wreath", "3 cards in hand". */
export function factWords(of: 'gold' | 'wreaths' | 'hand', value: number): string {
  if (of === 'gold') return `${value} ${UNITS.gold}`;
  return of === 'wreaths' ? count(value, 'wreath') : `${count(value, 'card')} in hand`;
}

/** "30 ft, landed at Cairo", "no boat, St. Louis". */
export function standingWords(view: View, seat: number): string {
  const m = merchantOf(view, seat);
  if (!hasBoat(m)) return `${NO_BOAT}, ${ST_LOUIS}`;
  return `${boatSize(m.boat)}, ${m.inPort ? 'landed at ' : ''}${spaceName(m.at)}`;
}

export const aboardWords = (card: Card): string => `${cardName(card)}, ${cardNote(card)}`;
export const tileWords = (tile: Sheet): string =>
  `${townNamed(sheetAt(tile).town)}, ${count(sheetAt(tile).wreaths, 'wreath')}`;
