import { type Axial, SIDES, plus, rotated, sameHex, stepped, turned, ORIGIN } from '#geometry/hex.ts';
import { type ReadonlyBy, at } from '#engine/indexed.ts';
import type { Direction } from './actions.ts';
import { BENDS, type Bend, CELL_NAMES, CELLS, type Cell, COLUMNS, ROWS, STRAIGHT } from './components.ts';

/** Outline of a tile and its three joins, computed once from where the cells lie. */

/** No such neighbour. */
export const NONE = -1;

/** Consecutive centres are this many hexes apart. */
export const TILE_PITCH = 4;

const MIDDLE_COLUMN = 2;
const LOWEST_R = [3, 2, 1, 1, 1];

/** Where a cell lies from its tile's centre (c2), the tile heading north. */
export const CELL_PLACES: ReadonlyBy<Cell, Axial> = COLUMNS.flatMap((_, column) =>
  ROWS.map((_row, row) => ({ q: column - MIDDLE_COLUMN, r: at(LOWEST_R, column) - row })),
);

const columnOf = (cell: Cell) => Math.floor(cell / ROWS.length);
const rowOf = (cell: Cell) => cell % ROWS.length;

/** For ties in the order of movement: further right, looking downstream, is more. */
export const RIGHTNESS: ReadonlyBy<Cell, number> = CELL_NAMES.map((_, cell) => columnOf(cell));

/** Half-hex steps of the measuring stick along one tile. */
export const STICK_PER_TILE = 2 * TILE_PITCH;

/** How far a cell lies downstream within its tile, in half hexes, as a stick across the tile's axis finds it. */
export const ADVANCE: ReadonlyBy<Cell, number> = CELL_NAMES.map(
  (_, cell) => 2 * (rowOf(cell) - 1) - Math.abs(columnOf(cell) - MIDDLE_COLUMN),
);

export const headingAfter = (heading: Direction, bend: Bend): Direction => turned(heading, bend - STRAIGHT);

/** The cell on the other side of each side of each cell: index `cell × 6 + local direction`. */
export const WITHIN: Int8Array = contacts(ORIGIN, 0);

/** From a tile into the next one, by its bend: index `(bend × cells + cell) × 6 + direction local to the old tile`. */
export const DOWNSTREAM: Int8Array = joined((bend) => {
  const heading = headingAfter(0, bend);
  return contacts(stepped(ORIGIN, heading, TILE_PITCH), heading);
});

/** From a tile back into the one before it, by the bend of the join: direction local to the new tile. */
export const UPSTREAM: Int8Array = joined((bend) => {
  const heading = headingAfter(0, bend);
  const old = stepped(ORIGIN, heading, -TILE_PITCH);
  return contacts(rotated(old, SIDES - heading), turned(0, SIDES - heading));
});

/** From each side of each cell of a tile at the origin: the cell met of a tile with this centre and heading. */
function contacts(centre: Axial, heading: Direction): Int8Array {
  const places = CELL_PLACES.map((place) => plus(centre, rotated(place, heading)));
  const table = new Int8Array(CELLS * SIDES);
  CELL_PLACES.forEach((place, cell) => {
    for (let way = 0; way < SIDES; way++) {
      const beyond = stepped(place, way);
      table[cell * SIDES + way] = places.findIndex((other) => sameHex(other, beyond));
    }
  });
  return table;
}

function joined(contactsOf: (bend: Bend) => Int8Array): Int8Array {
  const table = new Int8Array(BENDS.length * CELLS * SIDES);
  BENDS.forEach((_, bend) => table.set(contactsOf(bend), bend * CELLS * SIDES));
  return table;
}
