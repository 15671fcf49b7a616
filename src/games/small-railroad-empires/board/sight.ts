import { useMemo, useRef } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import { type Box, boxAround, middleOf } from '#kit/point.ts';
import type { Event } from '../events.ts';
import { cityHex, type Hex } from '../map.ts';
import type { View } from '../view.ts';
import { type Chart, SIZE } from './chart.ts';
import type { Props } from './props.ts';

/**
 * What a small screen looks at: where others build and deliver while it is shown, and the own line again when the player
 * is asked. In the middle of a turn of one's own nothing moves.
 */
export function useSight(props: Props, chart: Chart): Box {
  const home = useHome(props, chart);
  const seen = useRef(home);
  const there = othersSpaces(props);
  if (askedSeat(props) !== undefined) seen.current = home;
  else if (there.length > 0)
    seen.current = boxAround(
      there.map((hex) => chart.at(hex)),
      1.6 * SIZE,
    );
  return seen.current;
}

/** The own line as it was when the turn began, or the middle of the map before there is one. */
function useHome({ view, own }: Props, chart: Chart): Box {
  const line = own === undefined ? [] : (view.companies[own]?.line ?? []);
  return useMemo(() => {
    const points = line.length > 0 ? line.map((hex) => chart.at(hex)) : [middleOf(chart.box)];
    // With the whole of every space next to it.
    return boxAround(points, 2.5 * SIZE);
  }, [own, line.length > 0, chart, view.round, view.turn === own]);
}

function othersSpaces({ view, own, events }: Props): readonly Hex[] {
  return events.flatMap((event) => ('seat' in event && event.seat !== own ? spacesOf(view, event) : []));
}

function spacesOf({ map }: View, event: Event): readonly Hex[] {
  if (event.type === 'began' || event.type === 'built') return [event.hex];
  return event.type === 'delivered' ? [...event.path, cityHex(map, event.city)] : [];
}
