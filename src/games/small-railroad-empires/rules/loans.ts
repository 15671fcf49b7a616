import type { Ruling } from '#engine/ruling.ts';
import { LOAN, LOANS_EACH, REPAYMENT } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { active, type State } from '../state.ts';

/**
 * Loans: may be taken between any two actions of the player's own turn, at most three at a time, while there are cards.
 */
export const canBorrow = (s: State): boolean => s.loans > 0 && active(s).loans < LOANS_EACH;

export function borrow(s: State, tell: TellEvent): void {
  const company = active(s);
  s.loans -= 1;
  company.loans += 1;
  company.money += LOAN;
  tell({ type: 'borrowed', seat: s.turn, money: LOAN, loans: company.loans });
}

export const refuseLoan = (s: State): Ruling => rulingOn('loan.limit', { held: active(s).loans, left: s.loans });

export const canRepay = (s: State): boolean => active(s).loans > 0 && active(s).money >= REPAYMENT;

export function repay(s: State, tell: TellEvent): void {
  const company = active(s);
  s.loans += 1;
  company.loans -= 1;
  company.money -= REPAYMENT;
  tell({ type: 'repaid', seat: s.turn, money: REPAYMENT, loans: company.loans });
}

export const refuseRepayment = (s: State): Ruling =>
  rulingOn('loan.repay', { held: active(s).loans, price: REPAYMENT, money: active(s).money });
