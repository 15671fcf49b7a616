import { at } from '#engine/indexed.ts';
import { count, listed } from '#words/speech.ts';
import { BANK, CITY_PUMPKINS, DOUBLE, SMALL_YIELD, WHEEL } from '../components.ts';
import { NO_CREW } from '../crews.ts';
import { type Hex, IS_LAKE, neighboursOf, printAt, slotOf } from '../prairie.ts';
import { FREE, STARTING_TILE } from '../state.ts';
import type { View } from '../view.ts';
import { areaOf, isBank, isSmall, smallBeside, type Space, termsOf } from '../worker-board.ts';
import {
  costGoods,
  crewName,
  crewNeeded,
  fieldName,
  fieldTitle,
  goodsOf,
  spaceTitle,
  wheelWords,
  workerName,
} from './names.ts';
import { rowWords } from './store.ts';

/** What a screen reader says of the places of the table: where they are, what lies there, what can be done. */

/** After the label of a place that can be pressed. */
export const CAN = {
  open: '. You can choose this',
  build: '. You can build here',
  byCow: '. You can build here if you trade a cow',
} as const;

type NameOf = (seat: number) => string;

export function hexLabel(view: View, hex: Hex, nameOf: NameOf): string {
  const owner = at(view.owners, hex);
  if (owner === STARTING_TILE) return `${fieldTitle(hex)}: starting tile`;
  if (owner === FREE) return `${fieldTitle(hex)}: ${landLabel(view, hex)}${besideLabel(view, hex, nameOf)}`;
  return `${fieldTitle(hex)}: ${count(at(view.settlements, hex), 'settlement')} of ${nameOf(owner)}${besideLabel(view, hex, nameOf)}`;
}

function landLabel(view: View, hex: Hex): string {
  const print = printAt(at(view.land, hex));
  if (print.land !== 'field') return print.land === 'mountain' ? 'mountain' : lakeLabel(view, hex);
  const extra = print.double ? `. Room for ${count(DOUBLE, 'settlement')}` : print.cow ? '. With a cow' : '';
  return `costs ${listed(costGoods(view, hex))}${extra}`;
}

const hasCanteen = (view: View, hex: Hex): boolean =>
  IS_LAKE[at(view.land, hex)] === true && at(view.canteens, slotOf(hex));

const lakeLabel = (view: View, hex: Hex): string => (hasCanteen(view, hex) ? 'lake with a canteen' : 'lake');

/** ". Beside Anna on D2 and a canteen": what matters next to a field that can be built on. */
function besideLabel(view: View, hex: Hex, nameOf: NameOf): string {
  if (printAt(at(view.land, hex)).land !== 'field') return '';
  const near = neighboursOf(view.seats, hex).flatMap((next) => {
    const owner = at(view.owners, next);
    if (owner === STARTING_TILE) return ['the starting tile'];
    return owner === FREE ? [] : [`${nameOf(owner)} on ${fieldName(next)}`];
  });
  const canteens = neighboursOf(view.seats, hex).filter((next) => hasCanteen(view, next)).length;
  const lakes = canteens === 0 ? [] : [canteens === 1 ? 'a lake with a canteen' : `${canteens} lakes with canteens`];
  return near.length + canteens === 0 ? '' : `. Beside ${listed([...near, ...lakes])}`;
}

/** A cell of the worker board: its space, and the small one in it. */
export function spaceLabel(view: View, space: Space): string {
  const crew = at(view.spaces, space);
  const here = crew === NO_CREW ? termsLabel(space) : `taken by ${crewName(crew)}`;
  const small = isBank(space) || isSmall(space) ? '' : smallLabel(view, smallBeside(space));
  return `${spaceTitle(space)}: ${here}${small}`;
}

function termsLabel(space: Space): string {
  if (isBank(space)) return `pays ${at(BANK, space).silver} silver`;
  const goods = goodsOf(isSmall(space) ? SMALL_YIELD : termsOf(space).goods, areaOf(space));
  return `gives ${goods}${isSmall(space) ? ' more' : ''}, takes ${crewNeeded(space)}`;
}

/** A small space is used right after its large one or never: while nobody is there, it is of no interest. */
function smallLabel(view: View, small: Space): string {
  const crew = at(view.spaces, small);
  return crew === NO_CREW ? '' : `. Small space taken by ${crewName(crew)}`;
}

/** Rows are counted from 1 here. */
export function bidLabel({ store }: View, { row, price }: { row: number; price: number }, nameOf: NameOf): string {
  const isTaken = store.prices[row - 1] === price;
  const here = isTaken ? `. ${nameOf(at(store.holders, row - 1))} is here` : '';
  return `Store row ${row} for ${count(price, 'pumpkin')}: ${rowWords(row - 1)}${here}`;
}

export const wheelLabel = ({ arrow }: View): string =>
  arrow < 0 ? 'Recruitment wheel' : `Recruitment wheel: the arrow is on ${wheelWords(arrow)}`;

/** Where the arrow could stop: "1 stone and 1 pumpkin worker, for 2 grain". */
export function sectorLabel({ arrow }: View, sector: number): string {
  const spaces = (sector - arrow + WHEEL.length) % WHEEL.length;
  return `Wheel: ${wheelWords(sector)}, ${spaces === 0 ? 'where the arrow is: keep these' : `for ${spaces} grain`}`;
}

export const supplyLabel = ({ workers }: View, colour: number): string =>
  `Supply: ${count(at(workers, colour), workerName(colour))}`;

/** "Store: Anna bids 3 on row 1". */
export function storeLabel({ store }: View, nameOf: NameOf): string {
  const bids = store.holders.flatMap((seat, row) =>
    seat < 0 ? [] : [`${nameOf(seat)} bids ${at(store.prices, row)} on row ${row + 1}`],
  );
  return `Store: ${bids.length === 0 ? `take ${count(CITY_PUMPKINS, 'pumpkin')} and bid` : listed(bids)}`;
}
