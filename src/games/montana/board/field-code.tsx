import type { VNode } from 'preact';
import { HEX_NAMES } from '../prairie.ts';
import { type PrairieChart, SIZE } from './prairie-chart.ts';

interface FieldCodeProps {
  readonly chart: PrairieChart;
  /** The place that is pointed at or picked. */
  readonly name: string | undefined;
}

/** The code of a field, as the log names it, on the field that is pointed at. */
export function FieldCode({ chart, name = '' }: FieldCodeProps): VNode | null {
  const hex = HEX_NAMES.indexOf(name);
  if (hex < 0) return null;
  const { x, y } = chart.at(hex);
  return (
    <g class="mt-code" transform={`translate(${x} ${y + SIZE * 0.72})`} aria-hidden="true">
      <rect x="-15" y="-10" width="30" height="20" rx="6" />
      <text y="5">{name}</text>
    </g>
  );
}
