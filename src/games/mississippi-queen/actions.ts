import { type Field, int, named, oneOf } from '#engine/field.ts';
import type { Formed } from '#engine/forms.ts';
import type { Index, ReadonlyBy } from '#engine/indexed.ts';
import { DIRECTION_NAMES } from '#geometry/hex.ts';
import {
  BENDS,
  type Bend,
  CELL_NAMES,
  FASTEST,
  LONGEST_RIVER,
  SEAT_COUNTS,
  SLOWEST,
  TILE_NAMES,
  type TileNumber,
} from './components.ts';

/** A world direction: 0 is north, clockwise. */
export type Direction = Index<'direction'>;

/**
 * A space of the river: `CELLS × (place of its tile in the river) + cell`.
 * Written as the tile's place and the cell's name: `3c2` is cell c2 of the third tile after the start.
 */
export type Hex = Index<'hex'>;

export const HEX_NAMES: ReadonlyBy<Hex, string> = Array.from({ length: LONGEST_RIVER }, (_, tile) =>
  CELL_NAMES.map((cell) => `${tile}${cell}`),
).flat();

const direction: Field<Direction> = named('a direction', DIRECTION_NAMES);
const tile: Field<TileNumber> = named('a tile', TILE_NAMES);
const bend: Field<Bend> = named('a bend', BENDS);
const hex: Field<Hex> = named('a space of the river', HEX_NAMES);

export const actions = {
  /** Chance: who takes starting space 1. */
  first: { seat: int(0, Math.max(...SEAT_COUNTS) - 1) },
  /** Chance: the next tile of the stack. */
  draw: { tile },
  /** Chance: the direction die. */
  roll: { bend },
  speed: { speed: int(SLOWEST, FASTEST) },
  turn: { side: oneOf(['port', 'starboard']) },
  step: {},
  /** Into the space ahead, pushing the boat on it to another. */
  push: { to: hex },
  /** The pushed boat's bow; at tables with free facing, also the bow at the start. */
  face: { facing: direction },
  /** All points are used and nothing more is turned. */
  done: {},
  retire: {},
  /** At tables where a leaver's boat is lifted. */
  leave: {},
} as const;

export type Action = Formed<typeof actions>;

export type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

export type Side = ActionOf<'turn'>['side'];
