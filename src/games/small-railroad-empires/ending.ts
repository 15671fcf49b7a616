import type { Seat } from '#engine/actor.ts';
import type { Outcome } from '#engine/game.ts';
import {
  ABILITIES,
  CITIES,
  CONTRACTS,
  DEMANDS_PER_CITY,
  DOLLARS_PER_POINT,
  LAST_ROUND,
  LOAN_PENALTY,
} from './components.ts';
import { freeIcon, trainsIn } from './delivery.ts';
import type { TellEvent } from './events.ts';
import { CITIES_WANTING, cityHex, goodOfFactory, NOWHERE } from './map.ts';
import { countBits, lowestBit, someSpace } from './network.ts';
import { type RuleId, ruleId } from './rule-id.ts';
import { active, type Company, companyOf, NONE, sizeOf, type State } from './state.ts';
import { tally } from './tally.ts';

/** The end trigger that is met now: E1 tracks, E2 deck, E3 cities, E4 goods. */
export const triggerMet = (s: State): RuleId | undefined => (allDone(s) ? 'end.tracks' : lastingTrigger(s));

const allDone = (s: State): boolean => s.companies.every((company, seat) => isDone(s, company, seat));

/** The triggers that nothing can undo within a turn. */
function lastingTrigger(s: State): RuleId | undefined {
  if (s.deck.length === 0) return 'end.deck';
  if (fullCities(s) >= sizeOf(s.companies.length).fullCities) return 'end.cities';
  return anyGoodWanted(s) ? undefined : 'end.goods';
}

/** Whether this round is the last one, no matter what the active player still does this turn. */
export const isLastRound = (s: State): boolean =>
  s.ending !== '' ||
  s.round === LAST_ROUND ||
  lastingTrigger(s) !== undefined ||
  (s.phase === 'office' && allDone(s) && !canFreeTrack(s));

/** Whether this round is the last one unless the active player unlocks a track, because nobody else can still build. */
export const isLastUnlessUnlocked = (s: State): boolean => s.phase === 'office' && allDone(s) && canFreeTrack(s);

/** Whether unlocking could still give the active player a track to build, and there is a space for it. */
function canFreeTrack(s: State): boolean {
  const { supply, unlocked } = active(s);
  const locked = countBits(unlocked) < ABILITIES.length;
  return supply === 0 && locked && !s.hasUnlocked && someSpace(s, s.turn, () => true);
}

function anyGoodWanted(s: State): boolean {
  for (let rest = s.tokens; rest !== 0; rest &= rest - 1) {
    if (isWanted(s, goodOfFactory(lowestBit(rest)))) return true;
  }
  return false;
}

/** No track in supply, or no space for one at any cost; or gone. */
const isDone = (s: State, { left, supply }: Company, seat: Seat): boolean =>
  left || supply === 0 || !someSpace(s, seat, () => true);

export function fullCities(s: State): number {
  let full = 0;
  for (let city = 0; city < CITIES.length; city++) if (trainsIn(s, city) === DEMANDS_PER_CITY) full += 1;
  return full;
}

const isWanted = (s: State, good: number): boolean =>
  CITIES_WANTING[good]?.some((city) => cityHex(s.map, city) !== NOWHERE && freeIcon(s, city, good) !== NONE) ?? false;

/** What a contract is worth now: all or nothing. */
export function contractPrestige(s: State, seat: Seat): number {
  const contract = CONTRACTS[companyOf(s, seat).contract];
  if (contract === undefined) return 0;
  const seats = s.companies.length as keyof typeof contract.need;
  return tally(s, seat, contract.of) >= contract.need[seats] ? contract.prestige : 0;
}

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

/** What ranks seats; the first difference decides: staying, score, deliveries, money. */
type Standing = readonly [present: number, score: number, deliveries: number, money: number];

const TIE_BREAKS: readonly (RuleId | undefined)[] = [undefined, undefined, 'end.deliveries', 'end.money'];

function outcomeOf(s: State, reason: string): Outcome {
  const scores = s.companies.map((_, seat) => finalScore(s, seat));
  const standings = s.companies.map(({ left, lengths, money }, seat): Standing => [
    Number(!left),
    scores[seat] as number,
    lengths.length,
    money,
  ]);
  const ranks = standings.map((mine) => 1 + standings.filter((other) => compare(other, mine).by > 0).length);
  const tieBreak = TIE_BREAKS[parted(standings)];
  return { reason, ranks, scores, ...(tieBreak !== undefined && { tieBreak: ruleId(tieBreak) }) };
}

function compare(a: Standing, b: Standing): { readonly at: number; readonly by: number } {
  for (const [at, mine] of a.entries()) {
    const by = mine - (b[at] as number);
    if (by !== 0) return { at, by };
  }
  return { at: NONE, by: 0 };
}

/** The place in a standing that broke the tie between the best placed of those with equal scores. */
function parted(standings: readonly Standing[]): number {
  const sorted = standings.toSorted((a, b) => compare(b, a).by);
  const places = sorted.slice(1).map((next, i) => compare(sorted[i] as Standing, next).at);
  return places.find((at) => TIE_BREAKS[at] !== undefined) ?? 0;
}
