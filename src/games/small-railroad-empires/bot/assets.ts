import type { Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import { type Achievement, ACHIEVEMENTS, CONTRACTS, NIGHT_SHIFT, TRESTLE_YARD } from '../components.ts';
import { type Company, companyOf, handSize, hasAbility, NONE, type State } from '../state.ts';
import { neededFor } from '../rules/scoring.ts';
import { tally } from '../rules/tally.ts';
import { handWorth } from './cards.ts';
import { hopesOf } from './boards.ts';
import type { Prospect } from './outlook.ts';
import { type Time, timeFor, timeOf } from './time.ts';

/**
 * What each asset adds to the final score. Fitted to the results of games between simple bots, comparing the seats with
 * each other.
 */
export const WORTHS = {
  money: 0.4,
  poverty: -0.15,
  loans: -2.4,
  night: 1.6,
  trestles: 0.6,
  contract: 1,
  plan: 1.2,
  steps: 0.5,
  lastSteps: 0.6,
  timelySteps: 0.6,
  deliveries: 1.8,
  hand: 0.5,
  ship: 2,
  toPlay: -4.7,
  wait: 0.5,
  longWait: -3,
} as const;

type Assets = Record<keyof typeof WORTHS, number>;

/** The final score that this company is heading for, compared with the others. */
export function expected(s: State, seat: Seat): number {
  const company = companyOf(s, seat);
  if (company.line.length === 0) return 0;
  const time = timeOf(s, seat);
  return (
    company.prestige +
    meansWorth(company, time) +
    contractWorth(contractHopes(s, seat, time.turns)) +
    achievementWorth(achievementHopes(s, seat, time.turns)) +
    deliveryWorth(s, seat, time) +
    WORTHS.ship * aboard(s, seat) +
    placeWorth(time)
  );
}

/** With less money than this the next tracks must go where they cost nothing. */
const POOR = 3;
export const povertyOf = (money: number, turns: number): number => Math.max(0, POOR - money) * turns;

/** What is in the books, and what was unlocked for the turns to come. */
function meansWorth(company: Company, { turns }: Time): number {
  const { money, loans } = company;
  const night = hasAbility(company, NIGHT_SHIFT) ? WORTHS.night : 0;
  const trestles = hasAbility(company, TRESTLE_YARD) ? WORTHS.trestles : 0;
  return (
    WORTHS.money * money +
    WORTHS.poverty * povertyOf(money, turns) +
    WORTHS.loans * loans +
    (night + trestles) * Math.max(0, turns - 1)
  );
}

/** How far away the next turn is. */
const placeWorth = ({ turns, toPlay, wait }: Time): number =>
  WORTHS.toPlay * toPlay + (WORTHS.wait + WORTHS.longWait * turns) * wait;

export function contractHopes(s: State, seat: Seat, turns: number): Pick<Assets, 'contract' | 'plan'> {
  const contract = CONTRACTS[companyOf(s, seat).contract];
  if (contract === undefined) return { contract: 0, plan: 0 };
  const need = neededFor(contract, s.companies.length);
  const have = tally(s, seat, contract.of);
  if (have >= need) return { contract: contract.prestige, plan: 0 };
  return { contract: 0, plan: (contract.prestige * timeFor(turns) * have) / need };
}

export const contractWorth = ({ contract, plan }: ReturnType<typeof contractHopes>): number =>
  WORTHS.contract * contract + WORTHS.plan * plan;

/** Part of the way to a goal is worth a part of it; the last steps are worth most. */
export function achievementHopes(
  s: State,
  seat: Seat,
  turns: number,
): Pick<Assets, 'steps' | 'lastSteps' | 'timelySteps'> {
  let steps = 0;
  let lastSteps = 0;
  for (let i = 0; i < s.goals.length && turns > 0; i++) {
    if (s.holders[i] !== NONE) continue;
    const { of, need, prestige } = at(ACHIEVEMENTS, s.goals[i] as Achievement);
    const part = Math.min(1, tally(s, seat, of) / need);
    steps += prestige * part;
    lastSteps += prestige * part ** 3;
  }
  return { steps, lastSteps, timelySteps: lastSteps * Math.max(0, turns - 2) };
}

export const achievementWorth = ({ steps, lastSteps, timelySteps }: ReturnType<typeof achievementHopes>): number =>
  WORTHS.steps * steps + WORTHS.lastSteps * lastSteps + WORTHS.timelySteps * timelySteps;

/** Hoped-for deliveries that cards in hand may go with. */
const MOST_CARDS = 4;
/** A delivery whose train card must still be bought. */
const WITHOUT_CARD = 0.85;

/** What deliveries and the cards for them should still bring. */
function deliveryWorth(s: State, seat: Seat, { turns }: Time): number {
  if (turns === 0) return 0;
  const company = companyOf(s, seat);
  const hopes = hopesOf(s, seat).slice(0, company.trains);
  let deliveries = 0;
  const cards = handSize(company);
  for (let i = 0; i < hopes.length; i++) deliveries += hopeOf(hopes[i] as Prospect) * (i < cards ? 1 : WITHOUT_CARD);
  const next = hopes.slice(0, Math.min(MOST_CARDS, 1 + Math.ceil(turns)));
  return (WORTHS.deliveries * deliveries + WORTHS.hand * handWorth(s, company, next)) * timeFor(turns);
}

/** What could already have been delivered is worth less than what has been. */
const hopeOf = ({ worth, effort }: Prospect): number => (effort === 0 ? READY * worth : worth);
const READY = 0.8;

/** Whether most of the containers on the ship are the company's own; a tie is worth less. */
function aboard(s: State, seat: Seat): number {
  const loaded = s.extras.freight?.loaded;
  if (loaded === undefined) return 0;
  let own = 0;
  let most = 0;
  for (let rival = 0; rival < s.companies.length; rival++) {
    let count = 0;
    for (let i = 0; i < loaded.length; i++) if (loaded[i] === rival) count += 1;
    if (rival === seat) own = count;
    else most = Math.max(most, count);
  }
  return own === 0 || own < most ? 0 : own > most ? 1 : TIED;
}
const TIED = 0.3;
