import type { PropsOf } from '#kit/board.ts';
import type { Pressable, Press } from '#kit/use-press.ts';
import type { Action } from '../actions.ts';
import type { game } from '../game.ts';

export type Props = PropsOf<typeof game>;

/** A space, a delivery, a card or a locked track that was pressed and not played yet. */
export type Choosing = Press<Action, Pressable<Action>>;
