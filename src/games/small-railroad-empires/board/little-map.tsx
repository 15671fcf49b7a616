import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { neighbours } from '../rules/network.ts';
import type { View } from '../view.ts';
import { type Chart, isCity, placeAt } from './chart.ts';
import { landPath, waterPath } from './ground.tsx';
import type { Planning } from './planning.ts';
import type { Props } from './props.ts';
import { hubOf, linePath } from './rails.tsx';

interface LittleMapProps {
  readonly props: Props;
  readonly chart: Chart;
  readonly planning: Planning;
}

/** The whole map in little: land, water, cities, every line, what others did, and where something can be done. */
export function LittleMap({ props: { view, trail }, chart, planning: { open, doors, offer } }: LittleMapProps): VNode {
  const ground = useMemo(
    () => (
      <>
        <path class="little-land" d={landPath(chart)} />
        <path class="water" d={waterPath(chart)} />
        {chart.hexes.filter(isCity).map(({ hex, centre: { x, y } }) => (
          <rect key={hex} class="little-city" x={x - 14} y={y - 14} width="28" height="28" />
        ))}
      </>
    ),
    [chart.key],
  );
  return (
    <g class="little-map">
      {ground}
      {offer !== undefined && (
        <path class="little-route" d={linePath(offer.reckoning.path.map((hex) => chart.at(hex)))} />
      )}
      {view.companies.map((_, seat) => (
        <path key={seat} class={`little-line seat-${seat}`} d={wholeLine(view, chart, seat)} />
      ))}
      {trail.flatMap(({ step, seat, places }) =>
        places.map((place) => {
          const point = placeAt(chart, view, place);
          return (
            point && (
              <circle key={`${step} ${place}`} class={`little-step seat-${seat}`} cx={point.x} cy={point.y} r="22" />
            )
          );
        }),
      )}
      {[...new Set([...open.keys(), ...doors.keys()])].map((hex) => {
        const { x, y } = chart.at(hex);
        return <circle key={hex} class="little-open" cx={x} cy={y} r="17" />;
      })}
    </g>
  );
}

function wholeLine(view: View, chart: Chart, seat: number): string {
  const line = view.companies[seat]?.line ?? [];
  const at = (hex: number) => hubOf(view, chart, seat, hex);
  return line
    .flatMap((hex) =>
      [hex, ...neighbours(view, hex).filter((near) => line.includes(near) && near < hex)].map((to) =>
        linePath([at(hex), at(to)]),
      ),
    )
    .join('');
}
