import { at } from '#engine/indexed.ts';
import { HEX_NAMES, type Hex } from '../prairie.ts';
import type { Space } from '../worker-board.ts';

/** Places that a line of the log or an example can point at; the board lights them. */
export const hexPlace = (hex: Hex): string => `hex ${at(HEX_NAMES, hex)}`;
export const spacePlace = (space: Space): string => `space ${space}`;
/** Rows are counted from 1, as players do. */
export const rowPlace = (row: number): string => `row ${row}`;
export const WHEEL_PLACE = 'wheel';
