import type { VNode } from 'preact';
import type { TrailMark } from '#kit/board.ts';
import type { Point } from '#kit/point.ts';
import { STORE } from '../components.ts';
import { type Hex, HEX_NAMES } from '../prairie.ts';
import { ALL_SPACES, isSmall, type Space } from '../worker-board.ts';
import { hexPlace, rowPlace, spacePlace, STORE_PLACE, WHEEL_PLACE } from '../words/places.ts';
import { type Slot, slotPath, type TableChart } from './chart.ts';
import type { TablePart } from './arrangement.ts';
import { hexPath } from './field-path.ts';
import type { PlacedPrairie } from './prairie-chart.ts';

/** Where the mark of a place stands, so that what lies there stays in sight; and the outline of the place. */
interface LitPlace extends Point {
  readonly path: string;
}

type Find = (chart: TableChart) => LitPlace | undefined;

/** Small spaces lie in the cell of their large one. */
const cellOf = (space: Space): Space => (isSmall(space) ? space - (ALL_SPACES - 3) / 2 : space);

/** By the name of the place. */
const PLACES: ReadonlyMap<string, Find> = new Map<string, Find>([
  ...HEX_NAMES.map((_, hex): [string, Find] => [
    hexPlace(hex),
    ({ prairie }) => prairie && { ...cornerOf(prairie, hex), path: hexPath(prairie, hex) },
  ]),
  ...Array.from({ length: ALL_SPACES }, (_, space): [string, Find] => [
    spacePlace(space),
    ({ work }) => {
      const slot = work?.cell(cellOf(space));
      return slot && { x: slot.x - 4, y: slot.y + 18, path: slotPath(slot) };
    },
  ]),
  ...STORE.map((_, row): [string, Find] => [
    rowPlace(row + 1),
    ({ store }) => {
      const slot = store?.row(row);
      return slot && { ...besideRow(slot), path: slotPath(slot) };
    },
  ]),
  [STORE_PLACE, ({ store }) => store && { x: store.room.x, y: store.room.y + 16, path: slotPath(store.room, 12) }],
  [
    WHEEL_PLACE,
    // The rim: the arrow stays in sight.
    ({ recruit }) =>
      recruit && {
        x: recruit.wheel.x + recruit.wheel.r * 0.6,
        y: recruit.wheel.y - recruit.wheel.r * 0.6,
        path: wheelPath(recruit.wheel),
      },
  ],
]);

/** Towards the upper right corner of a field. */
function cornerOf(prairie: PlacedPrairie, hex: Hex): Point {
  const { x, y } = prairie.on(prairie.at(hex));
  return { x: x + prairie.across * 0.16, y: y - prairie.across * 0.2 };
}

/** Before a low row; in the head of a high one, between what it gives as a picture and in words. */
const besideRow = ({ x, y, width, height, middle }: Slot): Point =>
  height > 44 ? { x: x + width * 0.36, y: y + 24 } : { x: x - 18, y: middle.y + 12 };

const wheelPath = ({ x, y, r }: Point & { readonly r: number }): string =>
  `M${x} ${y - r - 8}a${r + 8} ${r + 8} 0 1 1 -.01 0Z`;

/** Where a place of a log line lies on the table; undefined if it is not shown. */
export function placeAt(chart: TableChart, place: string): Point | undefined {
  const [name = '', nth] = place.split(AGAIN);
  const point = PLACES.get(name)?.(chart);
  return point && nth !== undefined ? { x: point.x, y: point.y + Number(nth) * 24 } : point;
}

/** Between the wheel and the number of an earlier mark there. */
const AGAIN = ' again ';

/** Several players often spin in one round: the marks of the wheel stand one below the other. */
export function spreadOnWheel(trail: readonly TrailMark[]): readonly TrailMark[] {
  const isOnWheel = ({ places }: TrailMark): boolean => places[0] === WHEEL_PLACE;
  return trail.map((mark, i) => {
    const before = trail.slice(0, i).filter(isOnWheel).length;
    return before > 0 && isOnWheel(mark) ? { ...mark, places: [`${WHEEL_PLACE}${AGAIN}${before}`] } : mark;
  });
}

/** The part of the table on which a place of a log line lies. */
export function partOfPlace(place: string): TablePart {
  if (place === WHEEL_PLACE) return 'recruit';
  if (place.startsWith('hex')) return 'prairie';
  return place === STORE_PLACE || place.startsWith('row') ? 'store' : 'work';
}

/** Dashed lines around what others have changed, in their colours. */
export const Changed = ({
  trail,
  chart,
}: {
  readonly trail: readonly TrailMark[];
  readonly chart: TableChart;
}): VNode => (
  <g aria-hidden="true">
    {trail.map(({ step, seat, places, isFaded }) => (
      <path
        key={step}
        class={`mt-changed seat-${seat}${isFaded ? ' faded' : ''}`}
        d={places.map((place) => PLACES.get(place)?.(chart)?.path ?? '').join('')}
      />
    ))}
  </g>
);

/** What a line of the log points at. */
export const Lit = ({ places, chart }: { readonly places: readonly string[]; readonly chart: TableChart }): VNode => (
  <path class="mt-lit" aria-hidden="true" d={places.map((place) => PLACES.get(place)?.(chart)?.path ?? '').join('')} />
);
