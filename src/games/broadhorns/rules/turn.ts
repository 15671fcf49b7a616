import { ACTIONS_PER_TURN, QUIET_ROUNDS } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { isLastRound, NONE, type State } from '../state.ts';
import { endGame } from './ending.ts';
import { isShort } from './market.ts';

/** Playing the Game: four steps, then the next player. */
export function beginTurn(s: State, tell: TellEvent): void {
  s.actions = ACTIONS_PER_TURN;
  s.moves = 0;
  s.bonusMove = false;
  s.currents = 0;
  s.spoil = NONE;
  s.spoilShown = false;
  tell({ type: 'turnBegan', seat: s.turn, round: s.round });
  s.phase = isShort(s) ? 'refresh' : 'spoilCargo';
}

/** Play goes on to the player on the start player's right, so that all have had the same number of turns. */
export function endTurn(s: State, tell: TellEvent): void {
  s.turn += 1;
  s.phase = 'turnBegins';
  if (s.turn < s.merchants.length) return;
  s.turn = 0;
  if (isLastRound(s)) endGame(s, 'end.year', tell);
  else if (s.round - s.lastFill >= QUIET_ROUNDS) endGame(s, 'end.standstill', tell);
  else s.round += 1;
}
