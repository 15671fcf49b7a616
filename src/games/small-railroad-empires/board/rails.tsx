import type { VNode } from 'preact';
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
  const aside = other > seat ? -6.5 : 6.5;
  return { x: x + aside, y: y + aside / 2 };
}

/**
 * The rails of all companies: sleepers in ink, the rail in the company's colour. New rails are drawn as they are laid.
 */
export function Rails({ view, chart, events, motion }: RailsProps): VNode {
  const fresh = new Set(events.flatMap((event) => (event.type === 'built' ? [`${event.seat} ${event.hex}`] : [])));
  const isFresh = (seat: number, hex: Hex): boolean => motion > 0 && fresh.has(`${seat} ${hex}`);
  return (
    <g class="rails" style={{ '--lay': `${0.5 * motion}s` }} aria-hidden="true">
      {view.companies.map(({ line }, seat) => (
        <g key={seat} class={`line seat-${seat}`}>
          <Tracks view={view} chart={chart} seat={seat} hexes={line.filter((hex) => !isFresh(seat, hex))} />
          {line
            .filter((hex) => isFresh(seat, hex))
            .map((hex) => (
              <g key={hex} class="fresh">
                <Tracks view={view} chart={chart} seat={seat} hexes={[hex]} />
              </g>
            ))}
        </g>
      ))}
    </g>
  );
}

interface TracksProps {
  readonly view: View;
  readonly chart: Chart;
  readonly seat: number;
  readonly hexes: readonly Hex[];
}

/** Sleepers below, then a dark edge, then the colour: joined into one line. */
function Tracks({ view, chart, seat, hexes }: TracksProps): VNode {
  const path = hexes.map((hex) => trackPath(view, chart, seat, hex)).join('');
  return (
    <>
      <path class="sleepers" d={path} />
      <path class="rail-edge" d={path} />
      <path class="rail" d={path} pathLength="1" />
    </>
  );
}

function trackPath(view: View, chart: Chart, seat: number, hex: Hex): string {
  const from = hubOf(view, chart, seat, hex);
  const ends = branches(view, chart, seat, hex);
  // A track by itself still has a beginning and an end.
  const all =
    ends.length > 0
      ? ends
      : [
          { x: from.x + 11, y: from.y },
          { x: from.x - 11, y: from.y },
        ];
  return all.map((end) => `M${pointText(end)}L${pointText(from)}`).join('');
}

const pointText = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * To older tracks of the same line the whole way, so that each rail is drawn once; also to cities with the company's
 * train.
 */
function branches(view: View, chart: Chart, seat: number, hex: Hex): Point[] {
  const company = companyOf(view, seat);
  const age = company.line.indexOf(hex);
  const near = neighbours(view, hex);
  const older = near.filter((other) => company.line.indexOf(other) >= 0 && company.line.indexOf(other) < age);
  return [...older.map((other) => hubOf(view, chart, seat, other)), ...stationsBeside(view, chart, seat, hex)];
}

function stationsBeside(view: View, chart: Chart, seat: number, hex: Hex): Point[] {
  const near = neighbours(view, hex);
  return [...new Set(companyOf(view, seat).stops)]
    .map((city) => cityHex(view.map, city))
    .filter((city) => near.includes(city))
    .map((city) => between(chart.at(city), chart.at(hex), 0.45));
}

/** The rails that a new track would lay: to all of the company's network beside it. */
export function ghostPath(view: View, chart: Chart, seat: number, hex: Hex): string {
  const { line } = companyOf(view, seat);
  const from = hubOf(view, chart, seat, hex);
  const near = neighbours(view, hex).filter((other) => line.includes(other));
  const ends = [...near.map((other) => hubOf(view, chart, seat, other)), ...stationsBeside(view, chart, seat, hex)];
  return ends.map((end) => `M${pointText(end)}L${pointText(from)}`).join('');
}

/** The way of a train from the factory to the edge of the city. */
export function pathThrough(view: View, chart: Chart, seat: number, path: readonly Hex[]): readonly Point[] {
  return path.map((hex) => hubOf(view, chart, seat, hex));
}

export const linePath = (points: readonly Point[]): string => `M${points.map(pointText).join('L')}`;
