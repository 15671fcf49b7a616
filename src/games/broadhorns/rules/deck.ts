import type { Rng } from '#engine/rng.ts';
import { type Action, DRAWS } from '../actions.ts';
import { type Card, isSpoil } from '../cards.ts';
import type { State } from '../state.ts';

/** Every kind of card that can be drawn now. */
export const cardsToDraw = (s: State): readonly Action[] =>
  DRAWS.filter((action) => action.type === 'draw' && s.deck.includes(action.card));

export const drawAny = (s: State, rng: Rng): Action => DRAWS[s.deck[rng.below(s.deck.length)] as Card] as Action;

export const holdsOther = (cards: readonly Card[]): boolean => cards.some((card) => !isSpoil(card));
