import { useMemo, useState } from 'preact/hooks';
import type { Action, Figure } from '../actions.ts';
import { type Card, PLOTTING_SQUARES } from '../components.ts';
import type { Place } from '../deck.ts';
import type { View } from '../view.ts';
import type { Props } from './props.ts';

/** A figure taken up, to be put down elsewhere. */
export interface Picked {
  readonly from: Place;
  readonly figure: Figure;
}

export type OrderDraft = readonly (Card | undefined)[];

/** What a player is about to do and has not said yet. */
export interface Intent {
  readonly picked?: Picked;
  /** Chosen, to be confirmed. */
  readonly pending?: Action;
  /** The plotting squares, as far as they are filled. */
  readonly draft: OrderDraft;
}

export interface Deciding {
  readonly intent: Intent;
  readonly setIntent: (intent: Intent) => void;
  /** About to surrender. It belongs to no question, so it lasts while the other plays on. */
  readonly striking: boolean;
  readonly strike: (striking: boolean) => void;
}

/**
 * An intent lasts as long as its question: a secret decision of the other player in between must not wipe a half-laid
 * plot.
 */
export function useIntent({ view, seat }: Props): Deciding {
  const key = questionOf(view, seat);
  const fresh = useMemo(() => freshIntent(view, seat), [key]);
  const [striking, strike] = useState(false);
  const [held, hold] = useState<{ readonly key: string; readonly intent: Intent }>();
  return {
    intent: held?.key === key ? held.intent : fresh,
    setIntent: (intent) => hold({ key, intent }),
    striking,
    strike,
  };
}

function questionOf(view: View, seat: number | undefined): string {
  const own = view.ships[seat ?? 0];
  const { phase, round, turn, movements, lie } = view;
  return [seat, phase, round, turn, movements, lie, view.active.join('/'), own?.stations.length].join(' ');
}

/** A ship beyond repair has only one plot. */
function freshIntent(view: View, seat: number | undefined): Intent {
  const forced = view.ships[seat ?? 0]?.forced ?? 0;
  const card = forced === PLOTTING_SQUARES ? 'damage' : undefined;
  return { draft: Array.from({ length: PLOTTING_SQUARES }, () => card) };
}

/** A card laid into a square, or into the first empty one; undefined takes it up again. */
export function laid(draft: OrderDraft, card: Card | undefined, square?: number): OrderDraft {
  const at = square ?? draft.indexOf(undefined);
  return draft.map((old, i) => (i === at ? card : old));
}

export const isWhole = (draft: OrderDraft): draft is readonly Card[] => draft.every((card) => card !== undefined);

/** A plot that begins like the draft with this card, to ask whether the draft can become a legal plot. */
export function completed(draft: OrderDraft, forced: number): readonly Card[] {
  let missing = forced - draft.filter((card) => card === 'damage').length;
  return draft.map((card) => card ?? (missing-- > 0 ? 'damage' : 'remain'));
}
