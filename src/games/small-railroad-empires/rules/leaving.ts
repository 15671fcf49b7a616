import type { TellEvent } from '../events.ts';
import { ruleId } from '../rulings.ts';
import { active, type State } from '../state.ts';
import { score } from './scoring.ts';

/** A player leaves: pieces stay, turns are skipped. With one company left there is nobody to play against. */
export function leave(s: State, _: unknown, tell: TellEvent): void {
  active(s).left = true;
  tell({ type: 'leftTheTable', seat: s.turn });
  if (s.companies.filter(({ left }) => !left).length > 1) s.phase = 'turnEnds';
  else score(s, ruleId('end.left'), tell);
}
