import type { Command } from '#protocol/commands.ts';
import type { TakebackRequest } from '#protocol/update.ts';
import { Icon } from '../parts/icons.tsx';

interface ToolsProps {
  readonly seat: number | undefined;
  readonly turn: number;
  readonly undo: boolean;
  readonly sending: boolean;
  readonly onAsk: (command: Command) => void;
}

/** What the page adds to the decision bar. */
export const Tools = ({ seat, turn, undo, sending, onAsk }: ToolsProps) =>
  seat === undefined || !undo ? undefined : (
    <button
      type="button"
      class="choice"
      disabled={sending}
      onClick={() => onAsk({ type: 'undo', seat, expectedTurn: turn })}
    >
      <Icon name="undo" />
      <span>Undo</span>
    </button>
  );

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
