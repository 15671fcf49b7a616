import type { VNode } from 'preact';
import type { Point } from '#kit/point.ts';
import { STORE } from '../components.ts';
import { HEX_NAMES } from '../prairie.ts';
import { ALL_SPACES, isSmall, type Space } from '../worker-board.ts';
import { hexPlace, rowPlace, spacePlace, WHEEL_PLACE } from '../words/places.ts';
import { slotPath, type TableChart } from './chart.ts';
import { hexPath } from './field-path.ts';

/** Where a place of a log line lies, and its outline. */
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
    ({ prairie }) => prairie && { ...prairie.on(prairie.at(hex)), path: hexPath(prairie, hex) },
  ]),
  ...Array.from({ length: ALL_SPACES }, (_, space): [string, Find] => [
    spacePlace(space),
    ({ work }) => {
      const slot = work?.cell(cellOf(space));
      return slot && { ...slot.middle, path: slotPath(slot) };
    },
  ]),
  ...STORE.map((_, row): [string, Find] => [
    rowPlace(row + 1),
    ({ store }) => {
      const slot = store?.row(row);
      return slot && { x: slot.x + 20, y: slot.middle.y, path: slotPath(slot) };
    },
  ]),
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

const wheelPath = ({ x, y, r }: Point & { readonly r: number }): string =>
  `M${x} ${y - r - 8}a${r + 8} ${r + 8} 0 1 1 -.01 0Z`;

/** Where a place of a log line lies on the table; undefined if it is not shown. */
export const placeAt = (chart: TableChart, place: string): Point | undefined => PLACES.get(place)?.(chart);

/** What a line of the log points at. */
export const Lit = ({ places, chart }: { readonly places: readonly string[]; readonly chart: TableChart }): VNode => (
  <path class="mt-lit" aria-hidden="true" d={places.map((place) => PLACES.get(place)?.(chart)?.path ?? '').join('')} />
);
