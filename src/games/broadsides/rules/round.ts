import { PLOTTING_SQUARES, QUIET_ROUNDS } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { NO_CARDS, nobodyAboard, type Ship, type State } from '../state.ts';
import { ruleId } from '../rule-id.ts';
import { bearingGuns } from './cannon-fire.ts';
import { owesCaptain } from './captain.ts';
import { draw } from './ending.ts';
import { damage } from './plotting.ts';

/**
 * Remove Cards: all go back to hand, and cards never turned over stay unseen. A ship that lay a whole round without a
 * Captain gets a new one.
 */
export function endRound(s: State, tell: TellEvent): void {
  s.quietRounds = s.shotThisRound ? 0 : s.quietRounds + 1;
  tell({ type: 'roundEnded', round: s.round, quietRounds: s.quietRounds });
  for (const ship of s.ships) ship.plot = NO_CARDS;
  s.phase = s.ships.some((ship) => owesCaptain(s, ship)) ? 'promotion' : 'afterRound';
}

/** Draws that are judged when a round is over: nothing can change any more, or nobody has fired for too long. */
export function afterRound(s: State, tell: TellEvent): void {
  if (deadlocked(s)) draw(s, ruleId('end.adrift'), tell);
  else if (s.quietRounds >= QUIET_ROUNDS) draw(s, ruleId('end.no-shot'), tell);
  else s.phase = 'roundBegins';
}

const deadlocked = (s: State): boolean =>
  s.ships.every(neverMoves) && bearingGuns(s, 0) === 0 && bearingGuns(s, 1) === 0;

const neverMoves = (ship: Ship): boolean => damage(ship) >= PLOTTING_SQUARES || nobodyAboard(ship);
