import type { Screen } from '#kit/camera.ts';
import type { Box, Point } from '#kit/point.ts';
import type { Layout } from '#kit/use-layout.ts';
import { AREAS, type Row, STORE, STORE_COLUMNS } from '../components.ts';
import { areaOf, isBank, placeOf, type Space } from '../worker-board.ts';
import { arrange, inset, type ShownParts, tableScreen } from './arrangement.ts';
import { fitOf, placePrairie, type PlacedPrairie, prairieChart } from './prairie-chart.ts';
import { recruitChart, type RecruitChart } from './recruit-chart.ts';

/** Where everything on the table lies, in pixels of the screen; what is not shown has no place. */
export interface TableChart {
  readonly key: string;
  readonly box: Box;
  readonly layout: Layout;
  readonly prairie: PlacedPrairie | undefined;
  readonly work: WorkChart | undefined;
  readonly recruit: RecruitChart | undefined;
  readonly store: StoreChart | undefined;
}

export function chartOf(seats: number, layout: Layout, real: Screen, shown: ShownParts): TableChart {
  const screen = tableScreen(layout, real);
  const flat = prairieChart(seats, false);
  const rooms = arrange(layout, screen, shown, flat.box.width / flat.box.height);
  return {
    key: [seats, layout, screen.width, screen.height, shown.part, shown.corner].join(' '),
    box: { x: 0, y: 0, ...screen },
    layout,
    prairie: rooms.prairie && placePrairie(prairieIn(seats, layout, rooms.prairie), rooms.prairie),
    work: rooms.work && workChart(layout, rooms.work),
    recruit: rooms.recruit && recruitChart(layout, rooms.recruit, titleHeight(layout)),
    store: rooms.store && storeChart(layout, rooms.store, titleHeight(layout)),
  };
}

/** On a phone the prairie stands as it fits best. Elsewhere it never turns. */
function prairieIn(seats: number, layout: Layout, room: Box) {
  const flat = prairieChart(seats, false);
  if (layout !== 'phone') return flat;
  const upright = prairieChart(seats, true);
  return fitOf(upright, room) > fitOf(flat, room) ? upright : flat;
}

/** The tabs of a phone are title enough. Where two parts share their room, the title has their tabs. */
const titleHeight = (layout: Layout): number => (layout === 'phone' ? 0 : 29);

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

/** The worker board: five rows of three spaces. */
export interface WorkChart {
  readonly room: Box;
  /** The height of the title; 0: there is none. */
  readonly title: number;
  /** The small space lies below its large one instead of beside it. */
  readonly stacked: boolean;
  /** The name of an area; the bank is the last row. */
  name(row: number): Slot;
  cell(space: Space): Slot;
}

const ROWS = AREAS.length + 1;
const ACROSS = 3;
const PAD = 8;

export const bankRow = AREAS.length;

function workChart(layout: Layout, room: Box): WorkChart {
  const isLow = layout === 'wide' && room.height < 270;
  const title = layout === 'phone' ? 0 : isLow ? 20 : 24;
  const inner = inset(room, isLow ? 4 : PAD);
  const between = isLow ? 2 : layout === 'wide' ? 3 : 6;
  const names = Math.min(72, inner.width * 0.17);
  const width = (inner.width - names) / ACROSS;
  const height = (inner.height - title) / ROWS;
  const top = (row: number) => inner.y + title + row * height;
  const at = (row: number, column: number): Slot =>
    slot(inner.x + names + column * width + between / 2, top(row), width - between, height - between);
  return {
    room,
    title,
    stacked: height > 62,
    name: (row) => slot(inner.x, top(row), names, height - between),
    cell: (space) => (isBank(space) ? at(bankRow, space) : at(areaOf(space), placeOf(space))),
  };
}

/** The store: four rows of prices, each with what it gives. */
export interface StoreChart {
  readonly room: Box;
  readonly title: number;
  /** What a row gives. */
  reward(row: Row): Slot;
  cell(row: Row, price: number): Slot;
  /** All cells of a row. */
  row(row: Row): Slot;
}

const REWARD_WIDTH = 112;
/** Beside the prices, before them: the number of the row. */
const NUMBER_WIDTH = 14;

/** Beside the prices where rows are low; otherwise above them, so that prices are as wide as a thumb. */
function storeChart(layout: Layout, room: Box, title: number): StoreChart {
  const inner = inset(room, layout === 'wide' ? 4 : PAD);
  const beside = layout === 'wide' || inner.height < 240;
  const names = beside ? REWARD_WIDTH : 0;
  const head = layout === 'phone' ? 34 : title;
  const between = beside ? 2 : 5;
  const height = (inner.height - head) / STORE.length;
  const above = beside ? 0 : Math.max(Math.min(30, height - 52), 18);
  const numbers = beside ? NUMBER_WIDTH : 0;
  const width = (inner.width - numbers - names) / STORE_COLUMNS.length;
  const top = (row: Row) => inner.y + head + row * height;
  const cell = (row: Row, price: number): Slot =>
    slot(
      inner.x + numbers + (price - STORE_COLUMNS[0]) * width + 1.5,
      top(row) + above,
      width - 3,
      height - above - between,
    );
  return {
    room,
    title: head,
    reward: (row) =>
      beside
        ? slot(inner.x + inner.width - names + 6, top(row), names - 6, height - between)
        : slot(inner.x, top(row), inner.width, above),
    cell,
    row: (row) => slot(inner.x, top(row), inner.width, height - between),
  };
}

/** A rounded rectangle as a path. */
export function slotPath({ x, y, width, height }: Box, r = 8): string {
  return (
    `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}` +
    `h${-(width - 2 * r)}q${-r} 0 ${-r} ${-r}v${-(height - 2 * r)}q0 ${-r} ${r} ${-r}Z`
  );
}
