import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { same } from '#engine/same.ts';
import type { Leg, Pose, Poses } from '#kit/motion.ts';
import { useJourney } from '#kit/use-journey.ts';
import type { Event } from '../events.ts';
import { townAt } from '../sheets.ts';
import { type Merchant, merchantOf } from '../state.ts';
import type { View } from '../view.ts';
import type { RiverChart } from './chart.ts';
import { Flatboat } from './flatboat.tsx';
import type { Props } from './props.ts';

const SPACE_MS = 150;
const PORT_MS = 250;
const HOME_MS = 600;
const SETTLE_MS = 200;
/** Boats that share a space lie side by side, two and two; where some are in port, the others keep to the far bank. */
const BEHIND = 1.2;
/** In St. Louis most wait without a boat. */
const ASHORE = 0.55;
const ASIDE = 13;

const pieceOf = (seat: number): string => `boat ${seat}`;

interface Berth {
  readonly at: number;
  readonly inPort: boolean;
  /** Among those who share it. */
  readonly place: number;
  readonly sharing: number;
  /** Others lie in the port beside it. */
  readonly besidePort: boolean;
}

function poseAt(chart: RiverChart, berth: Berth): Pose {
  const { at, place, inPort, besidePort } = berth;
  const behind = (inPort || besidePort ? place : Math.floor(place / 2)) * BEHIND;
  const p = chart.spaceAt(at === 0 ? Math.floor(place / 2) * ASHORE : at - behind, asideOf(chart, berth));
  return { ...p, angle: chart.headingAt(at), shown: 1 };
}

function asideOf(chart: RiverChart, { at, inPort, place, sharing, besidePort }: Berth): number {
  if (inPort) return chart.sideOf(townAt(at)) * ASIDE;
  if (besidePort) return -chart.sideOf(townAt(at)) * ASIDE;
  return sharing === 1 ? 0 : place % 2 === 0 ? ASIDE : -ASIDE;
}

const ALONE = { place: 0, sharing: 1, besidePort: false };

/** Which of the boats that lie at the same place this one is. */
function placeAmong(view: View, seat: number): Omit<Berth, 'at' | 'inPort'> {
  const { at, inPort } = merchantOf(view, seat);
  const here = view.merchants.flatMap((m, other) => (m.at === at && m.inPort === inPort ? [other] : []));
  const besidePort = !inPort && view.merchants.some((m) => m.at === at && m.inPort);
  return { place: here.indexOf(seat), sharing: here.length, besidePort };
}

const posesOf = (chart: RiverChart, view: View): Poses =>
  Object.fromEntries(
    view.merchants.map((m, seat) => [pieceOf(seat), poseAt(chart, { ...m, ...placeAmong(view, seat) })]),
  );

/** Boats travel the way the rules moved them: space by space down the river, into port, and home by land. */
function legsOf(chart: RiverChart, before: Poses, events: readonly Event[], view: View): readonly Leg[] {
  const legs: Leg[] = [];
  let poses = before;
  const go = (seat: number, at: number, inPort: boolean, ms: number): void => {
    poses = { ...poses, [pieceOf(seat)]: poseAt(chart, { at, inPort, ...ALONE }) };
    legs.push({ to: poses, ms });
  };
  for (const event of events) {
    if (event.type === 'moved') {
      for (let at = event.from + 1; at <= event.to; at++) go(event.seat, at, false, SPACE_MS);
    } else if (event.type === 'expeditionEnded') go(event.seat, 0, false, HOME_MS);
    else if (event.type === 'putIn') {
      const { at } = merchantOf(view, event.seat);
      if (townAt(at) === event.town) go(event.seat, at, true, PORT_MS);
    }
  }
  const rest = posesOf(chart, view);
  return same(poses, rest) ? legs : [...legs, { to: rest, ms: SETTLE_MS }];
}

interface FleetProps {
  readonly props: Props;
  readonly chart: RiverChart;
}

/** The flatboats; several may share a space. */
export function Fleet({ props, chart }: FleetProps): VNode {
  const { view, events, preferences } = props;
  const before = useRef<Poses>(posesOf(chart, view));
  const drawnOn = useRef(chart);
  const travel = useMemo(() => {
    const isNew = drawnOn.current !== chart;
    const legs = isNew ? [] : legsOf(chart, before.current, events, view);
    before.current = posesOf(chart, view);
    drawnOn.current = chart;
    return {
      legs: legs.length > 0 ? legs : [{ to: before.current, ms: 0 }],
      motion: preferences.motion,
      jump: events.length === 0 || isNew,
    };
  }, [view, events, chart]);
  const root = useJourney(travel);
  return (
    <g ref={root} class="fleet">
      {view.merchants.map((m, seat) => (
        <g key={seat} data-piece={pieceOf(seat)}>
          <Flatboat m={m} seat={seat} isMoving={view.turn === seat && view.outcome === undefined} />
        </g>
      ))}
    </g>
  );
}

interface GhostBoatProps {
  readonly m: Merchant;
  readonly seat: number;
  readonly chart: RiverChart;
}

/** Where a boat would be. */
export function GhostBoat({ m, seat, chart }: GhostBoatProps): VNode {
  const { x, y, angle } = poseAt(chart, { ...m, ...ALONE });
  return (
    <g class="ghost" transform={`translate(${x} ${y}) rotate(${angle})`} aria-hidden="true">
      <Flatboat m={m} seat={seat} isMoving={false} />
    </g>
  );
}
