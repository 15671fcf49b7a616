import { LETTERS } from '../components.ts';
import { placeNamed } from '../deck.ts';
import { deckPlace, dotPlace, letterPlace } from '../pointing.ts';
import { dotAt } from '../sea.ts';

/**
 * Places of the board by the names that examples use: dots like the squares of a chessboard, sections as records write
 * them.
 */
export const dots = (...names: readonly string[]): readonly string[] =>
  names.map((name) => dotPlace(dotAt(name.charCodeAt(0) - 'a'.charCodeAt(0), Number(name.slice(1)) - 1)));

export const decks = (...names: readonly string[]): readonly string[] =>
  names.map((name) => deckPlace(placeNamed(name)));

export const letter = (seat: number, name: (typeof LETTERS)[number]): readonly string[] => [
  letterPlace(seat, LETTERS.indexOf(name)),
];
