import type { VNode } from 'preact';
import type { Seat } from '#engine/actor.ts';
import { same } from '#engine/same.ts';
import { askedSeat } from '#kit/asked-seat.ts';
import { clearButton, playButton } from '#kit/bar-buttons.ts';
import type { BarButton } from '#kit/bar-frame.tsx';
import { DecisionBar } from '#kit/decision-bar.tsx';
import type { Decision } from '#words/words.ts';
import type { Action } from '../actions.ts';
import { DONE, SPEEDS, STEP, TURNS } from '../answers.ts';
import { dockingPlace } from '../planner.ts';
import { isSpent, NO_SEAT } from '../state.ts';
import { coalWords } from '../words/names.ts';
import { pushersWords } from '../words/outlook.ts';
import { SPEED_DETAIL } from '../words/phases.ts';
import {
  answerWords,
  bowPlan,
  CHOICES,
  CHOOSE_FIRST,
  planWords,
  SET_THE_SPEED,
  STEP_BY_STEP,
  stepWords,
  triedTitle,
} from '../words/plans.ts';
import { words } from '../words/words.ts';
import { isSailing, type Offer, planIn } from './offers.ts';
import type { Props } from './props.ts';
import type { Steering } from './steering.ts';
import { pushesOf } from './wish.ts';

interface TurnBarProps {
  readonly props: Props;
  readonly steering: Steering;
}

/** The decision bar of a captain, or what an onlooker is told. */
export const TurnBar = (bar: TurnBarProps): VNode => (
  <DecisionBar props={bar.props} words={words} said={said(bar)} gold={gold(bar)} quiet={quiet(bar)} tried={TRIED} />
);

function said({ props, steering }: TurnBarProps): Decision {
  const { view, awaiting } = props;
  const { picked } = steering.press;
  const asked = askedSeat(props);
  const decision = words.decision(view, props.seat, awaiting);
  if (asked === undefined) return decision;
  if (steering.tried !== undefined) return refusal(props, steering.tried);
  if (picked !== undefined) return pickedWords(picked, view, asked, steering);
  return steering.byStep && isSailing(view) && !isSpent(view) ? steppingWords(view, decision) : decision;
}

/** Step by step no space glows before the speed is set. */
const steppingWords = (view: Props['view'], decision: Decision): Decision =>
  view.phase === 'speed' ? { title: SET_THE_SPEED, detail: SPEED_DETAIL } : { ...decision, title: STEP_BY_STEP };

/** Why what was tried on the own boat cannot be done. */
function refusal(props: Props, action: Action): Decision {
  const ruling = props.why(action);
  return { title: triedTitle(action), detail: ruling === undefined ? CHOOSE_FIRST : words.ruling(ruling) };
}

function pickedWords(picked: Offer, view: Props['view'], seat: number, { plans, wish, outlook }: Steering): Decision {
  if (picked.kind === 'point') return bowPlan(view, seat, picked.facing);
  if (picked.kind === 'answer') return answerWords(picked.action, view);
  if (picked.kind === 'step') return stepWords(picked.plan, view);
  const { title, detail } = planWords(picked.plan, view, seat, pushesOf(plans, wish).size > 1);
  const isAtRisk = typeof outlook === 'object' && outlook.pushers.length > 0;
  // After a push the line is full.
  return isAtRisk && picked.plan.push === undefined
    ? { title, detail: [...detail, ' · ', ...pushersWords(outlook, true)] }
    : { title, detail };
}

/** What is picked; or, with all points used or every way blocked, the end of the move. */
function gold({ props, steering: { press } }: TurnBarProps): BarButton | undefined {
  const { picked } = press;
  if (picked !== undefined) return playButton(props, goldLabel(picked, props), picked.actions, press.perform);
  if (!props.legal.some((action) => same(action, DONE))) return undefined;
  return { label: words.action(DONE, props.view), press: () => props.act([DONE]) };
}

function goldLabel(picked: Offer, { view, seat }: Props): string {
  if (picked.kind === 'answer') return words.action(picked.action, view);
  const coal = planIn(picked)?.coal ?? 0;
  const verb = verbOf(picked, seat ?? NO_SEAT);
  return coal === 0 ? verb : `${verb} · ${coalWords(coal)}`;
}

function verbOf(picked: Exclude<Offer, { kind: 'answer' }>, seat: Seat): string {
  if (picked.kind === 'point') return CHOICES.point;
  if (picked.plan.push !== undefined) return CHOICES.push;
  if (picked.kind === 'step') return CHOICES.step;
  return dockingPlace(picked.plan, seat) === undefined ? CHOICES.steam : CHOICES.dock;
}

function quiet({
  props: { view },
  steering: { press, byStep, setByStep, refine },
}: TurnBarProps): readonly BarButton[] {
  if (press.picked !== undefined) return [clearButton(() => refine({}))];
  if (!isSailing(view) || isSpent(view)) return [];
  return [{ label: CHOICES.stepByStep, chosen: byStep, press: () => (refine({}), setByStep(!byStep)) }];
}

/** What a captain would look for; if it is forbidden, the list says why. */
const TRIED: readonly Action[] = [...SPEEDS, STEP, TURNS.port, TURNS.starboard, DONE];
