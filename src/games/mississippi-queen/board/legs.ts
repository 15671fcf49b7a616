import { same } from '#engine/same.ts';
import type { Leg, Pose, Poses } from '#kit/motion.ts';
import type { Hex } from '../actions.ts';
import { placeOf as placeOnRiver } from '../river.ts';
import type { Event } from '../events.ts';
import { boatOf, NOWHERE } from '../state.ts';
import type { View } from '../view.ts';
import { boatPlace } from '../words/names.ts';
import { berth, type RiverChart } from './chart.ts';

/** Milliseconds for each kind of movement. */
const STEP_MS = 260;
const TURN_MS = 170;
const PUSH_MS = 300;
const DOCK_MS = 600;
const SETTLE_MS = 200;

export const pieceOf = boatPlace;

/** How the boats travelled: the way the rules moved them, then to where they are now. */
export function legsOf(before: Poses, events: readonly Event[], view: View, chart: RiverChart): Leg[] {
  const legs: Leg[] = [];
  let poses = before;
  for (const event of events) {
    const leg = legOf(poses, event, chart);
    if (leg === undefined) continue;
    legs.push(leg);
    poses = leg.to;
  }
  const rest = posesOf(view, chart);
  return same(poses, rest) ? legs : [...legs, { to: rest, ms: SETTLE_MS }];
}

function legOf(poses: Poses, event: Event, chart: RiverChart): Leg | undefined {
  const moved = (seat: number, change: Partial<Pose>, ms: number): Leg | undefined => {
    const pose = poses[pieceOf(seat)];
    return pose && { to: { ...poses, [pieceOf(seat)]: { ...pose, ...change } }, ms };
  };
  switch (event.type) {
    case 'stepped':
      return moved(event.seat, chart.at(event.to), STEP_MS);
    case 'pushed':
      return moved(event.victim, chart.at(event.to), PUSH_MS);
    case 'turned':
    case 'faced':
      return moved(event.seat, { angle: chart.bearingOf(event.facing) }, TURN_MS);
    case 'docked':
      return moved(event.seat, berthPose(chart, event.place), DOCK_MS);
    case 'wentAground':
      return moved(event.seat, { shown: 0 }, DOCK_MS);
    default:
      return undefined;
  }
}

const berthPose = (chart: RiverChart, place: number): Partial<Pose> =>
  chart.platform === undefined ? {} : { ...berth(chart.platform, place), angle: chart.platform.bearing };

/** Where every boat is: on the river, at its berth, or gone from where it was. */
export function posesOf(view: View, chart: RiverChart): Poses {
  return Object.fromEntries(view.boats.map((_, seat) => [pieceOf(seat), poseOf(view, chart, seat)]));
}

export function poseOf(view: View, chart: RiverChart, seat: number): Pose {
  const boat = boatOf(view, seat);
  const away: Pose = {
    x: chart.box.x + chart.box.width / 2,
    y: chart.box.y + chart.box.height / 2,
    angle: 0,
    shown: 0,
  };
  const angle = chart.bearingOf(boat.facing);
  if (boat.hex !== NOWHERE) return { ...chart.at(boat.hex), angle, shown: 1 };
  if (boat.fate === 'docked') return { ...away, ...berthPose(chart, placeOf(view, seat)), shown: 1 };
  return isOnTable(view, boat.leftFrom) ? { ...chart.at(boat.leftFrom), angle, shown: 0 } : away;
}

const isOnTable = (view: View, hex: Hex): boolean => hex !== NOWHERE && placeOnRiver(hex) < view.river.length;

/** In which place a boat has docked. */
export function placeOf(view: View, seat: number): number {
  const mine = boatOf(view, seat).leftAs;
  return 1 + view.boats.filter((boat) => boat.fate === 'docked' && boat.leftAs < mine).length;
}
