import { type Axial, SIDES } from '#geometry/hex.ts';
import { at } from '#engine/indexed.ts';
import { BENDS, CELLS, type Cell, TILES, type Tile } from './components.ts';
import { hexAt, isEntry, laidAt } from './river.ts';
import { type Boat, NO_PLATFORM, NOWHERE, type Place } from './state.ts';
import type { View } from './view.ts';
import { CELL_PLACES } from './tile.ts';

/** The river as text: each tile with its own downstream up, the furthest on top, boats as seat and bow. */

/** Bows by direction from the tile's downstream, clockwise. */
export const ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'] as const;

const CELL_WIDTH = 3;

/** Half hexes down the page, and columns to the right. */
const downOf = ({ q, r }: Axial) => 2 * r + q;
const TOP = Math.min(...CELL_PLACES.map(downOf));
const LEFTMOST = Math.min(...CELL_PLACES.map(({ q }) => q));

/** Where a cell stands in the picture of its tile. */
export const SPOTS: readonly { readonly line: number; readonly column: number }[] = CELL_PLACES.map((place) => ({
  line: downOf(place) - TOP,
  column: CELL_WIDTH * (place.q - LEFTMOST),
}));

export const PICTURE_LINES = 1 + Math.max(...SPOTS.map((spot) => spot.line));

export function draw(view: View): string {
  const places = Array.from({ length: view.river.length - view.first }, (_, i) => view.river.length - 1 - i);
  const platform = view.platform === NO_PLATFORM ? [] : [`platform ${at(BENDS, view.platform)}`];
  const boats = view.boats.map((boat, seat) => `${seat}: ${wheelsOf(boat)}`);
  return [...platform, ...places.flatMap((place) => drawTile(view, place)), ...boats].join('\n');
}

function drawTile(view: View, place: Place): string[] {
  const { tile, bend, passengers } = laidAt(view, place);
  const join = place === 0 ? '' : ` ${at(BENDS, bend)}`;
  const waiting = passengers === 0 ? '' : `, ${passengers} waiting`;
  const lines = Array.from({ length: PICTURE_LINES }, () => ' '.repeat(CELL_WIDTH * SPOTS.length));
  for (let cell = 0; cell < CELLS; cell++) {
    const { line, column } = at(SPOTS, cell);
    const row = at(lines, line);
    lines[line] = row.slice(0, column) + markAt(view, place, cell).padEnd(CELL_WIDTH) + row.slice(column + CELL_WIDTH);
  }
  return [`${place} ${at(TILES, tile).name}${join}${waiting}`, ...lines.map((line) => line.trimEnd())];
}

function markAt(view: View, place: Place, cell: Cell): string {
  const hex = hexAt(place, cell);
  const { tile, heading } = laidAt(view, place);
  const seat = view.boats.findIndex((boat) => boat.hex === hex);
  const boat = view.boats[seat];
  if (boat !== undefined) return `${seat}${at(ARROWS, (boat.facing + SIDES - heading) % SIDES)}`;
  const ground = groundOf(at(TILES, tile), cell);
  return ground === '~' && isEntry(view, hex) ? '=' : ground;
}

/** What is printed on a cell: land, a station's island, its boarding platform, or water. */
export function groundOf({ land, station }: Tile, cell: Cell): string {
  if (station?.island === cell) return station.color === 'red' ? 'R' : 'B';
  if (station?.dock === cell) return '+';
  return ((land >> cell) & 1) === 1 ? '#' : '~';
}

function wheelsOf(boat: Boat): string {
  const wheels = `speed ${boat.speed}, coal ${boat.coal}, passengers ${boat.passengers}`;
  return boat.hex === NOWHERE ? `${wheels}, ${boat.fate}` : wheels;
}
