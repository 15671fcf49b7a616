import type { Index, ReadonlyBy } from '#engine/indexed.ts';

/** What is in the box, under its printed names. The numbers of the rules live here and nowhere else. */

export const SLOWEST = 1;
export const FASTEST = 6;
export const START_SPEED = 1;
export const FULL_COAL = 6;
/** A change of speed by this much, and this many turns of 60°, cost no coal. */
export const FREE_SPEED_CHANGE = 1;
export const FREE_TURNS = 1;
/** Movement points to enter a space, and to push the boat on it out of the way. */
export const STEP_COST = 1;
export const PUSH_COST = 1;
export const ENTER_AND_PUSH = STEP_COST + PUSH_COST;

export const BOARDING_SPEED = 1;
export const PASSENGERS_TO_WIN = 2;
export const PASSENGERS_IN_THE_BOX = 16;
export const INTRODUCTORY_TILES = 3;

/** A race is called after this many rounds in all, or this many without a docking once the platform lies. */
export const ROUND_CAP = 60;
export const STAND_OFF_CAP = 20;

export const SEAT_COUNTS = [3, 4, 5] as const;

/** There is one for every number of players. */
type BySeatCount<T> = Readonly<Record<(typeof SEAT_COUNTS)[number], T> & Record<number, T | undefined>>;

export type StationColor = 'red' | 'brown';

/** Passengers put out at each station, by the number of players. */
export const PASSENGERS_PER_STATION: BySeatCount<Readonly<Record<StationColor, number>>> = {
  3: { red: 1, brown: 1 },
  4: { red: 1, brown: 2 },
  5: { red: 2, brown: 2 },
};

/** Passengers used in a race, by the number of players; the others stay in the box. */
export const PASSENGERS_USED: BySeatCount<number> = { 3: 8, 4: 12, 5: 16 };

/** The direction die: each bend is on two of its six faces. */
export const BENDS = ['left', 'straight', 'right'] as const;
export type Bend = Index<'bend'>;
export const STRAIGHT: Bend = 1;

/** Columns from left to right looking downstream, rows from upstream to downstream. */
export const COLUMNS = ['a', 'b', 'c', 'd', 'e'] as const;
export const ROWS = [1, 2, 3, 4] as const;

/** A cell of a tile. */
export type Cell = Index<'cell'>;

export const CELL_NAMES: ReadonlyBy<Cell, string> = COLUMNS.flatMap((column) => ROWS.map((row) => `${column}${row}`));
export const CELLS = CELL_NAMES.length;

export function cellNamed(name: string): Cell {
  const cell = CELL_NAMES.indexOf(name);
  if (cell < 0) throw new Error(`a tile has no cell ${name}`);
  return cell;
}

interface Print {
  readonly land: readonly string[];
  readonly station?: { readonly color: StationColor; readonly island: string; readonly dock: string };
}

/** The starting tile, then the eleven published tiles, then the eleven of the house set. */
const PRINTS: Readonly<Record<string, Print>> = {
  A0: { land: ['a1', 'e1'] },
  'A1-1': { land: ['a2', 'b2', 'd2'], station: { color: 'brown', island: 'b2', dock: 'b3' } },
  'A1-2': { land: ['a1', 'e1', 'b3', 'c3', 'd3'], station: { color: 'brown', island: 'd3', dock: 'd2' } },
  'A1-3': { land: ['e1', 'c2', 'b3', 'c3'], station: { color: 'brown', island: 'b3', dock: 'a3' } },
  'A1-4': { land: ['a1', 'e1', 'c2', 'd2', 'c3'], station: { color: 'brown', island: 'c2', dock: 'd3' } },
  'A2-1': { land: ['a1', 'e1', 'd2', 'b3'], station: { color: 'red', island: 'b3', dock: 'c2' } },
  'A2-2': { land: ['a1', 'd2', 'c3'], station: { color: 'red', island: 'd2', dock: 'e3' } },
  'A2-3': { land: ['a1', 'e1', 'c2', 'd2'], station: { color: 'red', island: 'c2', dock: 'b3' } },
  'A2-4': { land: ['a1', 'd2', 'b3', 'c3'], station: { color: 'red', island: 'c3', dock: 'd3' } },
  'A3-1': { land: ['e1', 'a2', 'c2', 'e2', 'a3'] },
  'A3-2': { land: ['b1', 'c1', 'd1', 'd3'] },
  'A3-3': { land: ['e1', 'b2', 'd2', 'b3', 'd4'] },
  H1: { land: ['e1', 'c2', 'c3', 'e3'], station: { color: 'brown', island: 'c2', dock: 'd2' } },
  H2: { land: ['c1', 'd2', 'b3', 'd4'], station: { color: 'brown', island: 'b3', dock: 'b2' } },
  H3: { land: ['c1', 'b3', 'c3', 'e4'], station: { color: 'brown', island: 'c3', dock: 'c2' } },
  H4: { land: ['a1', 'd1', 'c2', 'b3', 'c4'], station: { color: 'brown', island: 'b3', dock: 'b2' } },
  H5: { land: ['b1', 'b2', 'b3', 'd3', 'e4'], station: { color: 'red', island: 'b3', dock: 'c2' } },
  H6: { land: ['d1', 'e1', 'b2'], station: { color: 'red', island: 'b2', dock: 'a2' } },
  H7: { land: ['b2', 'e2', 'e3'], station: { color: 'red', island: 'b2', dock: 'c1' } },
  H8: { land: ['c1', 'e1', 'b3', 'e3'], station: { color: 'red', island: 'b3', dock: 'c2' } },
  H9: { land: ['b1', 'c2', 'd2', 'b3', 'c3'] },
  H10: { land: ['a1', 'b2', 'c2', 'd2', 'a4'] },
  H11: { land: ['e1', 'c2', 'b3', 'a4'] },
};

interface Station {
  readonly color: StationColor;
  /** The cell of the island that carries the building, and the water cell of its boarding platform. */
  readonly island: Cell;
  readonly dock: Cell;
}

/** The number of a tile: its place in `TILES`. */
export type TileNumber = Index<'tile'>;

/** A river tile. */
export interface Tile {
  readonly name: string;
  /** One bit per cell, set where there is land. */
  readonly land: number;
  readonly station: Station | undefined;
}

const bits = (cells: readonly string[]) => cells.reduce((mask, cell) => mask | (1 << cellNamed(cell)), 0);

export const TILES: ReadonlyBy<TileNumber, Tile> = Object.entries(PRINTS).map(([name, { land, station }]) => ({
  name,
  land: bits(land),
  station: station && { color: station.color, island: cellNamed(station.island), dock: cellNamed(station.dock) },
}));

export const TILE_NAMES: ReadonlyBy<TileNumber, string> = TILES.map((tile) => tile.name);

export const START_TILE: TileNumber = 0;

export const TILE_SETS = ['published', 'house'] as const;
export type TileSet = (typeof TILE_SETS)[number];

const numbersOf = (letter: string) =>
  TILES.flatMap((tile, n) => (n > START_TILE && tile.name[0] === letter ? [n] : []));

/** The tiles of each set without the starting tile. */
export const STACKS: Readonly<Record<TileSet, readonly TileNumber[]>> = {
  published: numbersOf('A'),
  house: numbersOf('H'),
};

/** The most tiles a river can have. */
export const LONGEST_RIVER = 1 + STACKS.published.length;

/** The cells of the starting spaces 1 to 5. */
export const STARTING_SPACES: readonly Cell[] = ['c1', 'e2', 'a2', 'd1', 'b1'].map(cellNamed);

/** By bend of the landing platform: its entry cells on the last river tile, land included. */
const ENTRY_CELLS = [
  ['a3', 'a4', 'b4'],
  ['b4', 'c4', 'd4'],
  ['d4', 'e4', 'e3'],
] as const;

/** How many entries it has where no land takes one. */
export const ENTRY_SPACES = ENTRY_CELLS[0].length;

export const ENTRIES: ReadonlyBy<Bend, number> = ENTRY_CELLS.map(bits);
