import { type Actor, alone, type Seat } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import { type Action, LET_SPOIL, USE_ICE } from '../actions.ts';
import { type Card, ICE, spoiledBy } from '../cards.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rule-id.ts';
import type { Cargo } from '../sheets.ts';
import {
  add,
  type Barrel,
  boatCard,
  cargoIn,
  HAS_ICE,
  isHitBy,
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
import { onTurn } from './asking.ts';

const WITH_ICE: readonly Action[] = [USE_ICE, LET_SPOIL];
const WITHOUT_ICE: readonly Action[] = [LET_SPOIL];

const answersOf = (m: Merchant): readonly Action[] => (m.hand.includes(ICE) ? WITH_ICE : WITHOUT_ICE);

const refuseIce = () => rulingOn('ice.none');

/** 2. Spoil Cargo, skipped in winter. A player with perishables aboard is asked, with or without ice. */
export function beginSpoiling(s: State): void {
  s.phase = seasonOf(s) !== 'winter' && wouldShift(mover(s), NONE) ? 'spoilStep' : 'acting';
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
      shiftBarrels(s, s.turn, NONE, tell);
      s.phase = 'acting';
    },
  },
};

/**
 * A spoil card is drawn: everyone with such barrels answers, in secret and at once. In summer it means all perishables.
 */
export function beginSpoilCard(s: State, card: Card): void {
  s.spoil = card;
  s.phase = s.merchants.some((m) => mustAnswer(s, m)) ? 'spoilCard' : 'drawing';
}

export const spoilCard: Phase<State, Action, Event> = {
  awaiting: unanswered,
  legal: (s, actor) => answersOf(merchantOf(s, actor as Seat)),
  refuse: refuseIce,
  on: {
    useIce: (s, _, tell, actor) => answer(s, actor as Seat, HAS_ICE, tell),
    letSpoil: (s, _, tell, actor) => answer(s, actor as Seat, TAKES_IT, tell),
  },
};

/** The cargo that a drawn spoil card shifts; `NONE` for all perishables. */
export const hitCargo = (s: State): Cargo => (seasonOf(s) === 'summer' ? NONE : spoiledBy(s.spoil));

const mustAnswer = (s: State, m: Merchant): boolean => m.answer === UNANSWERED && wouldShift(m, hitCargo(s));

function unanswered(s: State): readonly Actor[] {
  const asked = s.merchants.flatMap((m, seat) => (mustAnswer(s, m) ? [seat] : []));
  return asked.length === 1 ? alone(asked[0] as Seat) : asked;
}

function answer(s: State, seat: Seat, given: number, tell: TellEvent): void {
  merchantOf(s, seat).answer = given;
  if (s.merchants.some((m) => mustAnswer(s, m))) return;
  for (const [other, m] of s.merchants.entries()) {
    if (m.answer === HAS_ICE) meltIce(s, other, 'card', tell);
    else if (m.answer === TAKES_IT) shiftBarrels(s, other, hitCargo(s), tell);
    m.answer = UNANSWERED;
  }
  s.spoil = NONE;
  s.phase = 'drawing';
}

function wouldShift(m: Merchant, cargo: Cargo): boolean {
  for (const barrel of m.barrels) if (isHitBy(barrel, cargo)) return true;
  return false;
}

function meltIce(s: State, seat: Seat, by: 'step' | 'card', tell: TellEvent): void {
  take(merchantOf(s, seat).hand, ICE);
  s.pile.push(ICE);
  tell({ type: 'keptOnIce', seat, by });
}

/** Barrels on the final space are lost and go back to the draw bag. */
function shiftBarrels(s: State, seat: Seat, cargo: Cargo, tell: TellEvent): void {
  const m = merchantOf(s, seat);
  const isLost = (barrel: Barrel) => isHitBy(barrel, cargo) && isOnFinalSpace(m, barrel);
  const hit = m.barrels.filter((barrel) => isHitBy(barrel, cargo));
  const lost = hit.filter(isLost).map(cargoIn);
  for (const type of lost) add(s.bag, type, 1);
  m.barrels = m.barrels.flatMap((barrel) => {
    if (!isHitBy(barrel, cargo)) return [barrel];
    return isLost(barrel) ? [] : [shifted(barrel)];
  });
  const by = s.phase === 'spoilStep' ? 'step' : 'card';
  tell({ type: 'spoiled', seat, by, shifted: hit.map(cargoIn), lost });
}

export const isOnFinalSpace = (m: Merchant, barrel: Barrel): boolean => shiftedBy(barrel) === boatCard(m).boxSpaces - 1;
