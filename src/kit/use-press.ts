import { useState } from 'preact/hooks';
import { same } from '#engine/same.ts';
import type { Action } from '#engine/forms.ts';
import type { GameEvent } from '#engine/game.ts';
import { askedSeat } from './asked-seat.ts';
import type { BoardProps, Moves, UndoAfter } from './board.ts';
import { useEscape } from './use-escape.ts';

/** Something that can be pressed: a space, a card, a piece. */
export interface Pressable<A extends Action> {
  readonly id: string;
  /** What it plays, in order. */
  readonly actions: readonly A[];
}

/**
 * The one way to play by pressing, in all games. The first press picks: the board shows what would happen and what it
 * costs. The second press on the same thing plays it, and so does the gold button of the bar. A player may choose to play
 * with the first press; what rolls, draws or reveals something always takes two.
 */
export interface Press<A extends Action, P extends Pressable<A>> {
  /** Picked, and not played yet. */
  readonly picked: P | undefined;
  readonly press: (pressed: P) => void;
  /** Shows what it would do, and never plays it: for a choice that is still to be refined. */
  readonly pick: (pressed: P) => void;
  /** Plays what is picked. */
  readonly perform: () => void;
  readonly clear: () => void;
}

type Asked<A extends Action> = Pick<
  BoardProps<unknown, A, GameEvent>,
  'view' | 'seat' | 'awaiting' | 'sending' | 'preferences' | 'act' | 'undoAfter'
>;

/** What is picked belongs to one question: `question` is the view, or a key that lasts as long as the question does. */
export function usePress<A extends Action, P extends Pressable<A>>(
  props: Asked<A>,
  question: unknown = props.view,
): Press<A, P> {
  const [kept, keep] = useState<{ readonly question: unknown; readonly pressed: P }>();
  const asked = askedSeat(props) !== undefined;
  const picked = asked && kept !== undefined && kept.question === question ? kept.pressed : undefined;
  const play = ({ actions }: P) => {
    keep(undefined);
    props.act(actions);
  };
  const pick = (pressed: P) => keep({ question, pressed });
  useEscape(() => keep(undefined));
  return {
    picked,
    pick,
    press(pressed) {
      if (!asked) return;
      const skips = skipsPreview(props.preferences.moves, () => props.undoAfter(pressed.actions));
      if (playsAtOnce(picked, pressed, skips)) play(pressed);
      else pick(pressed);
    },
    perform: () => picked && play(picked),
    clear: () => keep(undefined),
  };
}

/** Whether a press plays; otherwise it shows what it would do. If it would now play something else, it shows that first. */
export const playsAtOnce = <A extends Action>(
  picked: Pressable<A> | undefined,
  pressed: Pressable<A>,
  skips: boolean,
): boolean => skips || (picked?.id === pressed.id && same(picked.actions, pressed.actions));

/** Whether the first press plays already. */
export function skipsPreview(moves: Moves, undoAfter: () => UndoAfter): boolean {
  if (moves === 'twoPresses') return false;
  const undo = undoAfter();
  return undo === 'sure' || (undo === 'maybe' && moves === 'onePress');
}
