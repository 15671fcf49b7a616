import type { Seat } from '#engine/actor.ts';
import { ACHIEVEMENTS, CONTRACTS, NIGHT_SHIFT, TRESTLE_YARD } from '../components.ts';
import { type Company, companyOf, handSize, hasAbility, NONE, type State } from '../state.ts';
import { tally } from '../tally.ts';
import { handWorth } from './cards.ts';
import { hopesOf } from './boards.ts';
import type { Prospect } from './outlook.ts';
import { type Time, timeFor, timeOf } from './time.ts';

/** What each asset adds to the final score: fitted to how games of simple bots ended, seats compared with each other. */
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

const NAMES = Object.keys(WORTHS) as (keyof Assets)[];

/** The final score this company is heading for, in comparison with the others. */
export function expected(s: State, seat: Seat): number {
  const company = companyOf(s, seat);
  if (company.line.length === 0) return 0;
  const assets = assetsOf(s, seat);
  let sum = company.prestige;
  for (const name of NAMES) sum += WORTHS[name] * assets[name];
  return sum;
}

/** With less money than this the next tracks must go where they cost nothing. */
const POOR = 3;
export const povertyOf = (money: number, turns: number): number => Math.max(0, POOR - money) * turns;

/** Everything that makes one company's future better than another's. */
function assetsOf(s: State, seat: Seat): Assets {
  const company = companyOf(s, seat);
  const time = timeOf(s, seat);
  const { turns, toPlay, wait } = time;
  const { money, loans } = company;
  const later = Math.max(0, turns - 1);
  return {
    money,
    poverty: povertyOf(money, turns),
    loans,
    night: hasAbility(company, NIGHT_SHIFT) ? later : 0,
    trestles: hasAbility(company, TRESTLE_YARD) ? later : 0,
    ...contractHopes(s, seat, turns),
    ...achievementHopes(s, seat, turns),
    ...deliveryHopes(s, seat, company, time),
    ship: aboard(s, seat),
    toPlay,
    wait,
    longWait: wait * turns,
  };
}

export function contractHopes(s: State, seat: Seat, turns: number): Pick<Assets, 'contract' | 'plan'> {
  const contract = CONTRACTS[companyOf(s, seat).contract];
  if (contract === undefined) return { contract: 0, plan: 0 };
  const need = contract.need[s.companies.length as keyof typeof contract.need];
  const have = tally(s, seat, contract.of);
  if (have >= need) return { contract: contract.prestige, plan: 0 };
  return { contract: 0, plan: (contract.prestige * timeFor(turns) * have) / need };
}

export const contractWorth = ({ contract, plan }: ReturnType<typeof contractHopes>): number =>
  WORTHS.contract * contract + WORTHS.plan * plan;

/** Part of the way to a goal is worth a part of it, the last steps most. */
export function achievementHopes(
  s: State,
  seat: Seat,
  turns: number,
): Pick<Assets, 'steps' | 'lastSteps' | 'timelySteps'> {
  let steps = 0;
  let lastSteps = 0;
  for (let i = 0; i < s.goals.length && turns > 0; i++) {
    if (s.holders[i] !== NONE) continue;
    const { of, need, prestige } = ACHIEVEMENTS[s.goals[i] as number] as (typeof ACHIEVEMENTS)[number];
    const part = Math.min(1, tally(s, seat, of) / need);
    steps += prestige * part;
    lastSteps += prestige * part ** 3;
  }
  return { steps, lastSteps, timelySteps: lastSteps * Math.max(0, turns - 2) };
}

export const achievementWorth = ({ steps, lastSteps, timelySteps }: ReturnType<typeof achievementHopes>): number =>
  WORTHS.steps * steps + WORTHS.lastSteps * lastSteps + WORTHS.timelySteps * timelySteps;

/** Hopes that cards in hand may go with. */
const MOST_CARDS = 4;
/** A delivery whose train card must still be bought. */
const WITHOUT_CARD = 0.85;

function deliveryHopes(s: State, seat: Seat, company: Company, { turns }: Time): Pick<Assets, 'deliveries' | 'hand'> {
  if (turns === 0) return { deliveries: 0, hand: 0 };
  const hopes = hopesOf(s, seat).slice(0, company.trains);
  let deliveries = 0;
  const cards = handSize(company);
  for (let i = 0; i < hopes.length; i++) deliveries += hopeOf(hopes[i] as Prospect) * (i < cards ? 1 : WITHOUT_CARD);
  deliveries *= timeFor(turns);
  const next = hopes.slice(0, Math.min(MOST_CARDS, 1 + Math.ceil(turns)));
  const hand = handWorth(s, company, next) * timeFor(turns);
  return { deliveries, hand };
}

/** What could have been delivered already is worth less than what has been. */
const hopeOf = ({ worth, effort }: Prospect): number => (effort === 0 ? READY * worth : worth);
const READY = 0.8;

/** Whether most of the containers on the ship are one's own; a tie is worth less. */
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
