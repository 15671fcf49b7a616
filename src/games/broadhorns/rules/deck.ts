import { at } from '#engine/indexed.ts';
import type { Rng } from '#engine/rng.ts';
import type { Action } from '../actions.ts';
import { DRAWS } from '../answers.ts';
import { type Card, isSpoil } from '../cards.ts';
import type { State } from '../state.ts';

/** Every kind of card that can be drawn now. */
export const cardsToDraw = (s: State): readonly Action[] => DRAWS.filter((_, card) => s.deck.includes(card));

export const drawAny = (s: State, rng: Rng): Action => at(DRAWS, at(s.deck, rng.below(s.deck.length)));

export const holdsOther = (cards: readonly Card[]): boolean => cards.some((card) => !isSpoil(card));
