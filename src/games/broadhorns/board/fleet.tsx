import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { same } from '#engine/same.ts';
import { EmblemMark } from '#kit/emblem.tsx';
import type { Leg, Pose, Poses } from '#kit/motion.ts';
import { useJourney } from '#kit/use-journey.ts';
import type { Event } from '../events.ts';
import { townAt } from '../sheets.ts';
import { hasBoat, type Merchant, merchantOf } from '../state.ts';
import type { View } from '../view.ts';
import { boatName, NO_BOAT } from '../words/names.ts';
import { portOf, spaceAt } from './chart.ts';
import type { Props } from './props.ts';

const SPACE_MS = 150;
const PORT_MS = 250;
const HOME_MS = 600;
const SETTLE_MS = 200;
/** Boats that share a space lie a little apart, the first two across from each other: no emblem is hidden. */
const APART = [
  { x: -12, y: -9 },
  { x: 12, y: 9 },
  { x: 12, y: -9 },
  { x: -12, y: 9 },
] as const;

const pieceOf = (seat: number): string => `boat ${seat}`;

function poseAt(seat: number, at: number, inPort: boolean): Pose {
  const { x, y } = inPort ? portOf(townAt(at)) : spaceAt(at);
  const apart = APART[seat] ?? APART[0];
  return { x: x + apart.x, y: y + apart.y, angle: 0, shown: 1 };
}

const posesOf = (view: View): Poses =>
  Object.fromEntries(view.merchants.map((m, seat) => [pieceOf(seat), poseAt(seat, m.at, m.inPort)]));

/** Boats travel the way the rules moved them: space by space down the river, into port, and home by land. */
function legsOf(before: Poses, events: readonly Event[], view: View): readonly Leg[] {
  const legs: Leg[] = [];
  let poses = before;
  const go = (seat: number, pose: Pose, ms: number): void => {
    poses = { ...poses, [pieceOf(seat)]: pose };
    legs.push({ to: poses, ms });
  };
  for (const event of events) {
    if (event.type === 'moved') {
      for (let at = event.from + 1; at <= event.to; at++) go(event.seat, poseAt(event.seat, at, false), SPACE_MS);
    } else if (event.type === 'expeditionEnded') go(event.seat, poseAt(event.seat, 0, false), HOME_MS);
    else if (event.type === 'putIn') {
      const { at } = merchantOf(view, event.seat);
      if (townAt(at) === event.town) go(event.seat, poseAt(event.seat, at, true), PORT_MS);
    }
  }
  const rest = posesOf(view);
  return same(poses, rest) ? legs : [...legs, { to: rest, ms: SETTLE_MS }];
}

/** The flatboats; several may share a space. */
export function Fleet({ props }: { props: Props }): VNode {
  const { view, events, preferences } = props;
  const before = useRef<Poses>(posesOf(view));
  const travel = useMemo(() => {
    const legs = legsOf(before.current, events, view);
    before.current = posesOf(view);
    return {
      legs: legs.length > 0 ? legs : [{ to: before.current, ms: 0 }],
      motion: preferences.motion,
      jump: events.length === 0,
    };
  }, [view, events]);
  const root = useJourney(travel);
  return (
    <g ref={root} class="fleet">
      {view.merchants.map((m, seat) => (
        <g key={seat} data-piece={pieceOf(seat)}>
          <Flatboat m={m} seat={seat} moving={view.turn === seat && view.outcome === undefined} />
        </g>
      ))}
    </g>
  );
}

/** Where a boat would be. */
export function GhostBoat({ m, seat }: { m: Merchant; seat: number }): VNode {
  const { x, y } = poseAt(seat, m.at, m.inPort);
  return (
    <g class="ghost" transform={`translate(${x} ${y})`} aria-hidden="true">
      <Flatboat m={m} seat={seat} moving={false} />
    </g>
  );
}

/**
 * A flatboat from the side of the deck: a box with a sweep at each end. Without a boat only the merchant's mark waits.
 */
const Flatboat = ({ m, seat, moving }: { m: Merchant; seat: number; moving: boolean }): VNode => (
  <g class={`flatboat seat-${seat}${moving ? ' moving' : ''}`}>
    {hasBoat(m) && (
      <g transform={`scale(${0.86 + 0.1 * m.boat})`}>
        <path class="sweep" d="M-20 9L-31 15M20 9L31 15M-20-9L-31-15M20-9L31-15" />
        <path class="flat-hull" d="M-24-10L-19-14H19L24-10V10L19 14H-19L-24 10Z" />
        <path class="flat-planks" d="M-22-6H22M-22 6H22M-12-13V13M12-13V13" />
      </g>
    )}
    <EmblemMark seat={seat} r={10} />
    <title>{hasBoat(m) ? boatName(m.boat) : NO_BOAT}</title>
  </g>
);
