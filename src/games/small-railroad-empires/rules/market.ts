import { CHANCE_ALONE } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import { pick } from '#engine/rng.ts';
import type { Action } from '../actions.ts';
import { TURN_UPS } from '../answers.ts';
import { type Card, MARKET_PRICES } from '../components.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { seatInOrder, type State } from '../state.ts';

/** A train card leaves the deck. */
export function take(s: State, card: Card): void {
  s.deck.splice(s.deck.indexOf(card), 1);
}

/** A train card into the most expensive place of the market. */
function turnUp(s: State, card: Card, tell: TellEvent): void {
  take(s, card);
  s.market.push(card);
  tell({ type: 'cardTurnedUp', card, place: s.market.length });
}

/** Setup 3: three train cards face up as the market. */
export const market: Phase<State, Action, Event> = {
  awaiting: () => CHANCE_ALONE,
  legal: (s) => s.deck.map((card) => at(TURN_UPS, card)),
  refuse: (s) => rulingOn('market.slide', { left: s.deck.length }),
  chance: (s, rng) => at(TURN_UPS, pick(rng, s.deck)),
  on: {
    turnUp(s, { card }, tell) {
      turnUp(s, card, tell);
      if (s.market.length < MARKET_PRICES.length) return;
      s.turn = seatInOrder(s, s.companies.length - 1);
      s.phase = 'begin';
    },
  },
};

/** The market is refilled at once after a purchase. */
export const refill: Phase<State, Action, Event> = {
  ...market,
  on: {
    turnUp(s, { card }, tell) {
      turnUp(s, card, tell);
      s.phase = s.resume;
    },
  },
};
