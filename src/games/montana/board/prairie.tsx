import type { VNode } from 'preact';
import { memo } from 'preact/compat';
import { coastOutline, pathOf, weather } from '#kit/coast.ts';
import type { Point } from '#kit/point.ts';
import { seedAt, seededNumbers } from '#kit/seeded.ts';
import { at } from '#engine/indexed.ts';
import type { Slot } from '../components.ts';
import type { Event } from '../events.ts';
import {
  costOf,
  HAS_COW,
  type Hex,
  HEXES_PER_TILE,
  IS_DOUBLE,
  IS_LAKE,
  NOWHERE,
  type Print,
  printAt,
  slotOf,
} from '../prairie.ts';
import { FREE, STARTING_TILE } from '../state.ts';
import type { View } from '../view.ts';
import { Canteen, Cow, Good, HouseSymbol, HouseSign, Wagon } from './symbols.tsx';
import { SIZE, type TableChart } from './chart.ts';

interface PrairieProps {
  readonly view: View;
  readonly chart: TableChart;
}

const hexesOf = (view: View): readonly Hex[] => view.land.flatMap((print, hex) => (print === NOWHERE ? [] : [hex]));

/** The ground: grass, hills and water, and the hairlines of the survey. Drawn again only when a tile is laid. */
export const Ground = memo(
  ({ view, chart }: PrairieProps): VNode => {
    const hexes = hexesOf(view);
    const lakes = hexes.filter((hex) => IS_LAKE[at(view.land, hex)]);
    const tiles = [...new Set(hexes.map(slotOf))];
    return (
      <g class="mt-ground" aria-hidden="true">
        <path
          class="mt-edge"
          d={pathOf(coastOutline(hexes.map((hex) => chart.corners(hex))).map((loop) => weather(loop, 3)))}
        />
        {hexes.map((hex) => (
          <path key={hex} class={`mt-hex shade-${shadeOf(hex)}`} d={pathOf([chart.corners(hex)])} />
        ))}
        <path class="mt-grass" d={hexes.map((hex) => grassAt(chart.at(hex), at(view.land, hex))).join('')} />
        {lakes.map((hex) => (
          <Lake key={hex} loop={chart.corners(hex)} />
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

function Lake({ loop }: { readonly loop: readonly Point[] }): VNode {
  const shore = pathOf([weather(loop, 4)]);
  return (
    <g class="mt-lake">
      <path class="mt-shore" d={shore} />
      <path class="mt-water" d={shore} />
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

/** What lies on the hexes now: costs, cows, canteens, wagons and houses. */
export function Fields({ view, chart, events }: PrairieProps & { readonly events: readonly Event[] }): VNode {
  const fresh = new Set(events.flatMap((event) => (event.type === 'built' ? [event.field] : [])));
  return (
    <g aria-hidden="true">
      {hexesOf(view).map((hex) => {
        const { x, y } = chart.at(hex);
        return (
          <g key={hex} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <OnHex view={view} hex={hex} fresh={fresh.has(hex)} />
          </g>
        );
      })}
    </g>
  );
}

function OnHex({ view, hex, fresh }: { view: View; hex: Hex; fresh: boolean }): VNode | null {
  const print = at(view.land, hex);
  const owner = at(view.owners, hex);
  if (owner === STARTING_TILE) return <Wagon />;
  if (owner !== FREE) return <Houses seat={owner} number={at(view.settlements, hex)} fresh={fresh} />;
  if (IS_LAKE[print]) return view.canteens[slotOf(hex)] ? <Canteen scale={1.5} /> : null;
  return printAt(print).land === 'field' ? <Price print={print} /> : null;
}

/** Where houses stand on their field, by how many there are. */
const STANDS: readonly (readonly Point[])[] = [
  [],
  [{ x: 0, y: 0 }],
  [
    { x: -12, y: -5 },
    { x: 11, y: 7 },
  ],
  [
    { x: -13, y: -8 },
    { x: 13, y: -6 },
    { x: 0, y: 11 },
  ],
];

function Houses({ seat, number, fresh }: { seat: number; number: number; fresh: boolean }): VNode {
  const stands = STANDS[Math.min(number, STANDS.length - 1)] ?? [];
  return (
    <g class={fresh ? 'mt-rises' : undefined}>
      {stands.map(({ x, y }, i) => (
        <g key={i} transform={`translate(${x} ${y})`}>
          <HouseSymbol seat={seat} scale={stands.length === 1 ? 1.2 : 0.85} />
        </g>
      ))}
      {number >= STANDS.length && <text class="mt-many" y="30">{`×${number}`}</text>}
    </g>
  );
}

/** Costs as goods in a row; below them room for two, or a cow. */
function Price({ print }: { print: Print }): VNode {
  const goods = costOf(print);
  const special = at(HAS_COW, print) || at(IS_DOUBLE, print);
  const places = rowOf(goods.length);
  return (
    <g>
      {goods.map((good, i) => (
        <g key={good} transform={`translate(${places[i]?.x ?? 0} ${(places[i]?.y ?? 0) + (special ? -9 : 0)})`}>
          <Good good={good} scale={goods.length > 2 ? 0.95 : 1.2} />
        </g>
      ))}
      {HAS_COW[print] && (
        <g transform="translate(0 17)">
          <Cow scale={1.05} />
        </g>
      )}
      {IS_DOUBLE[print] && (
        <g transform="translate(0 19)" class="mt-double">
          <rect x="-17" y="-9" width="34" height="17" rx="8" />
          <g transform="translate(-7 1)">
            <HouseSign />
          </g>
          <g transform="translate(7 1)">
            <HouseSign />
          </g>
        </g>
      )}
    </g>
  );
}

/** One to four goods: in a row, or two above two. */
function rowOf(number: number): readonly Point[] {
  if (number === 4) return [-9, 10].flatMap((y) => [-12, 12].map((x) => ({ x, y: y - 5 })));
  if (number === 3) return [-19, 0, 19].map((x) => ({ x, y: 0 }));
  return number === 2 ? [-14, 14].map((x) => ({ x, y: 0 })) : [{ x: 0, y: 0 }];
}
