import { at } from '#engine/indexed.ts';
import type { Rng } from '#engine/rng.ts';
import type { Action } from '../actions.ts';
import { REVEALS } from '../answers.ts';
import { including, isIn } from '../bits.ts';
import { STACK, TILES_PER_TOWN } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { printedOf, type Sheet, sheetAt, tileOf, type Town } from '../sheets.ts';
import { type State, type TileLetter, townOf } from '../state.ts';

/** The stack of tiles at a town. Nobody can tell a stack shuffled at the start from one that is drawn tile by tile. */

const LETTERS: readonly TileLetter[] = Array.from({ length: TILES_PER_TOWN }, (_, letter) => letter);

/** The tiles of a town that have not been turned up. */
export const tilesOf = (s: State, town: Town): readonly Action[] =>
  LETTERS.filter((letter) => !isIn(townOf(s, town).seen, letter)).map((letter) => at(REVEALS, tileOf(town, letter)));

export function drawTile(s: State, town: Town, rng: Rng): Action {
  const tiles = tilesOf(s, town);
  return at(tiles, rng.below(tiles.length));
}

export function turnUp(s: State, tile: Sheet, tell: TellEvent): void {
  const { town } = sheetAt(tile);
  const place = townOf(s, town);
  place.sheet = tile;
  place.seen = including(place.seen, tile - tileOf(town, 0));
  tell({ type: 'tileRevealed', town, tile });
}

/** Takes the top tile away. The values of the board show until another is turned up. */
export function uncover(s: State, town: Town): void {
  townOf(s, town).sheet = printedOf(town);
}

/** Three tiles of each town are in the game. */
export const isStackUsedUp = (s: State, town: Town): boolean =>
  LETTERS.filter((letter) => isIn(townOf(s, town).seen, letter)).length >= STACK;
