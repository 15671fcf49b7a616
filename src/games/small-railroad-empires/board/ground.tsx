import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { openPath, coastOutline, pathOf, seams, weather } from '#kit/coast.ts';
import { between, type Point } from '#kit/point.ts';
import type { ScatteredMark } from '#kit/scatter.ts';
import { seedAt, seededNumbers } from '#kit/seeded.ts';
import { inThreeSizes, type StampDrawing, stamped } from '#kit/stamp.ts';
import type { Terrain } from '../components.ts';
import { positionOf } from '../map.ts';
import { type Chart, type ChartHex, SIZE } from './chart.ts';

/** Engraved marks, from the foot up. */
const PINE =
  'm-5.500 -2.800l3.200 -4.200 -1.900 0 2.900 -4.600 -1.500 0 2.800 -5.200 2.800 5.200 -1.500 0 2.900 4.600 -1.900 0 3.200 4.200z';
const DRAWINGS: Readonly<Record<string, StampDrawing>> = {
  pine: { fill: PINE, ink: `v-2.800${PINE}` },
  peak: {
    fill: 'm-13 0l8.500 -15 3.200 4 4.300 -9 10 20z',
    ink: 'm-13 0l8.500 -15 3.200 4 4.300 -9 10 20zm11.700 -11l-2 6m7.300 -9l1.500 6 -2.500 4',
  },
  snow: {
    fill: 'm3 -20l-2.600 5.400 2 -1.300 1.300 1.900 1.700 -1.700 .600 .800zm-7.500 5l-2 3.600 1.700 -.700 1.200 1.200 1.500 -1.600z',
    ink: '',
  },
  tuft: { fill: '', ink: 'm-2.600 0q2.600 -3.600 5.200 0' },
};
const STAMPS = inThreeSizes(DRAWINGS);

/** The survey sheet: everything printed, drawn once for every arrangement. */
export function Ground({ chart }: { readonly chart: Chart }): VNode {
  return useMemo(() => drawGround(chart), [chart.key]);
}

const SHAKE = 2.4;

const weathered = (hexes: readonly ChartHex[]): string =>
  pathOf(coastOutline(hexes.map(({ corners }) => corners)).map((loop) => weather(loop, SHAKE)));

const onTerrain = (chart: Chart, terrain: Terrain) => chart.hexes.filter((hex) => hex.terrain === terrain);

/** The outlines of land and water: also for the small map. */
export const landPath = (chart: Chart): string => weathered(chart.hexes);
export const waterPath = (chart: Chart): string => weathered(onTerrain(chart, 'river'));

function drawGround(chart: Chart): VNode {
  const land = landPath(chart);
  const water = waterPath(chart);
  return (
    <g class="ground" aria-hidden="true">
      <path class="land-shade" d={land} />
      <path class="land" d={land} />
      <path class="meadow" d={pathOf(chart.hexes.filter(isMeadow).map(({ corners }) => corners))} />
      <path class="forest" d={pathOf(onTerrain(chart, 'forest').map(({ corners }) => corners))} />
      <path class="mountain" d={pathOf(onTerrain(chart, 'mountain').map(({ corners }) => corners))} />
      <path class="grid" d={gridOf(chart)} />
      <path class="shore" d={water} />
      <path class="water" d={water} />
      <path class="water-grid" d={waterSeams(chart)} />
      <path
        class="ripples"
        d={onTerrain(chart, 'river')
          .map(({ centre }) => ripple(centre))
          .join('')}
      />
      <path class="tile-seam" d={tileSeams(chart)} />
      <Stamps marks={chart.hexes.flatMap(marksOn)} />
      <path class="land-edge" d={land} />
    </g>
  );
}

function Stamps({ marks }: { readonly marks: readonly ScatteredMark[] }): VNode {
  const of = (kind: string) => marks.filter((mark) => mark.kind.startsWith(kind)).toSorted((a, b) => a.y - b.y);
  const snow = of('peak').map((mark) => ({ ...mark, kind: mark.kind.replace('peak', 'snow') }));
  return (
    <>
      <path class="tuft-ink" d={stamped(of('tuft'), STAMPS, 'ink')} />
      <path class="peak-fill" d={stamped(of('peak'), STAMPS, 'fill')} />
      <path class="peak-snow" d={stamped(snow, STAMPS, 'fill')} />
      <path class="peak-ink" d={stamped(of('peak'), STAMPS, 'ink')} />
      <path class="pine-fill" d={stamped(of('pine'), STAMPS, 'fill')} />
      <path class="pine-ink" d={stamped(of('pine'), STAMPS, 'ink')} />
    </>
  );
}

/** Every second space or so of the plains is a little brighter. */
const isMeadow = ({ terrain, centre }: ChartHex): boolean =>
  terrain === 'plains' && seededNumbers(seedAt(centre.y, centre.x))() > 0.5;

const gridOf = (chart: Chart): string =>
  seams(chart.hexes.map(({ corners }) => corners))
    .map(({ from, to }) => openPath([from, to]))
    .join('');

const waterSeams = (chart: Chart): string =>
  seams(onTerrain(chart, 'river').map(({ corners }) => corners))
    .map(({ from, to }) => openPath([from, to]))
    .join('');

/** Where two tiles meet: the edges of each tile that lie inside the land. */
function tileSeams(chart: Chart): string {
  const tiles = new Map<number, ChartHex[]>();
  for (const hex of chart.hexes) tiles.set(positionOf(hex.hex), [...(tiles.get(positionOf(hex.hex)) ?? []), hex]);
  return pathOf([...tiles.values()].flatMap((hexes) => coastOutline(hexes.map(({ corners }) => corners))));
}

function ripple({ x, y }: Point): string {
  const chance = seededNumbers(seedAt(x, y));
  return [-8, 8].map((dy) => `M${(x - 15 + 14 * chance()).toFixed(1)} ${(y + dy).toFixed(1)}q4-3.500 8 0t8 0`).join('');
}

function marksOn({ terrain, centre }: ChartHex): ScatteredMark[] {
  const chance = seededNumbers(seedAt(centre.x, centre.y));
  const size = () => Math.floor(chance() * 3);
  if (terrain === 'forest') return ring(centre, 5, chance).map((p) => ({ ...p, kind: `pine${size()}` }));
  if (terrain === 'mountain') {
    return [
      { x: centre.x - 5, y: centre.y + 5, kind: 'peak1' },
      { x: centre.x + 9, y: centre.y + 13, kind: 'peak0' },
    ];
  }
  if (terrain !== 'plains' || chance() > 0.6) return [];
  return ring(centre, 2, chance).map((p) => ({ ...p, kind: `tuft${size()}` }));
}

/** Some places around the middle of a space, which stays free for tracks. */
function ring(centre: Point, count: number, chance: () => number): Point[] {
  const start = chance() * 2 * Math.PI;
  return Array.from({ length: count }, (_, i) => {
    const angle = start + (i * 2 * Math.PI) / count;
    const reach = SIZE * (0.42 + 0.16 * chance());
    return { x: centre.x + reach * Math.cos(angle), y: centre.y + 8 + 0.85 * reach * Math.sin(angle) };
  });
}

/** A hex drawn a little smaller than it is. */
export const insetPath = ({ corners, centre }: ChartHex, share: number): string =>
  pathOf([corners.map((corner) => between(corner, centre, share))]);
