import { askedSeat } from '#kit/asked-seat.ts';
import { at } from '#engine/indexed.ts';
import type { Ruling } from '#engine/ruling.ts';
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
import { canPlay } from './spots.ts';
import type { Selling } from './trade.ts';

/** What pressing one of the player's own things does: it is played, taken in or out of a sale, or says why not. */
export interface OwnOffer {
  readonly planned?: Planned;
  readonly toggle?: () => void;
  /** In the sale. */
  readonly isPicked?: boolean;
  readonly reply?: Ruling | Sentence;
  /** A barrel of the market must be pressed next. */
  readonly leadsToMarket?: boolean;
}

export const handPlace = (place: number): string => `card ${place}`;

/** `place` is that of the card in the hand: several may be alike. */
export function handOffer(props: Props, seat: number, place: number, selling?: Selling): OwnOffer {
  const { view } = props;
  const { hand } = merchantOf(view, seat);
  const card = at(hand, place);
  if (props.seat !== seat) return {};
  if (isElsewhere(view, seat, card)) return { reply: claimedElsewhere(card) };
  return (selling && saleOffer(hand, place, selling)) ?? playOffer(props, place, card);
}

/** The card played by itself; otherwise the rules say why not. */
function playOffer(props: Props, place: number, card: Card): OwnOffer {
  const wish = wishOf(props.view, card);
  const isAsked = askedSeat(props) !== undefined;
  if (wish.type === 'buyWithPeddler' && isAsked && props.legal.some(({ type }) => type === wish.type))
    return { reply: PEDDLER_SELLS, leadsToMarket: true };
  if (isAsked && canPlay(props, wish)) return { planned: { id: handPlace(place), actions: [wish], card } };
  const ruling = props.why(wish);
  return ruling === undefined ? {} : { reply: ruling };
}

/** A delivery or an ice card that can be part of the sale; undefined: the rules say why not. */
function saleOffer(hand: readonly Card[], place: number, selling: Selling): OwnOffer | undefined {
  const card = at(hand, place);
  if (card === ICE) {
    const nth = hand.slice(0, place).filter((one) => one === ICE).length;
    if (nth < selling.set.ice) return { isPicked: true, toggle: () => selling.addIce(-1) };
    return selling.canUseIce ? { toggle: () => selling.addIce(1) } : undefined;
  }
  if (!isDelivery(card)) return undefined;
  const { cargo } = deliveryOf(card);
  const isPicked = selling.set.delivery === cargo;
  if (!isPicked && !selling.canDeliver(cargo)) return undefined;
  return { isPicked, toggle: () => selling.toggleDelivery(cargo) };
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
