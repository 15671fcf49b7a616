import { at } from '#engine/indexed.ts';
import type { Ruling } from '#engine/ruling.ts';
import { isIn } from '../bits.ts';
import { type Card, deliveryCard } from '../cards.ts';
import { CARGO, DELIVERY_BONUS } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { type Cargo, townNamed } from '../sheets.ts';
import { mover, type State, take, townOf } from '../state.ts';
import { portTown } from './port.ts';

/** Deliver Cards, part of Sell: 2 gold more for a barrel that was sold into an empty space. */

/** The card may be in the player's hand or on the space for town cards. */
export const canClaim = (s: State, cargo: Cargo): boolean => isClaimable(s, cargo, mover(s).hand) || liesHere(s, cargo);

/** A card that can be claimed, on the space for town cards. */
export const liesHere = (s: State, cargo: Cargo): boolean => isClaimable(s, cargo, townOf(s, portTown(s)).cards);

/** Only one card in a Port action, for a type that was sold into an empty space. */
const isClaimable = (s: State, cargo: Cargo, cards: readonly Card[]): boolean =>
  !s.claimed && isIn(s.sold, cargo) && cards.includes(deliveryCard(portTown(s), cargo));

/** Paid once, even if several barrels of the type were sold. The claimed card is placed on the discard pile. */
export function claim(s: State, cargo: Cargo, tell: TellEvent): void {
  const m = mover(s);
  const town = portTown(s);
  const card = deliveryCard(town, cargo);
  const from = m.hand.includes(card) ? 'hand' : 'town';
  take(from === 'hand' ? m.hand : townOf(s, town).cards, card);
  s.pile.push(card);
  s.claimed = true;
  m.gold += DELIVERY_BONUS;
  tell({ type: 'deliveryClaimed', seat: s.turn, town, cargo, gold: DELIVERY_BONUS, from });
  s.phase = 'selling';
}

export function refuseClaim(s: State, cargo: Cargo): Ruling {
  const facts = { cargo: at(CARGO, cargo), town: townNamed(portTown(s)) };
  if (s.claimed) return rulingOn('sell.one-delivery', facts);
  return isIn(s.sold, cargo) ? rulingOn('sell.no-card', facts) : rulingOn('sell.delivery', facts);
}
