import { openPath } from '#kit/coast.ts';
import { between, type Point } from '#kit/point.ts';
import { around, type ChartHex, type RiverChart, SIZE } from './chart.ts';

/** Which way the river runs, on a map whose bends hide it: a small angle on every side that it runs through. */
export function flowOf(hexes: readonly ChartHex[], water: readonly ChartHex[], chart: RiverChart): string {
  const wet = new Set(water.map(({ centre }) => pointKey(centre)));
  const angles = hexes.flatMap(({ centre, place }) => {
    const bearing = chart.bearingOf(chart.laid(place).heading);
    const next = around(centre, { x: 0, y: -HEX_PITCH }, bearing);
    const middle = between(centre, next, 0.5);
    return wet.has(pointKey(next)) ? [openPath(ANGLE.map((p) => around(middle, p, bearing)))] : [];
  });
  return angles.join('');
}

const HEX_PITCH = Math.sqrt(3) * SIZE;

/** Around its middle, pointing up. */
const ANGLE: readonly Point[] = [
  { x: -9, y: 4.5 },
  { x: 0, y: -4.5 },
  { x: 9, y: 4.5 },
];

const pointKey = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
