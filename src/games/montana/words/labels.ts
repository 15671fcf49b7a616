import { at } from '#engine/indexed.ts';
import { count } from '#words/speech.ts';
import { BANK, SMALL_YIELD, WORKER_SPACES } from '../components.ts';
import { NO_CREW } from '../crews.ts';
import { type Hex, printAt, slotOf } from '../prairie.ts';
import { settlementsBuilt } from '../rules/ending.ts';
import { FREE, type Player, playerOf, STARTING_TILE, workersOf } from '../state.ts';
import type { View } from '../view.ts';
import { isBank, isSmall, type Space, termsOf } from '../worker-board.ts';
import { costName, fieldTitle, spaceTitle } from './names.ts';
import { rowWords } from './store.ts';

/** What is printed on the table, and what a screen reader says of its places. */
export const LABELS = {
  table: 'The prairie and the worker board',
  places: 'Places of the table',
  wheel: 'The recruitment wheel',
  store: 'The store in the city',
  recruit: 'Recruit',
  bank: 'Bank',
  supply: 'Supply',
  smallSpace: `+${SMALL_YIELD}`,
  /** After the label of a place that can be pressed. */
  open: '. Can be chosen',
  openByCow: '. Can be built on with a cow traded',
  /** Headings of the answers that the bar folds away. */
  work: 'Work',
  build: 'Build',
  bids: 'Bid',
  cattle: 'Cattle',
  /** Beside an answer. */
  careful: 'careful',
  short: 'not enough in the supply',
  keepCow: 'Keep the cow',
  tradeCow: 'Trade it all the same',
} as const;

type NameOf = (seat: number) => string;

export function hexLabel(view: View, hex: Hex, nameOf: NameOf): string {
  const owner = at(view.owners, hex);
  if (owner === STARTING_TILE) return `${fieldTitle(hex)}: the wagons of the start`;
  if (owner === FREE) return `${fieldTitle(hex)}: ${landLabel(view, hex)}`;
  return `${fieldTitle(hex)}: ${count(at(view.settlements, hex), 'settlement')} of ${nameOf(owner)}`;
}

function landLabel(view: View, hex: Hex): string {
  const print = printAt(at(view.land, hex));
  if (print.land !== 'field') return print.land === 'mountain' ? 'a mountain' : lakeLabel(view, hex);
  const extra = print.double ? ', room for two settlements' : print.cow ? ', with a cow' : '';
  return `costs ${costName(view, hex)}${extra}`;
}

const lakeLabel = (view: View, hex: Hex): string =>
  at(view.canteens, slotOf(hex)) ? 'a lake with a canteen' : 'a lake';

export function spaceLabel(view: View, space: Space): string {
  if (at(view.spaces, space) !== NO_CREW) return `${spaceTitle(space)}: taken`;
  if (isSmall(space)) return `${spaceTitle(space)}: gives ${SMALL_YIELD} more`;
  if (isBank(space)) return `${spaceTitle(space)}: ${at(BANK, space).silver} silver`;
  return `${spaceTitle(space)}: gives ${termsOf(space).goods}`;
}

/** Rows are counted from 1 here. */
export function bidLabel({ store }: View, { row, price }: { row: number; price: number }, nameOf: NameOf): string {
  const isTaken = store.prices[row - 1] === price;
  const here = isTaken ? `, ${nameOf(at(store.holders, row - 1))} stands here` : '';
  return `Store row ${row}, ${rowWords(row - 1)}, for ${count(price, 'pumpkin')}${here}`;
}

/** "3 settlements built, 5 left". */
export function settlementsLabel(view: View, seat: number): string {
  const player = playerOf(view, seat);
  return `${count(settlementsBuilt(view, player), 'settlement')} built, ${player.settlements} left`;
}

export const workersLabel = (player: Player): string => `${workersOf(player)} of ${WORKER_SPACES} workers`;

/** The course of a game: settlements, and what was ready on the player boards. */
export const CHARTS = {
  settlements: { title: 'Settlements', unit: 'settlements' },
  belongings: { title: 'On the player board', unit: 'silver, workers and goods' },
} as const;
