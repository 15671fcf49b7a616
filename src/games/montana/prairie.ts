import {
  COST_LETTERS,
  LINE,
  type PrintedHex,
  ROTATIONS,
  SEAT_COUNTS,
  SETUP,
  SLOT_LETTERS,
  TILE_OFFSETS,
  TILES,
} from './components.ts';

/** The landscape board. A hex is `7 × slot + place in the slot`, the place counted as in `TILE_OFFSETS`. */
export type Hex = number;

export const HEXES_PER_TILE = TILE_OFFSETS.length;
export const NOWHERE = -1;

/** `D3` is place 3 of the fourth slot. */
export const HEX_NAMES: readonly string[] = SLOT_LETTERS.flatMap((letter) =>
  TILE_OFFSETS.map((_, place) => `${letter}${place}`),
);

export const hexesFor = (seats: number): number => (SETUP[seats]?.slots.length ?? 0) * HEXES_PER_TILE;
export const slotOf = (hex: Hex): number => Math.floor(hex / HEXES_PER_TILE);

/** Where a hex lies, in axial coordinates of pointy-top hexes. */
export function axialOf(seats: number, hex: Hex): { readonly q: number; readonly r: number } {
  const [q, r] = SETUP[seats]?.slots[slotOf(hex)] ?? [0, 0];
  const [dq, dr] = TILE_OFFSETS[hex % HEXES_PER_TILE] ?? [0, 0];
  return { q: q + dq, r: r + dr };
}

/** A printed hex of a printed tile: `7 × tile + hex of the tile`. What lies where on the board is a list of these. */
export type Print = number;

const PRINTS: readonly PrintedHex[] = TILES.flat();

export const printAt = (print: Print): PrintedHex => PRINTS[print] as PrintedHex;

/** What a tile turned by a number of sixths shows at each place of its slot. */
export function printsOf(tile: number, rotation: number): readonly Print[] {
  const first = tile * HEXES_PER_TILE;
  const ring = (place: number) => ((place - 1 - rotation + ROTATIONS) % ROTATIONS) + 1;
  return TILE_OFFSETS.map((_, place) => first + (place === 0 ? 0 : ring(place)));
}

/** A set of goods, one bit for each: no field costs two of one kind. */
export type GoodsMask = number;

/** Higher than any mask of goods, so it is never part of what anybody holds. */
const UNBUILDABLE: GoodsMask = 1 << COST_LETTERS.length;

/** By print: the goods it costs to build there. */
export const COSTS: readonly GoodsMask[] = PRINTS.map((print) =>
  print.land === 'field'
    ? print.cost.split('').reduce((mask, letter) => mask | (1 << COST_LETTERS.indexOf(letter)), 0)
    : UNBUILDABLE,
);
export const isField = (print: Print): boolean => COSTS[print] !== UNBUILDABLE;
const ofField = (has: (field: Extract<PrintedHex, { land: 'field' }>) => boolean): readonly boolean[] =>
  PRINTS.map((print) => print.land === 'field' && has(print));
export const HAS_COW = ofField((field) => field.cow);
export const IS_DOUBLE = ofField((field) => field.double);
export const IS_LAKE: readonly boolean[] = PRINTS.map((print) => print.land === 'lake');

/** By tile: its cows, and its canteens. */
export const COWS_ON = TILES.map((tile) => tile.filter((hex) => hex.land === 'field' && hex.cow).length);
export const CANTEENS_ON = TILES.map((tile) => tile.filter((hex) => hex.land === 'lake').length);

/** Clockwise from the east; the opposite direction is three further on. */
export const WAYS = TILE_OFFSETS.length - 1;
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
      const [dq, dr] = TILE_OFFSETS[way + 1] ?? [0, 0];
      steps[hex * WAYS + way] = known.get(key(q + dq, r + dr)) ?? NOWHERE;
    }
  }
  return steps;
}

export const nextTo = (seats: number, hex: Hex, way: number): Hex =>
  (STEPS[seats] as Int8Array)[hex * WAYS + way] as Hex;

export function neighboursOf(seats: number, hex: Hex): readonly Hex[] {
  return Array.from({ length: WAYS }, (_, way) => nextTo(seats, hex, way)).filter((next) => next !== NOWHERE);
}

/** Who has built on each hex: a seat, or a negative number. */
type Owners = readonly number[];

/** Whether any tile, a settlement or the starting tile, lies beside the hex; `free` marks hexes without one. */
export function bordersTile(owners: Owners, seats: number, hex: Hex, free: number): boolean {
  const steps = STEPS[seats] as Int8Array;
  for (let i = hex * WAYS; i < hex * WAYS + WAYS; i++) {
    const next = steps[i] as number;
    if (next !== NOWHERE && owners[next] !== free) return true;
  }
  return false;
}

/** The seat's own fields in a row from the hex on, not counting the hex itself. */
function run(owners: Owners, seats: number, [hex, way]: readonly [Hex, number], seat: number): number {
  let length = 0;
  for (let at = nextTo(seats, hex, way); at !== NOWHERE && owners[at] === seat; at = nextTo(seats, at, way)) length++;
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
