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
const RANKED_BY = ['present', 'score', 'deliveries', 'money'] as const;
type Standing = Readonly<Record<(typeof RANKED_BY)[number], number>>;

/** What broke a tie of scores. */
const TIE_BREAKS: Readonly<Partial<Record<(typeof RANKED_BY)[number], Ending>>> = {
  deliveries: 'end.deliveries',
  money: 'end.money',
};

function outcomeOf(s: State, reason: string): Outcome {
  const standings = s.companies.map(({ left, lengths, money }, seat): Standing => ({
    present: left ? 0 : 1,
    score: finalScore(s, seat),
    deliveries: lengths.length,
    money,
  }));
  const tieBreak = tieBreakOf(standings);
  return {
    reason,
    ranks: standings.map((mine) => 1 + standings.filter((other) => leadOf(other, mine) > 0).length),
    scores: standings.map(({ score: points }) => points),
    ...(tieBreak !== undefined && { tieBreak: ruleId(tieBreak) }),
  };
}

const partedBy = (one: Standing, other: Standing) => RANKED_BY.find((by) => one[by] !== other[by]);

/** Above zero if one company ranks before the other, below zero if after it. */
function leadOf(one: Standing, other: Standing): number {
  const by = partedBy(one, other);
  return by === undefined ? 0 : one[by] - other[by];
}

/** What broke the tie between the best placed of those with equal scores. */
function tieBreakOf(standings: readonly Standing[]): Ending | undefined {
  const [first, ...others] = standings.toSorted((a, b) => leadOf(b, a));
  let before = first;
  for (const next of others) {
    const by = before && partedBy(before, next);
    const tieBreak = by && TIE_BREAKS[by];
    if (tieBreak !== undefined) return tieBreak;
    before = next;
  }
  return undefined;
}
