import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { openPath } from '#kit/coast.ts';
import type { Event } from '../events.ts';
import type { Dot } from '../sea.ts';
import type { View } from '../view.ts';
import { dotPoint } from './layout.ts';
import type { Props } from './props.ts';

/** By seat: the dots a ship has passed since the round began. */
type Tracks = readonly (readonly Dot[])[];

/** Where both ships came from in the round that was shown last. It stays until the next cards are turned over. */
export function Wake({ props: { view, events } }: { readonly props: Props }): VNode {
  const tracks = useTracks(view, events);
  return (
    <g aria-hidden="true">
      {tracks.map((dots, seat) => {
        const [start] = dots.map(dotPoint);
        return (
          dots.length > 1 && (
            <g key={seat} class={`bb-wake seat-${seat}`}>
              <path d={openPath(dots.map(dotPoint))} />
              <circle cx={start?.x} cy={start?.y} r="7" />
            </g>
          )
        );
      })}
    </g>
  );
}

const FIRST_SQUARE = 1;

function useTracks({ ships }: View, events: readonly Event[]): Tracks {
  const before = useRef<Tracks>([[], []]);
  return useMemo(() => {
    const isNew = events.some((event) => event.type === 'cardTurned' && event.square === FIRST_SQUARE);
    const isJump = events.length === 0 && !ships.some(({ dot }, seat) => before.current[seat]?.at(-1) === dot);
    const tracks = isNew || isJump ? [[], []] : before.current;
    before.current = events.reduce(withMove, tracks);
    return before.current;
  }, [events]);
}

function withMove(tracks: Tracks, event: Event): Tracks {
  if (event.type !== 'sailed') return tracks;
  const { seat, from, to } = event;
  return tracks.map((dots, of) => (of === seat ? [...(dots.length === 0 ? [from] : dots), to] : dots));
}
