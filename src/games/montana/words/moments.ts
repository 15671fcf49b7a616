import { say, type Sentence } from '#words/sentence.ts';
import { inWords, spell } from '#words/speech.ts';
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

/** What has to come first: the next turn, if this game has one, or the turn that a canteen brings. */
function wait({ turns, canteens }: Outlook): string {
  if (turns > 0)
    return `has to wait for your next turn${canteens > 0 ? ', or for the turn that a canteen brings' : ''}`;
  return canteens > 0
    ? 'has to wait for the turn that a canteen brings'
    : 'is not possible any more: this is the last round';
}

/** A field more than a turn allows. */
export const builtEnough = (facts: Rulings['build']): Sentence =>
  say`You have built on ${inWords(MOST_BUILDINGS)} fields, the most in one turn. A fourth ${wait(facts)}.`;

export const stoppedBuilding = (facts: Rulings['build.refrain']): Sentence =>
  say`Your building ended after ${spell(facts.built, 'field')}, with ${facts.silver} silver for the rest. More ${wait(facts)}.`;

const WANTED: Readonly<Record<AnotherAction['wanted'], string>> = {
  recruit: 'Recruiting',
  work: 'Work',
  city: 'The city',
  build: 'Building',
};

const RECRUITING = 'You recruit in this turn.';
const WORKING = 'You work in this turn.';
const IN_THE_CITY = 'You are in the city in this turn.';

/** The action that was begun or done. */
const TAKEN: Readonly<Record<Exclude<AnotherAction['now'], 'others'>, string>> = {
  white: RECRUITING,
  advance: RECRUITING,
  employ: WORKING,
  small: WORKING,
  auction: IN_THE_CITY,
  reward: IN_THE_CITY,
  building: 'You build in this turn.',
  ending: 'You have taken your action of this turn.',
};

/** One of the three actions, and when it can be taken. */
export function anotherActionLater(facts: AnotherAction): Sentence {
  const { now, wanted, turn } = facts;
  if (now !== 'others') return say`${TAKEN[now]} ${WANTED[wanted]} ${wait(facts)}.`;
  // A canteen is spent in the own turn, so it is of no use here.
  return say`It is the turn of ${{ seat: turn }}. ${WANTED[wanted]} ${wait({ ...facts, canteens: 0 })}.`;
}

const CHOOSE_FIRST = say`First choose your ${inWords(WORKERS_PER_SPIN)} workers.`;

export const SPIN_LATER: Readonly<Record<Rulings['recruit']['now'], Sentence>> = {
  white: say`The arrow has stopped: now choose your ${inWords(WORKERS_PER_SPIN)} workers. You spin once in a turn.`,
  advance: say`You spin once in a turn. With grain you can still move the arrow on.`,
};

export const CHOOSE_LATER: ByMoment & { readonly done: Sentence } = {
  ...whenever(say`You choose workers only where the arrow has just stopped on two white ones.`),
  turn: say`First spin the wheel. You choose workers only where the arrow stops on two white ones.`,
  done: CHOOSE_FIRST,
};

export const ADVANCE_LATER: ByMoment & { readonly moved: Sentence } = {
  ...whenever(say`Grain moves the arrow only right after a spin. In this turn that is not possible any more.`),
  turn: say`First spin the wheel. Grain can move the arrow right after the spin.`,
  white: [...CHOOSE_FIRST, ...say` Then grain can move the arrow.`],
  others: say`Grain moves the arrow only in your own turn, right after a spin.`,
  moved: say`The arrow was already moved in this turn. It moves once in a turn, right after the spin.`,
};

const SENT_LATER: ByMoment & { readonly unchosen: Sentence } = {
  ...whenever(say`Workers are sent right after their space is chosen. In this turn that is not possible any more.`),
  small: say`You have taken the one space of your turn. Only the small space beside it is still open to you.`,
  others: say`You send workers only in your own turn.`,
  unchosen: say`First choose a space, then the workers for it.`,
};

export const workLater = (facts: Rulings['work']): Sentence =>
  facts.now === 'employ'
    ? say`You have chosen ${spaceName(facts.space)}. Now send workers there.`
    : SENT_LATER[facts.now];

export const PLACE_LATER: Readonly<Record<'turn' | 'first' | 'done', Sentence>> = {
  turn: say`First go to the city. Then the contractors are placed.`,
  first: say`You have entered the city, so you must place your contractor.`,
  done: say`First place your contractor, or pass.`,
};

export const PAID: Readonly<Record<Rulings['city.pay']['now'], Sentence>> = {
  bid: say`All contractors stand. The next bids come when somebody goes to the city again.`,
  pass: say`You have paid your bid. Now take your reward.`,
  done: say`First take your reward.`,
};

const PASS_WHEN_PLACING = say`You pass only when you are to place your contractor.`;
const pressInstead = (label: string): Sentence => [...PASS_WHEN_PLACING, ...say` To go on here, press “${label}”.`];

export const PASS_LATER: ByMoment = {
  ...whenever(PASS_WHEN_PLACING),
  advance: pressInstead(STOPS.advance),
  small: pressInstead(STOPS.small),
  building: pressInstead(STOPS.building),
  ending: pressInstead(STOPS.ending),
};

export const REWARDS_LATER = say`Rewards are taken when all contractors stand and their pumpkins are paid.`;

const CANTEEN_LATER: ByMoment = {
  ...whenever(say`You spend a canteen at the end of your turn, after your action.`),
  others: say`You spend a canteen at the end of your own turn.`,
};

/** Without a canteen, the moment does not matter. */
export const canteenLater = (facts: Rulings['canteen']): Sentence =>
  facts.now === undefined || facts.canteens === 0 ? say`You have no canteen.` : CANTEEN_LATER[facts.now];
