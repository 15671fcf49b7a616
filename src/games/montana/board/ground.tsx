import type { VNode } from 'preact';
import { memo } from 'preact/compat';
import { coastOutline, pathOf, weather } from '#kit/coast.ts';
import { between, type Point } from '#kit/point.ts';
import { seedAt, seededNumbers } from '#kit/seeded.ts';
import { at } from '#engine/indexed.ts';
import type { Slot } from '../components.ts';
import { type Hex, HEXES_PER_TILE, IS_LAKE, NOWHERE, type Print, printAt, slotOf } from '../prairie.ts';
import type { View } from '../view.ts';
import { type PrairieChart, SIZE } from './prairie-chart.ts';

export interface PrairieProps {
  readonly view: View;
  readonly chart: PrairieChart;
}

/** The hexes that have been laid. */
export const hexesOf = (view: View): readonly Hex[] =>
  view.land.flatMap((print, hex) => (print === NOWHERE ? [] : [hex]));

/** The ground: grass, hills and water, and the hairlines of the survey. Drawn again only when a tile is laid. */
export const Ground = memo(
  ({ view, chart }: PrairieProps): VNode => {
    const hexes = hexesOf(view);
    const lakes = hexes.filter((hex) => IS_LAKE[at(view.land, hex)]);
    const tiles = [...new Set(hexes.map(slotOf))];
    const coast = pathOf(coastOutline(hexes.map((hex) => chart.corners(hex))).map((loop) => weather(loop, 3)));
    return (
      <g class="mt-ground" aria-hidden="true">
        <path class="mt-cliff" d={coast} transform="translate(1 6)" />
        <path class="mt-edge" d={coast} />
        {hexes.map((hex) => (
          <path key={hex} class={`mt-hex shade-${shadeOf(hex)}`} d={pathOf([chart.corners(hex)])} />
        ))}
        <path class="mt-grass" d={hexes.map((hex) => grassAt(chart.at(hex), at(view.land, hex))).join('')} />
        {lakes.map((hex) => (
          <Lake key={hex} loop={chart.corners(hex)} at={chart.at(hex)} />
        ))}
        {hexes
          .filter((hex) => printAt(at(view.land, hex)).land === 'mountain')
          .map((hex) => (
            <Mountain key={hex} at={chart.at(hex)} />
          ))}
        {tiles.map((tile) => (
          <path key={tile} class="mt-tile" d={pathOf(coastOutline(tileHexes(tile).map((hex) => chart.corners(hex))))} />
        ))}
      </g>
    );
  },
  (before, after) => before.chart.key === after.chart.key && sameLand(before.view, after.view),
);

const sameLand = (a: View, b: View): boolean => a.land.every((print, hex) => print === b.land[hex]);
const tileHexes = (slot: Slot): readonly Hex[] =>
  Array.from({ length: HEXES_PER_TILE }, (_, place) => slot * HEXES_PER_TILE + place);
const shadeOf = (hex: Hex): number => Math.floor(seededNumbers(seedAt(hex * 37, 11))() * 3);

/** Three tufts of grass to a hex, off its middle. */
function grassAt({ x, y }: Point, print: Print): string {
  if (printAt(print).land !== 'field') return '';
  const chance = seededNumbers(seedAt(x, y));
  return Array.from({ length: 3 }, () => {
    const angle = chance() * 2 * Math.PI;
    const far = SIZE * (0.62 + 0.12 * chance());
    return `M${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}l-1.500-4m1.500 4v-5.500m0 5.500l1.500-4`;
  }).join('');
}

function Lake({ loop, at: { x, y } }: { readonly loop: readonly Point[]; readonly at: Point }): VNode {
  const shore = pathOf([
    weather(
      loop.map((p) => between({ x, y }, p, 0.95)),
      3,
    ),
  ]);
  return (
    <g class="mt-lake">
      <path class="mt-shore" d={shore} />
      <path class="mt-water" d={shore} />
      <path
        class="mt-ripple"
        transform={`translate(${x} ${y})`}
        d="M-21-9q4-4 8 0M13 11q4-4 8 0M-19 13q4-4 8 0M11-12q4-4 8 0"
      />
    </g>
  );
}

const Mountain = ({ at }: { readonly at: Point }): VNode => (
  <g class="mt-mountain" transform={`translate(${at.x} ${at.y})`}>
    <path class="mt-rock" d="M-27 17-12-12-5-3 6-23 27 17Z" />
    <path class="mt-snow" d="M6-23 0-12 4-14 7-9 11-14Z M-12-12-16-5-12-7-9-6Z" />
    <path class="mt-hatch" d="M8-7 15 12M12-3 20 13M3-8 6 9M-11-4-8 12M-15-2-18 12M-6 1-2 13" />
  </g>
);
