import type { Action } from '#engine/forms.ts';
import type { GameEvent } from '#engine/game.ts';
import type { BoardProps } from '#kit/board.ts';
import type { Command } from '#protocol/commands.ts';
import type { TakebackRequest } from '#protocol/update.ts';
import { announce } from '../parts/announcer.tsx';
import { seatChoices } from './seat-choices.ts';
import type { TableContext } from './table-view.tsx';

/** What the page adds to the decision bar: undo, and its own entries in the list of all actions. */
export function toolsOf(
  context: TableContext,
  ready: boolean,
): Pick<BoardProps<unknown, Action, GameEvent>, 'undo' | 'more'> {
  const { session, known, me, ask, show } = context;
  const { seat } = session;
  const { undo, turn } = known.position;
  const mayUndo = undo && ready && !session.sending.value && session.host.state.value === 'open';
  if (seat === undefined) return {};
  const own = seatChoices(seat, { known, me, now: Date.now() }).filter(({ kind }) => kind === 'seat');
  return {
    undo: mayUndo
      ? () => void ask({ type: 'undo', seat, expectedTurn: turn }).then((isDone) => isDone && announce('Undone.'))
      : undefined,
    more: [
      ...own.map(({ label, command }) => ({ label, press: () => void ask(command) })),
      { label: 'Your seat …', press: () => show({ is: 'seat', seat }) },
    ],
  };
}

interface TakebackProps {
  readonly takeback: TakebackRequest;
  readonly me: string | undefined;
  readonly name: string;
  readonly onAsk: (command: Command) => void;
}

/** Somebody asks to go back further than undo may: all other people at the table must agree. */
export const Takeback = ({ takeback, me, name, onAsk }: TakebackProps) => (
  <div class="notice" role="status">
    {takeback.open.some((person) => person === me) ? (
      <>
        <span>{name} asks to take a move back.</span>
        <button type="button" onClick={() => onAsk({ type: 'answerTakeback', agree: true })}>
          Agree
        </button>
        <button type="button" onClick={() => onAsk({ type: 'answerTakeback', agree: false })}>
          No
        </button>
      </>
    ) : (
      <span>{name} has asked to take a move back.</span>
    )}
  </div>
);
