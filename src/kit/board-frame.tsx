import type { ComponentChildren, VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { Action } from '#engine/forms.ts';
import type { GameEvent } from '#engine/game.ts';
import type { BoardProps } from './board.ts';
import type { Screen } from './camera.ts';
import { useSize } from './use-size.ts';
import { type Noises, useSound } from './use-sound.ts';

interface BoardFrameProps<E extends GameEvent> {
  readonly props: Pick<BoardProps<unknown, Action, E>, 'events' | 'preferences' | 'withBar'>;
  /** The classes of the game's own style. */
  readonly class: string;
  readonly noises: Noises<E>;
  /** The board for the room it has; drawn once that is known. */
  readonly children: (screen: Screen) => ComponentChildren;
  readonly bar: ComponentChildren;
}

/**
 * What the boards of all games have in common: the box that the page gives them, what is heard, and every setting that
 * styles alone carry out. A setting of the board is passed on here once, for all games.
 */
export function BoardFrame<E extends GameEvent>(frame: BoardFrameProps<E>): VNode {
  const { props, noises, children, bar } = frame;
  const { boldSymbols, motion } = props.preferences;
  const box = useRef<HTMLDivElement>(null);
  const screen = useSize(box);
  useSound(props, noises);
  return (
    <>
      <div class={`board ${frame.class}${boldSymbols ? ' bold' : ''}`} ref={box} style={{ '--motion': motion }}>
        {screen && children(screen)}
      </div>
      {props.withBar && bar}
    </>
  );
}
