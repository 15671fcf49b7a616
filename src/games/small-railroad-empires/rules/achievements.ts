import { at } from '#engine/indexed.ts';
import { ACHIEVEMENTS } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { gain, NONE, type State } from '../state.ts';
import { tally } from './tally.ts';

/** Achievements (automatic): the active player claims every one that is met and not yet held by anybody. */
export function claims(s: State, tell: TellEvent): void {
  s.phase = 'mayOffice';
  for (const [i, achievement] of s.goals.entries()) {
    const { of, need, prestige } = at(ACHIEVEMENTS, achievement);
    if (s.holders[i] !== NONE || tally(s, s.turn, of) < need) continue;
    s.holders[i] = s.turn;
    gain(s, s.turn, { money: 0, prestige });
    tell({ type: 'achieved', seat: s.turn, achievement, prestige });
  }
}
