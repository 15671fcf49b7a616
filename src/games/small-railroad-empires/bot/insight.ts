import type { Seat } from '#engine/actor.ts';
import type { Insight } from '#bots/bot.ts';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { expected } from './assets.ts';
import { priors } from './priors.ts';
import { timeOf } from './time.ts';

/** What a railroad baron knows. */
export const insight: Insight<State, Action> = { evaluate, priors, settled };

/** Between turns; in the middle of one too much is about to happen. */
function settled(s: State): boolean {
  return s.phase === 'build' ? s.built === 0 : s.phase === 'begin';
}

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
