import { at } from '#engine/indexed.ts';
import type { Screen } from '#kit/camera.ts';
import type { Box, Point } from '#kit/point.ts';
import { RIVER_END, TOWNS } from '../components.ts';
import type { Cargo, Town } from '../sheets.ts';
import { courseThrough, drawn } from './course.ts';
import { type Bend, type ChartPlan, PLANS } from './plans.ts';

/** The river on paper, for one kind of screen: where everything lies, in pixels of the screen it was drawn for. */
export interface RiverChart {
  readonly plan: ChartPlan;
  /** Half the width of the water. */
  readonly half: number;
  /** The river's middle line, from its source to its mouth. */
  readonly line: (aside?: number) => readonly Point[];
  /** The middle of a space of the channel. */
  readonly spaceAt: (space: number, aside?: number) => Point;
  /** Which way the river flows there: in degrees, clockwise, 0 to the right. */
  readonly headingAt: (space: number) => number;
  /** The outline of one space, to be pressed. */
  readonly outline: (space: number) => string;
  readonly boardOf: (town: Town) => Box;
  /** The quay: on the bank between the channel and the board. */
  readonly quayOf: (town: Town) => Point;
  /** On which bank a town lies: 1 to the left of the flow, −1 to the right. */
  readonly sideOf: (town: Town) => number;
}

export const BOARD_HEIGHT = 112;
/** Roofs look out above a board. */
export const ROOFS = 12;

function chartOf(plan: ChartPlan): RiverChart {
  const course = courseThrough(plan.river);
  const stops = stopsOf(plan.river, course.marks);
  const distance = (space: number): number => {
    const i = Math.max(0, Math.min(STOPS.length - 2, STOPS.findIndex((stop) => stop > space) - 1));
    const from = space >= RIVER_END ? STOPS.length - 2 : i;
    const [a, b] = [at(STOPS, from), at(STOPS, from + 1)];
    return at(stops, from) + ((space - a) / (b - a)) * (at(stops, from + 1) - at(stops, from));
  };
  const spaceAt = (space: number, aside = 0): Point => course.along(distance(space), aside);
  const boardOf = (town: Town): Box => ({ ...at(plan.towns, town), width: plan.boardWidth, height: BOARD_HEIGHT });
  const sideOf = (town: Town): number => nearerBank(spaceAt, at(TOWNS, town).entrance, boardOf(town));
  const lineBetween = (from: number, to: number, aside: number): readonly Point[] => {
    const steps = Math.max(2, Math.ceil((to - from) / FINE));
    return Array.from({ length: steps + 1 }, (_, i) => course.along(from + ((to - from) * i) / steps, aside));
  };
  return {
    plan,
    half: plan.half,
    line: (aside = 0) => lineBetween(0, course.length, aside),
    spaceAt,
    headingAt: (space) => course.headingAt(distance(space)),
    outline(space) {
      const [from, to] = [distance(space - 0.5), distance(Math.min(RIVER_END, space + 0.5))];
      const left = lineBetween(from, to, plan.half - 2);
      return `${drawn([...left, ...lineBetween(from, to, 2 - plan.half).toReversed()])}Z`;
    },
    boardOf,
    sideOf,
    quayOf: (town) => spaceAt(at(TOWNS, town).entrance, sideOf(town) * (plan.half + 1)),
  };
}

/** Between the points of a drawn line. */
const FINE = 9;

/** The spaces whose place is given: St. Louis and the entrance of every town. */
const STOPS: readonly number[] = [0, ...TOWNS.map(({ entrance }) => entrance)];

/** How far down the river each of them lies. */
const stopsOf = (river: readonly Bend[], marks: readonly number[]): readonly number[] =>
  STOPS.map((stop) =>
    at(
      marks,
      river.findIndex(({ space }) => space === stop),
    ),
  );

function nearerBank(spaceAt: RiverChart['spaceAt'], space: number, { x, y, width, height }: Box): number {
  const [left, right] = [spaceAt(space, 1), spaceAt(space, -1)];
  const far = (p: Point) => Math.hypot(p.x - x - width / 2, p.y - y - height / 2);
  return far(left) < far(right) ? 1 : -1;
}

export const CHARTS: Readonly<Record<keyof typeof PLANS, RiverChart>> = {
  wide: chartOf(PLANS.wide),
  square: chartOf(PLANS.square),
  upright: chartOf(PLANS.upright),
};

/** The one of the two lying charts that is larger on this screen. */
export function chartFor(screen: Screen): RiverChart {
  const scale = ({ plan: { box } }: RiverChart) => Math.min(screen.width / box.width, screen.height / box.height);
  return scale(CHARTS.wide) >= scale(CHARTS.square) ? CHARTS.wide : CHARTS.square;
}

/** The market of St. Louis in its own measures, and where it stands on a chart. */
export const MARKET_SIZE = { width: 264, height: 172 };
const COLUMN = 44;
const FIRST_COLUMN = 38;
const ROWS_TOP = 32;
const ROW = 31;
export const MARKET_ROWS: readonly number[] = [0, 1, 2].map((row) => ROWS_TOP + (row + 0.5) * ROW);
export const BAG_TOP = ROWS_TOP + 3 * ROW + 3;

/** Where the barrels of a type stand on the market. */
export const columnOf = (cargo: Cargo): Box => ({
  x: FIRST_COLUMN + cargo * COLUMN,
  y: ROWS_TOP,
  width: COLUMN,
  height: 3 * ROW,
});

/** Where a barrel of a type is bought from the bag. */
export const bagBoxOf = (cargo: Cargo): Box => ({
  x: FIRST_COLUMN + cargo * COLUMN,
  y: BAG_TOP,
  width: COLUMN,
  height: MARKET_SIZE.height - BAG_TOP - 1,
});

/** A box of a part of the chart that is drawn in its own measures. */
export const placed = (box: Box, { x, y }: Point): Box => ({ ...box, x: box.x + x, y: box.y + y });

/** With round corners. */
export const boxPath = ({ x, y, width, height }: Box): string =>
  `M${x + 6} ${y}h${width - 12}q6 0 6 6v${height - 12}q0 6-6 6h${12 - width}q-6 0-6-6v${12 - height}q0-6 6-6Z`;
