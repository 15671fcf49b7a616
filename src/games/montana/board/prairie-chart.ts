import { hexLattice } from '#kit/lattice.ts';
import { type Box, boxAround, type Point } from '#kit/point.ts';
import { axialOf, type Hex, hexesFor } from '../prairie.ts';

/** From the centre of a hex to its corner, in the units in which the prairie is drawn. */
export const SIZE = 36;
/** From side to side. */
const ACROSS = SIZE * Math.sqrt(3);

/** Where the hexes lie, before the prairie is scaled to the room it has. */
export interface PrairieChart {
  readonly key: string;
  readonly box: Box;
  at(hex: Hex): Point;
  corners(hex: Hex): readonly Point[];
}

/** Upright, the prairie is turned by a quarter: what lies in the west is then at the top. */
export function prairieChart(seats: number, upright: boolean): PrairieChart {
  const lattice = hexLattice(SIZE, upright ? 60 : -30);
  const corners = (hex: Hex) => {
    const { q, r } = axialOf(seats, hex);
    return lattice.corners(q, r);
  };
  return {
    key: `${seats} ${upright}`,
    box: boxAround(Array.from({ length: hexesFor(seats) }, (_, hex) => hex).flatMap(corners), COAST),
    at: (hex) => {
      const { q, r } = axialOf(seats, hex);
      return lattice.centre(q, r);
    },
    corners,
  };
}

/** The coast is drawn this far beyond the hexes. */
const COAST = 6;

/** The prairie on the screen: chart point × scale + offset. */
export interface PlacedPrairie extends PrairieChart, Point {
  readonly scale: number;
  /** From side to side of a hex, on the screen. */
  readonly across: number;
  on(p: Point): Point;
}

/** As large as the room allows, in its middle. */
export function placePrairie(chart: PrairieChart, room: Box): PlacedPrairie {
  const { box } = chart;
  const scale = Math.min(room.width / box.width, room.height / box.height);
  const x = room.x + (room.width - box.width * scale) / 2 - box.x * scale;
  const y = room.y + (room.height - box.height * scale) / 2 - box.y * scale;
  const on = (p: Point): Point => ({ x: x + p.x * scale, y: y + p.y * scale });
  return { ...chart, x, y, scale, across: ACROSS * scale, on };
}

/** How large a hex would be in this room. */
export const fitOf = ({ box }: PrairieChart, room: Box): number =>
  Math.min(room.width / box.width, room.height / box.height);
