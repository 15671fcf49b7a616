import { type Box, type Point } from './point.ts';
import { seedAt, seededNumbers } from './seeded.ts';

/** Something small and drawn, standing somewhere on the chart. */
export interface ScatteredMark extends Point {
  readonly kind: string;
}

export interface Scattering {
  readonly box: Box;
  /** Between marks, on average. */
  readonly gap: number;
  /** Marks keep this far from every point of `avoid`. */
  readonly distance: number;
  readonly avoid: readonly Point[];
  /** What may stand here; undefined: nothing does. `chance` runs from 0 up to 1. */
  kindAt(p: Point, chance: number): string | undefined;
}

/** One try in every square of a grid, each at a place of its own, so that marks never crowd and never jump. */
export function scatter(plan: Scattering): ScatteredMark[] {
  const near = nearness(plan.avoid, plan.distance);
  const marks: ScatteredMark[] = [];
  const { box, gap } = plan;
  for (let row = Math.floor(box.y / gap); row * gap < box.y + box.height; row++) {
    for (let column = Math.floor(box.x / gap); column * gap < box.x + box.width; column++) {
      const chance = seededNumbers(seedAt(column * 7919, row * 104_729));
      const p = { x: (column + chance()) * gap, y: (row + chance()) * gap };
      const kind = near(p) ? undefined : plan.kindAt(p, chance());
      if (kind !== undefined) marks.push({ ...p, kind });
    }
  }
  return marks.toSorted((a, b) => a.y - b.y);
}

/** Marks by neighbourhood: a picture of a thousand trees is quick to repaint in part when it is drawn in parts. */
export function neighbourhoods(marks: readonly ScatteredMark[], side: number): ScatteredMark[][] {
  const parts = new Map<string, ScatteredMark[]>();
  for (const mark of marks) {
    const key = `${Math.floor(mark.y / side)},${Math.floor(mark.x / side)}`;
    const part = parts.get(key);
    if (part === undefined) parts.set(key, [mark]);
    else part.push(mark);
  }
  return [...parts.values()];
}

/** A smooth field from 0 to 1, so that woods come in stands with clearings between them. */
export function drift(p: Point, length: number): number {
  const [x, y] = [p.x / length, p.y / length];
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - x0), ease(y - y0)];
  const at = (dx: number, dy: number) => seededNumbers(seedAt((x0 + dx) * 6151, (y0 + dy) * 12_289))();
  const top = at(0, 0) * (1 - u) + at(1, 0) * u;
  const bottom = at(0, 1) * (1 - u) + at(1, 1) * u;
  return top * (1 - v) + bottom * v;
}

const ease = (t: number) => t * t * (3 - 2 * t);

/** Buckets of the avoided points, so that a large chart costs no more per mark than a small one. */
function nearness(points: readonly Point[], within: number): (p: Point) => boolean {
  const cell = (n: number) => Math.floor(n / within);
  const buckets = new Map<string, Point[]>();
  for (const p of points) {
    const key = `${cell(p.x)},${cell(p.y)}`;
    buckets.set(key, [...(buckets.get(key) ?? []), p]);
  }
  const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));
  return (p) =>
    around.some(([dx, dy]) =>
      (buckets.get(`${cell(p.x) + dx},${cell(p.y) + dy}`) ?? []).some((q) => Math.hypot(p.x - q.x, p.y - q.y) < within),
    );
}
