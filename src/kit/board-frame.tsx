import type { ComponentChildren, VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { Action } from '#engine/forms.ts';
import type { GameEvent } from '#engine/game.ts';
import type { BoardProps } from './board.ts';
import type { Screen } from './camera.ts';
import { type Focus, FocusTabs } from './focus-tabs.tsx';
import { useSize } from './use-size.ts';
import { type Noises, useSound } from './use-sound.ts';

interface BoardFrameProps<E extends GameEvent, T extends string> {
  readonly props: Pick<BoardProps<unknown, Action, E>, 'events' | 'preferences' | 'withBar'>;
  /** The classes of the game's own style. */
  readonly class: string;
  readonly noises: Noises<E>;
  /** The board for the room it has; drawn once that is known. */
  readonly children: (screen: Screen) => ComponentChildren;
  /** The parts of the board that a small screen shows one at a time; undefined: it shows all of it. */
  readonly focus?: Focus<T> | undefined;
  /** What the player has: a `<Mine>`; undefined where nobody's things are shown. */
  readonly mine: VNode | false | undefined;
  /** A `<DecisionBar>`. */
  readonly bar: ComponentChildren;
}

/**
 * The regions of the page that a game fills: board, tabs of a small screen, own things and decision bar. The page fixes
 * the box of each, and every setting that styles alone carry out is passed on here once, for all games.
 */
export function BoardFrame<E extends GameEvent, T extends string = string>(frame: BoardFrameProps<E, T>): VNode {
  const { props, noises, children, focus, mine, bar } = frame;
  const { boldSymbols, motion } = props.preferences;
  const box = useRef<HTMLDivElement>(null);
  const screen = useSize(box);
  useSound(props, noises);
  const look = `${frame.class}${boldSymbols ? ' bold' : ''}`;
  return (
    <>
      <div class={`board ${look}`} ref={box} style={{ '--motion': motion }}>
        {screen && children(screen)}
      </div>
      {focus !== undefined && <FocusTabs focus={focus} />}
      {mine && (
        <div class={`mine-region ${look}`} style={{ '--motion': motion }}>
          {mine}
        </div>
      )}
      {props.withBar && bar}
    </>
  );
}
