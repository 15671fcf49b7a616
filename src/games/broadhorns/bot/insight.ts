import type { Insight } from '#bots/bot.ts';
import { at } from '#engine/indexed.ts';
import type { Action } from '../actions.ts';
import { ACTIONS_PER_TURN } from '../components.ts';
import type { State } from '../state.ts';
import { fillsLeft } from './pace.ts';
import { priors } from './priors.ts';
import { goldHope } from './worth.ts';
import { prizeHopes } from './wreaths.ts';

/** What Broadhorns teaches bots: gold in hand and gold on the way, minus the time that it takes. */
export const insight: Insight<State, Action> = {
  evaluate: (s, seat) => at(shares(s), seat),
  shares,
  priors,
  // A turn is judged when it is over: a boat by what is loaded, a town by what is done there.
  settled: (s, from) => isBetweenTurns(s) && (from === undefined || turnOf(s) > turnOf(from)),
  unnoticed: 0.005,
};

const isBetweenTurns = (s: State): boolean =>
  s.phase === 'spoilStep' || s.phase === 'spoilCard' || (s.phase === 'actions' && s.actions === ACTIONS_PER_TURN);

/** Turns at the table so far. */
const turnOf = (s: State): number => s.round * s.merchants.length + s.turn;

/** How much more gold than the others' average is a great lead: more while much of the year is to come. */
const LEAST_LEAD = 25;
const LEAD_PER_FILL = 2;

/** By each merchant's gold above the average. */
function shares(s: State): readonly number[] {
  const great = LEAST_LEAD + LEAD_PER_FILL * fillsLeft(s);
  const hopes = prizeHopes(s).map((prize, seat) => prize + goldHope(s, seat));
  const usual = hopes.reduce((sum, hope) => sum + hope, 0) / hopes.length;
  return hopes.map((hope) => shareFor((hope - usual) / great));
}

/**
 * Nearly straight, unlike real odds, and nowhere flat: a seat far behind, or far ahead, must still tell good from bad,
 * no matter what happens between the others.
 */
const shareFor = (lead: number): number => 0.5 + (0.5 * lead) / Math.sqrt(1 + lead * lead);
