import type { Spot } from '#kit/places.tsx';
import type { Point } from '#kit/point.ts';
import type { SeatFace } from '#kit/board.ts';
import { pathOf } from '#kit/coast.ts';
import { capital, count } from '#words/speech.ts';
import { AREAS, BANK, SMALL_YIELD, SPACES_PER_AREA } from '../components.ts';
import { type Hex, printAt, slotOf } from '../prairie.ts';
import { BANK_SPACES, FREE, isSmall, NO_PLAYER, STARTING_TILE } from '../state.ts';
import type { View } from '../view.ts';
import { CITY_ID, isTaken, type Offer, spaceOf, WHEEL_ID } from './offers.ts';
import { Cow } from './symbols.tsx';
import { slotPath, spaceSlot, storeBox, storeSlot, type TableChart, WHEEL_RADIUS } from './chart.ts';
import { costName, fieldName, spaceName } from '../words/names.ts';
import { rowWords } from '../words/store.ts';

interface Surroundings {
  readonly view: View;
  readonly chart: TableChart;
  readonly seats: readonly SeatFace[];
  readonly chosen: string | undefined;
}

/** A place of the table as something to point at, with all that lies there in words. */
export function spotOf(offer: Offer, around: Surroundings): Spot {
  const { id, steps, byCow } = offer;
  const state = id === around.chosen ? 'chosen' : steps === undefined ? 'closed' : 'open';
  const can = steps === undefined ? '' : byCow ? '. Can be built on with a cow traded' : '. Can be chosen';
  return {
    id,
    ...placed(offer, around),
    label: `${labelOf(offer, around)}${can}`,
    state,
    dimness: byCow ? 2.5 : 0,
    ...(byCow && { mark: <CowSign /> }),
  };
}

const CowSign = () => (
  <g class="mt-by-cow" transform="translate(0 -24)">
    <circle r="8" />
    <Cow scale={0.6} />
  </g>
);

function placed({ id, action }: Offer, { chart }: Surroundings): Point & { path: string } {
  const { sheet, layout } = chart;
  if (action.type === 'build') return { ...chart.at(action.field), path: pathOf([chart.corners(action.field)]) };
  const space = spaceOf(id);
  if (space !== undefined)
    return onSheet(spaceSlot(layout, space).middle, sheet, slotPath(spaceSlot(layout, space), sheet));
  if (action.type === 'bid') {
    const slot = storeSlot(layout, action.row - 1, action.price);
    return onSheet(slot.middle, sheet, slotPath(slot, sheet, 5));
  }
  if (id === WHEEL_ID)
    return onSheet(layout.wheel, sheet, wheelPath({ x: sheet.x + layout.wheel.x, y: sheet.y + layout.wheel.y }));
  const store = storeBox(layout);
  return onSheet(store.middle, sheet, slotPath(store, sheet, 10));
}

const onSheet = (at: Point, sheet: Point, path: string) => ({ x: sheet.x + at.x, y: sheet.y + at.y, path });

function wheelPath({ x, y }: Point): string {
  const r = WHEEL_RADIUS + 7;
  return `M${x} ${y - r}a${r} ${r} 0 1 1 -.01 0Z`;
}

function labelOf({ id, action }: Offer, { view, seats }: Surroundings): string {
  if (action.type === 'build') return hexLabel(view, action.field, seats);
  const space = spaceOf(id);
  if (space !== undefined) return spaceLabel(view, space);
  if (action.type === 'bid') return bidLabel(view, action, seats);
  return id === CITY_ID ? 'The store in the city' : 'The recruitment wheel';
}

function hexLabel(view: View, hex: Hex, seats: readonly SeatFace[]): string {
  const owner = view.owners[hex] ?? FREE;
  const name = capital(fieldName(hex));
  if (owner === STARTING_TILE) return `${name}: the wagons of the start`;
  if (owner === FREE) return `${name}: ${landLabel(view, hex)}`;
  return `${name}: ${count(view.settlements[hex] ?? 0, 'settlement')} of ${seats[owner]?.name ?? `seat ${owner + 1}`}`;
}

function landLabel(view: View, hex: Hex): string {
  const print = printAt(view.land[hex] ?? 0);
  if (print.land !== 'field') return print.land === 'mountain' ? 'a mountain' : lakeLabel(view, hex);
  const extra = print.double ? ', room for two settlements' : print.cow ? ', with a cow' : '';
  return `costs ${costName(view, hex)}${extra}`;
}

const lakeLabel = (view: View, hex: Hex): string => (view.canteens[slotOf(hex)] ? 'a lake with a canteen' : 'a lake');

function spaceLabel(view: View, space: number): string {
  const name = capital(spaceName(space));
  if (isTaken(view, space)) return `${name}: taken`;
  if (isSmall(space)) return `${name}: gives ${SMALL_YIELD} more`;
  if (space < BANK_SPACES) return `${name}: ${BANK[space]?.silver ?? 0} silver`;
  const large = space - BANK_SPACES;
  const terms = AREAS[Math.floor(large / SPACES_PER_AREA)]?.spaces[large % SPACES_PER_AREA];
  return `${name}: gives ${terms?.goods ?? 0}`;
}

function bidLabel(view: View, { row, price }: { row: number; price: number }, seats: readonly SeatFace[]): string {
  const holder = view.store.holders[row - 1] ?? NO_PLAYER;
  const here =
    holder !== NO_PLAYER && view.store.prices[row - 1] === price
      ? `, ${seats[holder]?.name ?? 'a contractor'} stands here`
      : '';
  return `Store row ${row}, ${rowWords(row - 1)}, for ${count(price, 'pumpkin')}${here}`;
}
