import { useMemo, useRef } from 'preact/hooks';
import { same } from '#engine/same.ts';
import type { Leg, Pose, Poses } from '#kit/motion.ts';
import { type Travel, useJourney } from '#kit/use-journey.ts';
import type { Event } from '../events.ts';
import type { Dot, Heading } from '../sea.ts';
import type { View } from '../view.ts';
import type { Props } from './props.ts';
import { dotPoint } from './layout.ts';

/** How long one card takes to be turned and obeyed. */
export const CARD_MS = 620;
const EIGHTH = 45;
/** Ships that have collided lie a little apart, so that both are seen. */
const RAMMED = 11;

interface Fix {
  readonly dot: Dot;
  readonly heading: Heading;
}

export const pieceOf = (seat: number): string => `brig ${seat}`;

function posesOf(fixes: readonly Fix[]): Poses {
  const rammed = fixes[0]?.dot === fixes[1]?.dot ? RAMMED : 0;
  return Object.fromEntries(fixes.map((fix, seat) => [pieceOf(seat), poseOf(fix, (seat * 2 - 1) * rammed)]));
}

function poseOf({ dot, heading }: Fix, aside: number): Pose {
  const { x, y } = dotPoint(dot);
  return { x: x + aside, y, angle: heading * EIGHTH, shown: 1 };
}

const fixesOf = (view: View): Fix[] => view.ships.map(({ dot, heading }) => ({ dot, heading }));

/** One leg for each card turned: both ships move at once. */
function legsOf(before: readonly Fix[], events: readonly Event[], view: View): Leg[] {
  const fixes = [...before];
  const legs: Leg[] = [];
  let square = 0;
  for (const event of events) {
    if (event.type === 'cardTurned' && event.square !== square) {
      if (square > 0) legs.push({ to: posesOf(fixes), ms: CARD_MS });
      ({ square } = event);
    } else if (event.type === 'sailed') fixes[event.seat] = { ...at(fixes, event.seat), dot: event.to };
    else if (event.type === 'turned') fixes[event.seat] = { ...at(fixes, event.seat), heading: event.to };
  }
  return [...legs, { to: posesOf(fixesOf(view)), ms: CARD_MS }];
}

const at = (fixes: readonly Fix[], seat: number): Fix => fixes[seat] ?? { dot: 0, heading: 0 };

interface Voyage {
  readonly fixes: readonly Fix[];
  readonly travel: Travel;
}

/** Where both ships were seen last. It outlives the chart, which is not always shown. */
export interface Logbook {
  current: readonly Fix[] | undefined;
}

/** Both ships, on their way from where they were to where they are. Events that move neither ship let them sail on. */
export function useFleet({ view, events, preferences }: Props, seen: Logbook) {
  const before = useRef<Voyage | undefined>(undefined);
  const travel = useMemo(() => {
    const fixes = fixesOf(view);
    const last = before.current;
    if (last !== undefined && same(last.fixes, fixes)) return last.travel;
    const from = last?.fixes ?? seen.current;
    const legs = legsOf(from ?? fixes, events, view);
    const next = {
      legs: last === undefined ? [atOnce(from ?? fixes), ...legs] : legs,
      motion: preferences.motion,
      jump: from === undefined || events.length === 0,
    };
    before.current = { fixes, travel: next };
    seen.current = fixes;
    return next;
  }, [view]);
  return useJourney(travel);
}

/** Puts the ships where they were, before anything moves. */
const atOnce = (fixes: readonly Fix[]): Leg => ({ to: posesOf(fixes), ms: 1 });
