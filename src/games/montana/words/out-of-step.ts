import type { Ruling } from '#engine/ruling.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { inWords, spell } from '#words/speech.ts';
import { MOST_BUILDINGS } from '../components.ts';
import { spaceName } from './names.ts';

type Facts = Ruling['facts'];
type Telling = (facts: Facts) => Sentence;

/**
 * What is said of something tried too early, too late or in another player's turn; undefined for every other ruling.
 */
export function outOfStepWords(id: string, facts: Facts): Sentence | undefined {
  const now = String(facts['now'] ?? '');
  if (now === '') return undefined;
  const moments = MOMENTS[id];
  const telling = moments?.[now] ?? moments?.['else'];
  return typeof telling === 'function' ? telling(facts) : telling;
}

const number = (facts: Facts, name: string): number => Number(facts[name] ?? 0);

/** What has to come first: the next turn, if this game has one, or the turn that a canteen brings. */
function wait(facts: Facts): string {
  const canteen = number(facts, 'canteens') > 0;
  if (number(facts, 'turns') > 0)
    return `has to wait for your next turn${canteen ? ', or for the turn that a canteen brings' : ''}`;
  return canteen
    ? 'has to wait for the turn that a canteen brings'
    : 'is not possible any more: this is the last round';
}

/** A field more than a turn allows. */
export const builtEnough = (facts: Facts): Sentence =>
  say`You have built on ${inWords(MOST_BUILDINGS)} fields, the most in one turn. A fourth ${wait(facts)}.`;

export const stoppedBuilding = (facts: Facts): Sentence =>
  say`Your building ended after ${spell(number(facts, 'built'), 'field')}, with ${number(facts, 'silver')} silver for the rest. More ${wait(facts)}.`;

const WANTED: Readonly<Record<string, string>> = {
  recruit: 'Recruiting',
  work: 'Work',
  city: 'The city',
  build: 'Building',
};

/** One of the three actions, and when it can be taken. */
const later = (facts: Facts): string => `${WANTED[String(facts['wanted'])] ?? 'This'} ${wait(facts)}.`;

/** After another action was begun or done. */
const afterAction =
  (done: string): Telling =>
  (facts) =>
    say`${done} ${later(facts)}`;

const RECRUITING = afterAction('You recruit in this turn.');
const WORKING = afterAction('You work in this turn.');
const IN_THE_CITY = afterAction('You are in the city in this turn.');

const REWARDS_LATER = say`Rewards are taken when all contractors stand and their pumpkins are paid.`;
const passInstead = (label: string): Sentence =>
  say`You pass only when you are to place your contractor. To go on here, press “${label}”.`;

/** By rule and by the open question; `else` if the question does not matter. */
const MOMENTS: Readonly<Record<string, Readonly<Record<string, Sentence | Telling>>>> = {
  turn: {
    others: (f) => say`It is the turn of ${{ seat: number(f, 'turn') }}. ${later({ ...f, canteens: 0 })}`,
    white: RECRUITING,
    advance: RECRUITING,
    employ: WORKING,
    small: WORKING,
    auction: IN_THE_CITY,
    reward: IN_THE_CITY,
    building: afterAction('You build in this turn.'),
    ending: afterAction('You have taken your action of this turn.'),
  },
  recruit: {
    white: say`The arrow has stopped: now choose your two workers. You spin once in a turn.`,
    advance: say`You spin once in a turn. With grain you can still move the arrow on.`,
  },
  'recruit.white': {
    turn: say`First spin the wheel. You choose workers only where the arrow stops on two white ones.`,
    done: say`First choose your two workers.`,
    else: say`You choose workers only where the arrow has just stopped on two white ones.`,
  },
  'recruit.advance': {
    moved: say`The arrow was already moved in this turn. It moves once in a turn, right after the spin.`,
    turn: say`First spin the wheel. Grain can move the arrow right after the spin.`,
    white: say`First choose your two workers. Then grain can move the arrow.`,
    others: say`Grain moves the arrow only in your own turn, right after a spin.`,
    else: say`Grain moves the arrow only right after a spin. In this turn that is not possible any more.`,
  },
  work: {
    unchosen: say`First choose a space, then the workers for it.`,
    employ: (f) => say`You have chosen ${spaceName(number(f, 'space'))}. Now send workers there.`,
    small: say`You have taken the one space of your turn. Only the small space beside it is still open to you.`,
    others: say`You send workers only in your own turn.`,
    else: say`Workers are sent right after their space is chosen. In this turn that is not possible any more.`,
  },
  'city.enter': { else: say`You are in the city already.` },
  'city.place': {
    turn: say`First go to the city. Then the contractors are placed.`,
    done: say`First place your contractor, or pass.`,
    first: say`You have entered the city, so you must place your contractor.`,
  },
  'city.pay': {
    bid: say`All contractors stand. The next bids come when somebody goes to the city again.`,
    pass: say`You have paid your bid. Now take your reward.`,
    done: say`First take your reward.`,
  },
  'city.pass': {
    advance: passInstead('Leave it there'),
    small: passInstead('Not the small space'),
    building: passInstead('Stop building'),
    ending: passInstead('End the turn'),
    else: say`You pass only when you are to place your contractor.`,
  },
  'city.goods': { auction: REWARDS_LATER, else: say`These goods are the reward of the second row of the store.` },
  'city.upgrade': { auction: REWARDS_LATER, else: say`Small goods become big only as a reward of the store.` },
  canteen: {
    others: (f) =>
      number(f, 'canteens') === 0 ? say`You have no canteen.` : say`You spend a canteen at the end of your own turn.`,
    else: (f) =>
      number(f, 'canteens') === 0
        ? say`You have no canteen.`
        : say`You spend a canteen at the end of your turn, after your action.`,
  },
};
