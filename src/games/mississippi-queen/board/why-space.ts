import type { Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Remark } from '#kit/use-why.ts';
import type { Action, Hex } from '../actions.ts';
import { DONE, PUSHES, STEP } from '../answers.ts';
import { game } from '../game.ts';
import { ahead, isWater } from '../river.ts';
import { boatOf, isSpent } from '../state.ts';
import { imagine, type View } from '../view.ts';
import { ruleId } from '../rulings.ts';
import { blockedBy, NOT_AHEAD, TOO_FAR, tooLittleCoal } from '../words/spaces.ts';
import { coalNeeded, whyUnreached } from './why-unreached.ts';

interface Question {
  readonly seat: Seat;
  readonly hex: Hex;
  /** The captain steers step by step, not by a whole plan. */
  readonly byStep: boolean;
}

/** Why the captain who is asked cannot choose this space now. */
export function whySpace(view: View, question: Question): Ruling | Remark {
  const { seat, hex, byStep } = question;
  if (view.phase === 'hemmed' || isSpent(view)) return refused(view, seat, STEP) ?? TOO_FAR;
  if (byStep) return whyNotNext(view, question);
  if (boatOf(view, seat).hex === hex) return refused(view, seat, DONE) ?? TOO_FAR;
  const ruling = whyUnreached(view, seat, hex);
  return whyTooDear(view, question, ruling) ?? whyInTheWay(view, question, ruling) ?? ruling ?? TOO_FAR;
}

/** Some boat on the way to an empty space, not on it. */
function whyInTheWay(view: View, { hex }: Question, ruling: Ruling | undefined): Remark | undefined {
  if (ruling?.rule !== ruleId('pushing.choice') || view.boats.some((boat) => boat.hex === hex)) return undefined;
  return blockedBy(Number(ruling.facts['seat']));
}

/** The way there is refused at some step for want of coal: what all of it would cost says more. */
function whyTooDear(view: View, { seat, hex }: Question, ruling: Ruling | undefined): Remark | undefined {
  const needs = ruling !== undefined && COAL_RULES.includes(ruling.rule) ? coalNeeded(view, seat, hex) : undefined;
  const { coal } = boatOf(view, seat);
  return needs === undefined || needs <= coal ? undefined : tooLittleCoal(needs, coal);
}

const COAL_RULES: readonly string[] = [ruleId('moving.complete'), ruleId('turning.coal')];

/** Step by step only the space ahead can be entered, and the boat on it be pushed to a space beside it. */
function whyNotNext(view: View, { seat, hex }: Question): Ruling | Remark {
  const { hex: from, facing } = boatOf(view, seat);
  const next = ahead(view, from, facing);
  if (view.phase === 'speed' || hex === next) return refused(view, seat, STEP) ?? NOT_AHEAD;
  if (!isWater(view, hex)) return whyUnreached(view, seat, hex) ?? NOT_AHEAD;
  const blocked = view.boats.some((boat) => boat.hex === next);
  return (blocked ? refused(view, seat, at(PUSHES, hex)) : undefined) ?? NOT_AHEAD;
}

const refused = (view: View, seat: Seat, action: Action): Ruling | undefined =>
  game.refuse(imagine(view), seat, action);
