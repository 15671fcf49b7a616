import { askedSeat } from '#kit/asked-seat.ts';
import { at } from '#engine/indexed.ts';
import type { Ruling } from '#engine/ruling.ts';
import { same } from '#engine/same.ts';
import type { Sentence } from '#words/sentence.ts';
import type { Action } from '../actions.ts';
import { CLAIMS, DISCARDS, ICE_FOR_GOLD, PEDDLER_BUYS, PICK_UPS, PLAY_CURRENT, USE_ICE } from '../answers.ts';
import { type Card, deliveryOf, GOOD_CURRENT, ICE, isDelivery, isTraveler } from '../cards.ts';
import { townAt } from '../sheets.ts';
import { merchantOf } from '../state.ts';
import type { View } from '../view.ts';
import { claimedElsewhere, PEDDLER_SELLS } from '../words/hand.ts';
import type { Planned } from './preview.ts';
import type { Props } from './props.ts';

/** What pressing a card of the player's own hand does: it is played, or it says why not. */
export interface HandOffer {
  readonly planned?: Planned;
  readonly reply?: Ruling | Sentence;
}

export const handPlace = (place: number): string => `card ${place}`;

/** `place` is that of the card in the hand: several may be alike. */
export function handOffer(props: Props, seat: number, place: number): HandOffer {
  const { view, legal } = props;
  const card = at(merchantOf(view, seat).hand, place);
  if (props.seat === undefined) return {};
  if (isElsewhere(view, seat, card)) return { reply: claimedElsewhere(card) };
  const wish = wishOf(view, card);
  if (wish.type === 'buyWithPeddler' && legal.some(({ type }) => type === wish.type)) return { reply: PEDDLER_SELLS };
  if (askedSeat(props) === undefined || !legal.some((action) => same(action, wish))) return closedOffer(props, wish);
  return { planned: { id: handPlace(place), actions: [wish], card } };
}

function closedOffer({ why }: Props, wish: Action): HandOffer {
  const ruling = why(wish);
  return ruling === undefined ? {} : { reply: ruling };
}

/** What the card is for at this moment. */
function wishOf(view: View, card: Card): Action {
  if (view.phase === 'discard') return at(DISCARDS, card);
  if (isDelivery(card)) return at(CLAIMS, deliveryOf(card).cargo);
  if (isTraveler(card)) return at(PICK_UPS, card);
  if (card === GOOD_CURRENT) return PLAY_CURRENT;
  if (card === ICE) return isSpoiling(view) ? USE_ICE : ICE_FOR_GOLD;
  return at(PEDDLER_BUYS, view.market.indexOf(Math.max(...view.market)));
}

const isSpoiling = ({ phase }: View): boolean => phase === 'spoilStep' || phase === 'spoilCard';

/** A delivery card can be claimed in its own town only. */
const isElsewhere = (view: View, seat: number, card: Card): boolean =>
  view.phase !== 'discard' && isDelivery(card) && deliveryOf(card).town !== townAt(merchantOf(view, seat).at);
