import { spell } from '#words/speech.ts';
import { type Card, HEADINGS, LETTERS } from '../components.ts';
import { CELL_NAMES, type Cell, cellOf, deckOf, type Letter, type Place } from '../deck.ts';
import { type Dot, type Heading, xOf, yOf } from '../sea.ts';
import type { View } from '../view.ts';

export const men = (n: number): string => spell(n, 'crewmember');

export const cellName = (cell: Cell): string => CELL_NAMES[cell] ?? '';
export const sectionName = (place: Place): string => cellName(cellOf(place));
/** Both decks have the same section names, so a way to the other ship says "across". */
export const wayWords = (from: Place, to: Place): string =>
  `${deckOf(from) === deckOf(to) ? 'to' : 'across to'} ${sectionName(to)}`;
export const letterName = (letter: Letter): string => LETTERS[letter] ?? '';

const COMPASS: Readonly<Record<(typeof HEADINGS)[number], string>> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};

export const headingName = (heading: Heading): string => COMPASS[HEADINGS[heading] ?? 'N'];

/** Dots are named like squares of a chessboard: letters from the west, numbers from the south. */
export const dotName = (dot: Dot): string => `${String.fromCodePoint(97 + xOf(dot))}${yOf(dot) + 1}`;

export const CARD_NAMES: Readonly<Record<Card, string>> = {
  remain: 'Remain in Place',
  forward: 'Move Forward',
  starboard: 'Turn Starboard',
  port: 'Turn Port',
  damage: 'Damage',
};

export const SHORT_NAMES: Readonly<Record<Card, string>> = {
  remain: 'Remain',
  forward: 'Forward',
  starboard: 'Starboard',
  port: 'Port',
  damage: 'Damage',
};

/** Whether it is known who commands which ship. A draw can be offered, and the game given up, before that. */
export function shipsChosen({ phase, interrupted }: Pick<View, 'phase' | 'interrupted'>): boolean {
  const at = interrupted ?? phase;
  return at !== 'rollForShips' && at !== 'chooseShip';
}

export const shipName = (view: { readonly isabella: number }, seat: number): string =>
  view.isabella === seat ? 'Royal Isabella' : 'Seahawk';

export const percent = (share: number): string => `${Math.round(share * 100)} %`;
