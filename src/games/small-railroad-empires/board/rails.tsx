import type { VNode } from 'preact';
import { EmblemMark } from '#kit/emblem.tsx';
import { between, type Point } from '#kit/point.ts';
import type { Event } from '../events.ts';
import { cityHex, type Hex } from '../map.ts';
import { neighbours } from '../rules/network.ts';
import { ownerAt } from '../rules/track.ts';
import { companyOf, NONE } from '../state.ts';
import type { View } from '../view.ts';
import type { Chart } from './chart.ts';

interface RailsProps {
  readonly view: View;
  readonly chart: Chart;
  readonly events: readonly Event[];
  readonly motion: number;
}

/** Where a company's rails cross a space: beside the middle when two share it. */
export function hubOf(view: View, chart: Chart, seat: number, hex: Hex): Point {
  const { x, y } = chart.at(hex);
  const other = ownerAt(view, seat, hex);
  if (other === NONE) return { x, y };
  const aside = other > seat ? -5.5 : 5.5;
  return { x: x + aside, y: y + aside / 2 };
}

/**
 * The rails of all companies: sleepers in ink, the rail in the company's colour. New rails are drawn as they are laid.
 */
export function Rails({ view, chart, events, motion }: RailsProps): VNode {
  const fresh = new Set(events.flatMap((event) => (event.type === 'built' ? [`${event.seat} ${event.hex}`] : [])));
  const seconds = { '--lay': `${0.5 * motion}s` };
  return (
    <g class="rails" style={seconds} aria-hidden="true">
      {view.companies.map((company, seat) => (
        <g key={seat} class={`line seat-${seat}`}>
          {company.line.map((hex) => (
            <Track
              key={hex}
              view={view}
              chart={chart}
              seat={seat}
              hex={hex}
              fresh={motion > 0 && fresh.has(`${seat} ${hex}`)}
            />
          ))}
          {company.line.slice(0, 1).map((hex) => (
            <Depot key={hex} at={hubOf(view, chart, seat, hex)} seat={seat} />
          ))}
        </g>
      ))}
    </g>
  );
}

interface TrackProps {
  readonly view: View;
  readonly chart: Chart;
  readonly seat: number;
  readonly hex: Hex;
  readonly fresh: boolean;
}

function Track({ view, chart, seat, hex, fresh }: TrackProps): VNode {
  const from = hubOf(view, chart, seat, hex);
  const path = branches(view, chart, seat, hex)
    .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}L${from.x.toFixed(1)} ${from.y.toFixed(1)}`)
    .join('');
  return (
    <g class={fresh ? 'track fresh' : 'track'}>
      <path class="sleepers" d={path} />
      <path class="rail" d={path} pathLength="1" />
      <circle class="joint" cx={from.x} cy={from.y} r="4.600" />
    </g>
  );
}

/**
 * To older tracks of the same line the whole way, so that each rail is drawn once; also to cities with the company's
 * train.
 */
function branches(view: View, chart: Chart, seat: number, hex: Hex): Point[] {
  const company = companyOf(view, seat);
  const age = company.line.indexOf(hex);
  const near = neighbours(view, hex);
  const older = near.filter((other) => company.line.indexOf(other) >= 0 && company.line.indexOf(other) < age);
  const cities = [...new Set(company.stops)]
    .map((city) => cityHex(view.map, city))
    .filter((city) => near.includes(city));
  return [
    ...older.map((other) => hubOf(view, chart, seat, other)),
    ...cities.map((city) => between(chart.at(city), chart.at(hex), 0.42)),
  ];
}

/** Where a company began. */
const Depot = ({ at, seat }: { readonly at: Point; readonly seat: number }): VNode => (
  <g transform={`translate(${at.x - 12} ${at.y + 11})`}>
    <EmblemMark seat={seat} r={7.5} />
  </g>
);

/** A train on its way from the factory to the city, after a delivery. */
export function pathThrough(view: View, chart: Chart, seat: number, path: readonly Hex[]): string {
  return path
    .map((hex) => hubOf(view, chart, seat, hex))
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}
