import type { Box, Point } from '#kit/point.ts';
import type { Layout } from '#kit/use-layout.ts';
import { COLOURS, WHEEL, type WheelSpace } from '../components.ts';

/** The wheel, and beside or below it what is said of it and the workers in the supply. */
export interface RecruitChart {
  readonly room: Box;
  readonly title: number;
  readonly wheel: Point & { readonly r: number };
  /** What is said about the wheel: its top left, and how wide a line may be. */
  readonly words: Point & { readonly width: number };
  /** The workers of a colour in the supply. */
  supply(colour: number): Box;
  /** Where the arrow could be moved by so much grain. */
  chip(spaces: number): Box;
}

const PAD = 10;
const RIM = 8;
const MOST_RADIUS = 150;
const BESIDE = { lines: 54 };
/** Below this width what is listed stands in two columns instead of four. */
const NARROW = 190;

/** Words and workers stand beside the wheel where the room is broad, below it where it is high. */
export function recruitChart(layout: Layout, room: Box, title: number): RecruitChart {
  return room.width > room.height * 1.25 ? beside(layout, room, title) : below(room, title);
}

function beside(layout: Layout, room: Box, title: number): RecruitChart {
  const r = Math.min((room.height - 2 * PAD) / 2 - RIM, room.width * 0.215, MOST_RADIUS);
  const wheel = { x: room.x + PAD + r + RIM, y: room.y + room.height / 2, r };
  const x = wheel.x + r + RIM + 12;
  const width = room.x + room.width - PAD - x;
  const head = Math.max(title, layout === 'phone' ? 4 : 28);
  const top = room.y + PAD / 2 + head;
  const area = { x, y: top, width, height: room.y + room.height - PAD / 2 - top };
  const low = { ...area, y: area.y + BESIDE.lines, height: area.height - BESIDE.lines };
  return { room, title, wheel, words: { x, y: top + 4, width }, ...grids(low, area) };
}

const BELOW = { line: 18, grid: 104 };

/** Two short lines where one long one has no room. */
export const HINT_IN_ONE_LINE = 320;

function below(room: Box, title: number): RecruitChart {
  const words = BELOW.line * (room.width > HINT_IN_ONE_LINE ? 1 : 2) + 8;
  const free = room.height - title - words - BELOW.grid - PAD;
  const r = Math.min(room.width / 2 - PAD - RIM, free / 2 - RIM, MOST_RADIUS);
  const wheel = { x: room.x + room.width / 2, y: room.y + title + PAD / 2 + free / 2, r };
  const area = {
    x: room.x + PAD,
    y: room.y + room.height - BELOW.grid - PAD / 2,
    width: room.width - 2 * PAD,
    height: BELOW.grid,
  };
  const at = { x: room.x + PAD, y: area.y - words, width: area.width };
  return { room, title, wheel, words: at, ...grids({ ...area, height: Math.min(area.height, 72) }, area) };
}

/** The cells of the supply, and those of the arrow's next spaces. */
function grids(supply: Box, chips: Box): Pick<RecruitChart, 'supply' | 'chip'> {
  const across = chips.width < NARROW ? 2 : 4;
  const down = Math.ceil((WHEEL.length - 1) / across);
  return {
    supply: (colour) => cellOf(supply, across, COLOURS.length / across, colour),
    chip: (spaces) => cellOf(chips, across, down, spaces - 1),
  };
}

function cellOf({ x, y, width, height }: Box, across: number, down: number, n: number): Box {
  const [w, h] = [width / across, height / down];
  return { x: x + (n % across) * w + 2, y: y + Math.floor(n / across) * h + 2, width: w - 4, height: h - 4 };
}

const SECTOR = 360 / WHEEL.length;

export const sectorAngle = (space: WheelSpace): number => Math.max(space, 0) * SECTOR;

/** A point on the wheel, around its middle. */
export const polar = (degrees: number, r: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: r * Math.cos(angle), y: r * Math.sin(angle) };
};

/** A sector of a wheel around a point, as a path. */
export function sectorPath(space: WheelSpace, r: number, by: Point = { x: 0, y: 0 }): string {
  const on = (degrees: number): string => {
    const { x, y } = polar(degrees, r);
    return `${(by.x + x).toFixed(1)} ${(by.y + y).toFixed(1)}`;
  };
  return `M${by.x.toFixed(1)} ${by.y.toFixed(1)}L${on((space - 0.5) * SECTOR)}A${r} ${r} 0 0 1 ${on((space + 0.5) * SECTOR)}Z`;
}
