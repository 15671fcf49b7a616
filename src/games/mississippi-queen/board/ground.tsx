import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { SPREAD } from '#kit/camera.ts';
import { openPath, type Loop, coastOutline, pathOf, seams, stretches, weather } from '#kit/coast.ts';
import type { Box, Point } from '#kit/point.ts';
import { type ScatteredMark, neighbourhoods } from '#kit/scatter.ts';
import { seedAt, seededNumbers } from '#kit/seeded.ts';
import { stamped } from '#kit/stamp.ts';

import type { View } from '../view.ts';
import { type ChartHex, onPlatform, type RiverChart, SIZE, stationOf, waterId } from './chart.ts';
import { flowOf } from './flow.ts';
import { islandTrees, reeds, STAMPS, woods } from './woods.ts';

const SHAKE = 0.085 * SIZE;

/** The drawn bank of the river: as one path to fill, and in short lines to stroke. */
interface Coast {
  readonly loops: readonly Loop[];
  readonly path: string;
  readonly lines: readonly string[];
}

const STRETCH = 40;

function coastOf(hexes: readonly ChartHex[]): Coast {
  const loops = coastOutline(hexes.filter((hex) => hex.water).map((hex) => hex.corners)).map((loop) =>
    weather(loop, SHAKE),
  );
  return { loops, path: pathOf(loops), lines: loops.flatMap((loop) => stretches(loop, STRETCH)).map(openPath) };
}

const Strokes = ({ name, lines, width }: { name: string; lines: readonly string[]; width?: number }): VNode => (
  <g class={name} stroke-width={width}>
    {lines.map((line, i) => (
      <path key={i} d={line} />
    ))}
  </g>
);

interface GroundProps {
  readonly view: View;
  readonly chart: RiverChart;
  /** A tile that is still sliding in, and so not part of the river yet. */
  readonly without: number | undefined;
}

/** The chart without anything that moves: drawn once for every river. */
export function Ground({ view, chart, without }: GroundProps): VNode {
  return useMemo(() => drawGround(view, chart, without), [chart.key, without]);
}

function drawGround(view: View, chart: RiverChart, without: number | undefined): VNode {
  const hexes = chart.hexes.filter((hex) => hex.place !== without);
  const coast = coastOf(hexes);
  const built = hexes.filter((hex) => isBuilt(view, chart, hex));
  const clear = [...chart.hexes.map((hex) => hex.centre), ...chart.town, ...platformPlaces(chart), ...chart.beyond];
  return (
    <g class="ground" aria-hidden="true">
      <Stamps name="woods" marks={woods(spread(chart.box), clear)} />
      <path class="bank-wash" d={coast.path} />
      <Strokes name="bank-hatch" lines={coast.lines} />
      <Water id={waterId(chart)} hexes={hexes} coast={coast} chart={chart} />
      <Strokes name="coast" lines={coast.lines} />
      <Stamps name="trees" marks={islandTrees(hexes, (hex) => built.includes(hex))} />
      <Stamps name="reeds" marks={coast.loops.flatMap(reeds)} />
    </g>
  );
}

/** A tile on its way to its place, drawn by itself. */
export function ArrivingTile({ chart, place }: { chart: RiverChart; place: number }): VNode {
  const hexes = chart.hexes.filter((hex) => hex.place === place);
  const coast = coastOf(hexes);
  const angle = ((chart.bearingOf(chart.laid(place).heading) - 90) * Math.PI) / 180;
  const from = { '--from-x': `${Math.cos(angle) * ARRIVES_FROM}px`, '--from-y': `${Math.sin(angle) * ARRIVES_FROM}px` };
  return (
    <g class="arriving" style={from} aria-hidden="true">
      <path class="bank-wash" d={coast.path} />
      <Water id="mq-arriving" hexes={hexes} coast={coast} chart={chart} />
      <path class="coast" d={coast.path} />
    </g>
  );
}

const ARRIVES_FROM = 4 * SIZE;

/** Shore lines: the outline stroked in falling widths, alternately line and water, inside the water only. */
const SHORES = [
  ['depth', 54],
  ['line', 39],
  ['gap', 37.4],
  ['line', 28],
  ['gap', 26],
  ['line', 18.6],
  ['gap', 16.2],
  ['line', 10.6],
  ['gap', 8],
  ['line', 4.6],
] as const;

interface WaterProps {
  readonly id: string;
  readonly hexes: readonly ChartHex[];
  readonly coast: Coast;
  readonly chart: RiverChart;
}

function Water({ id, hexes, coast, chart }: WaterProps): VNode {
  const water = hexes.filter((hex) => hex.water);
  return (
    <>
      <clipPath id={id}>
        <path d={coast.path} clip-rule="evenodd" />
      </clipPath>
      <path class="water" d={coast.path} />
      <g clip-path={`url(#${id})`}>
        {SHORES.map(([kind, width]) => (
          <Strokes key={width} name={`shore ${kind}`} lines={coast.lines} width={width} />
        ))}
        <Strokes name="current" lines={byTile(water, (hexes) => hexes.map((hex) => ripple(hex, chart)).join(''))} />
        <Strokes name="hairline" lines={byTile(water, gridOf)} />
        <Strokes name="flow" lines={byTile(water, (hexes) => flowOf(hexes, water, chart))} />
      </g>
    </>
  );
}

const byTile = (hexes: readonly ChartHex[], draw: (tile: readonly ChartHex[]) => string): string[] =>
  [...new Set(hexes.map(({ place }) => place))].map((place) => draw(hexes.filter((hex) => hex.place === place)));

/** A hex's sides, all of them: between tiles two lie on each other, and the clip hides those on land. */
const gridOf = (hexes: readonly ChartHex[]): string => {
  const cells = hexes.map((hex) => hex.corners);
  return [...seams(cells).map(({ from, to }) => openPath([from, to])), pathOf(coastOutline(cells))].join('');
};

/** Two or three short strokes on some of the open water, lying as the river runs. */
function ripple({ centre, place }: ChartHex, chart: RiverChart): string {
  const chance = seededNumbers(seedAt(centre.x * 5, centre.y * 5));
  if (chance() < 0.35) return '';
  const { heading } = chart.laid(place);
  const angle = ((chart.bearingOf(heading) - 90) * Math.PI) / 180;
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  return Array.from({ length: chance() < 0.5 ? 1 : 2 }, () => {
    const off = { x: centre.x + (chance() - 0.5) * SIZE * 0.9, y: centre.y + (chance() - 0.5) * SIZE * 0.9 };
    return wave(off, along, 7 + chance() * 7);
  }).join('');
}

function wave(at: Point, along: Point, length: number): string {
  const point = (t: number, lift: number) =>
    `${(at.x + along.x * t - along.y * lift).toFixed(1)} ${(at.y + along.y * t + along.x * lift).toFixed(1)}`;
  return `M${point(-length, 0)}Q${point(-length / 2, 2.4)} ${point(0, 0)}T${point(length, 0)}`;
}

const PART = 260;

function Stamps({ name, marks }: { name: string; marks: readonly ScatteredMark[] }): VNode {
  return (
    <g class={`stamps ${name}`}>
      {neighbourhoods(marks, PART).map((part, i) => (
        <g key={i}>
          <path class="stamp-fill" d={stamped(part, STAMPS, 'fill')} />
          <path class="stamp-ink" d={stamped(part, STAMPS, 'ink')} />
        </g>
      ))}
    </g>
  );
}

const isBuilt = (view: View, chart: RiverChart, { place, centre }: ChartHex): boolean => {
  const station = stationOf(view, chart, place);
  return station !== undefined && station.island.x === centre.x && station.island.y === centre.y;
};

/** Nothing grows where the platform stands. */
const platformPlaces = ({ platform }: RiverChart): Point[] =>
  platform === undefined
    ? []
    : [-80, -40, 0, 40, 80].flatMap((x) => [-150, -110, -70, -30].map((y) => onPlatform(platform, { x, y })));

const spread = (box: Box): Box => ({
  x: box.x - SPREAD,
  y: box.y - SPREAD,
  width: box.width + 2 * SPREAD,
  height: box.height + 2 * SPREAD,
});
