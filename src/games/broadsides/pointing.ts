import type { Letter, Place } from './deck.ts';
import type { Dot } from './sea.ts';

/** What a line of the log or a step of an example can point at on the board. */
export const dotPlace = (dot: Dot): string => `dot ${dot}`;
export const deckPlace = (place: Place): string => `deck ${place}`;
export const letterPlace = (seat: number, letter: Letter): string => `letter ${seat} ${letter}`;
