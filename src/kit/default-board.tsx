import type { VNode } from 'preact';
import { writeAction, type Action } from '#engine/forms.ts';
import type { AnyGame, GameEvent } from '#engine/game.ts';
import { plainWords } from '#words/plain-words.ts';
import { BoardFrame } from './board-frame.tsx';
import type { BoardModule, BoardProps } from './board.ts';
import { Choice, DecisionBar } from './decision-bar.tsx';

/** A view as text, as a game's `drawn.ts` draws it. */
export type DrawView = (view: unknown) => string;

/**
 * The board of a game that has none of its own yet: the position as text, and a button for every legal action. So a game
 * can be played, by people and against bots, as soon as its rules are there.
 */
export function defaultBoard(game: AnyGame, draw: DrawView = asData): BoardModule<unknown, Action, GameEvent> {
  const words = plainWords(game);
  const Board = (props: BoardProps<unknown, Action, GameEvent>): VNode => (
    <BoardFrame props={props} class="default-board" noises={[]} bar={<Answers props={props} />}>
      {() => (
        <pre class="default-position" tabIndex={0} aria-label="The position">
          {draw(props.view)}
        </pre>
      )}
    </BoardFrame>
  );
  const Answers = ({ props }: { readonly props: BoardProps<unknown, Action, GameEvent> }): VNode => (
    <DecisionBar props={props} said={words.decision(props.view, props.seat, props.awaiting)}>
      {[...props.legal, ...(props.anytime ?? [])].map((action) => (
        <Choice
          key={writeAction(game.actions, action)}
          label={words.action(action, props.view)}
          press={() => props.act([action])}
        />
      ))}
    </DecisionBar>
  );
  return { Board, Panel: () => <></>, words, charts: [], turn: () => 0 };
}

const asData: DrawView = (view) => JSON.stringify(view, undefined, 2);
