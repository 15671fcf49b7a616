import { CITY_PUMPKINS, SMALL_YIELD, WORKER_SPACES, WORKERS_PER_SPIN } from '../components.ts';
import { count } from '#words/speech.ts';
import { settlementsBuilt } from '../rules/ending.ts';
import { type Player, playerOf, workersOf } from '../state.ts';
import type { View } from '../view.ts';

/** What is printed on the board and beside a player's things. */
export const LABELS = {
  table: 'Prairie and worker board',
  places: 'Places on the board',
  /** The prairie, as the action that is taken there. */
  prairie: 'Build',
  work: 'Work',
  recruit: 'Recruit',
  store: 'Store',
  bank: 'Bank',
  smallSpace: `+${SMALL_YIELD}`,
  smallSpaceBelow: `+${SMALL_YIELD} more`,
  /** In the titles of the parts. */
  workHint: '1 matching worker, or any 2 others',
  storeHint: `press to go: +${count(CITY_PUMPKINS, 'pumpkin')}`,
  bidHint: 'bid pumpkins',
  supply: 'left in the supply',
  /** Beside a good of the supply. */
  left: (number: number) => `${number} left`,
  /** In a free corner beside the prairie. */
  buildHint: ['Pay what a light field shows,', 'place a settlement there.'],
  tabs: 'Wheel or store',
  /** Below or beside the wheel. */
  spinHint: [`Spin: ${count(WORKERS_PER_SPIN, 'worker')}. Then each grain`, 'moves the arrow 1 space on.'],
  spinHintNarrow: [`Spin: ${count(WORKERS_PER_SPIN, 'worker')}.`, 'Then each grain moves', 'the arrow 1 space on.'],
  advanceHint: 'Press where the arrow should stop.',
  whiteHint: [`Press any ${count(WORKERS_PER_SPIN, 'worker')}.`, ''],
  /** Groups of the player's own things. */
  goods: 'Goods',
  belongings: 'Silver and cattle',
  all: 'Goods, silver and cattle',
  /** Headings of the list of all actions. */
  cattle: 'Trade a cow',
  other: 'Go on',
  /** The trades of a cow. */
  tradeTitle: 'Trade 1 cow for',
  tradeDetail: 'Choose what you get for it.',
  close: 'Close',
  keepCow: 'Keep the cow',
  tradeCow: 'Trade anyway',
  twoOthers: '2 others',
  oneMatching: '1 matching',
  pressAgain: 'Press it again, or the gold button.',
  moreNeeded: 'Choose 1 more first.',
  noneChosen: 'Choose some first.',
  spaceFirst: 'Press a work space first. Then choose its workers here.',
  canteen: 'Another turn · 1 canteen',
  workerNotHere: 'This worker does not fit here. Choose another.',
  noWorkers: 'You have no workers for it. Trade a cow to get one.',
} as const;

/** Below the symbols of a player's own things. */
export const STOCK_LABELS = ['copper', 'stone', 'grain', 'pumpkin', 'big copper', 'big stone'] as const;

/** "3 of 8 settlements". */
export function settlementsNote(view: View, seat: number): string {
  const { built, goal } = settlementsOf(view, seat);
  return `${built} of ${goal} settlements`;
}

/** What is built, and how many there are to build. */
export function settlementsOf(view: View, seat: number): { readonly built: number; readonly goal: number } {
  const player = playerOf(view, seat);
  const built = settlementsBuilt(view, player);
  return { built, goal: built + player.settlements };
}

/** "3 settlements built, 5 left". */
export function settlementsLabel(view: View, seat: number): string {
  const player = playerOf(view, seat);
  return `${count(settlementsBuilt(view, player), 'settlement')} built, ${player.settlements} left`;
}

/** "Workers · 4 of 8". */
export const workersTitle = (player: Player): string => `Workers · ${workersOf(player)} of ${WORKER_SPACES}`;
export const workersLabel = (player: Player): string => `${workersOf(player)} of ${WORKER_SPACES} workers`;

/** The course of a game: settlements, and what was ready on the player boards. */
export const CHARTS = {
  settlements: { title: 'Settlements', unit: 'settlements' },
  belongings: { title: 'On the player board', unit: 'silver, workers and goods' },
} as const;
