import type { VNode } from 'preact';
import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { stamped } from '#kit/stamp.ts';
import { GULF_NAME } from '../words/places.ts';
import type { RiverChart } from './chart.ts';
import { Water } from './water.tsx';
import { TREE_KINDS, TREE_STAMPS, woodsOf } from './woods.ts';

interface CountryProps {
  readonly chart: RiverChart;
}

/** Everything that never changes but its colours: fields and woods, tributaries, the river, the Gulf. */
export const Country = memo(({ chart }: CountryProps): VNode => {
  const { tributaries, gulf, fields } = chart.plan;
  return (
    <g class="country" aria-hidden="true">
      {fields.map(({ x, y }, i) => (
        <Field key={i} x={x} y={y} turn={(i % 3) * 7 - 6} />
      ))}
      <path class="sea-coast" d={gulf.path} />
      <Water chart={chart} />
      {/* Without its coast, so that the river flows into it. */}
      <path class="sea" d={gulf.path} />
      <path class="sea-line" d={gulf.path} transform="translate(7 9)" />
      <path class="sea-line far" d={gulf.path} transform="translate(17 20)" />
      <Woods chart={chart} />
      {tributaries.map(({ name, label }) => (
        <text key={name} class="river-name" x={label.x} y={label.y}>
          {name}
        </text>
      ))}
      <text class="sea-name" x={gulf.label.x} y={gulf.label.y}>
        {GULF_NAME}
      </text>
    </g>
  );
});

function Woods({ chart }: CountryProps): VNode {
  const marks = useMemo(() => woodsOf(chart), [chart]);
  return (
    <>
      {TREE_KINDS.map((kind) => {
        const some = marks.filter((mark) => mark.kind.startsWith(kind));
        return (
          <g key={kind} class={`woods ${kind}`}>
            <path class="crowns" d={stamped(some, TREE_STAMPS, 'fill')} />
            <path class="ink" d={stamped(some, TREE_STAMPS, 'ink')} />
          </g>
        );
      })}
    </>
  );
}

/** A plowed field with its rows. */
const Field = ({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }): VNode => (
  <g class="field" transform={`translate(${x} ${y}) rotate(${turn} 22 14)`}>
    <rect width="46" height="28" rx="2" />
    <path d="M2 6H44M2 12H44M2 18H44M2 24H44" />
  </g>
);
