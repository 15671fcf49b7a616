import type { Seat } from '#engine/actor.ts';
import type { Insight } from '#bots/bot.ts';
import type { Action } from '../actions.ts';
import { MOVEMENTS_PER_TURN } from '../components.ts';
import { NOWHERE } from '../deck.ts';
import { boarding, hasCaptain, other, shipOf, type State } from '../state.ts';
import * as aboard from './aboard.ts';
import * as sea from './at-sea.ts';
import { priors, shelter } from './priors.ts';
import { share } from './share.ts';

/** A Captain's place among equals: enough to choose between placements, never worth a man. */
const PLACE = 0.02;

/** What a captain of these waters knows. */
export const insight: Insight<State, Action> = {
  evaluate,
  priors,
  settled,
  sealed,
  reopen,
  unnoticed: 0.07,
};

function evaluate(s: State, seat: Seat): number {
  // No game counts as quite won or lost before it is over.
  return Math.min(0.99, Math.max(0.01, judge(s, seat)));
}

function judge(s: State, seat: Seat): number {
  if (s.phase === 'manning') return share(PLACE * stationed(s, seat));
  if (!boarding(s) || !s.ships.every(hasCaptain)) return share(sea.balance(s, seat));
  if (s.phase !== 'movement' && s.phase !== 'chooseCombat') return share(aboard.balance(s, seat));
  const forMover = aboard.mover(s);
  return seat === s.turn ? forMover : 1 - forMover;
}

const stationed = (s: State, seat: Seat): number =>
  shipOf(s, seat).stations.reduce((sum, cell) => sum + shelter(s, seat, cell), 0);

/** Between rounds and between boarding turns; in the middle of either too much is about to happen. */
function settled(s: State): boolean {
  if (s.phase === 'plotting') return s.ships.every((ship) => ship.plot.length === 0);
  return s.phase === 'movement' ? s.movements === MOVEMENTS_PER_TURN : s.phase === 'manning';
}

/** Stations, plots and new Captains are chosen in secret; rounds of plotting may follow each other at once. */
function sealed({ phase, round }: State): boolean | number {
  if (phase === 'plotting') return round;
  return phase === 'manning' || phase === 'promotion';
}

function reopen(s: State, viewer: Seat): void {
  const ship = shipOf(s, other(viewer));
  if (s.phase === 'manning') ship.stations = [];
  else if (s.phase === 'plotting') ship.plot = [];
  else if (s.phase === 'promotion') ship.chosen = NOWHERE;
}
