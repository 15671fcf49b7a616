import type { Insight } from '#bots/bot.ts';
import type { Seat } from '#engine/actor.ts';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { turnsOf } from './craft.ts';
import { priors } from './priors.ts';

/** What Mississippi Queen teaches bots: how many turns each boat still needs. */
export const insight: Insight<State, Action> = {
  evaluate: (s, seat) => shares(s)[seat] as number,
  shares,
  priors,
  settled: (s, from) => s.phase === 'speed' && (from === undefined || s.round >= from.round + ROUNDS_AHEAD),
  unnoticed: 0.03,
  manner: { exploration: 1.4, fairness: 2, patience: 150, worlds: 16 },
};

/**
 * A search judges at the start of the round after the next. The evaluation itself sees one turn ahead. So a look is
 * worth more when the rivals have answered, the seat's own next turn is made, and everybody has had the same number of
 * turns.
 */
const ROUNDS_AHEAD = 2;

/** Shares of a race that somebody has already won, for those who sail on for the places. */
const FOR_THE_PLACES = 0.1;

/**
 * A boat that moves later in a round is behind by at most this much of a turn: of two that need the same turns, the
 * first docks.
 */
const LATER = 0.9;

/** How many turns of lead make a difference: more while the way is long. Fitted to who won in the end. */
const leadThatCounts = (turns: number): number => 0.15 + 0.22 * Math.max(0, turns);

function shares(s: State): readonly number[] {
  const docked = s.boats.filter((boat) => boat.fate === 'docked');
  const first = Math.min(...docked.map((boat) => boat.leftAs));
  const racing = sharesOfRacing(s);
  return s.boats.map(({ fate, leftAs }, seat) => {
    if (fate === 'docked') return leftAs === first ? 1 : FOR_THE_PLACES;
    return (racing[seat] as number) * (docked.length > 0 ? FOR_THE_PLACES : 1);
  });
}

/** The fewer turns to go, the greater the share. */
function sharesOfRacing(s: State): readonly number[] {
  if (s.order.length === 0) return s.boats.map(() => 1 / s.boats.length);
  const times = s.boats.map((boat, seat) => (boat.fate === 'racing' ? timeOf(s, seat) : Infinity));
  const soonest = Math.min(...times);
  const scale = leadThatCounts(soonest);
  const weights = times.map((time) => Math.exp((soonest - time) / scale));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Turns to go, and one more for a boat that has already moved in this round. */
function timeOf(s: State, seat: Seat): number {
  const turn = s.order.indexOf(seat);
  const moved = turn < s.mover || (turn === s.mover && s.phase !== 'speed');
  return turnsOf(s, seat) + (moved ? 1 : 0) + (LATER * turn) / s.order.length;
}
