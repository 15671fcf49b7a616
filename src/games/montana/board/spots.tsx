import type { Spot } from '#kit/places.tsx';
import type { Point } from '#kit/point.ts';
import type { SeatFace } from '#kit/board.ts';
import { pathOf } from '#kit/coast.ts';
import type { View } from '../view.ts';
import { CITY_ID, isOpen, type Offer, spaceOf, WHEEL_ID } from './offers.ts';
import { Cow } from './symbols.tsx';
import { slotPath, spaceSlot, storeBox, storeSlot, type TableChart, WHEEL_RADIUS } from './chart.ts';
import { bidLabel, hexLabel, LABELS, spaceLabel } from '../words/labels.ts';

interface Surroundings {
  readonly view: View;
  readonly chart: TableChart;
  readonly seats: readonly SeatFace[];
  readonly chosen: string | undefined;
}

/** A place of the table as something to point at, with all that lies there in words. */
export function spotOf(offer: Offer, around: Surroundings): Spot {
  const { id, byCow } = offer;
  const state = id === around.chosen ? 'chosen' : isOpen(offer) ? 'open' : 'closed';
  const can = isOpen(offer) ? (byCow ? LABELS.openByCow : LABELS.open) : '';
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
  const nameOf = (seat: number) => seats[seat]?.name ?? `seat ${seat + 1}`;
  if (action.type === 'build') return hexLabel(view, action.field, nameOf);
  const space = spaceOf(id);
  if (space !== undefined) return spaceLabel(view, space);
  if (action.type === 'bid') return bidLabel(view, action, nameOf);
  return id === CITY_ID ? LABELS.store : LABELS.wheel;
}
