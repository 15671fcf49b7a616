import { between, type Point } from './point.ts';
import { seedAt, seededNumbers } from './seeded.ts';

/** A closed line; the last point is joined to the first. */
export type Loop = readonly Point[];

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/**
 * The outline of a set of cells: their edges, less those that two cells share, chained into
 * loops. Works for any cells that meet edge to edge, hexes and squares alike.
 */
export function coastOutline(cells: readonly (readonly Point[])[]): Loop[] {
  const leaving = edgesLeaving(cells.flatMap(edgesOf));
  const loops: Loop[] = [];
  for (const start of leaving.values()) {
    while (start.length > 0) loops.push(chain(start.pop() as Edge, leaving));
  }
  return loops;
}

/** The edges that two cells share: the grid inside the outline. */
export function seams(cells: readonly (readonly Point[])[]): Edge[] {
  const met = new Set<string>();
  return cells.flatMap(edgesOf).filter((edge) => {
    met.add(edgeKey(edge));
    return met.has(edgeKey({ from: edge.to, to: edge.from }));
  });
}

/**
 * A drawn bank from a ruled one: every corner shaken by up to `shake` (always the same way at
 * the same place), then the corners cut three times (Chaikin).
 */
export function weather(loop: Loop, shake: number): Loop {
  const shaken = loop.map((p) => shakenAt(p, shake));
  return cutCorners(cutCorners(cutCorners(shaken)));
}

/** `share` of every side is cut off at both its ends; a quarter is Chaikin's. */
export function cutCorners(loop: Loop, share = 0.25): Loop {
  return loop.flatMap((p, i) => {
    const next = loop[(i + 1) % loop.length] ?? p;
    return [between(p, next, share), between(p, next, 1 - share)];
  });
}

/**
 * A loop cut into short lines that overlap by a point. A long line is drawn again for every part
 * of the screen that it might touch. Of short lines only those nearby are.
 */
export function stretches(loop: Loop, points: number): Point[][] {
  const closed = [...loop, ...loop.slice(0, 2)];
  return Array.from({ length: Math.ceil(loop.length / points) }, (_, i) =>
    closed.slice(i * points, Math.min((i + 1) * points + 2, closed.length)),
  );
}

export function pathOf(loops: readonly Loop[]): string {
  return loops.map((loop) => `M${loop.map(pointText).join('L')}Z`).join('');
}

export const openPath = (points: readonly Point[]): string => `M${points.map(pointText).join('L')}`;

const pointText = (p: Point) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;

function shakenAt(p: Point, shake: number): Point {
  const chance = seededNumbers(seedAt(p.x * 10, p.y * 10));
  return { x: p.x + (chance() - 0.5) * 2 * shake, y: p.y + (chance() - 0.5) * 2 * shake };
}

const edgesOf = (cell: readonly Point[]): Edge[] =>
  cell.map((from, i) => ({ from, to: cell[(i + 1) % cell.length] ?? from }));

/** The unshared edges by the corner they leave from. */
function edgesLeaving(edges: readonly Edge[]): Map<string, Edge[]> {
  const all = new Set(edges.map(edgeKey));
  const leaving = new Map<string, Edge[]>();
  for (const edge of edges) {
    if (all.has(edgeKey({ from: edge.to, to: edge.from }))) continue;
    const key = pointKey(edge.from);
    leaving.set(key, [...(leaving.get(key) ?? []), edge]);
  }
  return leaving;
}

function chain(first: Edge, leaving: Map<string, Edge[]>): Loop {
  const loop: Point[] = [first.from];
  const home = pointKey(first.from);
  for (let edge = first; pointKey(edge.to) !== home;) {
    const ways = leaving.get(pointKey(edge.to)) ?? [];
    const next = sharpest(edge, ways);
    if (next === undefined) throw new Error(`outline is broken at ${pointKey(edge.to)}`);
    ways.splice(ways.indexOf(next), 1);
    loop.push(next.from);
    edge = next;
  }
  return loop;
}

/** Where squares touch only at a corner there are two ways on: the sharpest turn keeps the loops apart. */
function sharpest(edge: Edge, ways: readonly Edge[]): Edge | undefined {
  return ways.toSorted((a, b) => turnOf(edge, b) - turnOf(edge, a))[0];
}

function turnOf(edge: Edge, next: Edge): number {
  const [ax, ay] = [edge.to.x - edge.from.x, edge.to.y - edge.from.y];
  const [bx, by] = [next.to.x - next.from.x, next.to.y - next.from.y];
  return Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
}

/** Corners computed from different cells differ in the last digits; a tenth of a unit tells all corners apart. */
const pointKey = (p: Point): string => `${Math.round(p.x * 10)},${Math.round(p.y * 10)}`;

const edgeKey = (edge: Edge): string => `${pointKey(edge.from)}>${pointKey(edge.to)}`;
