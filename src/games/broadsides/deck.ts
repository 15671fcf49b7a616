import type { Seat } from '#engine/actor.ts';
import {
  HEIGHTS,
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
export type Cell = number;
/** An index into `LETTERS`. */
export type Letter = number;
/** A deck section of either ship: those of seat 0's ship first. */
export type Place = number;
/** A set of cells, one bit each. */
export type Mask = number;

export const NOWHERE = -1;

export const CELL_NAMES: readonly string[] = LETTERS.flatMap((letter) => POSITIONS.map((at) => letter + String(at)));
export const CELLS = CELL_NAMES.length;
/** `0C3` is C3 on the ship of seat 0. */
export const PLACE_NAMES: readonly string[] = [0, 1].flatMap((seat) => CELL_NAMES.map((name) => String(seat) + name));
export const PLACES = PLACE_NAMES.length;

export function cellNamed(name: string): Cell {
  const cell = CELL_NAMES.indexOf(name);
  if (cell < 0) throw new Error(`no deck section is called ${name}`);
  return cell;
}

export const letterOf = (cell: Cell): Letter => Math.trunc(cell / POSITIONS.length);
export const cellAt = (letter: Letter, position: number): Cell =>
  letter * POSITIONS.length + POSITIONS.findIndex((at) => at === position);

export const placeOn = (seat: Seat, cell: Cell): Place => seat * CELLS + cell;
export const deckOf = (place: Place): Seat => (place < CELLS ? 0 : 1);
export const cellOf = (place: Place): Cell => place % CELLS;

export const maskOf = (cells: readonly Cell[]): Mask => cells.reduce((mask, cell) => mask | (1 << cell), 0);
const TOP_BIT = Math.clz32(1);
export const lowest = (mask: Mask): Cell => TOP_BIT - Math.clz32(mask & -mask);
export const without = (mask: Mask, cell: Cell): Mask => mask & ~(1 << cell);

/** How many cells are in the set. */
export function size(mask: Mask): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

export const cellsOf = (mask: Mask): Cell[] => CELL_NAMES.map((_, cell) => cell).filter((cell) => mask & (1 << cell));

/** The mast that stands in a letter, as an index into `MASTS`. */
const MAST_IN = LETTERS.map((letter) => MASTS.findIndex((mast) => mast.cell.startsWith(letter)));
export const mastIn = (letter: Letter): number => MAST_IN[letter] ?? NOWHERE;

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

export const DECK_LINKS: readonly (readonly Cell[])[] = CELL_NAMES.map((_, from) =>
  CELL_NAMES.map((_name, to) => to).filter((to) => adjoin(from, to) && (sameHeight(from, to) || laddered(from, to))),
);

/** How the two large ships lie against each other. */
export interface Lie {
  readonly placement: Placement;
  readonly stationary: Seat;
  /** The section directly opposite each place, `NOWHERE` off the facing rails. */
  readonly opposite: readonly Place[];
  /** All sections one movement away from each place. */
  readonly links: readonly (readonly Place[])[];
  /** The sections along the facing rail, by seat. */
  readonly rails: readonly Mask[];
}

function lay(placement: Placement, stationary: Seat): Lie {
  const moved = 1 - stationary;
  const opposite = Array.from({ length: PLACES }, () => NOWHERE);
  for (const [here, there] of Object.entries(OPPOSITE[placement])) {
    const from = placeOn(stationary, cellNamed(here));
    const to = placeOn(moved, cellNamed(there));
    opposite[from] = to;
    opposite[to] = from;
  }
  const rail = (position: number) => maskOf(LETTERS.map((_, letter) => cellAt(letter, position)));
  const [atRest, underWay] = RAILS[placement].map(rail) as [Mask, Mask];
  return {
    placement,
    stationary,
    opposite,
    links: opposite.map((across, place) => [
      ...(DECK_LINKS[cellOf(place)] ?? []).map((cell) => placeOn(deckOf(place), cell)),
      ...(across === NOWHERE ? [] : [across]),
    ]),
    rails: stationary === 0 ? [atRest, underWay] : [underWay, atRest],
  };
}

/** Every lie there is; a state names its own by its index. */
export const LIES: readonly Lie[] = PLACEMENTS.flatMap((placement) => [lay(placement, 0), lay(placement, 1)]);

export const lieOf = (placement: Placement, stationary: Seat): number =>
  LIES.findIndex((lie) => lie.placement === placement && lie.stationary === stationary);
