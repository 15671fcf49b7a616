import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '#engine/actor.ts';
import { silent } from '#engine/game.ts';
import { at } from '#engine/indexed.ts';
import { SPEEDS } from '../answers.ts';
import { BOARDING_SPEED, type StationColor, TILES } from '../components.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { findPlans, type Plan } from '../planner.ts';
import { laidAt, placeOf } from '../river.ts';
import { speedCost } from '../rules/turn.ts';
import { boatOf, NO_PLATFORM, NO_SEAT, NOWHERE, type State } from '../state.ts';
import { imagine, type View } from '../view.ts';
import type { Outlook } from '../words/outlook.ts';
import { pushersOf } from './pushers.ts';

/**
 * What would come of ending the move there, if the others stayed where they are: where the boat could stop next turn,
 * and who could push it before. Undefined while it is searched; `over` where there is no next turn.
 */
export function useOutlook(view: View, seat: Seat | undefined, plan: Plan | undefined): Outlook | 'over' | undefined {
  const [found, setFound] = useState<{ readonly plan: Plan; readonly outlook: Outlook | undefined }>();
  useEffect(() => {
    if (plan === undefined || seat === undefined) return undefined;
    // After the plan has been painted.
    const later = setTimeout(() => setFound({ plan, outlook: outlookAfter(view, seat, plan) }), SOON_MS);
    return () => clearTimeout(later);
  }, [plan]);
  return found === undefined || found.plan !== plan ? undefined : (found.outlook ?? 'over');
}

const SOON_MS = 30;

/** A push that costs more is seldom made: a warning of it would be noise. */
const LITTLE_COAL = 1;

export function outlookAfter(view: View, seat: Seat, plan: Plan): Outlook | undefined {
  const then = imagine(view);
  for (const action of plan.actions) game.apply(then, seat, action, silent);
  const boat = boatOf(then, seat);
  if (boat.hex === NOWHERE || then.outcome !== undefined) return undefined;
  const turn = turnOf(then, seat);
  const speeds = game.legal(turn, seat).flatMap((action) => (action.type === 'speed' ? [action.speed] : []));
  const ends = arrivalsIn(turn, seat);
  const pushers = pushersOf(then, seat, (other) => turnOf(then, other));
  return {
    race: view.options.race,
    passengers: boat.passengers,
    slowest: Math.min(...speeds),
    fastest: Math.max(...speeds),
    free: speeds.filter((speed) => speedCost(boatOf(turn, seat), speed) === 0),
    canMove: speeds.length > 0,
    findsTile: then.pilot !== NO_SEAT,
    canDock: ends.some(({ type }) => type === 'docked'),
    stations: [...new Set(ends.flatMap((event) => stationIn(then, event)))],
    pushers: pushers.filter(({ coal }) => coal <= LITTLE_COAL).map((pusher) => pusher.seat),
    dearPush: pushers.length > 0,
  };
}

/** What the captain could arrive at next turn. At every stop but the end of an introductory race boats are slow. */
function arrivalsIn(turn: State, seat: Seat): readonly Event[] {
  const isFinish = turn.options.race === 'introductory';
  if (isFinish && turn.platform === NO_PLATFORM) return [];
  const plans = findPlans(isFinish ? turn : slowed(turn, seat), seat, true);
  return plans.flatMap(({ events }) => events.filter((event) => 'seat' in event && event.seat === seat));
}

/** The turn at boarding speed, if that can be chosen. */
function slowed(turn: State, seat: Seat): State {
  const slow = imagine(turn);
  const action = SPEEDS.find(({ speed }) => speed === BOARDING_SPEED);
  const isLegal = action !== undefined && game.refuse(slow, seat, action) === undefined;
  if (isLegal) game.apply(slow, seat, action, silent);
  // Nobody is on the move: no plans are found.
  else slow.phase = 'roll';
  return slow;
}

/** The colour of the station where a passenger was taken. */
function stationIn(s: State, event: Event): StationColor[] {
  const station = event.type === 'boarded' ? at(TILES, laidAt(s, placeOf(event.hex)).tile).station : undefined;
  return station === undefined ? [] : [station.color];
}

/** The position with a captain at the beginning of a turn. */
const turnOf = (s: State, seat: Seat): State => ({
  ...imagine(s),
  phase: 'speed',
  mover: s.order.indexOf(seat),
  points: 0,
  turns: 0,
  wake: [boatOf(s, seat).hex],
  victim: NO_SEAT,
  pilot: NO_SEAT,
});
