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
import { STAR } from './symbols.tsx';

/** Engraved marks, from the foot up. */
const DRAWINGS: Readonly<Record<string, StampDrawing>> = {
  pine: {
    fill: 'm-4.600 -2.600l2.600 -4 -1.500 0 2.400 -4.200 -1.200 0 2.600 -4.800 2.600 4.800 -1.200 0 2.400 4.200 -1.500 0 2.600 4z',
    ink: 'v-2.600m-4.600 0l2.600 -4 -1.500 0 2.400 -4.200 -1.200 0 2.600 -4.800 2.600 4.800 -1.200 0 2.400 4.200 -1.500 0 2.600 4z',
  },
  peak: {
    fill: 'm-10 0l6.500 -11 2.500 3 3 -6 8 14z',
    ink: 'm-10 0l6.500 -11 2.500 3 3 -6 8 14m-8 -14l1 6 -2 3 1.500 3m-9 -9l0.500 5 -1.500 3',
  },
  tuft: { fill: '', ink: 'v-3m-1.800 3l-1.200 -2.400m3 2.400l1.200 -2.400' },
};
const STAMPS = inThreeSizes(DRAWINGS);

/** The survey sheet: everything printed, drawn once for every arrangement. */
export function Ground({ chart }: { readonly chart: Chart }): VNode {
  return useMemo(() => drawGround(chart), [chart.key]);
}

const SHAKE = 2.4;

const weathered = (hexes: readonly ChartHex[]): string =>
  pathOf(coastOutline(hexes.map(({ corners }) => corners)).map((loop) => weather(loop, SHAKE)));

const ON = (chart: Chart, terrain: Terrain) => chart.hexes.filter((hex) => hex.terrain === terrain);

function drawGround(chart: Chart): VNode {
  const land = weathered(chart.hexes);
  const water = weathered(ON(chart, 'river'));
  const marks = chart.hexes.flatMap(marksOn).toSorted((a, b) => a.y - b.y);
  return (
    <g class="ground" aria-hidden="true">
      <path class="land-shade" d={land} />
      <path class="land" d={land} />
      <path class="forest" d={weathered(ON(chart, 'forest'))} />
      <path class="mountain" d={weathered(ON(chart, 'mountain'))} />
      <path class="water" d={water} />
      <g class="ripples">
        {ON(chart, 'river').map(({ hex, centre }) => (
          <path key={hex} d={ripple(centre)} />
        ))}
      </g>
      <path class="bank" d={water} />
      <path class="grid" d={gridOf(chart)} />
      <path class="tile-seam" d={tileSeams(chart)} />
      <path class="stamp-fill" d={stamped(marks, STAMPS, 'fill')} />
      <path class="stamp-ink" d={stamped(marks, STAMPS, 'ink')} />
      <path class="land-edge" d={land} />
      {chart.hexes
        .filter(({ star }) => star)
        .map(({ hex, centre }) => (
          <path key={hex} class="star" d={STAR} transform={`translate(${centre.x} ${centre.y - 14})`} />
        ))}
    </g>
  );
}

const gridOf = (chart: Chart): string =>
  seams(chart.hexes.map(({ corners }) => corners))
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
  return [-9, 0, 9].map((dy) => `M${(x - 13 + 8 * chance()).toFixed(1)} ${(y + dy).toFixed(1)}q4-3 8 0t8 0`).join('');
}

function marksOn({ terrain, centre }: ChartHex): ScatteredMark[] {
  const chance = seededNumbers(seedAt(centre.x, centre.y));
  const size = () => Math.floor(chance() * 3);
  if (terrain === 'forest') return ring(centre, 5, chance).map((p) => ({ ...p, kind: `pine${size()}` }));
  if (terrain === 'mountain') {
    return [
      { x: centre.x - 7, y: centre.y + 1, kind: `peak${size()}` },
      { x: centre.x + 7, y: centre.y + 12, kind: `peak${size()}` },
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
    const reach = SIZE * (0.45 + 0.18 * chance());
    return { x: centre.x + reach * Math.cos(angle), y: centre.y + 6 + 0.85 * reach * Math.sin(angle) };
  });
}

/** A hex drawn a little smaller than it is. */
export const insetPath = ({ corners, centre }: ChartHex, share: number): string =>
  pathOf([corners.map((corner) => between(corner, centre, share))]);
