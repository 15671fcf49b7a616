import type { Insight } from '#bots/bot.ts';
import type { Action } from '../actions.ts';
import { ACTIONS_PER_TURN } from '../components.ts';
import type { State } from '../state.ts';
import { fillsLeft } from './pace.ts';
import { priors } from './priors.ts';
import { goldHope } from './worth.ts';
import { prizeHopes } from './wreaths.ts';

/** What Broadhorns teaches bots: gold in hand and gold on the way, each turn of it paid for. */
export const insight: Insight<State, Action> = {
  evaluate: (s, seat) => shares(s)[seat] as number,
  shares,
  priors,
  // A turn is judged when it is over: a boat by what is loaded, a town by what is done there.
  settled: (s, from) => isBetweenTurns(s) && (from === undefined || turnOf(s) > turnOf(from)),
};

const isBetweenTurns = (s: State): boolean =>
  s.phase === 'spoilStep' || s.phase === 'spoilCard' || (s.phase === 'actions' && s.actions === ACTIONS_PER_TURN);

/** Turns at the table so far. */
const turnOf = (s: State): number => s.round * s.merchants.length + s.turn;

/** How much more gold than the others, on the average, is as good as winning: more while much of the year is to come. */
const LEAST_LEAD = 25;
const LEAD_PER_FILL = 2;

/**
 * Each merchant's gold above the average. Straight, unlike real odds: whoever is far behind must still tell good from
 * bad, whatever happens between those ahead.
 */
function shares(s: State): readonly number[] {
  const enough = LEAST_LEAD + LEAD_PER_FILL * fillsLeft(s);
  const hopes = prizeHopes(s).map((prize, seat) => prize + goldHope(s, seat));
  const usual = hopes.reduce((sum, hope) => sum + hope, 0) / hopes.length;
  return hopes.map((hope) => Math.min(1, Math.max(0, 0.5 + (hope - usual) / (2 * enough))));
}
