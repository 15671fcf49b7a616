import { at } from '#engine/indexed.ts';
import { between, type Point } from '#kit/point.ts';

/** A smooth line through given points, measured along its length. */
export interface Course {
  readonly length: number;
  /** How far along the line each of the given points lies. */
  readonly marks: readonly number[];
  /** A point of the line; `aside` of it to the left of the flow. */
  along(distance: number, aside?: number): Point;
  /** Which way the line runs there: in degrees, clockwise, 0 to the right. */
  headingAt(distance: number): number;
}

/** Points between two given ones. */
const FINE = 16;

export function courseThrough(given: readonly Point[]): Course {
  const points = given.flatMap((_, i) => (i === given.length - 1 ? [at(given, i)] : smoothed(given, i)));
  const reached = lengthsOf(points);
  const length = reached.at(-1) ?? 0;
  const legAt = (distance: number): number =>
    Math.max(
      1,
      Math.min(
        points.length - 1,
        reached.findIndex((one) => one >= distance),
      ),
    );
  return {
    length,
    marks: given.map((_, i) => at(reached, i * FINE)),
    along(distance, aside = 0) {
      const leg = distance >= length ? points.length - 1 : legAt(distance);
      const [a, b] = [at(points, leg - 1), at(points, leg)];
      const [from, to] = [at(reached, leg - 1), at(reached, leg)];
      const p = between(a, b, (distance - from) / (to - from));
      return { x: p.x + ((b.y - a.y) / (to - from)) * aside, y: p.y - ((b.x - a.x) / (to - from)) * aside };
    },
    headingAt(distance) {
      const leg = distance >= length ? points.length - 1 : legAt(distance);
      const [a, b] = [at(points, leg - 1), at(points, leg)];
      return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    },
  };
}

/** From one given point up to the next, bent so that the line has no corner (Catmull–Rom). */
function smoothed(given: readonly Point[], i: number): readonly Point[] {
  const [b, c] = [at(given, i), at(given, i + 1)];
  const [a, d] = [given[i - 1] ?? b, given[i + 2] ?? c];
  return Array.from({ length: FINE }, (_, step) => {
    const t = step / FINE;
    const bend = (k: 'x' | 'y') =>
      b[k] +
      0.5 * t * (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])));
    return { x: bend('x'), y: bend('y') };
  });
}

function lengthsOf(points: readonly Point[]): readonly number[] {
  let sum = 0;
  return points.map((p, i) => {
    const before = points[i - 1];
    if (before !== undefined) sum += Math.hypot(p.x - before.x, p.y - before.y);
    return sum;
  });
}

/** An open line through points, as an SVG path. */
export const drawn = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
