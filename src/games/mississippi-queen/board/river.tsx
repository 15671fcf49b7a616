import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { at } from '#engine/indexed.ts';
import type { Poses } from '#kit/motion.ts';
import { useJourney } from '#kit/use-journey.ts';
import { STARTING_SPACES } from '../components.ts';
import { hexAt } from '../river.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { Boat, Wake } from './boat.tsx';
import { ArrivingTile, Ground } from './ground.tsx';
import { Station, StartingSpace, Town } from './landmarks.tsx';
import { legsOf, pieceOf, posesOf } from './legs.ts';
import { Landing } from './platform.tsx';
import type { Props } from './props.ts';
import { type RiverChart, stationOf, waterId } from './chart.ts';

/** The ground and all that stands on it. */
export function Country({
  view,
  chart,
  arriving,
}: {
  view: View;
  chart: RiverChart;
  arriving: number | undefined;
}): VNode {
  const places = view.river.map((_, place) => place).filter((place) => place >= view.first && place !== arriving);
  return (
    <>
      <Ground view={view} chart={chart} without={arriving} />
      {arriving !== undefined && <ArrivingTile chart={chart} place={arriving} />}
      <Uncharted chart={chart} />
      <Town places={chart.town} />
      {view.first === 0 &&
        view.boats.map((_, i) => (
          <StartingSpace
            key={i}
            at={chart.at(hexAt(0, at(STARTING_SPACES, i)))}
            number={i + 1}
            bearing={chart.bearingOf(0)}
          />
        ))}
      <Landing view={view} chart={chart} />
      {places.map((place) => {
        const station = stationOf(view, chart, place);
        return station && <Station key={place} {...station} />;
      })}
    </>
  );
}

/** Nobody knows yet where the river goes on: three faint ways. */
const Uncharted = ({ chart }: { chart: RiverChart }): VNode => (
  <g class="uncharted" aria-hidden="true">
    {chart.beyond.map(({ x, y }, i) => (
      <g key={i} transform={`translate(${x} ${y})`}>
        <circle r="17" />
        <text y="8">?</text>
      </g>
    ))}
  </g>
);

/** The boats, on their way from where they were to where they are; wakes only on the water. */
export function useFleet({ view, events, preferences }: Props, chart: RiverChart) {
  const before = useRef<{ key: string; poses: Poses } | undefined>(undefined);
  const travel = useMemo(() => {
    const jump = before.current?.key !== sameChart(chart) || events.length === 0;
    const legs = legsOf(before.current?.poses ?? {}, events, view, chart);
    before.current = { key: sameChart(chart), poses: posesOf(view, chart) };
    return { legs, motion: preferences.motion, jump };
  }, [view, chart]);
  return useJourney(travel);
}

/** Boats can travel from one chart to another if both are turned the same way. */
const sameChart = (chart: RiverChart): string => String(chart.degrees);

export const Wakes = ({ view, chart }: { view: View; chart: RiverChart }): VNode => (
  <g class="wakes" clip-path={`url(#${waterId(chart)})`} aria-hidden="true">
    {view.boats.map((boat, seat) => (
      <g key={seat} data-piece={pieceOf(seat)}>
        {boat.fate === 'racing' && <Wake speed={boat.speed} />}
      </g>
    ))}
  </g>
);

/** `turning` is the seat whose bow is shown turned: its boat is drawn faintly below. */
export const Boats = ({ view, turning }: { view: View; turning: number | undefined }): VNode => (
  <g class="boats" aria-hidden="true">
    {view.boats.map((boat, seat) => (
      <g
        key={seat}
        data-piece={pieceOf(seat)}
        class={`${view.order[view.mover] === seat && view.outcome === undefined ? 'mover' : ''}${seat === turning ? ' turning' : ''}`}
      >
        <circle class="mover-ring" r="31" />
        <Boat seat={seat} speed={boat.speed} coal={boat.coal} passengers={boat.passengers} />
      </g>
    ))}
  </g>
);

const ARRIVAL_MS = 650;

/** The place of a tile that was just laid and still slides in. */
export function useArrival({ events, preferences }: Props): number | undefined {
  const [settled, setSettled] = useState<readonly Event[]>();
  const laid = events.findLast((event) => event.type === 'tileLaid');
  const slides = laid?.type === 'tileLaid' && preferences.motion > 0 && settled !== events;
  useEffect(() => {
    if (!slides) return undefined;
    const lock = setTimeout(() => setSettled(events), ARRIVAL_MS * preferences.motion);
    return () => clearTimeout(lock);
  }, [events, slides]);
  return slides ? laid.place : undefined;
}
