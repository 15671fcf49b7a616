import type { Ruling } from '#engine/ruling.ts';
import type { Action } from '../actions.ts';
import { LEAVE, TAKE_LOAN } from '../answers.ts';
import type { TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import type { State } from '../state.ts';
import { leave } from './leaving.ts';
import { borrow, canBorrow, refuseLoan } from './loans.ts';

/** In every step of a turn: a loan between any two actions, and leaving where leavers are skipped. */
export function addAnyStep(s: State, choices: Action[]): readonly Action[] {
  if (canBorrow(s)) choices.push(TAKE_LOAN);
  if (s.options.leavers === 'skipped') choices.push(LEAVE);
  return choices;
}

export const refuseAnyStep = (s: State, action: Action): Ruling =>
  action.type === 'loan' ? refuseLoan(s) : rulingOn('end.leave');

export const onAnyStep = {
  loan: (s: State, _: unknown, tell: TellEvent): void => borrow(s, tell),
  leave,
};
