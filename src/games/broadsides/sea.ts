import type { Index, ReadonlyBy } from '#engine/indexed.ts';
import { ARCS, CANNONS, FIRING_RANGE, HEADINGS, SEA, type ShipName, STEPS } from './components.ts';
import { cellNamed, type Mask, maskOf } from './deck.ts';

/** A dot of the sea board: row by row from the south, each row from the west. */
export type Dot = Index<'dot'>;
/** An index into `HEADINGS`. */
export type Heading = Index<'heading'>;
/** Where something lies as seen from a ship: eighths of a turn clockwise from dead ahead. */
export type Bearing = Index<'bearing'>;

const NORTH: Heading = HEADINGS.indexOf('N');
export const ASTERN: Bearing = HEADINGS.indexOf('S');

export const dotAt = (x: number, y: number): Dot => y * SEA.columns + x;
export const xOf = (dot: Dot): number => dot % SEA.columns;
export const yOf = (dot: Dot): number => Math.trunc(dot / SEA.columns);

export const ALL_DOTS: readonly Dot[] = Array.from({ length: SEA.columns * SEA.rows }, (_, dot) => dot);

const islands = new Set(SEA.islands.map(([x, y]) => dotAt(x, y)));
export const isIsland = (dot: Dot): boolean => islands.has(dot);

export const startOf = (ship: ShipName): { readonly dot: Dot; readonly heading: Heading } => {
  const { dot, heading } = SEA.starts[ship];
  return { dot: dotAt(dot[0], dot[1]), heading: HEADINGS.indexOf(heading) };
};

export type Ahead = { readonly dot: Dot } | { readonly blocked: 'island' | 'edge' };

const OFF_BOARD: Ahead = { blocked: 'edge' };

/** The dot directly in front, for every dot and heading, or what is there instead. */
const AHEAD_OF: ReadonlyBy<Dot, ReadonlyBy<Heading, Ahead>> = ALL_DOTS.map((dot) =>
  STEPS.map(([dx, dy]) => lookAhead(xOf(dot) + dx, yOf(dot) + dy)),
);

function lookAhead(x: number, y: number): Ahead {
  if (x < 0 || y < 0 || x >= SEA.columns || y >= SEA.rows) return OFF_BOARD;
  return isIsland(dotAt(x, y)) ? { blocked: 'island' } : { dot: dotAt(x, y) };
}

export const dotAhead = (dot: Dot, heading: Heading): Ahead => AHEAD_OF[dot]?.[heading] ?? OFF_BOARD;

/** A heading or a bearing turned by some eighths of a circle, either way round. */
export const turnBy = (heading: number, eighths: number): number =>
  (heading + eighths + HEADINGS.length) % HEADINGS.length;

/** Where a heading lies for a ship on a heading of its own. */
export const bearingFrom = (bow: Heading, heading: Heading): Bearing => turnBy(heading, 0 - bow);

export const dotDistance = (a: Dot, b: Dot): number => Math.max(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b)));

export const inRange = (a: Dot, b: Dot): boolean => a !== b && dotDistance(a, b) <= FIRING_RANGE;

/** The heading that leads from a dot to a neighbouring one, by how far apart their numbers are. */
const HEADING_TO: ReadonlyMap<number, Heading> = new Map(STEPS.map(([dx, dy], heading) => [dotAt(dx, dy), heading]));

/** Where a neighbouring dot lies for a ship on this dot and heading. Only for ships in range of each other. */
export const bearingOf = (from: Dot, heading: Heading, to: Dot): Bearing =>
  bearingFrom(heading, HEADING_TO.get(to - from) ?? NORTH);

/** The cannons that would bear on an enemy at this bearing if all were aboard. */
const BEARING_GUNS: ReadonlyBy<Bearing, Mask> = ARCS.map((cells) => maskOf(cells.map(cellNamed)));
export const gunsBearing = (bearing: Bearing): Mask => BEARING_GUNS[bearing] ?? 0;

export const ALL_GUNS: Mask = maskOf(CANNONS.map(cellNamed));
