import { type Field, int, named, oneOf } from '#engine/field.ts';
import type { Formed } from '#engine/forms.ts';
import { DIRECTION_NAMES } from '#geometry/hex.ts';
import { BENDS, CELL_NAMES, FASTEST, LONGEST_RIVER, SEAT_COUNTS, SLOWEST, TILE_NAMES } from './components.ts';

/**
 * A space of the river: `CELLS × (place of its tile in the river) + cell`.
 * Written as the tile's place and the cell's name: `3c2` is cell c2 of the third tile after the start.
 */
export type Hex = number;

export const HEX_NAMES: readonly string[] = Array.from({ length: LONGEST_RIVER }, (_, tile) =>
  CELL_NAMES.map((cell) => `${tile}${cell}`),
).flat();

const hex: Field<Hex> = named('a space of the river', HEX_NAMES);

export const forms = {
  /** Chance: who takes starting space 1. */
  first: { seat: int(0, Math.max(...SEAT_COUNTS) - 1) },
  /** Chance: the next tile of the stack. */
  draw: { tile: named('a tile', TILE_NAMES) },
  /** Chance: the direction die. */
  roll: { bend: named('a bend', BENDS) },
  speed: { speed: int(SLOWEST, FASTEST) },
  turn: { side: oneOf(['port', 'starboard']) },
  step: {},
  /** Into the space ahead, pushing the boat on it to another. */
  push: { to: hex },
  /** The pushed boat's bow; at tables with free facing, also the bow at the start. */
  face: { facing: named('a direction', DIRECTION_NAMES) },
  /** All points are used and nothing more is turned. */
  done: {},
  retire: {},
  /** At tables where a leaver's boat is lifted. */
  leave: {},
} as const;

export type Action = Formed<typeof forms>;

export type Side = Extract<Action, { type: 'turn' }>['side'];
