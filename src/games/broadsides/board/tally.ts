import { useMemo, useRef } from 'preact/hooks';
import type { Event } from '../events.ts';
import { type Harm, harmOf, lossesIn } from '../harm.ts';
import type { Props } from './props.ts';

type ShotFired = Extract<Event, { type: 'shot' }>;

/** One shot of the exchange that is being fought or was fought last. */
interface FiredShot {
  readonly shot: ShotFired;
  readonly losses: readonly Event[];
}

export interface Tally {
  readonly shots: readonly FiredShot[];
  /** What the volley that the latest events have ended did, and whose it was. */
  readonly ended: { readonly seat: number; readonly harm: Harm } | undefined;
}

const NOTHING_FIRED: Tally = { shots: [], ended: undefined };

/** The shots of one exchange, as the board has shown them; a jump to another moment forgets them. */
export function useTally({ view, events }: Props): Tally {
  const told = useRef<readonly Event[]>([]);
  return useMemo(() => {
    const began = events.findLastIndex(({ type }) => type === 'exchangeBegan');
    if (events.length === 0) told.current = [];
    else told.current = began < 0 ? [...told.current, ...events] : events.slice(began);
    const last = events.findLast((event): event is ShotFired => event.type === 'shot');
    const shots = shotsIn(told.current);
    if (last === undefined) return { ...NOTHING_FIRED, shots };
    const goesOn = (view.phase === 'firing' || view.phase === 'shot') && view.shooter === last.seat && began < 0;
    return { shots, ended: goesOn ? undefined : { seat: last.seat, harm: volleyHarm(shots, last.seat) } };
  }, [events]);
}

const shotsIn = (events: readonly Event[]): readonly FiredShot[] =>
  events.flatMap((event, i) => (event.type === 'shot' ? [{ shot: event, losses: lossesIn(events.slice(i + 1)) }] : []));

const volleyHarm = (shots: readonly FiredShot[], seat: number): Harm =>
  harmOf(shots.filter(({ shot }) => shot.seat === seat).flatMap(({ shot, losses }) => [shot, ...losses]));
