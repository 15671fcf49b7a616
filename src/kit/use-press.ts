import { useState } from 'preact/hooks';
import { same } from '#engine/same.ts';
import type { Action } from '#engine/forms.ts';
import type { GameEvent } from '#engine/game.ts';
import { askedSeat } from './asked-seat.ts';
import type { BoardProps } from './board.ts';

/** Something that can be pressed: a space, a card, a piece. */
export interface Pressable<A extends Action> {
  readonly id: string;
  /** What it plays, in order. */
  readonly actions: readonly A[];
}

/**
 * The one way to play by pressing, in all games. The first press picks: the board shows what would happen and what it
 * costs. The second press on the same thing plays it, and so does the main button of the bar. A player who wants no
 * preview plays with the first press.
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
  'view' | 'seat' | 'awaiting' | 'sending' | 'preferences' | 'act'
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
  return {
    picked,
    pick,
    press(pressed) {
      if (!asked) return;
      const again = picked !== undefined && isSameChoice(picked, pressed);
      if (again || props.preferences.onePress) play(pressed);
      else pick(pressed);
    },
    perform: () => picked && play(picked),
    clear: () => keep(undefined),
  };
}

/** The same thing pressed again; if it would now play something else, it is shown first. */
const isSameChoice = <A extends Action>(one: Pressable<A>, other: Pressable<A>): boolean =>
  one.id === other.id && same(one.actions, other.actions);
