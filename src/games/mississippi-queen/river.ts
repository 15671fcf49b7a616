import { type Axial, ORIGIN, SIDES, hexDistance, plus, rotated, stepped } from '#geometry/hex.ts';
import { type By, type ReadonlyBy, at } from '#engine/indexed.ts';
import type { Direction, Hex } from './actions.ts';
import { BENDS, type Bend, CELLS, type Cell, ENTRIES, STRAIGHT, TILES, type TileNumber } from './components.ts';
import { type Laid, NO_PLATFORM, NOWHERE, type Place, type State } from './state.ts';
import {
  ADVANCE,
  CELL_PLACES,
  DOWNSTREAM,
  NONE,
  RIGHTNESS,
  STICK_PER_TILE,
  TILE_PITCH,
  UPSTREAM,
  WITHIN,
  headingAfter,
} from './tile.ts';

/** The part of a state that says where there is water. */
export type River = Pick<State, 'river' | 'first'>;

/** Place along the river of the tile a space belongs to, and the cell on that tile. */
export const placeOf = (hex: Hex): Place => (hex / CELLS) | 0;
export const cellOf = (hex: Hex): Cell => hex % CELLS;
export const hexAt = (place: Place, cell: Cell): Hex => place * CELLS + cell;

export const laidAt = (s: River, place: Place): Laid => at(s.river, place);

/** World direction of downstream on the tile of a space. */
export const downstreamAt = (s: River, hex: Hex): Direction => laidAt(s, placeOf(hex)).heading;

const isLand = (tile: TileNumber, cell: Cell): boolean => ((at(TILES, tile).land >> cell) & 1) === 1;

export const isWater = (s: River, hex: Hex): boolean =>
  placeOf(hex) >= s.first && placeOf(hex) < s.river.length && !isLand(laidAt(s, placeOf(hex)).tile, cellOf(hex));

/** Beyond this side of a cell lies another tile, or the bank. */
const OFF_TILE = -2;

/**
 * Water beyond each side of each cell, for every tile in every heading: `NONE` for land.
 * Index `((tile × 6 + heading) × cells + cell) × 6 + world direction`.
 */
const SAILING = sailingTable();

/** The water space next to this one in a world direction; `NOWHERE` if there is land, bank or unlaid river. */
export function ahead(s: River, hex: Hex, direction: Direction): Hex {
  const place = placeOf(hex);
  const { tile, heading } = laidAt(s, place);
  const start = hexAt(place, 0);
  const cell = SAILING[((tile * SIDES + heading) * CELLS + hex - start) * SIDES + direction] as number;
  if (cell >= 0) return start + cell;
  return cell === OFF_TILE
    ? across(s, place, (hex - start) * SIDES + ((direction + SIDES - heading) % SIDES))
    : NOWHERE;
}

/** Over a join: `side` is the cell and its local direction as the tables of joins count them. */
function across(s: River, place: Place, side: number): Hex {
  const next = s.river[place + 1];
  const down = next === undefined ? NONE : (DOWNSTREAM[next.bend * CELLS * SIDES + side] as number);
  if (next !== undefined && down !== NONE) return isLand(next.tile, down) ? NOWHERE : hexAt(place + 1, down);
  if (place <= s.first) return NOWHERE;
  const up = UPSTREAM[laidAt(s, place).bend * CELLS * SIDES + side] as number;
  return up === NONE || isLand(laidAt(s, place - 1).tile, up) ? NOWHERE : hexAt(place - 1, up);
}

/** What stops a boat there, where `ahead` finds no water. */
export function obstacleAhead(s: State, hex: Hex, direction: Direction): 'land' | 'unexplored' | 'bank' {
  const place = placeOf(hex);
  const { heading, bend } = laidAt(s, place);
  const side = cellOf(hex) * SIDES + ((direction + SIDES - heading) % SIDES);
  const joins = (table: Int8Array, by: Bend) => table[by * CELLS * SIDES + side] !== NONE;
  if (WITHIN[side] !== NONE || (place > s.first && joins(UPSTREAM, bend))) return 'land';
  const next = s.river[place + 1];
  if (next !== undefined) return joins(DOWNSTREAM, next.bend) ? 'land' : 'bank';
  return s.toLay > 0 && BENDS.some((_, by) => joins(DOWNSTREAM, by)) ? 'unexplored' : 'bank';
}

/** How far ahead a space lies, in half hexes: the measuring stick. */
export const advance = (hex: Hex): number => STICK_PER_TILE * placeOf(hex) + at(ADVANCE, cellOf(hex));

export const rightness = (hex: Hex): number => at(RIGHTNESS, cellOf(hex));

/** Whether a space is an entry to the landing platform. */
export const isEntry = (s: State, hex: Hex): boolean =>
  s.platform !== NO_PLATFORM &&
  placeOf(hex) === s.river.length - 1 &&
  ((at(ENTRIES, s.platform) >> cellOf(hex)) & 1) === 1;

export const isBoardingPlatform = (s: River, hex: Hex): boolean =>
  at(TILES, laidAt(s, placeOf(hex)).tile).station?.dock === cellOf(hex);

/** The centre of every tile laid so far, gone ones included; the starting tile lies at the origin. */
export function centresOf(river: ReadonlyBy<Place, Laid>): By<Place, Axial> {
  let centre = ORIGIN;
  const further = river.slice(1).map(({ heading }) => (centre = stepped(centre, heading, TILE_PITCH)));
  return [ORIGIN, ...further];
}

/** Where a space lies in the world; `centres` as `centresOf` gives them. */
export function worldPlace(river: ReadonlyBy<Place, Laid>, centres: ReadonlyBy<Place, Axial>, hex: Hex): Axial {
  const place = placeOf(hex);
  return plus(at(centres, place), rotated(at(CELL_PLACES, cellOf(hex)), at(river, place).heading));
}

/** Rulings 16: two tiles that do not follow each other may not come closer than this. */
const LOOP_DISTANCE = 2 * TILE_PITCH;

/** Why a bend is rolled again: the new piece would close a loop, or leave no room for the rest of the river. */
export type Misfit = 'loop' | 'no-room';

/** What is wrong with a tile (or the platform) laid with this bend; undefined when it fits. */
export function misfitOf(s: State, bend: Bend): Misfit | undefined {
  const centres = centresOf(s.river);
  const end = centres.length - 1;
  const mouth = { centre: at(centres, end), heading: laidAt(s, end).heading };
  const others = centres.slice(s.first, end);
  if (fits(others, mouth, bend, s.toLay + 1)) return undefined;
  return fits(others, mouth, bend, 1) ? 'no-room' : 'loop';
}

interface Mouth {
  readonly centre: Axial;
  readonly heading: Direction;
}

/**
 * `pieces` are still to be laid, the platform included; straight is tried first, since it nearly always goes on.
 * `others` grows and shrinks with the search and comes back as it was.
 */
function fits(others: Axial[], mouth: Mouth, bend: Bend, pieces: number): boolean {
  const heading = headingAfter(mouth.heading, bend);
  const centre = stepped(mouth.centre, heading, TILE_PITCH);
  for (const other of others) if (hexDistance(other, centre) < LOOP_DISTANCE) return false;
  if (pieces <= 1) return true;
  others.push(mouth.centre);
  const fit = STRAIGHT_FIRST.some((next) => fits(others, { centre, heading }, next, pieces - 1));
  others.pop();
  return fit;
}

const STRAIGHT_FIRST: readonly Bend[] = [STRAIGHT, ...BENDS.keys().filter((bend) => bend !== STRAIGHT)];

function sailingTable(): Int8Array {
  const table = new Int8Array(TILES.length * SIDES * CELLS * SIDES);
  for (let i = 0; i < table.length; i++) {
    const direction = i % SIDES;
    const cell = Math.floor(i / SIDES) % CELLS;
    const heading = Math.floor(i / (SIDES * CELLS)) % SIDES;
    const beyond = WITHIN[cell * SIDES + ((direction + SIDES - heading) % SIDES)] as number;
    const tile = Math.floor(i / (SIDES * CELLS * SIDES));
    table[i] = beyond === NONE ? OFF_TILE : isLand(tile, beyond) ? NONE : beyond;
  }
  return table;
}
