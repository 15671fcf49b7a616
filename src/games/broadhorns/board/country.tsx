import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { drift, type ScatteredMark, scatter } from '#kit/scatter.ts';
import { RIVER_END, TOWNS } from '../components.ts';
import {
  BOARD,
  CARD_HEIGHT,
  CARD_WIDTH,
  cornerOf,
  drawn,
  HALF_WIDTH,
  lineAlong,
  MARKET,
  MOUTH,
  SOURCE,
  spaceAt,
  STEP,
  TRACK,
  along,
} from './chart.ts';

const TREES: Readonly<Record<string, string>> = {
  broad: 'M0 7V1M0 1C-6 2-8-3-5-6C-5-11 5-11 5-6C8-3 6 2 0 1Z',
  fir: 'M0 7V3M-5 3L0-10L5 3Z',
  reed: 'M-3 5L-4-3M0 5V-6M3 5L4-3',
};

/** Everything that never changes: land, woods, the river with its shore lines, its spaces and landings. */
export function Country(): VNode {
  const woods = useMemo(() => scatter(PLANTING), []);
  return (
    <g class="country">
      <Woods marks={woods} />
      <Gulf />
      <Water />
    </g>
  );
}

/** No tree stands in the water, on a tile or on the market. */
const PLANTING = {
  box: BOARD,
  gap: 24,
  distance: HALF_WIDTH + 13,
  avoid: [...lineAlong(SOURCE, MOUTH), ...fields()],
  kindAt(p: { readonly x: number; readonly y: number }, chance: number): string | undefined {
    if (drift(p, 130) < 0.34) return undefined;
    return chance < 0.5 ? 'broad' : chance < 0.85 ? 'fir' : undefined;
  },
};

function fields() {
  const boxes = [
    MARKET,
    TRACK,
    ...TOWNS.map((_, town) => ({ ...cornerOf(town), width: CARD_WIDTH, height: CARD_HEIGHT })),
  ];
  return boxes.flatMap(({ x, y, width, height }) =>
    Array.from({ length: Math.ceil(width / 30) + 1 }, (_, i) =>
      Array.from({ length: Math.ceil(height / 30) + 1 }, (_row, j) => ({ x: x + i * 30, y: y + j * 30 })),
    ).flat(),
  );
}

const Woods = ({ marks }: { marks: readonly ScatteredMark[] }): VNode => (
  <g class="woods">
    {marks.map(({ x, y, kind }) => (
      <path
        key={`${x},${y}`}
        class={kind}
        transform={`translate(${x.toFixed(0)} ${y.toFixed(0)})`}
        d={TREES[kind] ?? ''}
      />
    ))}
  </g>
);

/** Shore lines are the same line stroked in falling widths; the coast is drawn first and widest. */
function Water(): VNode {
  const course = drawn(lineAlong(SOURCE, MOUTH));
  return (
    <g class="water">
      {['bank', 'coast', 'deep', 'shore', 'deep-2', 'shore-2', 'stream'].map((layer) => (
        <path key={layer} class={layer} d={course} />
      ))}
      {Array.from({ length: RIVER_END }, (_, i) => (
        <path
          key={i}
          class="ripple"
          d={drawn([along((i + 0.5) * STEP, HALF_WIDTH - 3), along((i + 0.5) * STEP, 3 - HALF_WIDTH)])}
        />
      ))}
      {TOWNS.map(({ name, entrance }) => {
        const { x, y } = spaceAt(entrance);
        return <circle key={name} class="landing" cx={x} cy={y} r="17" />;
      })}
    </g>
  );
}

/** The river opens into the sea. */
const Gulf = (): VNode => {
  const { x, y } = along(MOUTH);
  return (
    <g class="gulf" transform={`translate(${x - 14} ${y})`}>
      <path class="sea" d="M-6-27C20-40 60-58 130-62C190-64 250-40 258 10C262 60 210 92 140 90C80 88 40 50-6 27Z" />
      <path class="sea-lines" d="M40-20q20-8 40 0t40 0M60 6q20-8 40 0t40 0t40 0M48 32q20-8 40 0t40 0" />
      <text x="128" y="-34">
        Gulf of Mexico
      </text>
    </g>
  );
};
