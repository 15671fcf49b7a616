import type { VNode } from 'preact';
import type { SeatFace } from '#kit/board.ts';
import type { Spot } from '#kit/places.tsx';
import type { Point } from '#kit/point.ts';
import type { View } from '../view.ts';
import {
  bidLabel,
  CAN,
  hexLabel,
  sectorLabel,
  spaceLabel,
  storeLabel,
  supplyLabel,
  wheelLabel,
} from '../words/place-labels.ts';
import { type Slot, slotPath, type TableChart } from './chart.ts';
import { hexPath, isSmallFor, thumbPath } from './field-path.ts';
import { CITY_ID, isOpen, type Offer, sectorOf, spaceOf, supplyOf } from './offers.ts';
import { polar, type RecruitChart, sectorAngle, sectorPath } from './recruit-chart.ts';
import { Cow } from './symbols.tsx';
import { chosenOf } from './crew-choice.ts';
import type { Choice } from './offers.ts';
import type { PlacedPrairie } from './prairie-chart.ts';
import { WHEEL } from '../components.ts';

interface Surroundings {
  readonly view: View;
  readonly chart: TableChart;
  readonly seats: readonly SeatFace[];
  readonly picked: Choice | undefined;
}

/** Every place that is shown as something to point at, with all that lies there in words. */
export function spotsOf(offers: readonly Offer[], around: Surroundings): readonly Spot[] {
  const open = offers.flatMap((offer) => (isOpen(offer) && offer.action.type === 'build' ? [offer.action.field] : []));
  return offers.flatMap((offer) => {
    const placed = placedAt(offer, around, open);
    return placed === undefined ? [] : [spotOf(offer, around, placed)];
  });
}

type Placed = Point & Pick<Spot, 'path' | 'mark'>;

function spotOf(offer: Offer, around: Surroundings, placed: Placed): Spot {
  const can = isOpen(offer) ? CAN[offer.byCow ? 'byCow' : offer.action.type === 'build' ? 'build' : 'open'] : '';
  const state = isChosen(offer, around.picked) ? 'chosen' : isOpen(offer) ? 'open' : 'closed';
  return { id: offer.id, ...placed, label: `${labelOf(offer, around)}${can}`, state };
}

function isChosen({ id }: Offer, picked: Choice | undefined): boolean {
  const colour = supplyOf(id);
  return colour === undefined ? picked?.id === id : chosenOf(picked?.chosen ?? [], colour) > 0;
}

/** Where a place lies; undefined if its part of the table is not shown. */
function placedAt(offer: Offer, { view, chart }: Surroundings, open: readonly number[]): Placed | undefined {
  const { id, action } = offer;
  const { prairie, work, recruit, store } = chart;
  if (action.type === 'build') return prairie && fieldAt(offer, prairie, open);
  const space = spaceOf(id);
  if (space !== undefined) return work && onSlot(work.cell(space));
  if (action.type === 'bid') return store && onSlot(store.cell(action.row - 1, action.price), 6);
  if (id === CITY_ID) return store && onSlot(slotOf(store.room), 12);
  return recruit && onWheel(id, recruit, view);
}

const onSlot = (slot: Slot, r?: number): Placed => ({ ...slot.middle, path: slotPath(slot, r) });

const slotOf = (box: { x: number; y: number; width: number; height: number }): Slot => ({
  ...box,
  middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
});

/** The wheel, a sector of it with what is listed of it beside the wheel, or a colour in the supply. */
function onWheel(id: string, chart: RecruitChart, view: View): Placed {
  const { wheel } = chart;
  const colour = supplyOf(id);
  if (colour !== undefined) return onSlot(slotOf(chart.supply(colour)), 7);
  const sector = sectorOf(id);
  if (sector === undefined) return { ...wheel, path: discPath(wheel, wheel.r + 8) };
  const spaces = (sector - view.arrow + WHEEL.length) % WHEEL.length;
  const out = polar(sectorAngle(sector), wheel.r * 0.7);
  const listed = spaces === 0 ? '' : slotPath(chart.chip(spaces), 7);
  return { x: wheel.x + out.x, y: wheel.y + out.y, path: `${sectorPath(sector, wheel.r, wheel)}${listed}` };
}

const discPath = ({ x, y }: Point, r: number): string => `M${x} ${y - r}a${r} ${r} 0 1 1 -.01 0Z`;

/** Small hexes: those that can be pressed get the room of a finger, the others leave it to them. */
function fieldAt({ action, actions, byCow }: Offer, prairie: PlacedPrairie, open: readonly number[]): Placed {
  const hex = action.type === 'build' ? action.field : 0;
  const at = prairie.on(prairie.at(hex));
  if (actions === undefined) return { ...at, path: hexPath(prairie, hex, isSmallFor(prairie) ? CLOSED : 1) };
  return {
    ...at,
    path: isSmallFor(prairie) ? thumbPath(prairie, hex, open) : hexPath(prairie, hex),
    mark: <OpenField d={hexPath(prairie, hex, 0.95)} at={at} byCow={byCow} scale={prairie.scale} />,
  };
}

const CLOSED = 0.84;

interface OpenFieldProps {
  readonly d: string;
  readonly at: Point;
  readonly byCow: true | undefined;
  readonly scale: number;
}

/** What is seen of a field that can be pressed: its hex, whatever a finger can hit. */
const OpenField = ({ d, at, byCow, scale }: OpenFieldProps): VNode => (
  <>
    <path class={byCow ? 'mt-open by-cow' : 'mt-open'} d={d} transform={`translate(${-at.x} ${-at.y})`} />
    {byCow && (
      <g class="mt-by-cow" transform={`scale(${scale}) translate(0 -25)`}>
        <circle r="9" />
        <Cow scale={0.65} />
      </g>
    )}
  </>
);

function labelOf({ id, action }: Offer, { view, seats }: Surroundings): string {
  const nameOf = (seat: number) => seats[seat]?.name ?? `seat ${seat + 1}`;
  if (action.type === 'build') return hexLabel(view, action.field, nameOf);
  const [space, sector, colour] = [spaceOf(id), sectorOf(id), supplyOf(id)];
  if (space !== undefined) return spaceLabel(view, space);
  if (action.type === 'bid') return bidLabel(view, action, nameOf);
  if (sector !== undefined) return sectorLabel(view, sector);
  if (colour !== undefined) return supplyLabel(view, colour);
  return id === CITY_ID ? storeLabel(view, nameOf) : wheelLabel(view);
}
