import type { VNode } from 'preact';
import { EmblemMark } from '#kit/emblem.tsx';
import { between, type Point } from '#kit/point.ts';
import { cityHex, factoryHex } from '../map.ts';
import type { Offer } from '../plans.ts';
import type { View } from '../view.ts';
import type { Chart } from './chart.ts';
import type { Planning } from './planning.ts';
import type { Props } from './props.ts';
import { ghostPath, hubOf, linePath, pathThrough } from './rails.tsx';
import { Locomotive } from './symbols.tsx';

interface PreviewProps {
  readonly props: Props;
  readonly chart: Chart;
  readonly planning: Planning;
}

/** The points of a route, from its factory to its city. */
function routeOf(view: View, chart: Chart, seat: number, { action, reckoning }: Offer): readonly Point[] {
  return [...pathThrough(view, chart, seat, reckoning.path), chart.at(cityHex(view.map, action.city))];
}

/** Below the rails: the light of the picked route, or of all routes that meet the raised card. */
export function RouteLights({
  props: { view, seat },
  chart,
  planning: { pairs, card, offer },
}: PreviewProps): VNode | null {
  if (seat === undefined) return null;
  const all = pairs
    .flatMap(({ offers }) => offers)
    .filter(({ action, reckoning }) => action.card === card && reckoning.met);
  const lit = offer === undefined ? all : [offer];
  return (
    <g class="route-lights" aria-hidden="true">
      {lit.map((one) => {
        const d = linePath(routeOf(view, chart, seat, one));
        return (
          <g key={`${one.action.factory} ${one.action.city}`}>
            <path class="route-edge" d={d} />
            <path class="route-light" d={d} />
          </g>
        );
      })}
    </g>
  );
}

/** Above everything: the route counted along the line with its train, or the track about to be built. */
export function Preview({ props: { view, seat }, chart, planning: { offer, action } }: PreviewProps): VNode | null {
  if (seat === undefined) return null;
  if (offer !== undefined) return <CountedRoute view={view} chart={chart} seat={seat} offer={offer} />;
  if (action?.type === 'build') {
    const hub = hubOf(view, chart, seat, action.hex);
    return (
      <g class={`ghost seat-${seat}`} aria-hidden="true">
        <path class="ghost-light" d={ghostPath(view, chart, seat, action.hex)} />
        <path class="ghost-rail" d={ghostPath(view, chart, seat, action.hex)} />
        <circle class="ghost-joint" cx={hub.x} cy={hub.y} r="7" />
      </g>
    );
  }
  if (action?.type !== 'begin') return null;
  return (
    <g class={`ghost seat-${seat}`} aria-hidden="true">
      <Beginning at={chart.at(factoryHex(view.map, action.factory))} seat={seat} />
    </g>
  );
}

const Beginning = ({ at: { x, y }, seat }: { readonly at: Point; readonly seat: number }): VNode => (
  <g transform={`translate(${x - 13} ${y + 15})`}>
    <EmblemMark seat={seat} r={9} />
  </g>
);

interface CountedRouteProps {
  readonly view: View;
  readonly chart: Chart;
  readonly seat: number;
  readonly offer: Offer;
}

/** Every space of the route with its number: what the reward is counted by. */
function CountedRoute({ view, chart, seat, offer }: CountedRouteProps): VNode {
  const route = routeOf(view, chart, seat, offer);
  const spaces = route.slice(0, -1);
  const middle = Math.floor((spaces.length - 1) / 2);
  const engine = engineAt(route, middle);
  return (
    <g class="counted-route" aria-hidden="true">
      <g transform={`translate(${engine.x} ${engine.y - 19})`}>
        <Locomotive seat={seat} scale={2.2} />
      </g>
      {spaces.map(({ x, y }, i) => (
        <g key={i} class="space-number" transform={`translate(${x} ${y})`}>
          <circle r="10" />
          <text y="5">{i + 1}</text>
        </g>
      ))}
    </g>
  );
}

/** Above the middle of the route, between two numbers. */
function engineAt(route: readonly Point[], n: number): Point {
  const from = route[n] ?? { x: 0, y: 0 };
  return between(from, route[n + 1] ?? from, 0.5);
}

/** Trains on their way, for every delivery among what just happened. */
export function Runs({ props, chart }: Pick<PreviewProps, 'props' | 'chart'>): VNode | null {
  const { view, events, preferences } = props;
  if (preferences.motion === 0) return null;
  return (
    <g class="runs" aria-hidden="true">
      {events.map((event, i) => {
        if (event.type !== 'delivered') return null;
        const city = chart.at(cityHex(view.map, event.city));
        const way = linePath([...pathThrough(view, chart, event.seat, event.path), city]);
        const style = { offsetPath: `path("${way}")`, animationDuration: `${1.1 * preferences.motion}s` };
        return (
          <g key={`${view.round} ${i} ${event.factory}`} class="run" style={style}>
            <Locomotive seat={event.seat} scale={1.9} />
          </g>
        );
      })}
    </g>
  );
}
