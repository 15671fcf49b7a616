import type { Seat } from '#engine/actor.ts';
import { type Card, ICE, isDelivery, isTraveler, passageOf } from '../cards.ts';
import { BOATS } from '../components.ts';
import { barrelGold, resaleOf } from '../rules/ending.ts';
import { hasBoat, isLastRound, type Merchant, merchantOf, type State } from '../state.ts';
import { clockOf, income } from './pace.ts';
import type { Prospect } from './route.ts';
import { voyageWorth } from './voyage.ts';
import { wreathGain } from './wreaths.ts';

/** What cards in hand are worth before it is known whether they will ever be used. */
const ICE_WORTH = 0.8;
const DELIVERY_WORTH = 0.6;
const FARE_SHARE = 0.3;
export const OTHER_CARD_WORTH = 0.5;

/** A merchant with less than this cannot load a boat. */
const CAPITAL = 7;
const POVERTY = 0.25;
/** Turns in which cards, or money to buy with, are of full use. */
const LONG = 8;

export const prospectOf = (s: State, seat: Seat): Prospect => ({
  clock: clockOf(s, seat),
  wreath: wreathGain(s, seat),
});

/** The same a little later: wreaths change more slowly. */
export const again = (s: State, { wreath }: Prospect): Prospect => ({ clock: clockOf(s, s.turn), wreath });

/** The gold that a merchant may expect to have in the end, apart from the prizes for wreaths. */
export function goldHope(s: State, seat: Seat): number {
  const m = merchantOf(s, seat);
  const prospect = prospectOf(s, seat);
  const { turnsLeft } = prospect.clock;
  const hope = m.gold + boatWorth(s, m, seat, prospect);
  const soon = Math.min(1, turnsLeft / LONG);
  return hope + income(turnsLeft) + soon * (handWorth(m) - poverty(hope));
}

function boatWorth(s: State, m: Merchant, seat: Seat, prospect: Prospect): number {
  if (!hasBoat(m)) return 0;
  if (isLastRound(s) && seat < s.turn) return barrelGold(m) + resaleOf(m);
  const isSelling = m.inPort && seat === s.turn && (s.phase === 'sell' || s.phase === 'selling');
  return voyageWorth(s, m, prospect, isSelling);
}

const poverty = (gold: number): number => (gold >= CAPITAL ? 0 : POVERTY * (CAPITAL - gold) ** 2);

/** Only as many cards count as a small boat lets a merchant keep: hoarding them in St. Louis earns nothing. */
function handWorth({ hand }: Merchant): number {
  if (hand.length <= CARDS_COUNTED) return hand.reduce((sum, card) => sum + cardWorth(card), 0);
  const best = hand.map(cardWorth).toSorted((a, b) => b - a);
  return best.slice(0, CARDS_COUNTED).reduce((sum, worth) => sum + worth, 0);
}

const CARDS_COUNTED = BOATS[0].handLimit;

export function cardWorth(card: Card): number {
  if (card === ICE) return ICE_WORTH;
  if (isDelivery(card)) return DELIVERY_WORTH;
  return isTraveler(card) ? FARE_SHARE * passageOf(card).fare : OTHER_CARD_WORTH;
}
