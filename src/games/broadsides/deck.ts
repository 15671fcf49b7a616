import type { Seat } from '#engine/actor.ts';
import { at, type By, type Index, type ReadonlyBy } from '#engine/indexed.ts';
import {
  HEIGHTS,
  HULL_SIDES,
  type HULL_STRUCK,
  LADDERS,
  LETTERS,
  MASTS,
  OPPOSITE,
  type Placement,
  PLACEMENTS,
  POSITIONS,
  RAILS,
} from './components.ts';

/** A deck section of one ship: letter by letter from the stern, each from port to starboard. */
export type Cell = Index<'cell'>;
/** An index into `LETTERS`. */
export type Letter = Index<'letter'>;
/** A deck section of either ship: those of seat 0's ship first. */
export type Place = Index<'place'>;
export type ByPlace<T> = By<Place, T>;
/** An index into `MASTS`. */
export type MastIndex = Index<'mast'>;
/** An index into `HULL_SIDES`. */
export type Side = Index<'side'>;
/** A set of cells, one bit each. */
export type Mask = number;

export const NOWHERE = -1;

export const CELL_NAMES: readonly string[] = LETTERS.flatMap((letter) =>
  POSITIONS.map((position) => letter + String(position)),
);
export const CELLS = CELL_NAMES.length;
/** `0C3` is C3 on the ship of seat 0. */
export const PLACE_NAMES: readonly string[] = [0, 1].flatMap((seat) => CELL_NAMES.map((name) => String(seat) + name));
export const PLACES = PLACE_NAMES.length;
export const ALL_PLACES: readonly Place[] = PLACE_NAMES.map((_, place) => place);

export const cellNamed = (name: string): Cell => indexIn(CELL_NAMES, name);
export const placeNamed = (name: string): Place => indexIn(PLACE_NAMES, name);

function indexIn(names: readonly string[], name: string): number {
  const index = names.indexOf(name);
  if (index < 0) throw new Error(`no deck section is called ${name}`);
  return index;
}

export const cellName = (cell: Cell): string => at(CELL_NAMES, cell);
/** Of either ship, as records write it. */
export const placeName = (place: Place): string => at(PLACE_NAMES, place);

export const letterOf = (cell: Cell): Letter => Math.trunc(cell / POSITIONS.length);
/** The section of a letter at a printed position. */
export const cellAt = (letter: Letter, position: number): Cell =>
  letter * POSITIONS.length + POSITIONS.findIndex((printed) => printed === position);

export const placeOn = (seat: Seat, cell: Cell): Place => seat * CELLS + cell;
export const deckOf = (place: Place): Seat => (place < CELLS ? 0 : 1);
export const cellOf = (place: Place): Cell => place % CELLS;

export const maskOf = (cells: readonly Cell[]): Mask => cells.reduce((mask, cell) => mask | (1 << cell), 0);
const TOP_BIT = Math.clz32(1);
export const includes = (mask: Mask, cell: Cell): boolean => (mask & (1 << cell)) !== 0;
export const lowest = (mask: Mask): Cell => TOP_BIT - Math.clz32(mask & -mask);
export const without = (mask: Mask, cell: Cell): Mask => mask & ~(1 << cell);

/** How many cells are in the set. */
export function size(mask: Mask): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

export const ALL_CELLS: readonly Cell[] = CELL_NAMES.map((_, cell) => cell);
export const cellsOf = (mask: Mask): Cell[] => ALL_CELLS.filter((cell) => includes(mask, cell));

/** The mast that stands in a letter; `NOWHERE` in those that have none. */
const MAST_IN: readonly MastIndex[] = LETTERS.map((_, letter) =>
  MASTS.findIndex((mast) => letterOf(cellNamed(mast.cell)) === letter),
);
export const mastIn = (letter: Letter): MastIndex => at(MAST_IN, letter);

/** The side of a hull by its name; `NOWHERE` while it is still to be chosen. */
export const sideNamed = (name: (typeof HULL_STRUCK)[number]): Side => HULL_SIDES.findIndex((side) => side === name);

/** Whether two sections of one deck touch, at a side or a corner. */
export function adjoin(a: Cell, b: Cell): boolean {
  const across = Math.abs((a % POSITIONS.length) - (b % POSITIONS.length));
  return a !== b && across <= 1 && Math.abs(letterOf(a) - letterOf(b)) <= 1;
}

const sameHeight = (a: Cell, b: Cell): boolean => HEIGHTS[letterOf(a)] === HEIGHTS[letterOf(b)];

const laddered = (a: Cell, b: Cell): boolean =>
  LADDERS.some(
    ([up, down]) => (cellNamed(up) === a && cellNamed(down) === b) || (cellNamed(up) === b && cellNamed(down) === a),
  );

export const DECK_LINKS: ReadonlyBy<Cell, readonly Cell[]> = ALL_CELLS.map((from) =>
  ALL_CELLS.filter((to) => adjoin(from, to) && (sameHeight(from, to) || laddered(from, to))),
);

/** An index into `LIES`. */
export type LieIndex = Index<'lie'>;

/** How the two large ships lie against each other. */
export interface Lie {
  readonly placement: Placement;
  readonly stationary: Seat;
  /** The section directly opposite each place, `NOWHERE` off the facing rails. */
  readonly opposite: ReadonlyBy<Place, Place>;
  /** All sections one movement away from each place. */
  readonly links: ReadonlyBy<Place, readonly Place[]>;
  /** The sections along the facing rail, by seat. */
  readonly rails: readonly Mask[];
}

function lay(placement: Placement, stationary: Seat): Lie {
  const moved = 1 - stationary;
  const opposite: ByPlace<Place> = ALL_PLACES.map(() => NOWHERE);
  for (const [here, there] of Object.entries(OPPOSITE[placement])) {
    const from = placeOn(stationary, cellNamed(here));
    const to = placeOn(moved, cellNamed(there));
    opposite[from] = to;
    opposite[to] = from;
  }
  const [atRest, underWay] = [rail(RAILS[placement][0]), rail(RAILS[placement][1])];
  return {
    placement,
    stationary,
    opposite,
    links: opposite.map((across, place) => [
      ...at(DECK_LINKS, cellOf(place)).map((cell) => placeOn(deckOf(place), cell)),
      ...(across === NOWHERE ? [] : [across]),
    ]),
    rails: stationary === 0 ? [atRest, underWay] : [underWay, atRest],
  };
}

/** All sections at one printed position. */
const rail = (position: number): Mask => maskOf(LETTERS.map((_, letter) => cellAt(letter, position)));

/** Every lie there is; a state names its own by its index. */
export const LIES: ReadonlyBy<LieIndex, Lie> = PLACEMENTS.flatMap((placement) => [
  lay(placement, 0),
  lay(placement, 1),
]);

export const lieOf = (placement: Placement, stationary: Seat): LieIndex =>
  LIES.findIndex((lie) => lie.placement === placement && lie.stationary === stationary);
