import type { VNode } from 'preact';
import { openPath, pathOf } from '#kit/coast.ts';
import { bearing, between } from '#kit/point.ts';
import type { Direction } from '../actions.ts';
import type { View } from '../view.ts';
import { boatOf } from '../state.ts';
import { Boat } from './boat.tsx';
import type { Plan } from '../planner.ts';
import { onPlatform, type RiverChart, SIZE } from './chart.ts';
import { boatPlace, hexPlace, PLATFORM_PLACE, tilePlace } from '../words/names.ts';

interface ShownProps {
  readonly view: View;
  readonly seat: number;
  readonly chart: RiverChart;
}

interface GhostProps extends ShownProps {
  readonly plan: Plan;
  /** Only pointed at, not chosen. */
  readonly faint: boolean;
}

/** The move about to be made: its path, where a push goes, and the boat as it will lie. */
export function Ghost({ plan, view, seat, chart, faint }: GhostProps): VNode {
  const boat = boatOf(view, seat);
  const points = plan.path.map((hex) => chart.at(hex));
  const end = chart.at(plan.hex);
  return (
    <g class={faint ? 'ghost faint' : 'ghost'} aria-hidden="true">
      {points.length > 1 && <path class="ghost-path" d={openPath(points)} />}
      {points.slice(1, -1).map((p, i) => (
        <circle key={i} class="ghost-stop" cx={p.x} cy={p.y} r="4" />
      ))}
      {plan.push !== undefined && <PushArrow plan={plan} chart={chart} />}
      {plan.path.length > 1 && (
        <g transform={`translate(${end.x} ${end.y})`} class="ghost-boat">
          <Boat
            {...boat}
            seat={seat}
            speed={plan.speed}
            coal={boat.coal - plan.coal}
            angle={chart.bearingOf(plan.facing)}
          />
        </g>
      )}
    </g>
  );
}

/** The boat with its bow as it will point. */
export function TurnedGhost({ view, seat, chart, facing }: ShownProps & { readonly facing: Direction }): VNode {
  const boat = boatOf(view, seat);
  const { x, y } = chart.at(boat.hex);
  return (
    <g class="ghost" aria-hidden="true">
      <g transform={`translate(${x} ${y})`} class="ghost-boat">
        <Boat {...boat} seat={seat} angle={chart.bearingOf(facing)} />
      </g>
    </g>
  );
}

function PushArrow({ plan, chart }: { plan: Plan; chart: RiverChart }): VNode | null {
  if (plan.push === undefined) return null;
  const [from, to] = [chart.at(plan.push.at), chart.at(plan.push.to)];
  const head = between(from, to, 0.85);
  return (
    <g class="push-arrow">
      <path d={openPath([chart.at(plan.hex), between(chart.at(plan.hex), from, 0.5)])} />
      <path d={openPath([between(from, to, 0.4), head])} />
      <g transform={`translate(${head.x} ${head.y})`}>
        <ArrowHead degrees={bearing(from, to)} />
      </g>
    </g>
  );
}

/** Long and notched: an equilateral triangle turned by a sixth would seem to point elsewhere. */
export const ArrowHead = ({ degrees }: { degrees: number }): VNode => (
  <path class="push-head" transform={`rotate(${degrees.toFixed(1)})`} d="M0-13 9 9 0 4-9 9Z" aria-hidden="true" />
);

/** What a line of the log points at. */
export function Lit({ view, places, chart }: { view: View; places: readonly string[]; chart: RiverChart }): VNode {
  const boats = view.boats.flatMap(({ hex }, seat) => (places.includes(boatPlace(seat)) ? [hex] : []));
  const hexes = chart.hexes.filter(
    ({ hex, place }) => places.includes(hexPlace(hex)) || places.includes(tilePlace(place)) || boats.includes(hex),
  );
  const { platform } = chart;
  const landing =
    platform !== undefined && places.includes(PLATFORM_PLACE) ? onPlatform(platform, { x: 0, y: -94 }) : undefined;
  return (
    <g class="lit" aria-hidden="true">
      <path d={pathOf(hexes.map((hex) => hex.corners))} />
      {landing && <circle cx={landing.x} cy={landing.y} r={3 * SIZE} />}
    </g>
  );
}

/** The space somebody asked about. */
export function Questioned({ hex, chart }: { hex: number | undefined; chart: RiverChart }): VNode | null {
  const asked = chart.hexes.find((other) => other.hex === hex);
  return asked === undefined ? null : <path class="questioned" d={pathOf([asked.corners])} aria-hidden="true" />;
}
