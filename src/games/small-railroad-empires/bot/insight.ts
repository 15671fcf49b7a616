import type { Seat } from '#engine/actor.ts';
import type { Insight } from '#bots/bot.ts';
import type { Action } from '../actions.ts';
import { ACHIEVEMENTS, CONTRACTS, LAST_ROUND, LOAN_PENALTY } from '../components.ts';
import { type Company, companyOf, handSize, NONE, type State } from '../state.ts';
import { tally } from '../tally.ts';
import { choose, DISCOUNT, prospects } from './outlook.ts';
import { priors } from './priors.ts';

/** What a railroad baron knows. */
export const insight: Insight<State, Action> = { evaluate, priors, settled };

/** Between turns; in the middle of one too much is about to happen. */
function settled(s: State): boolean {
  return s.phase === 'build' ? s.built === 0 : s.phase === 'begin';
}

/** Scores run from nothing to the eighties; what counts is the difference. */
const LOWEST = -10;
const SPAN = 100;

function evaluate(s: State, seat: Seat): number {
  return Math.min(0.99, Math.max(0.01, (expected(s, seat) - LOWEST) / SPAN));
}

/** The final score this company is heading for. */
export function expected(s: State, seat: Seat): number {
  const company = companyOf(s, seat);
  if (company.line.length === 0) return 0;
  const left = turnsLeft(s, company);
  return (
    company.prestige +
    moneyWorth(company, left) -
    LOAN_PENALTY * company.loans +
    contractHope(s, seat, left) +
    Math.min(2, 0.8 + 0.25 * left) * achievementHopes(s, seat, left) +
    deliveryHopes(s, seat, left)
  );
}

/** About how many turns a company still has. */
function turnsLeft(s: State, { supply }: Company): number {
  if (s.ending !== '') return 0;
  return Math.min(supply / 2, LAST_ROUND - s.round, Math.max(1, 11 - s.round));
}

/** A dollar is a fifth of a point at the end and more while it can still build something. */
const moneyWorth = ({ money, unlocked }: Company, left: number): number => {
  const useful = Math.min(money, 6) * (0.2 + 0.025 * Math.min(left, 6));
  const abilities = ABILITY_WORTH.reduce((sum, worth, n) => sum + ((unlocked >> n) & 1) * worth, 0);
  return useful + Math.max(0, money - 6) * 0.2 + abilities * Math.min(1, left / 4);
};

/** What each unlocked space brings while there is time to use it; its track is the better part. */
const ABILITY_WORTH = [1.4, 0.2, 0.6, 0.2] as const;

/** Part of the way to a goal is worth a part of it, the last step most. */
const progress = (have: number, need: number): number => (have >= need ? 1 : 0.75 * (have / need) ** 2);

function contractHope(s: State, seat: Seat, left: number): number {
  const contract = CONTRACTS[companyOf(s, seat).contract];
  if (contract === undefined) return 0;
  const need = contract.need[s.companies.length as keyof typeof contract.need];
  const have = tally(s, seat, contract.of);
  if (have >= need) return contract.prestige * 0.95;
  return left === 0 ? 0 : contract.prestige * progress(have, need);
}

function achievementHopes(s: State, seat: Seat, left: number): number {
  let hopes = 0;
  for (const [i, achievement] of s.goals.entries()) {
    if (s.holders[i] !== NONE || left === 0) continue;
    const { of, need, prestige } = ACHIEVEMENTS[achievement] as (typeof ACHIEVEMENTS)[number];
    hopes += prestige * 0.7 * progress(Math.min(need, tally(s, seat, of)), need);
  }
  return hopes;
}

/** The first hope counts most: tracks and turns spent on one are missing for the others. */
const WEIGHTS = [1, 0.95, 0.9, 0.85, 0.75, 0.65, 0.55, 0.45] as const;

function deliveryHopes(s: State, seat: Seat, left: number): number {
  const company = companyOf(s, seat);
  const most = Math.min(WEIGHTS.length, company.trains, 1 + Math.ceil(left));
  let hopes = 0;
  for (const [i, { worth, effort }] of choose(prospects(s, seat), most).entries()) {
    if (effort > 4 * left) continue;
    const cards = i < handSize(company) ? 1 : 0.7;
    hopes += worth * (WEIGHTS[i] ?? 0) * cards;
  }
  return hopes * DISCOUNT ** waiting(s, seat);
}

/** What part of a round passes before a company moves again: positions judged at different moments are then comparable. */
const waiting = (s: State, seat: Seat): number => {
  const seats = s.companies.length;
  return ((seat - s.turn + seats) % seats) / seats;
};
