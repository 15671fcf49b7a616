import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { seededNumbers } from '#kit/seeded.ts';
import { RIVER_END, TOWNS } from '../components.ts';
import { townAt } from '../sheets.ts';
import { NONE } from '../state.ts';
import type { RiverChart } from './chart.ts';
import { drawn } from './course.ts';

interface WaterProps {
  readonly chart: RiverChart;
}

/**
 * The river: banks in four strokes, one line drawn in falling widths; then sandbars, marks of the current, spaces and
 * quays. In winter ice floats on it.
 */
export function Water({ chart }: WaterProps): VNode {
  const course = drawn(chart.line());
  return (
    <g class="water" style={{ '--width': chart.half * 2 }}>
      {['bank', 'coast'].map((stroke) => (
        <g key={stroke}>
          <Tributaries chart={chart} stroke={stroke} />
          <path class={stroke} d={course} />
        </g>
      ))}
      {['shallow', 'stream'].map((stroke) => (
        <Tributaries key={stroke} chart={chart} stroke={stroke} />
      ))}
      {['shallow', 'shore', 'stream', 'deep'].map((stroke) => (
        <path key={stroke} class={stroke} d={course} />
      ))}
      <Sandbars chart={chart} />
      <path class="current" d={currents(chart)} />
      <Floes chart={chart} />
      {SPACES.map((space) => {
        const { x, y } = chart.spaceAt(space);
        return <circle key={space} class={townAt(space) === NONE ? 'space' : 'space entrance'} cx={x} cy={y} r="4" />;
      })}
      {TOWNS.map(({ name }, town) => (
        <Quay key={name} chart={chart} town={town} />
      ))}
    </g>
  );
}

/** Drawn in layers with the river, so that no bank closes their mouths. */
const Tributaries = ({ chart, stroke }: WaterProps & { readonly stroke: string }): VNode => (
  <>
    {chart.plan.tributaries.map(({ name, path }) => (
      <path key={name} class={`tributary ${stroke}`} d={path} />
    ))}
  </>
);

const SPACES = Array.from({ length: RIVER_END }, (_, i) => i + 1);

/** Long lenses of sand along the inner bank, here and there. */
const Sandbars = ({ chart }: WaterProps): VNode => (
  <>
    {[2.4, 6.5, 12.6, 16.3, 20.4, 24.4, 28.3, 31.6].map((space, i) => {
      const { x, y } = chart.spaceAt(space, (i % 2 === 0 ? 1 : -1) * (chart.half - 5));
      return (
        <path
          key={space}
          class="sandbar"
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${chart.headingAt(space).toFixed(0)})`}
          d="M-20 0Q-6-6 4-4T20 0Q6 5-4 4T-20 0Z"
        />
      );
    })}
  </>
);

/** Short waves that run with the river between its spaces. */
function currents(chart: RiverChart): string {
  const chance = seededNumbers(1811);
  return SPACES.flatMap((space) => {
    const aside = (chance() - 0.5) * chart.half * 1.1;
    const points = [0, 0.06, 0.12, 0.18, 0.24].map((step, i) =>
      chart.spaceAt(space - 0.62 + step, aside + (i % 2 === 0 ? 0 : 2.6)),
    );
    return chance() < 0.75 ? [waved(points)] : [];
  }).join('');
}

const waved = ([first, ...rest]: readonly { readonly x: number; readonly y: number }[]): string =>
  first === undefined
    ? ''
    : `M${first.x.toFixed(1)} ${first.y.toFixed(1)}${rest
        .flatMap((p, i) =>
          i % 2 === 0 ? [`Q${p.x.toFixed(1)} ${p.y.toFixed(1)}`] : [` ${p.x.toFixed(1)} ${p.y.toFixed(1)}`],
        )
        .join('')}`;

/** Drifting ice, seen in winter only. */
function Floes({ chart }: WaterProps): VNode {
  const chance = seededNumbers(1832);
  return (
    <g class="floes">
      {Array.from({ length: 70 }, (_, i) => {
        const { x, y } = chart.spaceAt(0.4 + (i / 70) * (RIVER_END - 0.6), (chance() - 0.5) * chart.half * 1.7);
        const size = 0.55 + chance() * 0.8;
        return (
          <path
            key={i}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(chance() * 360).toFixed(0)}) scale(${size.toFixed(2)})`}
            d={at(FLOES, i % FLOES.length)}
          />
        );
      })}
    </g>
  );
}

const FLOES = ['M-8-3L-2-6L6-4L8 2L2 6L-6 4Z', 'M-6-4L4-5L7 1L1 5L-7 3Z', 'M-4-5L5-3L5 4L-3 5L-7 0Z'];

/** Planks on posts, from the bank out to where boats lie. */
function Quay({ chart, town }: WaterProps & { readonly town: number }): VNode {
  const { x, y } = chart.quayOf(town);
  const turn = chart.headingAt(at(TOWNS, town).entrance);
  return (
    <g class="quay" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})`}>
      <rect x="-19" y="-9" width="38" height="18" rx="2" />
      <path d="M-11.5-9V9M-4-9V9M3.5-9V9M11-9V9" />
    </g>
  );
}
