import { askedSeat } from '#kit/asked-seat.ts';
import type { Ruling } from '#engine/ruling.ts';
import { same } from '#engine/same.ts';
import { say, type Sentence } from '#words/sentence.ts';
import {
  type Action,
  CLAIMS,
  DISCARDS,
  ICE_FOR_GOLD,
  PEDDLER_BUYS,
  PICK_UPS,
  PLAY_CURRENT,
  USE_ICE,
} from '../actions.ts';
import { type Card, deliveryOf, GOOD_CURRENT, ICE, isDelivery, isTraveler } from '../cards.ts';
import { townAt, townNamed } from '../sheets.ts';
import { merchantOf } from '../state.ts';
import type { View } from '../view.ts';
import type { Props } from './props.ts';
import { cargoName } from '../words/names.ts';

/** What pressing a card of the player's own hand does: it is played, or it says why not. */
export interface HandOffer {
  readonly action?: Action;
  readonly reply?: Ruling | Sentence;
}

export function handOffer(props: Props, seat: number, card: Card): HandOffer {
  const { view, legal } = props;
  if (props.seat === undefined) return {};
  if (isElsewhere(view, seat, card)) return { reply: elsewhere(card) };
  const wish = wishOf(view, card);
  if (wish.type === 'buyWithPeddler' && legal.some(({ type }) => type === wish.type)) return { reply: PEDDLER_SELLS };
  if (askedSeat(props) === undefined || !legal.some((action) => same(action, wish))) return closedOffer(props, wish);
  return { action: wish };
}

/** The card does not say which barrel is wanted. */
const PEDDLER_SELLS = say`Choose in the bar what the peddler sells.`;

function closedOffer({ why }: Props, wish: Action): HandOffer {
  const ruling = why(wish);
  return ruling === undefined ? {} : { reply: ruling };
}

/** What the card is for at this moment. */
function wishOf(view: View, card: Card): Action {
  if (view.phase === 'discard') return DISCARDS[card] as Action;
  if (isDelivery(card)) return CLAIMS[deliveryOf(card).cargo] as Action;
  if (isTraveler(card)) return PICK_UPS[card] as Action;
  if (card === GOOD_CURRENT) return PLAY_CURRENT;
  if (card === ICE) return view.phase.startsWith('spoil') ? USE_ICE : ICE_FOR_GOLD;
  return PEDDLER_BUYS[view.market.indexOf(Math.max(...view.market))] as Action;
}

/** A delivery card can be claimed in its own town only. */
const isElsewhere = (view: View, seat: number, card: Card): boolean =>
  view.phase !== 'discard' && isDelivery(card) && deliveryOf(card).town !== townAt(merchantOf(view, seat).at);

function elsewhere(card: Card): Sentence {
  const { cargo, town } = deliveryOf(card);
  return say`This card is claimed at ${townNamed(town)}, when you have sold ${cargoName(cargo)} into a space there.`;
}
