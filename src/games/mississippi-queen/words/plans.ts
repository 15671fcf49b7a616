import type { Seat } from '#engine/actor.ts';
import type { Decision } from '#words/words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, spell } from '#words/speech.ts';
import { mayDock, stopsToBoard, waitsFor } from '../rules/arrival.ts';
import type { Direction } from '../actions.ts';
import { BOARDING_SPEED, ENTER_AND_PUSH, STEP_COST } from '../components.ts';
import { isBoardingPlatform, downstreamAt, isEntry, placeOf } from '../river.ts';
import { boatOf } from '../state.ts';
import type { View } from '../view.ts';
import type { Plan } from '../planner.ts';
import { courseName, ordinal, times } from './names.ts';
import { pointsLeft } from './phases.ts';

/** A plan as the decision bar says it before it is played; a push may go elsewhere as well. */
export function planWords(plan: Plan, view: View, seat: number, elsewhere = false): Decision {
  return {
    title:
      plan.push === undefined
        ? say`Steam ${steps(plan)}${turning(plan)}${arrival(plan)}`
        : pushTitle(plan, plan.push.victim),
    detail: say`${[...costs(plan, view, seat), upshot(plan, view, seat) ?? pushed(elsewhere)].join(' · ')}`,
  };
}

function arrival({ events }: Plan): string {
  const last = events.at(-1);
  if (last?.type === 'docked') return `, and dock in ${ordinal(last.place)} place`;
  return last?.type === 'boarded' ? ', and take a passenger aboard' : '';
}

/** What a newcomer may have hoped for at the end of this plan, and why it does not happen. */
function missed({ hex, speed, events }: Plan, view: View, seat: number): string | undefined {
  const boat = boatOf(view, seat);
  if (events.length > 0 || view.options.race === 'introductory') return undefined;
  if (isEntry(view, hex)) {
    const slowly = mayDock(view.options.race, BOARDING_SPEED, boat.passengers);
    return slowly ? `too fast to dock: speed ${BOARDING_SPEED} docks` : 'too few passengers to dock';
  }
  const waits = isBoardingPlatform(view, hex) && waitsFor(view, boat, placeOf(hex));
  if (!waits || speed === BOARDING_SPEED || !stopsToBoard(BOARDING_SPEED, boat.passengers)) return undefined;
  return `too fast for passengers: they board at speed ${BOARDING_SPEED}`;
}

function pushTitle(plan: Plan, victim: Seat): Sentence {
  const before = plan.path.length > 1 ? `Steam ${steps(plan)}${turning(plan)}, then push ` : 'Push ';
  return say`${before}${{ seat: victim }} ${favour(plan)}`;
}

/** A push may help the pushed captain: that is said before. */
function favour({ events }: Plan): string {
  const last = events.at(-1);
  if (last?.type === 'docked') return `to an entry, where it docks in ${ordinal(last.place)} place`;
  return last?.type === 'boarded' ? 'to a station, where it takes a passenger aboard' : 'aside';
}

const steps = (plan: Plan): string => `${plan.path.length - 1} ahead`;

function turning({ actions, turns }: Plan): string {
  if (turns === 0) return ', straight on';
  const port = actions.filter((action) => action.type === 'turn' && action.side === 'port').length;
  const side = port === turns ? ' to port' : port === 0 ? ' to starboard' : '';
  return `, turning ${times(turns)}${side}`;
}

function costs(plan: Plan, view: View, seat: number): string[] {
  const { speed } = boatOf(view, seat);
  const change = plan.speed === speed ? `Speed stays ${speed}` : `Speed ${speed} to ${plan.speed}`;
  const coal = plan.coal === 0 ? 'no coal burned' : `burns ${spell(plan.coal, 'coal', 'coal')}`;
  return [change, coal];
}

function upshot(plan: Plan, view: View, seat: number): string | undefined {
  if (plan.push !== undefined) return undefined;
  const course = courseName(plan.facing, downstreamAt(view, plan.hex));
  return missed(plan, view, seat) ?? `ends with the bow ${course}`;
}

const pushed = (elsewhere: boolean): string =>
  elsewhere ? 'press an arrow to push elsewhere' : 'its captain points the bow, then you go on';

/** The next step alone, or the next push, for a captain who steers step by step. */
export function stepWords({ push }: Plan, view: View): Decision {
  const left = view.points - (push === undefined ? STEP_COST : ENTER_AND_PUSH);
  const then = push === undefined ? '' : '; its captain points the bow, then you go on';
  return {
    title: push === undefined ? say`One ahead` : say`Push ${{ seat: push.victim }} aside`,
    detail: say`${capital(pointsLeft(left))} after that${then}.`,
  };
}

/** A bow about to be pointed. */
export function bowPlan(view: View, seat: number, facing: Direction): Decision {
  const { hex, speed, coal } = boatOf(view, seat);
  return {
    title: say`Point the bow ${courseName(facing, downstreamAt(view, hex))}`,
    detail: say`For nothing: speed stays ${speed}, coal stays ${coal}.`,
  };
}

/** Buttons of the bar. */
export const CHOICES = {
  speed: 'Speed',
  stepByStep: 'Step by step',
  cancel: 'Cancel',
  steam: 'Steam ahead',
  step: 'One ahead',
  push: 'Push',
  point: 'Point the bow',
  toPort: '↶ Bow',
  toStarboard: 'Bow ↷',
};

/** Step by step no space glows before the speed is set: the wheel is spoken of. */
export const SET_THE_SPEED = say`Your turn: set the speed`;
export const STEP_BY_STEP = say`Under way, step by step`;
