import type { VNode } from 'preact';
import { same } from '#engine/same.ts';
import { DIRECTION_NAMES } from '#geometry/hex.ts';
import { pathOf } from '#kit/coast.ts';
import { Places, type Spot } from '#kit/places.tsx';
import { type Point, rotatedBy } from '#kit/point.ts';
import type { Action } from '../actions.ts';
import { FACES } from '../answers.ts';
import { downstreamAt } from '../river.ts';
import { boatOf, NOWHERE } from '../state.ts';
import type { View } from '../view.ts';
import type { RiverChart } from './chart.ts';
import { courseName } from '../words/names.ts';

interface BowsProps {
  readonly view: View;
  readonly seat: number;
  readonly chart: RiverChart;
  readonly legal: readonly Action[];
  readonly act: (action: Action) => void;
}

const ARROW = [
  { x: 0, y: -64 },
  { x: 15, y: -40 },
  { x: 0, y: -46 },
  { x: -15, y: -40 },
];

/** Six arrows around a boat whose captain points the bow. */
export function Bows({ view, seat, chart, legal, act }: BowsProps): VNode | null {
  const { hex, facing } = boatOf(view, seat);
  if (hex === NOWHERE) return null;
  const at = chart.at(hex);
  const spots = DIRECTION_NAMES.flatMap((name, way): Spot[] => {
    if (!legal.some((action) => same(action, FACES[way]))) return [];
    const corners = ARROW.map((p) => around(at, p, chart.bearingOf(way)));
    const tip = around(at, { x: 0, y: -52 }, chart.bearingOf(way));
    const label = `Bow ${courseName(way, downstreamAt(view, hex))}${way === facing ? ', as it is' : ''}`;
    return [{ id: name, ...tip, label, path: pathOf([corners]), state: 'open' }];
  });
  const press = (id: string) => {
    const action = FACES[DIRECTION_NAMES.findIndex((name) => name === id)];
    if (action !== undefined) act(action);
  };
  return (
    <g class="bows">
      <Places label="Where the bow shall point" spots={spots} press={press} />
    </g>
  );
}

const around = (at: Point, p: Point, bearing: number): Point => {
  const { x, y } = rotatedBy(p, bearing);
  return { x: at.x + x, y: at.y + y };
};
