import type { Pressable } from '#kit/use-press.ts';
import type { Action, ActionOf } from '../actions.ts';
import type { Card } from '../cards.ts';
import { type Merchant, merchantOf } from '../state.ts';
import type { View } from '../view.ts';
import {
  boatPreview,
  cardPreview,
  type CardPlay,
  movePreview,
  portPreview,
  type Preview,
  purchasePreview,
  seasonPreview,
} from '../words/previews.ts';
import { played } from './planner.ts';

/** What a press on the chart, or on a card of the hand, would play. */
export interface Planned extends Pressable<Action> {
  readonly card?: Card;
}

const isMove = (action: Action): action is ActionOf<'move'> => action.type === 'move';

const CARD_PLAYS: ReadonlySet<string> = new Set<CardPlay['type']>([
  'goodCurrent',
  'useIce',
  'pickUp',
  'dropOff',
  'discard',
]);
const isCardPlay = (action: Action): action is CardPlay => CARD_PLAYS.has(action.type);

/** What the bar says of it: tried out with the rules themselves. */
export function previewOf(view: View, seat: number, { actions, card }: Planned): Preview {
  const after = played(view, seat, actions);
  const last = actions.at(-1);
  if (last === undefined) throw new Error('what is pressed plays nothing');
  if (isCardPlay(last))
    return cardPreview(view, { card: 'card' in last ? last.card : (card ?? -1), play: last, after });
  switch (last.type) {
    case 'move':
      return movePreview(view, actions.filter(isMove), after);
    case 'buy':
    case 'buyFromBag':
    case 'buyWithPeddler':
      return purchasePreview(view, last, after);
    case 'boat':
      return boatPreview(view, last, after);
    case 'season':
      return seasonPreview(view, last);
    default:
      return portPreview(view, after);
  }
}

/** Where the boat would be after it, if it moves. */
export function ghostOf(view: View, seat: number, { actions }: Planned): Merchant | undefined {
  const sails = actions.some(({ type }) => type === 'move' || type === 'port');
  const after = sails ? merchantOf(played(view, seat, actions), seat) : undefined;
  return after === undefined || after.at === 0 ? undefined : after;
}
