import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { coastOutline, cutCorners, pathOf } from '#kit/coast.ts';
import { EmblemMark } from '#kit/emblem.tsx';
import { boxAround, middleOf } from '#kit/point.ts';
import type { Layout } from '#kit/use-layout.ts';
import { NOWHERE } from '../state.ts';
import type { View } from '../view.ts';
import { type RiverChart, stationOf } from './chart.ts';

interface LittleRiverProps {
  readonly view: View;
  readonly chart: RiverChart;
  readonly layout: Layout;
}

/** The room of the minimap's picture, and how large a boat is on it, in pixels. */
const ROOM = { wide: { width: 204, height: 100 }, phone: { width: 78, height: 56 } };
const BOAT = { wide: 8, phone: 5.5 };

/** The whole river in little: its water, stations, landing and boats. */
export function LittleRiver({ view, chart, layout }: LittleRiverProps): VNode {
  const size = layout === 'phone' ? 'phone' : 'wide';
  const unit = Math.max(chart.box.width / ROOM[size].width, chart.box.height / ROOM[size].height);
  const coast = useMemo(
    () => pathOf(coastOutline(waterOf(chart)).map((loop) => cutCorners(cutCorners(loop)))),
    [chart.key],
  );
  const landing = chart.platform && middleOf(boxAround(chart.platform.deck));
  return (
    <g class="little">
      <path class="little-water" d={coast} />
      {chart.beyond.map(({ x, y }, i) => (
        <circle key={i} class="little-beyond" cx={x} cy={y} r={2 * unit} />
      ))}
      {stationsOn(view, chart).map(({ color, island }, i) => (
        <circle key={i} class={`little-station ${color}`} cx={island.x} cy={island.y} r={3 * unit} />
      ))}
      {landing && (
        <path class="little-landing" transform={`translate(${landing.x} ${landing.y}) scale(${unit})`} d={FLAG} />
      )}
      {view.boats.map(({ hex }, seat) => {
        if (hex === NOWHERE) return undefined;
        const { x, y } = chart.at(hex);
        return (
          <g key={seat} transform={`translate(${x} ${y}) scale(${unit})`}>
            <EmblemMark seat={seat} r={BOAT[size]} />
          </g>
        );
      })}
    </g>
  );
}

const waterOf = (chart: RiverChart) => chart.hexes.filter(({ water }) => water).map(({ corners }) => corners);

/** In pixels: the flag of the landing. */
const FLAG = 'M-3 7V-8M-3-8 7-5-3-1Z';

function stationsOn(view: View, chart: RiverChart) {
  const places = view.river.map((_, place) => place).filter((place) => place >= view.first);
  return places.flatMap((place) => {
    const station = stationOf(view, chart, place);
    return station !== undefined && station.passengers > 0 ? [station] : [];
  });
}
