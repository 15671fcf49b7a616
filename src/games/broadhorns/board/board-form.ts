import type { Box } from '#kit/point.ts';
import { sheetAt, type Town, townAt } from '../sheets.ts';
import { hasBoat, mover, townOf } from '../state.ts';
import type { View } from '../view.ts';
import { BOARD_HEIGHT, type RiverChart } from './chart.ts';

/** The measures of a town's board. */
export interface BoardForm {
  readonly width: number;
  readonly height: number;
  /** From one cargo space to the next. */
  readonly pitch: number;
  readonly shelf: number;
  /** A card that lies beside the board. */
  readonly card: { readonly width: number; readonly height: number };
}

export const plainForm = (width: number): BoardForm => ({
  width,
  height: BOARD_HEIGHT,
  pitch: 32,
  shelf: 28,
  card: { width: 13, height: 25 },
});

/** Wide enough for a finger, also on narrow phones, which draw the chart smaller. */
const FINGER = 48;
/** Left and right of the cargo spaces. */
const MARGIN = 8;

/** Where the boat that trades now has landed, things are larger on screens that are touched. */
export function formOf({ plan }: RiverChart, view: View, town: Town): BoardForm {
  const plain = plainForm(plan.boardWidth);
  if (!plan.isForTouch || landedAt(view) !== town) return plain;
  const spaces = Math.max(sheetAt(townOf(view, town).sheet).spaces.length, sheetAt(view.sheet).spaces.length);
  return {
    width: Math.max(plain.width, spaces * FINGER + 2 * MARGIN),
    height: BOARD_HEIGHT + FINGER - plain.shelf,
    pitch: FINGER,
    shelf: FINGER,
    card: { width: FINGER, height: FINGER },
  };
}

/** The town where the mover trades; undefined: the mover does not. */
export function landedAt(view: View): Town | undefined {
  const m = mover(view);
  return hasBoat(m) && m.inPort && view.outcome === undefined ? townAt(m.at) : undefined;
}

/** Where the board stands on the chart: it keeps its foot, and stays on the chart. */
export function boardBox(chart: RiverChart, town: Town, { width, height }: BoardForm): Box {
  const { x, y } = chart.boardOf(town);
  return { x: Math.min(x, chart.plan.box.width - width - 4), y: y + BOARD_HEIGHT - height, width, height };
}

/** Places on a board, in its own measures. */
export const spaceBox = ({ pitch }: BoardForm, i: number): Box => ({
  x: MARGIN + i * pitch,
  y: 32,
  width: pitch,
  height: 50,
});

export const wareBox = ({ height, shelf }: BoardForm, i: number): Box => ({
  x: 38 + i * FINGER,
  y: height - shelf - 1,
  width: FINGER,
  height: shelf + 1,
});

/** A card looks out beside the board. */
export const townCardBox = ({ width, card }: BoardForm, i: number): Box => ({
  x: width,
  y: (card.width === FINGER ? 0 : 34) + i * card.height,
  ...card,
});
