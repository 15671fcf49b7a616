import { LAST_ROUND } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { ruleId } from '../rulings.ts';
import { active, type State } from '../state.ts';
import { triggerMet } from './ending.ts';
import { score } from './scoring.ts';

/** A turn begins; the first one also begins the game, and each of the start player's a round. */
export function beginTurn(s: State, tell: TellEvent): void {
  if (s.round === 0) s.turn = s.startSeat;
  if (s.turn === s.startSeat) {
    s.round += 1;
    tell({ type: 'roundBegan', round: s.round });
  }
  s.built = 0;
  s.hasBought = false;
  s.hasUnlocked = false;
  if (active(s).left) {
    s.phase = 'turnEnds';
    return;
  }
  s.phase = 'mayBuild';
  tell({ type: 'turnBegan', seat: s.turn, round: s.round });
}

/**
 * Check after every turn: a trigger that has been met stays met, and the round is finished so that all have had equally
 * many turns.
 */
export function endTurn(s: State, tell: TellEvent): void {
  if (s.ending === '') {
    const reason = triggerMet(s);
    if (reason !== undefined) {
      s.ending = ruleId(reason);
      tell({ type: 'endNears', reason: s.ending });
    }
  }
  const next = (s.turn + 1) % s.companies.length;
  const roundEnds = next === s.startSeat;
  if (roundEnds && s.ending === '' && s.round === LAST_ROUND) s.ending = ruleId('end.rounds');
  if (roundEnds && s.ending !== '') return score(s, s.ending, tell);
  s.turn = next;
  s.phase = 'turnBegins';
}
