import type { Seat } from '#engine/actor.ts';
import { MOVEMENTS_PER_TURN, PLOTTING_SQUARES, QUIET_ROUNDS, QUIET_TURNS } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { hasCaptain, NO_CARDS, nobodyAboard, other, type Ship, shipOf, type State } from '../state.ts';
import { canMove } from './boarding.ts';
import { bearingGuns } from './cannon-fire.ts';
import { owesCaptain } from './captain.ts';
import { draw } from './ending.ts';
import { damage } from './plotting.ts';

/** What is played again and again: the rounds of Broadsides, then the turns of Boarding Parties. */

/** Chart Your Course: a round begins with all cards in hand. If neither ship has a Captain, none can be played. */
export function beginRound(s: State, tell: TellEvent): void {
  s.round += 1;
  s.shotThisRound = false;
  tell({ type: 'roundBegan', round: s.round });
  takeUpCards(s, 0, tell);
  takeUpCards(s, 1, tell);
  s.phase = shipOf(s, 0).adrift && shipOf(s, 1).adrift ? 'exchange' : 'plotting';
}

function takeUpCards(s: State, seat: Seat, tell: TellEvent): void {
  const ship = shipOf(s, seat);
  ship.shown = 0;
  ship.aground = false;
  ship.adrift = !hasCaptain(ship);
  ship.forced = Math.min(PLOTTING_SQUARES, damage(ship));
  ship.offered = false;
  if (ship.adrift) tell({ type: 'adrift', seat });
}

/** Remove Cards: all go back to hand; those never turned over stay unseen. Then a Captain who is due is replaced. */
export function endRound(s: State, tell: TellEvent): void {
  s.quietRounds = s.shotThisRound ? 0 : s.quietRounds + 1;
  tell({ type: 'roundEnded', round: s.round, quietRounds: s.quietRounds });
  for (const ship of s.ships) ship.plot = NO_CARDS;
  s.phase = s.ships.some((ship) => owesCaptain(s, ship)) ? 'promotion' : 'afterRound';
}

/** Draws that are judged when a round is over: nothing can change any more, or nobody has fired for too long. */
export function afterRound(s: State, tell: TellEvent): void {
  if (deadlocked(s)) draw(s, 'end.adrift', tell);
  else if (s.quietRounds >= QUIET_ROUNDS) draw(s, 'end.no-shot', tell);
  else s.phase = 'roundBegins';
}

const deadlocked = (s: State): boolean =>
  s.ships.every(neverMoves) && bearingGuns(s, 0) === 0 && bearingGuns(s, 1) === 0;

const neverMoves = (ship: Ship): boolean => damage(ship) >= PLOTTING_SQUARES || nobodyAboard(ship);

/** Boarding Your Opponent's Ship: a turn of three movements, or fewer when none is left to make. */
export function beginTurn(s: State): void {
  s.movements = MOVEMENTS_PER_TURN;
  s.foughtThisTurn = false;
  for (const ship of s.ships) ship.offered = false;
  s.phase = canMove(s) ? 'movement' : 'combats';
}

/** After the combats the other player boards. */
export function endTurn(s: State, tell: TellEvent): void {
  s.quietTurns = s.foughtThisTurn ? 0 : s.quietTurns + 1;
  tell({ type: 'turnEnded', seat: s.turn, quietTurns: s.quietTurns });
  s.turn = other(s.turn);
  s.phase = 'turnBegins';
  if (s.quietTurns >= QUIET_TURNS) draw(s, 'end.no-combat', tell);
}
