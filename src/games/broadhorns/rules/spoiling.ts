import { type Actor, alone, type Seat } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import type { Action } from '../actions.ts';
import { LET_SPOIL, USE_ICE } from '../answers.ts';
import { type Card, ICE, spoiledBy } from '../cards.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { type Cargo, isPerishable } from '../sheets.ts';
import {
  add,
  type Answer,
  type Barrel,
  boatCard,
  cargoIn,
  HAS_ICE,
  type Merchant,
  merchantOf,
  mover,
  NONE,
  seasonOf,
  shifted,
  shiftedBy,
  type State,
  take,
  TAKES_IT,
  UNANSWERED,
} from '../state.ts';
import { onTurn, seatOf } from './asking.ts';

/** What spoils: one type, or all that can. */
type Spoiling = Cargo | typeof PERISHABLE_CARGO;
const PERISHABLE_CARGO = 'perishable';

const isHitBy = (barrel: Barrel, spoiling: Spoiling): boolean =>
  spoiling === PERISHABLE_CARGO ? isPerishable(cargoIn(barrel)) : cargoIn(barrel) === spoiling;

const WITH_ICE: readonly Action[] = [USE_ICE, LET_SPOIL];
const WITHOUT_ICE: readonly Action[] = [LET_SPOIL];

const answersOf = (m: Merchant): readonly Action[] => (m.hand.includes(ICE) ? WITH_ICE : WITHOUT_ICE);

const refuseIce = () => rulingOn('ice.none');

/** 2. Spoil Cargo, skipped in winter. A player with perishables aboard is asked, with or without ice. */
export function beginSpoiling(s: State): void {
  s.phase = seasonOf(s) !== 'winter' && wouldShift(mover(s), PERISHABLE_CARGO) ? 'spoilStep' : 'acting';
}

/** 2. Spoil Cargo: perishable barrels shift one space to the right, unless an ice card is played. */
export const spoilStep: Phase<State, Action, Event> = {
  awaiting: onTurn,
  legal: (s) => answersOf(mover(s)),
  refuse: refuseIce,
  on: {
    useIce(s, _, tell) {
      meltIce(s, s.turn, 'step', tell);
      s.phase = 'acting';
    },
    letSpoil(s, _, tell) {
      shiftBarrels(s, s.turn, PERISHABLE_CARGO, tell);
      s.phase = 'acting';
    },
  },
};

/** Spoil cards: one is drawn, and affects all players. Everybody with such barrels answers. */
export function beginSpoilCard(s: State, card: Card): void {
  s.spoil = card;
  s.phase = s.merchants.some((m) => mustAnswer(s, m)) ? 'spoilCard' : 'drawing';
}

/** Spoil cards: all answer in secret and at once, so that nobody's hand is betrayed. */
export const spoilCard: Phase<State, Action, Event> = {
  awaiting: unanswered,
  legal: (s, actor) => answersOf(merchantOf(s, seatOf(actor))),
  refuse: refuseIce,
  on: {
    useIce: (s, _, tell, actor) => answer(s, seatOf(actor), HAS_ICE, tell),
    letSpoil: (s, _, tell, actor) => answer(s, seatOf(actor), TAKES_IT, tell),
  },
};

/** Barrels of the indicated type; during summer all perishable ones. */
const spoiling = (s: State): Spoiling => (seasonOf(s) === 'summer' ? PERISHABLE_CARGO : spoiledBy(s.spoil));

const mustAnswer = (s: State, m: Merchant): boolean => m.answer === UNANSWERED && wouldShift(m, spoiling(s));

function unanswered(s: State): readonly Actor[] {
  const asked = s.merchants.flatMap((m, seat) => (mustAnswer(s, m) ? [seat] : []));
  const [first, ...others] = asked;
  return first !== undefined && others.length === 0 ? alone(first) : asked;
}

function answer(s: State, seat: Seat, given: Answer, tell: TellEvent): void {
  merchantOf(s, seat).answer = given;
  if (s.merchants.some((m) => mustAnswer(s, m))) return;
  for (const [other, m] of s.merchants.entries()) {
    if (m.answer === HAS_ICE) meltIce(s, other, 'card', tell);
    else if (m.answer === TAKES_IT) shiftBarrels(s, other, spoiling(s), tell);
    m.answer = UNANSWERED;
  }
  s.spoil = NONE;
  s.phase = 'drawing';
}

function wouldShift(m: Merchant, what: Spoiling): boolean {
  for (const barrel of m.barrels) if (isHitBy(barrel, what)) return true;
  return false;
}

/** Ice cards: one is discarded to skip a spoil, for all barrels of its owner. */
function meltIce(s: State, seat: Seat, by: 'step' | 'card', tell: TellEvent): void {
  take(merchantOf(s, seat).hand, ICE);
  s.pile.push(ICE);
  tell({ type: 'keptOnIce', seat, by });
}

/** One space to the right. Barrels that were already on the final space are lost and go back to the draw bag. */
function shiftBarrels(s: State, seat: Seat, what: Spoiling, tell: TellEvent): void {
  const m = merchantOf(s, seat);
  const hit = m.barrels.filter((barrel) => isHitBy(barrel, what));
  const lost = hit.filter((barrel) => isOnFinalSpace(m, barrel)).map(cargoIn);
  for (const type of lost) add(s.bag, type, 1);
  m.barrels = m.barrels.flatMap((barrel) => {
    if (!isHitBy(barrel, what)) return [barrel];
    return isOnFinalSpace(m, barrel) ? [] : [shifted(barrel)];
  });
  const by = s.phase === 'spoilStep' ? 'step' : 'card';
  tell({ type: 'spoiled', seat, by, shifted: hit.map(cargoIn), lost });
}

const isOnFinalSpace = (m: Merchant, barrel: Barrel): boolean => shiftedBy(barrel) === boatCard(m).boxSpaces - 1;

/** Barrels that a seat would lose without ice, if it is asked about a spoil now. */
export function barrelsAtRisk(s: State, seat: Seat): number {
  const m = merchantOf(s, seat);
  const what = s.phase === 'spoilCard' ? spoiling(s) : PERISHABLE_CARGO;
  return m.barrels.filter((barrel) => isHitBy(barrel, what) && isOnFinalSpace(m, barrel)).length;
}
