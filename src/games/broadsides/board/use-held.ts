import { useEffect, useRef, useState } from 'preact/hooks';
import type { Event } from '../events.ts';

type Events = readonly Event[];

/**
 * Events that need time to be seen are held until it is over, no matter what comes meanwhile: the other player often
 * decides the next thing before this one has been seen.
 */
export function useHeld(events: Events, wanted: boolean, msOf: (events: Events) => number): Events | undefined {
  const seen = useRef<Events | undefined>(undefined);
  const [held, hold] = useState<Events>();
  const fresh = wanted && seen.current !== events;
  useEffect(() => {
    if (!fresh) return;
    seen.current = events;
    hold(events);
  }, [events]);
  useEffect(() => {
    if (held === undefined) return undefined;
    const over = setTimeout(() => hold(undefined), msOf(held));
    return () => clearTimeout(over);
  }, [held]);
  return fresh ? events : held;
}

/** How many squares were turned over. */
export const squaresOf = (events: Events): number =>
  new Set(events.flatMap((event) => (event.type === 'cardTurned' ? [event.square] : []))).size;

interface Recent {
  readonly id: number;
  readonly events: Events;
}

/** Several things at once, each for its own time. */
export function useRecent(events: Events, wanted: boolean, ms: number): readonly Recent[] {
  const [recent, setRecent] = useState<readonly Recent[]>([]);
  const count = useRef(0);
  useEffect(() => {
    if (!wanted) return;
    const item = { id: count.current++, events };
    setRecent((list) => [...list, item]);
    // Nothing clears it, so that the next event does not cut it short.
    setTimeout(() => setRecent((list) => list.filter((other) => other !== item)), ms);
  }, [events]);
  return recent;
}
