import type { Insight } from '#bots/bot.ts';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { expected } from './assets.ts';
import { priors } from './priors.ts';
import { timeOf } from './time.ts';

/** What a railroad baron knows. */
export const insight: Insight<State, Action> = {
  evaluate: (s, seat) => shares(s)[seat] ?? 0,
  shares,
  priors,
  settled,
  manner: { exploration: 3, fairness: 2, solitary: true, patience: 120, worlds: 16 },
};

/** Between turns; in the middle of one too much is about to happen. A search looks on until its own next turn is made. */
function settled(s: State, from?: State): boolean {
  const isBetween = s.phase === 'build' ? s.built === 0 : s.phase === 'begin';
  return isBetween && (from === undefined || from.round === 0 || turnsMade(s) > turnsMade(from) + s.companies.length);
}

const turnsMade = ({ round, turn, startSeat, companies: { length } }: State): number =>
  round * length + ((turn - startSeat + length) % length);

/** By how many points scores to come are in doubt: at the end, and more for every turn. Fitted to who won. */
const DOUBT = 1.5;
const DOUBT_PER_TURN = 1.2;

/** Shares of winning: by what the companies are heading for, in comparison with each other. */
function shares(s: State): readonly number[] {
  const doubt = DOUBT + DOUBT_PER_TURN * timeOf(s, s.turn).turns;
  const scores = s.companies.map((_, seat) => expected(s, seat));
  const best = Math.max(...scores);
  const chances = scores.map((score) => Math.exp((score - best) / doubt));
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance / total);
}
