import type { VNode } from 'preact';
import type { Action } from '#engine/forms.ts';
import type { AnyGame, GameEvent } from '#engine/game.ts';
import { plainWords } from '#words/plain-words.ts';
import { BoardFrame } from './board-frame.tsx';
import type { BoardModule, BoardProps } from './board.ts';
import { DecisionBar } from './decision-bar.tsx';

/** A view as text, as a game's `drawn.ts` draws it. */
export type DrawView = (view: unknown) => string;

/**
 * The board of a game that has none of its own yet: the position as text, and a button for every legal action. So a game
 * can be played, by people and against bots, as soon as its rules are there.
 */
export function defaultBoard(game: AnyGame, draw: DrawView = asData): BoardModule<unknown, Action, GameEvent> {
  const words = plainWords(game);
  const Board = (props: BoardProps<unknown, Action, GameEvent>): VNode => (
    <BoardFrame
      props={props}
      class="default-board"
      noises={[]}
      mine={<Answers props={props} words={words} />}
      bar={<DecisionBar props={props} words={words} said={words.decision(props.view, props.seat, props.awaiting)} />}
    >
      {() => (
        <pre class="default-position" tabIndex={0} aria-label="The game as text">
          {draw(props.view)}
        </pre>
      )}
    </BoardFrame>
  );
  return {
    Board,
    facts: () => ({ note: '', facts: [] }),
    Panel: () => <></>,
    words,
    charts: [],
    turn: () => 0,
  };
}

interface AnswersProps {
  readonly props: BoardProps<unknown, Action, GameEvent>;
  readonly words: ReturnType<typeof plainWords>;
}

/** One button for every legal action. */
const Answers = ({ props, words }: AnswersProps): VNode => (
  <section class="default-answers" aria-label="Actions">
    {props.legal.map((action) => {
      const label = words.action(action, props.view);
      return (
        <button key={label} type="button" class="choice" onClick={() => props.act([action])}>
          {label}
        </button>
      );
    })}
  </section>
);

const asData: DrawView = (view) => JSON.stringify(view, undefined, 2);
