import { say, type Sentence } from '#words/sentence.ts';
import { count } from '#words/speech.ts';
import { MOST_BUILDINGS, WORKERS_PER_SPIN } from '../components.ts';
import type { AnotherAction, Now, Outlook, Rulings } from '../rulings.ts';
import { STOPS } from './actions.ts';
import { spaceName } from './names.ts';

/** What is said of something tried too early, too late or in another player's turn. */

/** A text for every question that may be open. */
type ByMoment = Readonly<Record<Now, Sentence>>;

/** Where the question that is open makes no difference. */
const whenever = (text: Sentence): ByMoment => ({
  white: text,
  turn: text,
  advance: text,
  employ: text,
  small: text,
  auction: text,
  reward: text,
  building: text,
  ending: text,
  others: text,
});

/** When something will be possible: in the next turn, if this game has one, or in the turn that a canteen brings. */
function later(what: string, { turns, canteens }: Outlook): string {
  if (turns > 0)
    return `You can ${what} in your next turn${canteens > 0 ? ', or spend a canteen for another turn' : ''}.`;
  return canteens > 0
    ? `You can ${what} if you spend a canteen for another turn.`
    : `You cannot ${what} any more: this is the last round.`;
}

/** A field more than a turn allows. */
export const builtEnough = (facts: Rulings['build']): Sentence =>
  say`You built on ${MOST_BUILDINGS} fields, the most in one turn. ${later('build', facts)}`;

export const stoppedBuilding = (facts: Rulings['build.refrain']): Sentence =>
  say`You stopped after ${count(facts.built, 'field')} and got ${facts.silver} silver. ${later('build', facts)}`;

const WANTED: Readonly<Record<AnotherAction['wanted'], string>> = {
  recruit: 'recruit',
  work: 'work',
  city: 'go to the store',
  build: 'build',
};

const RECRUITING = 'You are recruiting this turn.';
const WORKING = 'You are working this turn.';
const AT_THE_STORE = 'You are at the store this turn.';

/** The action that was begun or done. */
const TAKEN: Readonly<Record<Exclude<AnotherAction['now'], 'others'>, string>> = {
  white: RECRUITING,
  advance: RECRUITING,
  employ: WORKING,
  small: WORKING,
  auction: AT_THE_STORE,
  reward: AT_THE_STORE,
  building: 'You are building this turn.',
  ending: 'You have taken your action for this turn.',
};

/** One of the three actions, and when it can be taken. */
export function anotherActionLater(facts: AnotherAction): Sentence {
  const { now, wanted, turn } = facts;
  if (now !== 'others') return say`${TAKEN[now]} ${later(WANTED[wanted], facts)}`;
  // A canteen is spent in the own turn, so it is of no use here.
  return say`It is the turn of ${{ seat: turn }}. ${later(WANTED[wanted], { ...facts, canteens: 0 })}`;
}

const SPUN_WORKERS = count(WORKERS_PER_SPIN, 'worker');
const WHITE_WORKERS = count(WORKERS_PER_SPIN, 'white worker');
const CHOOSE_FIRST = say`Choose your ${SPUN_WORKERS} first.`;

export const SPIN_LATER: Readonly<Record<Rulings['recruit']['now'], Sentence>> = {
  white: say`You spin once per turn. Now choose your ${SPUN_WORKERS}.`,
  advance: say`You spin once per turn. You can still pay grain to move the arrow on.`,
};

export const CHOOSE_LATER: ByMoment & { readonly done: Sentence } = {
  ...whenever(say`You choose workers only when the arrow stops on ${WHITE_WORKERS}.`),
  turn: say`Spin the wheel first. You choose workers only if the arrow stops on ${WHITE_WORKERS}.`,
  done: CHOOSE_FIRST,
};

export const ADVANCE_LATER: ByMoment & { readonly moved: Sentence } = {
  ...whenever(say`You can pay grain only right after a spin. This turn it is too late.`),
  turn: say`Spin the wheel first. Then you can pay grain to move the arrow on.`,
  white: [...CHOOSE_FIRST, ...say` Then you can pay grain to move the arrow on.`],
  others: say`You can pay grain only in your own turn, right after a spin.`,
  moved: say`You can move the arrow on once per turn, and you have done that.`,
};

const SENT_LATER: ByMoment & { readonly unchosen: Sentence } = {
  ...whenever(say`You send workers right after you choose their space. This turn it is too late.`),
  small: say`You work on one space per turn. Only the small space beside it is still open.`,
  others: say`You can send workers only in your own turn.`,
  unchosen: say`Choose a space first, then the workers for it.`,
};

export const workLater = (facts: Rulings['work']): Sentence =>
  facts.now === 'employ' ? say`You chose ${spaceName(facts.space)}. Send workers there first.` : SENT_LATER[facts.now];

export const PLACE_LATER: Readonly<Record<'turn' | 'first' | 'done', Sentence>> = {
  turn: say`Go to the store first. Then you can bid.`,
  first: say`You went to the store, so you must bid first.`,
  done: say`Bid or pass first.`,
};

export const PAID: Readonly<Record<Rulings['city.pay']['now'], Sentence>> = {
  bid: say`Bidding is over. You can bid again when a player next goes to the store.`,
  pass: say`You have paid your bid. Now take your reward.`,
  done: say`Take your reward first.`,
};

const PASS_WHEN_BIDDING = say`You can pass only when you are asked to bid.`;
const pressInstead = (label: string): Sentence => [...PASS_WHEN_BIDDING, ...say` Press “${label}” to go on.`];

export const PASS_LATER: ByMoment = {
  ...whenever(PASS_WHEN_BIDDING),
  advance: pressInstead(STOPS.advance),
  small: pressInstead(STOPS.small),
  building: pressInstead(STOPS.building),
  ending: pressInstead(STOPS.ending),
};

export const REWARDS_LATER = say`You take your reward when bidding is over and you have paid.`;

const CANTEEN_LATER: ByMoment = {
  ...whenever(say`You can spend a canteen at the end of your turn, after your action.`),
  others: say`You can spend a canteen at the end of your own turn.`,
};

/** Without a canteen, the moment does not matter. */
export const canteenLater = (facts: Rulings['canteen']): Sentence =>
  facts.now === undefined || facts.canteens === 0
    ? say`You have no canteen. Be the first to build beside a lake to get one.`
    : CANTEEN_LATER[facts.now];
