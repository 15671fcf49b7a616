import { hexLattice } from '#kit/lattice.ts';
import { type Box, boxAround, type Point } from '#kit/point.ts';
import { AREAS, type Row, STORE, STORE_COLUMNS } from '../components.ts';
import { axialOf, type Hex, hexesFor } from '../prairie.ts';
import { areaOf, isBank, isSmall, placeOf, type Space } from '../worker-board.ts';

/**
 * Where everything on the table lies: the prairie, and the sheet with worker board, wheel and store beside it or below
 * it.
 */

/** From the centre of a hex to its corner. */
export const SIZE = 36;
export const HEX_WIDTH = SIZE * Math.sqrt(3);
const LATTICE = hexLattice(SIZE, -30);
const GAP = 34;
const MARGIN = 26;

export interface TableChart {
  readonly key: string;
  readonly seats: number;
  readonly box: Box;
  readonly prairie: Box;
  /** Top left of the sheet. */
  readonly sheet: Point;
  readonly layout: Layout;
  readonly storeBox: Box;
  at(hex: Hex): Point;
  corners(hex: Hex): readonly Point[];
}

export function chartOf(seats: number, portrait: boolean): TableChart {
  const layout = portrait ? WIDE : TALL;
  const corners = (hex: Hex) => {
    const { q, r } = axialOf(seats, hex);
    return LATTICE.corners(q, r);
  };
  const hexes = Array.from({ length: hexesFor(seats) }, (_, hex) => hex);
  const prairie = boxAround(hexes.flatMap(corners));
  const { width, height } = layout.size;
  const sheet = portrait
    ? { x: prairie.x + (prairie.width - width) / 2, y: prairie.y + prairie.height + GAP }
    : { x: prairie.x - GAP - width, y: prairie.y + (prairie.height - height) / 2 };
  const end = { x: sheet.x + width, y: sheet.y + height };
  const far = { x: prairie.x + prairie.width, y: prairie.y + prairie.height };
  const store = storeBox(layout);
  return {
    key: `${seats} ${portrait}`,
    seats,
    box: boxAround([prairie, far, sheet, end], MARGIN),
    prairie,
    sheet,
    layout,
    storeBox: { ...store, x: sheet.x + store.x, y: sheet.y + store.y },
    at: (hex) => {
      const { q, r } = axialOf(seats, hex);
      return LATTICE.centre(q, r);
    },
    corners,
  };
}

/** How things lie on the sheet, from its top left corner. */
export interface Layout {
  readonly size: { readonly width: number; readonly height: number };
  readonly wheel: Point;
  /** The rows of the areas and of the bank. */
  readonly rows: Point;
  readonly store: { readonly top: number; readonly column: number };
  /** The general supply: where it begins, and how many things stand beside each other. */
  readonly supply: Point & { readonly across: number };
}

/** Below the prairie, on screens that are taller than wide. */
const WIDE: Layout = {
  size: { width: 640, height: 624 },
  wheel: { x: 108, y: 150 },
  rows: { x: 224, y: 26 },
  store: { top: 330, column: 54 },
  supply: { x: 16, y: 596, across: 11 },
};

/** Beside the prairie. */
const TALL: Layout = {
  size: { width: 428, height: 774 },
  wheel: { x: 108, y: 434 },
  rows: { x: 12, y: 20 },
  store: { top: 548, column: 38 },
  supply: { x: 236, y: 350, across: 3 },
};

export const WHEEL_RADIUS = 92;

const ROW_HEIGHT = 56;
const NAME_WIDTH = 74;
const PAIR_WIDTH = 111;

export interface Slot extends Box {
  readonly middle: Point;
}

const slot = (x: number, y: number, width: number, height: number): Slot => ({
  x,
  y,
  width,
  height,
  middle: { x: x + width / 2, y: y + height / 2 },
});

/** Where the name of an area stands. The bank is the last row. */
export const areaAt = ({ rows }: Layout, row: number): Point => ({ x: rows.x, y: rows.y + row * ROW_HEIGHT });

/** A space of the worker board. */
export function spaceSlot({ rows }: Layout, space: Space): Slot {
  const left = rows.x + NAME_WIDTH;
  if (isBank(space)) return slot(left + space * PAIR_WIDTH, rows.y + AREAS.length * ROW_HEIGHT, PAIR_WIDTH - 6, 46);
  const [x, y] = [left + placeOf(space) * PAIR_WIDTH, rows.y + areaOf(space) * ROW_HEIGHT];
  return isSmall(space) ? slot(x + 69, y + 6, 36, 34) : slot(x, y, 67, 46);
}

const STORE_LEFT = 14;
const STORE_ROW = 42;
const STORE_HEAD = 54;

export const storeBox = ({ store, size }: Layout): Slot =>
  slot(4, store.top, size.width - 8, STORE_HEAD + STORE.length * STORE_ROW + 4);

export const headAt = ({ store }: Layout, column: number): Point => ({
  x: STORE_LEFT + (column + 0.5) * store.column,
  y: store.top + 40,
});

/** A space of the store by row and price. */
export function storeSlot({ store }: Layout, row: Row, price: number): Slot {
  const x = STORE_LEFT + (price - STORE_COLUMNS[0]) * store.column + 2;
  return slot(x, store.top + STORE_HEAD + row * STORE_ROW, store.column - 4, STORE_ROW - 6);
}

export const rewardAt = ({ store }: Layout, row: Row): Point => ({
  x: STORE_LEFT + STORE_COLUMNS.length * store.column + 4,
  y: store.top + STORE_HEAD + row * STORE_ROW + (STORE_ROW - 6) / 2,
});

/** One thing of the general supply. */
export const supplyAt = ({ supply }: Layout, thing: number): Point => ({
  x: supply.x + (supply.across > 4 ? 68 : 14) + (thing % supply.across) * (supply.across > 4 ? 50 : 62),
  y: supply.y + Math.floor(thing / supply.across) * 38,
});

/** A rounded rectangle as a path, on the chart. */
export function slotPath({ x, y, width, height }: Box, by: Point, r = 7): string {
  const [left, top] = [by.x + x, by.y + y];
  return (
    `M${left + r} ${top}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}` +
    `h${-(width - 2 * r)}q${-r} 0 ${-r} ${-r}v${-(height - 2 * r)}q0 ${-r} ${r} ${-r}Z`
  );
}
