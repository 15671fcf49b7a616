import type { Seat } from '#engine/actor.ts';
import type { Outcome } from '#engine/game.ts';
import { CONTRACTS, DOLLARS_PER_POINT, LOAN_PENALTY } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { type Ending, ruleId } from '../rulings.ts';
import { type Company, companyOf, type State } from '../state.ts';
import { tally } from './tally.ts';

/** What a contract is worth now: all or nothing. */
export function contractPrestige(s: State, seat: Seat): number {
  const contract = CONTRACTS[companyOf(s, seat).contract];
  if (contract === undefined) return 0;
  return tally(s, seat, contract.of) >= neededFor(contract, s.companies.length) ? contract.prestige : 0;
}

/** How much a contract asks for at this number of seats. */
export const neededFor = ({ need }: (typeof CONTRACTS)[number], seats: number): number =>
  need[seats as keyof typeof need];

/** Money counts at the end, and loans count against it. */
export const booksWorth = ({ money, loans }: Company): number =>
  Math.trunc(money / DOLLARS_PER_POINT) - LOAN_PENALTY * loans;

export const finalScore = (s: State, seat: Seat): number =>
  companyOf(s, seat).prestige + contractPrestige(s, seat) + booksWorth(companyOf(s, seat));

/** Scoring: contracts are shown, and every seat gets a rank. */
export function score(s: State, reason: string, tell: TellEvent): void {
  for (const [seat, { contract }] of s.companies.entries()) {
    tell({ type: 'contractShown', seat, contract, prestige: contractPrestige(s, seat) });
  }
  const outcome = outcomeOf(s, reason);
  s.outcome = outcome;
  tell({ type: 'ended', reason, scores: outcome.scores, ranks: outcome.ranks });
}

/** What companies are ranked by: the first that differs decides, and more is better. */
interface Rank {
  readonly of: (s: State, seat: Seat) => number;
  readonly tieBreak?: Ending;
}

const RANKED_BY: readonly Rank[] = [
  { of: (s, seat) => (companyOf(s, seat).left ? 0 : 1) },
  { of: finalScore },
  { of: (s, seat) => companyOf(s, seat).lengths.length, tieBreak: 'end.deliveries' },
  { of: (s, seat) => companyOf(s, seat).money, tieBreak: 'end.money' },
];

function outcomeOf(s: State, reason: string): Outcome {
  const seats = [...s.companies.keys()];
  const ranks = seats.map((seat) => 1 + seats.filter((other) => leadOf(s, other, seat) > 0).length);
  const tieBreak = tieBreakOf(s, ranks);
  return {
    reason,
    ranks,
    scores: seats.map((seat) => finalScore(s, seat)),
    ...(tieBreak !== undefined && { tieBreak: ruleId(tieBreak) }),
  };
}

/** The first thing in which two companies differ. */
const partedBy = (s: State, one: Seat, other: Seat): Rank | undefined =>
  RANKED_BY.find(({ of }) => of(s, one) !== of(s, other));

/** Above zero if one company ranks before the other, below zero if after it. */
function leadOf(s: State, one: Seat, other: Seat): number {
  const rank = partedBy(s, one, other);
  return rank === undefined ? 0 : rank.of(s, one) - rank.of(s, other);
}

/** What broke the tie between the best placed of those with equal scores. */
function tieBreakOf(s: State, ranks: readonly number[]): Ending | undefined {
  const best = [...ranks.keys()].toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const breaks = best.slice(1).map((next, i) => partedBy(s, best[i] ?? next, next)?.tieBreak);
  return breaks.find((tieBreak) => tieBreak !== undefined);
}
