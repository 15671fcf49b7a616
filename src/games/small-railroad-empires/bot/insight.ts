import type { Seat } from '#engine/actor.ts';
import type { Insight } from '#bots/bot.ts';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { expected } from './assets.ts';
import { priors } from './priors.ts';
import { timeOf } from './time.ts';

/** What a railroad baron knows. */
export const insight: Insight<State, Action> = {
  evaluate,
  priors,
  settled,
  manner: { exploration: 2, solitary: true, patience: 120, worlds: 16 },
};

/** Between turns; in the middle of one too much is about to happen. A search looks on until its own next turn is made. */
function settled(s: State, from?: State): boolean {
  const isBetween = s.phase === 'build' ? s.built === 0 : s.phase === 'begin';
  return isBetween && (from === undefined || from.round === 0 || turnsMade(s) > turnsMade(from) + s.companies.length);
}

const turnsMade = ({ round, turn, startSeat, companies: { length } }: State): number =>
  round * length + ((turn - startSeat + length) % length);

/** What a turn usually brings, and by how many points scores to come are in doubt: at the end, and more for every turn. */
const TURN = 5.5;
const DOUBT = 2;
const DOUBT_PER_TURN = 1;

/** The share of winning, by how far a company is ahead of what an average one will come to. */
function evaluate(s: State, seat: Seat): number {
  const { turns } = timeOf(s, s.turn);
  const usual = meanPrestige(s) + TURN * turns;
  return 1 / (1 + Math.exp((usual - expected(s, seat)) / (DOUBT + DOUBT_PER_TURN * turns)));
}

function meanPrestige({ companies }: State): number {
  let sum = 0;
  for (const { prestige } of companies) sum += prestige;
  return sum / companies.length;
}
