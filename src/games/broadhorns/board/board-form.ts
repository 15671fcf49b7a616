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
  /** The first of the cards that lie face up here; the others follow below it. */
  readonly card: Box;
}

/** Between the heading and the shelf. */
const [CARDS_TOP, CARDS_HEIGHT] = [33, 48];
const TALLEST_CARD = 20;

/** What lies at a town: how many cargo spaces, and how many cards. */
interface Lying {
  readonly spaces: number;
  readonly cards: number;
}

/** Cards lie to the right of the cargo spaces, which move together for them. */
export function plainForm(width: number, { spaces, cards }: Lying = { spaces: 3, cards: 0 }): BoardForm {
  const pitch = cards > 0 && spaces > 3 ? 28 : 32;
  const room = width - MARGIN - spaces * pitch - 7;
  return {
    width,
    height: BOARD_HEIGHT,
    pitch,
    shelf: 28,
    card: {
      x: width - room - 4,
      y: CARDS_TOP,
      width: room,
      height: Math.min(TALLEST_CARD, CARDS_HEIGHT / Math.min(cards, ROWS)),
    },
  };
}

/** Rows of cards on a board. Where there are more cards, the last row tells how many. */
const ROWS = 3;
export const shownCards = (cards: number): number => (cards > ROWS ? ROWS - 1 : cards);

/** Wide enough for a finger, also on narrow phones, which draw the chart smaller. */
const FINGER = 48;
/** Left and right of the cargo spaces. */
const MARGIN = 8;

const lyingAt = (view: View, town: Town): Lying => ({
  spaces: sheetAt(townOf(view, town).sheet).spaces.length,
  cards: townOf(view, town).cards.length,
});

/** A board on which nothing is pressed by itself. */
export const formToRead = (view: View, town: Town, width: number): BoardForm => plainForm(width, lyingAt(view, town));

/** Where the boat that trades now has landed, things are larger on screens that are touched. */
export function formOf({ plan }: RiverChart, view: View, town: Town): BoardForm {
  const plain = formToRead(view, town, plan.boardWidth);
  if (!plan.isForTouch || landedAt(view) !== town) return plain;
  const spaces = Math.max(lyingAt(view, town).spaces, sheetAt(view.sheet).spaces.length);
  const width = Math.max(plain.width, spaces * FINGER + 2 * MARGIN);
  return {
    width,
    height: BOARD_HEIGHT + FINGER - plain.shelf,
    pitch: FINGER,
    shelf: FINGER,
    card: { x: width, y: 0, width: FINGER + 8, height: FINGER },
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

export const townCardBox = ({ card }: BoardForm, i: number): Box => ({ ...card, y: card.y + i * card.height });
