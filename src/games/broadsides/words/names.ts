import { at } from '#engine/indexed.ts';
import { count, listed } from '#words/speech.ts';
import {
  type Card,
  DIE,
  type Figure,
  HEADINGS,
  HULL_SIDES,
  type HullSide,
  LETTERS,
  ROLLS,
  SEA,
  type ShipName,
} from '../components.ts';
import { cellName, cellOf, deckOf, type Letter, type Place, type Side } from '../deck.ts';
import { type Dot, type Heading, startOf, xOf, yOf } from '../sea.ts';
import type { View } from '../view.ts';

/**
 * The names of things, each in the form in which sentences need it. On the screen a cannon is a gun, port is left and
 * starboard is right.
 */

export const SHIP_NAMES: Readonly<Record<ShipName, string>> = { isabella: 'Royal Isabella', seahawk: 'Seahawk' };

export const shipName = ({ isabella }: Pick<View, 'isabella'>, seat: number): string =>
  SHIP_NAMES[isabella === seat ? 'isabella' : 'seahawk'];

/** Whether it is known who commands which ship. A draw can be offered, and the game given up, before that. */
export function shipsChosen({ phase, interrupted }: Pick<View, 'phase' | 'interrupted'>): boolean {
  const asked = interrupted ?? phase;
  return asked !== 'rollForShips' && asked !== 'chooseShip';
}

export const FIGURE_NAMES: Readonly<Record<Figure, string>> = { man: 'crew', captain: 'captain' };
/** After a verb: 'Move the captain'. */
export const MOVED_FIGURES: Readonly<Record<Figure, string>> = { man: 'crew', captain: 'the captain' };

/** '1 crew', '2 crew' */
export const crewCount = (n: number): string => count(n, FIGURE_NAMES.man, FIGURE_NAMES.man);
export const gunCount = (n: number): string => count(n, 'gun');

export const SIDE_NAMES: Readonly<Record<HullSide, string>> = { port: 'left', starboard: 'right' };

export const sideName = (side: Side): string => SIDE_NAMES[at(HULL_SIDES, side)];

export const sectionName = (place: Place): string => cellName(cellOf(place));
/** Both decks have the same section names, so a way to the other ship says "across". */
export const wayWords = (from: Place, to: Place): string =>
  `${deckOf(from) === deckOf(to) ? 'to' : 'across to'} ${sectionName(to)}`;
export const letterName = (letter: Letter): string => at(LETTERS, letter);

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

export const headingName = (heading: Heading): string => COMPASS[at(HEADINGS, heading)];

/** 'in the south-west' */
export function startCorner(ship: ShipName): string {
  const { dot } = startOf(ship);
  return `in the ${yOf(dot) < SEA.rows / 2 ? 'south' : 'north'}-${xOf(dot) < SEA.columns / 2 ? 'west' : 'east'}`;
}

/** 'starts in the south-west' */
export const startsWords = (ship: ShipName): string => `starts ${startCorner(ship)}`;

const A = 'a'.charCodeAt(0);

/** Dots are named like squares of a chessboard: letters from the west, numbers from the south. */
export const columnName = (x: number): string => String.fromCodePoint(A + x);
export const dotName = (dot: Dot): string => `${columnName(xOf(dot))}${yOf(dot) + 1}`;

/** What stops a ship, before the dot on which it stays. */
export const OBSTACLES = { island: 'an island next to', edge: 'the edge at' } as const;

export const CARD_NAMES: Readonly<Record<Card, string>> = {
  remain: 'Remain in Place',
  forward: 'Move Forward',
  starboard: 'Turn Right',
  port: 'Turn Left',
  damage: 'Damage',
};

/** A card that leaves the ship where it is, and what is told of it. */
export const isIdle = (card: Card): boolean => card === 'remain' || card === 'damage';
export const idleWords = (card: Card): string => (card === 'damage' ? 'could not move (Damage card)' : 'stayed');

export const SHORT_NAMES: Readonly<Record<Card, string>> = {
  remain: 'Remain',
  forward: 'Forward',
  starboard: 'Turn right',
  port: 'Turn left',
  damage: 'Damage',
};

/** The faces of a gun's die that do one of these things: '1 and 6'. */
export const facesFor = (...results: readonly (typeof ROLLS)[number][]): string =>
  listed(DIE.filter((die) => results.includes(at(ROLLS, die - 1))).map(String));

export const percent = (share: number): string => `${Math.round(share * 100)}%`;
