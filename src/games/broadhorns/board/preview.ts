import type { Pressable } from '#kit/use-press.ts';
import type { Action, ActionOf } from '../actions.ts';
import type { Card } from '../cards.ts';
import { type Merchant, merchantOf } from '../state.ts';
import type { View } from '../view.ts';
import {
  cardPreview,
  type CardPlay,
  movePreview,
  portPreview,
  type Preview,
  purchasePreview,
} from '../words/previews.ts';
import { played } from './planner.ts';

/** What a press on the chart, or on a card of the hand, would play. */
export interface Planned extends Pressable<Action> {
  readonly card?: Card;
}

const isMove = (action: Action): action is ActionOf<'move'> => action.type === 'move';

const CARD_PLAYS: ReadonlySet<string> = new Set<CardPlay['type']>([
  'goodCurrent',
  'claim',
  'iceBonus',
  'useIce',
  'pickUp',
  'discard',
]);
const isCardPlay = (action: Action): action is CardPlay => CARD_PLAYS.has(action.type);

/** What the bar says of it: tried out with the rules themselves. */
export function previewOf(view: View, seat: number, { actions, card }: Planned): Preview {
  const after = played(view, seat, actions);
  const [first] = actions;
  if (first === undefined) throw new Error('what is pressed plays nothing');
  if (card !== undefined && isCardPlay(first)) return cardPreview(view, { card, play: first, seat, after });
  if (first.type === 'move') return movePreview(view, actions.filter(isMove), after);
  if (first.type === 'buy') return purchasePreview(view, first, after);
  return portPreview(view, after);
}

/** Where the boat would be after it, if it moves. */
export function ghostOf(view: View, seat: number, { actions }: Planned): Merchant | undefined {
  const sails = actions.some(({ type }) => type === 'move' || type === 'port');
  return sails ? merchantOf(played(view, seat, actions), seat) : undefined;
}
