import type { VNode } from 'preact';
import { pathOf } from '#kit/coast.ts';
import { Places, type Spot } from '#kit/places.tsx';
import { rotatedBy } from '#kit/point.ts';
import { boatOf, NOWHERE } from '../state.ts';
import { bowLabel, BOWS_LABEL } from '../words/spaces.ts';
import { around, type RiverChart } from './chart.ts';
import { pointings } from './offers.ts';
import type { Props } from './props.ts';
import type { Steering } from './steering.ts';

interface BowsProps {
  readonly props: Props;
  readonly chart: RiverChart;
  readonly steering: Steering;
}

const ARROW = 'M0-14 13 11 0 4-13 11Z';

/** The sixth of a ring around the boat, bow up: large enough for a thumb. */
const INNER = 24;
const OUTER = 90;
const EDGE = 28;
const SECTOR = [
  ...[-EDGE, -EDGE / 2, 0, EDGE / 2, EDGE].map((degrees) => rotatedBy({ x: 0, y: -OUTER }, degrees)),
  ...[EDGE, 0, -EDGE].map((degrees) => rotatedBy({ x: 0, y: -INNER }, degrees)),
];
const MIDDLE = { x: 0, y: -62 };

/** Six arrows around a boat whose captain points the bow. */
export function Bows({ props, chart, steering }: BowsProps): VNode | null {
  const { view, legal, seat = 0 } = props;
  const { hex } = boatOf(view, seat);
  if (hex === NOWHERE) return null;
  const here = chart.at(hex);
  const offers = pointings(legal);
  const spots = offers.map(({ id, facing }): Spot => {
    const bearing = chart.bearingOf(facing);
    const corners = SECTOR.map((p) => around(here, p, bearing));
    const state = steering.press.picked?.id === id ? 'chosen' : 'open';
    const mark = <path class="bow-arrow" d={ARROW} transform={`rotate(${bearing})`} />;
    return {
      id,
      ...around(here, MIDDLE, bearing),
      label: bowLabel(view, seat, facing),
      path: pathOf([corners]),
      state,
      mark,
    };
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
