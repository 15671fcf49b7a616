import type { VNode } from 'preact';
import { pathOf } from '#kit/coast.ts';
import { Places, type Spot } from '#kit/places.tsx';
import { type Point, rotatedBy } from '#kit/point.ts';
import { boatOf, NOWHERE } from '../state.ts';
import { bowLabel, BOWS_LABEL } from '../words/spaces.ts';
import type { RiverChart } from './chart.ts';
import { pointings } from './offers.ts';
import type { Props } from './props.ts';
import type { Steering } from './steering.ts';

interface BowsProps {
  readonly props: Props;
  readonly chart: RiverChart;
  readonly steering: Steering;
}

const ARROW = [
  { x: 0, y: -64 },
  { x: 15, y: -40 },
  { x: 0, y: -46 },
  { x: -15, y: -40 },
];

/** Six arrows around a boat whose captain points the bow. */
export function Bows({ props, chart, steering }: BowsProps): VNode | null {
  const { view, legal, seat = 0 } = props;
  const { hex } = boatOf(view, seat);
  if (hex === NOWHERE) return null;
  const here = chart.at(hex);
  const offers = pointings(legal);
  const spots = offers.map(({ id, facing }): Spot => {
    const corners = ARROW.map((p) => around(here, p, chart.bearingOf(facing)));
    const tip = around(here, { x: 0, y: -52 }, chart.bearingOf(facing));
    const state = steering.press.picked?.id === id ? 'chosen' : 'open';
    return { id, ...tip, label: bowLabel(view, seat, facing), path: pathOf([corners]), state };
  });
  const press = (id: string) => {
    const offer = offers.find((other) => other.id === id);
    if (offer !== undefined) steering.choose(offer);
  };
  return (
    <g class="bows">
      <Places label={BOWS_LABEL} spots={spots} press={press} />
    </g>
  );
}

const around = (at: Point, p: Point, bearing: number): Point => {
  const { x, y } = rotatedBy(p, bearing);
  return { x: at.x + x, y: at.y + y };
};
