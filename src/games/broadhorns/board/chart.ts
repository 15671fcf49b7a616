import { type Box, type Point } from '#kit/point.ts';
import { at, type ReadonlyBy } from '#engine/indexed.ts';
import { RIVER_END, TOWNS } from '../components.ts';
import type { Cargo, Town } from '../sheets.ts';

/** The river on paper: three reaches and two great bends, from St. Louis at the top down to the Gulf. */

const REACH = 620;
const BEND = 118;
/** Half the width of the water. */
export const HALF_WIDTH = 27;
const REACHES = 3;
const BEND_LENGTH = Math.PI * BEND;
const LENGTH = REACHES * REACH + (REACHES - 1) * BEND_LENGTH;
export const STEP = LENGTH / RIVER_END;
/** How far a reach swings to and fro, and how often. */
const SWING = 7;
const WAVES = 3;

/** A point of the river's middle line, by its distance from St. Louis; `aside` to the left of the flow. */
export function along(distance: number, aside = 0): Point {
  const row = Math.max(0, Math.min(REACHES - 1, Math.floor(distance / (REACH + BEND_LENGTH))));
  const rest = distance - row * (REACH + BEND_LENGTH);
  const eastward = row % 2 === 0;
  const top = row * 2 * BEND;
  const way = eastward ? 1 : -1;
  if (rest <= REACH || row === REACHES - 1) {
    const sway =
      SWING * Math.sin((Math.min(1, Math.max(0, rest / REACH)) * WAVES * 2 + row) * Math.PI) * taper(rest / REACH);
    return { x: (eastward ? 0 : REACH) + way * rest, y: top + sway - way * aside };
  }
  const angle = (rest - REACH) / BEND;
  const r = BEND + aside;
  return { x: (eastward ? REACH : 0) + way * r * Math.sin(angle), y: top + BEND - r * Math.cos(angle) };
}

/** Straight where a reach meets a bend. */
const taper = (share: number): number => Math.min(1, Math.max(0, 6 * Math.min(share, 1 - share)));

/** The middle of a space of the channel. */
export const spaceAt = (space: number): Point => along(space * STEP);

const FINE = 12;

/** A line that follows the river from one distance to another. */
export function lineAlong(from: number, to: number, aside = 0): readonly Point[] {
  const steps = Math.max(1, Math.ceil((to - from) / FINE));
  return Array.from({ length: steps + 1 }, (_, i) => along(from + ((to - from) * i) / steps, aside));
}

export const drawn = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Before St. Louis and beyond New Orleans the water goes on for a while. */
export const SOURCE = -120;
export const MOUTH = LENGTH + 44;

/** The outline of one space, to be pressed. */
export function outline(space: number): string {
  const [from, to] = [(space - 0.5) * STEP, (space + 0.5) * STEP];
  const left = lineAlong(Math.max(SOURCE, from), Math.min(MOUTH, to), HALF_WIDTH - 2);
  const right = lineAlong(Math.max(SOURCE, from), Math.min(MOUTH, to), 2 - HALF_WIDTH).toReversed();
  return `${drawn([...left, ...right])}Z`;
}

export const CARD_WIDTH = 178;
export const CARD_HEIGHT = 134;

const ABOVE = -CARD_HEIGHT - HALF_WIDTH - 16;
const INNER_1 = HALF_WIDTH + 21;
const INNER_2 = 2 * BEND + HALF_WIDTH + 21;

/** The upper left corner of each town's tile. */
const CORNERS: ReadonlyBy<Town, Point> = [
  { x: 200, y: ABOVE },
  { x: 480, y: ABOVE },
  { x: 776, y: 42 },
  { x: 492, y: INNER_1 },
  { x: 232, y: INNER_1 },
  { x: -56, y: INNER_1 },
  { x: -64, y: INNER_2 },
  { x: 134, y: INNER_2 },
  { x: 326, y: INNER_2 },
  { x: 520, y: INNER_2 },
];

export const cornerOf = (town: Town): Point => at(CORNERS, town);

export const middleOfTown = (town: Town): Point => {
  const { x, y } = cornerOf(town);
  return { x: x + CARD_WIDTH / 2, y: y + CARD_HEIGHT / 2 };
};

/** The landing: on the bank between the entrance and the tile. */
export function portOf(town: Town): Point {
  const distance = at(TOWNS, town).entrance * STEP;
  const [left, right] = [along(distance, HALF_WIDTH + 6), along(distance, -HALF_WIDTH - 6)];
  const middle = middleOfTown(town);
  const near = (p: Point) => Math.hypot(p.x - middle.x, p.y - middle.y);
  return near(left) < near(right) ? left : right;
}

export const MARKET: Box = { x: -150, y: ABOVE - 14, width: 296, height: CARD_HEIGHT + 14 };
const COLUMN = 50;
const FIRST_COLUMN = 56;
/** Where the barrels of a type lie on the market. */
export const columnOf = (cargo: Cargo): Box => ({
  x: MARKET.x + FIRST_COLUMN + (cargo - 0.5) * COLUMN,
  y: MARKET.y + 36,
  width: COLUMN,
  height: MARKET.height - 40,
});
export const TRACK: Box = { x: -56, y: 4 * BEND + HALF_WIDTH + 16, width: 724, height: 58 };
export const BOARD: Box = { x: -172, y: ABOVE - 34, width: 1144, height: 4 * BEND + HALF_WIDTH - ABOVE + 34 + 88 };
