import { at } from '#engine/indexed.ts';
import { BANK, type Colour, type Slot } from '../components.ts';
import { HEX_NAMES, type Hex, HEXES_PER_TILE, IS_LAKE } from '../prairie.ts';
import type { View } from '../view.ts';
import { largeSpacesOf, smallBeside, type Space } from '../worker-board.ts';

/** Places that a line of the log or an example can point at; the board lights them. */
export const hexPlace = (hex: Hex): string => `hex ${at(HEX_NAMES, hex)}`;
export const spacePlace = (space: Space): string => `space ${space}`;
/** Rows are counted from 1, as players do. */
export const rowPlace = (row: number): string => `row ${row}`;
export const WHEEL_PLACE = 'wheel';

/** The store as a whole. */
export const STORE_PLACE = 'store';

/** The lake of a landscape tile; all its fields where the landscape is not known. */
export function lakePlaces(slot: Slot, view?: View): readonly string[] {
  const hexes = Array.from({ length: HEXES_PER_TILE }, (_, place) => slot * HEXES_PER_TILE + place);
  const lake = view && hexes.find((hex) => IS_LAKE[at(view.land, hex)]);
  return (lake === undefined ? hexes : [lake]).map(hexPlace);
}

/** All spaces of an area, or of the bank. */
export const areaPlaces = (area: 'bank' | Colour): readonly string[] =>
  area === 'bank'
    ? BANK.map((_, space) => spacePlace(space))
    : largeSpacesOf(area).flatMap((large) => [spacePlace(large), spacePlace(smallBeside(large))]);
