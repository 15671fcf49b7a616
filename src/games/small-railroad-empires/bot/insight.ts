import type { Seat } from '#engine/actor.ts';
import type { Insight } from '#bots/bot.ts';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { expected } from './assets.ts';
import { priors } from './priors.ts';
import { timeOf } from './time.ts';

/**
 * Between turns, once the thinking seat's own turn is over: in the middle of a turn, or after a loan before it, too
 * much is about to happen.
 */
const settled = (s: State, _from?: State, thinker?: Seat): boolean =>
  s.turn !== thinker && (s.phase === 'build' ? s.built === 0 : s.phase === 'begin');

/** How the bots judge a position. */
export const insight: Insight<State, Action> = {
  evaluate: (s, seat) => shares(s)[seat] ?? 0,
  shares,
  priors,
  promise: expected,
  // Among bots of one kind, most of the score is decided by where the first track lies.
  decisive: ({ phase }) => phase === 'begin',
  settled,
  // With rivalry, the last of four borrowed and blocked from the first turn on and delivered nothing.
  rivalry: 0,
  // What a turn was good for shows two turns later, when tokens and achievements have been taken.
  manner: { exploration: 1, fairness: 2, solitary: true, foresight: 2 },
};

/** By how many points future scores are uncertain: at the end, and more for every turn before it. Fitted to who won. */
const DOUBT = 1.5;
const DOUBT_PER_TURN = 1.2;

/** Shares of winning: by what the companies are heading for, compared with each other. */
function shares(s: State): readonly number[] {
  const doubt = DOUBT + DOUBT_PER_TURN * timeOf(s, s.turn).turns;
  const scores = s.companies.map((_, seat) => expected(s, seat));
  const best = Math.max(...scores);
  const chances = scores.map((score) => Math.exp((score - best) / doubt));
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance / total);
}
