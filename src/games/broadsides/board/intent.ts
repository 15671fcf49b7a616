import { useMemo, useState } from 'preact/hooks';
import { useEscape } from '#kit/use-escape.ts';
import { type Press, usePress } from '#kit/use-press.ts';
import type { Action } from '../actions.ts';
import { damageCards } from '../answers.ts';
import { type Card, type Figure, PLOTTING_SQUARES } from '../components.ts';
import type { Place } from '../deck.ts';
import { shipOf } from '../state.ts';
import type { View } from '../view.ts';
import type { Offered } from './offers.ts';
import type { Props } from './props.ts';
import { useVolley, type Volley } from './volley.ts';

/** A figure taken up, to be put down elsewhere. */
export interface TakenUp {
  readonly from: Place;
  readonly figure: Figure;
}

export type OrderDraft = readonly (Card | undefined)[];

/** What a player is about to do and has not said yet. */
interface Intent {
  readonly figure?: TakenUp | undefined;
  /** The plotting squares, as far as they are filled. */
  readonly draft: OrderDraft;
}

export interface Deciding extends Intent {
  /** What is pressed on the decks: shown first, then played. */
  readonly press: Press<Action, Offered>;
  readonly takeUp: (figure: TakenUp | undefined) => void;
  readonly lay: (draft: OrderDraft) => void;
  /** Where the guns will aim; undefined while none of the player's has to. */
  readonly volley: Volley | undefined;
  /** Whether the chart shows what the guns reach. */
  readonly reach: boolean;
  readonly showReach: (reach: boolean) => void;
}

/**
 * An intent lasts as long as its question: a secret decision of the other player in between must not wipe a half-laid
 * plot.
 */
export function useIntent(props: Props): Deciding {
  const { view, seat } = props;
  const question = questionOf(view, seat);
  const fresh = useMemo(() => freshIntent(view, seat), [question]);
  const press = usePress<Action, Offered>(props, question);
  const volley = useVolley(props);
  const [reach, showReach] = useState(false);
  const [held, hold] = useState<{ readonly question: string; readonly intent: Intent }>();
  const { figure, draft } = held?.question === question ? held.intent : fresh;
  useEscape(() => hold({ question, intent: { figure: undefined, draft: takenBack(draft, fresh.draft) } }));
  return {
    figure,
    draft,
    press,
    takeUp(taken) {
      press.clear();
      hold({ question, intent: { figure: taken, draft } });
    },
    lay: (cards) => hold({ question, intent: { figure, draft: cards } }),
    volley,
    reach,
    showReach,
  };
}

function questionOf(view: View, seat: number | undefined): string {
  const own = shipOf(view, seat ?? 0);
  const { phase, round, turn, movements, lie } = view;
  return [seat, phase, round, turn, movements, lie, view.active.join('/'), own.stations.length].join(' ');
}

/** A ship beyond repair has only one plot. */
function freshIntent(view: View, seat: number | undefined): Intent {
  const card = shipOf(view, seat ?? 0).forced === PLOTTING_SQUARES ? 'damage' : undefined;
  return { draft: Array.from({ length: PLOTTING_SQUARES }, () => card) };
}

/** A card laid into a square, or into the first empty one; undefined takes it up again. */
export function laid(draft: OrderDraft, card: Card | undefined, square?: number): OrderDraft {
  const at = square ?? draft.indexOf(undefined);
  return draft.map((old, i) => (i === at ? card : old));
}

/** Without the last card laid, as far as the plan is the player’s own. */
export const takenBack = (draft: OrderDraft, fresh: OrderDraft): OrderDraft =>
  isWhole(fresh)
    ? draft
    : laid(
        draft,
        undefined,
        draft.findLastIndex((card) => card !== undefined),
      );

export const isEmpty = (draft: OrderDraft): boolean => draft.every((card) => card === undefined);

export const isWhole = (draft: OrderDraft): draft is readonly Card[] => draft.every((card) => card !== undefined);

/** A plot that begins like the draft with this card, to ask whether the draft can become a legal plot. */
export function completed(draft: OrderDraft, forced: number): readonly Card[] {
  let missing = forced - damageCards(draft.filter((card) => card !== undefined));
  return draft.map((card) => card ?? (missing-- > 0 ? 'damage' : 'remain'));
}
