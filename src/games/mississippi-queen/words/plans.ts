import type { Seat } from '#engine/actor.ts';
import type { Decision } from '#words/words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, count, ordinal } from '#words/speech.ts';
import { mayDock, stopsToBoard, waitsFor } from '../rules/arrival.ts';
import type { Action, Direction } from '../actions.ts';
import { turnCost } from '../rules/steps.ts';
import { BOARDING_SPEED, ENTER_AND_PUSH, STEP_COST } from '../components.ts';
import { isBoardingPlatform, downstreamAt, isEntry, placeOf } from '../river.ts';
import { boatOf } from '../state.ts';
import type { View } from '../view.ts';
import { dockingPlace, type Plan } from '../planner.ts';
import { SIDE_WORDS, coalWords, courseName } from './names.ts';
import { pointsLeft } from './phases.ts';

/** A plan as the decision bar says it before it is played; a push may go elsewhere as well. */
export function planWords(plan: Plan, view: View, seat: number, elsewhere = false): Decision {
  const price = costs(plan, view, seat);
  const place = dockingPlace(plan, seat);
  if (place !== undefined) return { title: say`Dock at the landing`, detail: say`${price} · ${ordinal(place)} place` };
  return plan.push === undefined
    ? { title: say`Move ${steps(plan)}${arrival(plan)}`, detail: say`${price} · ${upshot(plan, view, seat)}` }
    : {
        title: pushTitle(plan, plan.push.victim),
        detail: [...say`${price} · `, ...pushUpshot(plan, plan.push.victim, elsewhere)],
      };
}

const arrival = ({ events }: Plan): string => (events.at(-1)?.type === 'boarded' ? ' and take a passenger' : '');

/** What a newcomer may have hoped for at the end of this plan, and why it does not happen. */
function missed({ hex, speed, events }: Plan, view: View, seat: number): string | undefined {
  const boat = boatOf(view, seat);
  if (events.length > 0 || view.options.race === 'introductory') return undefined;
  if (isEntry(view, hex)) {
    const slowly = mayDock(view.options.race, BOARDING_SPEED, boat.passengers);
    return slowly ? `too fast: you dock at speed ${BOARDING_SPEED}` : 'too few passengers to dock';
  }
  const waits = isBoardingPlatform(view, hex) && waitsFor(view, boat, placeOf(hex));
  if (!waits || speed === BOARDING_SPEED || !stopsToBoard(BOARDING_SPEED, boat.passengers)) return undefined;
  return `too fast: passengers board at speed ${BOARDING_SPEED}`;
}

const pushTitle = (plan: Plan, victim: Seat): Sentence =>
  plan.path.length > 1 ? say`Move ${steps(plan)}, push ${{ seat: victim }}` : say`Push ${{ seat: victim }}`;

/** A push may help the pushed captain: that is said before. */
function pushUpshot({ events }: Plan, victim: Seat, elsewhere: boolean): Sentence {
  const choose = elsewhere ? ' · arrows push elsewhere' : '';
  const last = events.at(-1);
  if (last?.type === 'docked') return say`${{ seat: victim }} docks in ${ordinal(last.place)} place${choose}`;
  if (last?.type === 'boarded') return say`${{ seat: victim }} takes a passenger${choose}`;
  return elsewhere ? say`press an arrow to push elsewhere` : say`${{ seat: victim }} then chooses where to face`;
}

const steps = (plan: Plan): string => count(plan.path.length - 1, 'space');

function costs(plan: Plan, view: View, seat: number): string {
  const { speed } = boatOf(view, seat);
  const change = plan.speed === speed ? `Speed stays ${speed}` : `Speed ${speed} to ${plan.speed}`;
  return `${change} · ${plan.coal === 0 ? 'no coal' : count(plan.coal, 'coal', 'coal')}`;
}

const upshot = (plan: Plan, view: View, seat: number): string =>
  missed(plan, view, seat) ?? `facing ${courseName(plan.facing, downstreamAt(view, plan.hex))}`;

/** The next step alone, or the next push, for a captain who steers step by step. */
export function stepWords({ push }: Plan, view: View): Decision {
  if (push === undefined) return { title: say`Move 1 ahead`, detail: leftAfter(view.points - STEP_COST) };
  const seat = push.victim;
  return {
    title: say`Push ${{ seat }}`,
    detail: [...leftAfter(view.points - ENTER_AND_PUSH), ...say` ${{ seat }} chooses where to face.`],
  };
}

const leftAfter = (points: number): Sentence => say`${pointsLeft(points)} after that.`;

/** A speed about to be set or a turn about to be made, for a captain who goes step by step. */
export function answerWords(action: Action, view: View): Decision {
  const label = actionTitle(action);
  if (action.type === 'speed')
    return { title: say`${label}`, detail: say`You then have ${count(action.speed, 'point')} to use.` };
  return { title: say`${label}`, detail: say`${capital(coalWords(turnCost(view)))}. You turn by 60°.` };
}

const actionTitle = (action: Action): string =>
  action.type === 'speed'
    ? `Set speed ${action.speed}`
    : action.type === 'turn'
      ? `Turn ${SIDE_WORDS[action.side]}`
      : '';

/** What was tried and is forbidden, as the title of the reason. */
export const triedTitle = (action: Action): Sentence =>
  action.type === 'speed' ? say`Speed ${action.speed} is not possible` : say`You cannot turn that way now`;

export const CHOOSE_FIRST = say`Choose a space first, then turn at its end.`;

/** A bow about to be pointed. */
export const bowPlan = (view: View, seat: number, facing: Direction): Decision => ({
  title: say`Face ${courseName(facing, downstreamAt(view, boatOf(view, seat).hex))}`,
  detail: say`Free. Your speed and coal stay the same.`,
});

/** Buttons of the bar. */
export const CHOICES = {
  stepByStep: 'Step by step',
  steam: 'Move',
  dock: 'Dock',
  step: 'Move 1 ahead',
  push: 'Push',
  point: 'Face this way',
};

/** Step by step no space glows before the speed is set: the wheel is spoken of. */
export const SET_THE_SPEED = say`Set your speed`;
export const STEP_BY_STEP = say`Choose your next step`;
