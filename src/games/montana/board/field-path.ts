import { pathOf } from '#kit/coast.ts';
import type { Point } from '#kit/point.ts';
import type { Hex } from '../prairie.ts';
import type { PlacedPrairie } from './prairie-chart.ts';

/** The outline of a hex on the screen, `by` times its size. */
export function hexPath(prairie: PlacedPrairie, hex: Hex, by = 1): string {
  const middle = prairie.on(prairie.at(hex));
  const corner = (p: Point): Point => {
    const { x, y } = prairie.on(p);
    return { x: middle.x + (x - middle.x) * by, y: middle.y + (y - middle.y) * by };
  };
  return pathOf([prairie.corners(hex).map(corner)]);
}

/** What a finger needs, from side to side. */
const THUMB = 48;
const CORNERS = 24;

/** Whether the hexes are smaller than a finger. */
export const isSmallFor = ({ across }: PlacedPrairie): boolean => across < THUMB;

/**
 * The field that a finger can hit: as wide as a finger needs, but never nearer to the middle of another field that can
 * be pressed. The nearest one wins.
 */
export function thumbPath(prairie: PlacedPrairie, hex: Hex, others: readonly Hex[]): string {
  const middle = prairie.on(prairie.at(hex));
  const near = others
    .filter((other) => other !== hex)
    .map((other) => prairie.on(prairie.at(other)))
    .map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y }))
    .filter(({ x, y }) => Math.hypot(x, y) < THUMB);
  const edge = (_: unknown, i: number): Point => {
    const angle = (i / CORNERS) * 2 * Math.PI;
    const way = { x: Math.cos(angle), y: Math.sin(angle) };
    const far = near.map(({ x, y }) => halfWay({ x, y }, way));
    const r = Math.min(THUMB / 2, ...far);
    return { x: middle.x + way.x * r, y: middle.y + way.y * r };
  };
  return pathOf([Array.from({ length: CORNERS }, edge)]);
}

/** How far one can go along a way before another point is nearer than the start. */
function halfWay(other: Point, way: Point): number {
  const along = other.x * way.x + other.y * way.y;
  return along <= 0 ? Infinity : (other.x ** 2 + other.y ** 2) / 2 / along;
}
