import { at, type Index, type ReadonlyBy } from '#engine/indexed.ts';
import {
  COST_LETTERS,
  type Good,
  LINE,
  type PrintedHex,
  ROTATIONS,
  SEAT_COUNTS,
  setupFor,
  type Slot,
  SLOT_LETTERS,
  type Tile,
  TILE_OFFSETS,
  TILES,
} from './components.ts';

/** The landscape board. A hex is `7 × slot + place in the slot`, the place counted as in `TILE_OFFSETS`. */
export type Hex = Index<'hex'>;

export const HEXES_PER_TILE = TILE_OFFSETS.length;
export const NOWHERE = -1;

/** `D3` is place 3 of the fourth slot. */
export const HEX_NAMES: ReadonlyBy<Hex, string> = SLOT_LETTERS.flatMap((letter) =>
  TILE_OFFSETS.map((_, place) => `${letter}${place}`),
);

export const hexesFor = (seats: number): number => setupFor(seats).slots.length * HEXES_PER_TILE;
export const slotOf = (hex: Hex): Slot => Math.floor(hex / HEXES_PER_TILE);

/** Where a hex lies, in axial coordinates of pointy-top hexes. */
export function axialOf(seats: number, hex: Hex): { readonly q: number; readonly r: number } {
  const [q, r] = at(setupFor(seats).slots, slotOf(hex));
  const [dq, dr] = at(TILE_OFFSETS, hex % HEXES_PER_TILE);
  return { q: q + dq, r: r + dr };
}

/** A printed hex of a printed tile: `7 × tile + hex of the tile`. What lies where on the board is a list of these. */
export type Print = Index<'print'>;

const PRINTS: ReadonlyBy<Print, PrintedHex> = TILES.flat();

export const printAt = (print: Print): PrintedHex => PRINTS[print] as PrintedHex;

/** What a tile turned by a number of sixths shows at each place of its slot. */
export function printsOf(tile: Tile, rotation: number): readonly Print[] {
  const first = tile * HEXES_PER_TILE;
  const ring = (place: number) => ((place - 1 - rotation + ROTATIONS) % ROTATIONS) + 1;
  return TILE_OFFSETS.map((_, place) => first + (place === 0 ? 0 : ring(place)));
}

const onFields = (has: (field: Extract<PrintedHex, { land: 'field' }>) => boolean): ReadonlyBy<Print, boolean> =>
  PRINTS.map((print) => print.land === 'field' && has(print));
export const HAS_COW = onFields((field) => field.cow);
export const IS_DOUBLE = onFields((field) => field.double);
export const IS_LAKE: ReadonlyBy<Print, boolean> = PRINTS.map((print) => print.land === 'lake');

/** The goods it costs to build there; no field costs two of one kind. Nothing is listed where nobody can build. */
const COSTS: ReadonlyBy<Print, readonly Good[]> = PRINTS.map((print) =>
  print.land === 'field' ? COST_LETTERS.flatMap((letter, good) => (print.cost.includes(letter) ? [good] : [])) : [],
);

export const costOf = (print: Print): readonly Good[] => COSTS[print] as readonly Good[];

/** Kinds of goods, one bit each. Every turn looks at every field: with lists of goods, playouts were a fifth slower. */
type Kinds = number;

const kindsIn = (goods: readonly Good[]): Kinds => goods.reduce((kinds, good) => kinds | (1 << good), 0);

/** A kind that nobody has. */
const NONE_SUCH: Kinds = 1 << COST_LETTERS.length;

const COST_KINDS: ReadonlyBy<Print, Kinds> = PRINTS.map((print, i) =>
  print.land === 'field' ? kindsIn(costOf(i)) : NONE_SUCH,
);

export const isField = (print: Print): boolean => COST_KINDS[print] !== NONE_SUCH;

/** The kinds of goods that somebody has at least one of. */
export function kindsOf(goods: ReadonlyBy<Good, number>): Kinds {
  let kinds = 0;
  for (let good = 0; good < goods.length; good++) if (goods[good] !== 0) kinds |= 1 << good;
  return kinds;
}

/** Whether somebody who has these kinds of goods could pay for a settlement there. */
export const isPayable = (print: Print, kinds: Kinds): boolean => ((COST_KINDS[print] as Kinds) & ~kinds) === 0;

/** The goods of the cost that somebody with these goods has none of. */
export const missingGoods = (goods: ReadonlyBy<Good, number>, print: Print): readonly Good[] =>
  costOf(print).filter((good) => goods[good] === 0);

/** By tile: its cows, and its canteens. */
export const COWS_ON: ReadonlyBy<Tile, number> = TILES.map(
  (tile) => tile.filter((hex) => hex.land === 'field' && hex.cow).length,
);
export const CANTEENS_ON: ReadonlyBy<Tile, number> = TILES.map(
  (tile) => tile.filter((hex) => hex.land === 'lake').length,
);

/** Clockwise from the east; the opposite direction is three further on. */
const WAYS = TILE_OFFSETS.length - 1;
const AXES = WAYS / 2;

/** By seats: the hex next to each hex in each direction, `WAYS × hex + way`, or `NOWHERE` beyond the board. */
const STEPS: Readonly<Record<number, Int8Array>> = Object.fromEntries(
  SEAT_COUNTS.map((seats) => [seats, stepsFor(seats)]),
);

function stepsFor(seats: number): Int8Array {
  const count = hexesFor(seats);
  const key = (q: number, r: number) => `${q},${r}`;
  const known = new Map<string, Hex>();
  for (let hex = 0; hex < count; hex++) {
    const { q, r } = axialOf(seats, hex);
    known.set(key(q, r), hex);
  }
  const steps = new Int8Array(count * WAYS);
  for (let hex = 0; hex < count; hex++) {
    const { q, r } = axialOf(seats, hex);
    for (let way = 0; way < WAYS; way++) {
      const [dq, dr] = at(TILE_OFFSETS, way + 1);
      steps[hex * WAYS + way] = known.get(key(q + dq, r + dr)) ?? NOWHERE;
    }
  }
  return steps;
}

const nextTo = (seats: number, hex: Hex, way: number): Hex => (STEPS[seats] as Int8Array)[hex * WAYS + way] as Hex;

/** By seats: the hexes beside each hex. */
const NEIGHBOURS: Readonly<Record<number, ReadonlyBy<Hex, readonly Hex[]>>> = Object.fromEntries(
  SEAT_COUNTS.map((seats) => [seats, Array.from({ length: hexesFor(seats) }, (_, hex) => hexesBeside(seats, hex))]),
);

function hexesBeside(seats: number, hex: Hex): readonly Hex[] {
  return Array.from({ length: WAYS }, (_, way) => nextTo(seats, hex, way)).filter((next) => next !== NOWHERE);
}

export const neighboursOf = (seats: number, hex: Hex): readonly Hex[] => NEIGHBOURS[seats]?.[hex] as readonly Hex[];

/** Who has built on each hex: a seat, or a negative number. */
type Owners = ReadonlyBy<Hex, number>;

/** Whether any tile, a settlement or the starting tile, lies beside the hex; `free` marks hexes without one. */
export function bordersTile(owners: Owners, seats: number, hex: Hex, free: number): boolean {
  const steps = STEPS[seats] as Int8Array;
  for (let i = hex * WAYS; i < hex * WAYS + WAYS; i++) {
    const next = steps[i] as Hex;
    if (next !== NOWHERE && owners[next] !== free) return true;
  }
  return false;
}

/** The seat's own fields in a row from the hex on, not counting the hex itself. */
function run(owners: Owners, seats: number, [hex, way]: readonly [Hex, number], seat: number): number {
  let length = 0;
  for (let next = nextTo(seats, hex, way); next !== NOWHERE && owners[next] === seat; next = nextTo(seats, next, way))
    length++;
  return length;
}

/** In how many straight lines a seat's field on this hex makes exactly four. */
export function linesThrough(owners: Owners, seats: number, hex: Hex, seat: number): number {
  let lines = 0;
  for (let way = 0; way < AXES; way++) {
    const length = 1 + run(owners, seats, [hex, way], seat) + run(owners, seats, [hex, way + AXES], seat);
    if (length === LINE) lines++;
  }
  return lines;
}
