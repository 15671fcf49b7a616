import type { Seat } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import type { AnyGame } from '#engine/game.ts';
import { liesOpen } from '#engine/open.ts';
import type { BotLevel } from '#engine/bot-level.ts';
import { botsAsked, isAwaitedByPerson } from './clock.ts';
import type { HostCommand } from './play-commands.ts';
import type { PersonId } from './entries.ts';
import type { Result } from './ledger.ts';
import { type TableState, viewerTurn } from './table.ts';

/** What one bot is asked. It gets its seat's view and nothing else from the table. */
export interface BotQuestion {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly view: unknown;
  /** The person who opened the table. */
  readonly opener: PersonId;
  /** Whether the game hides anything. If so, the time of the answer must not give it away. */
  readonly hides: boolean;
}

interface MinderNeeds {
  readonly rules: AnyGame;
  readonly think: (question: BotQuestion) => Promise<Action>;
  readonly trouble: (problem: unknown) => void;
}

interface Place {
  readonly current: () => TableState;
  /** Whether anybody watches the table. */
  readonly isWatched: () => boolean;
  readonly play: (command: HostCommand) => Promise<Result<object>>;
}

/** Makes sure that every bot that owes a decision thinks about it, once. */
export function botMinder({ rules, think, trouble }: MinderNeeds, { current, isWatched, play }: Place) {
  /** By seat, the turn it thinks about. */
  const thinking = new Map<Seat, number>();

  function ask(): void {
    const table = current();
    if (!isWatched() && !isAwaitedByPerson(table)) return;
    for (const { seat, level } of botsAsked(rules, table)) {
      const turn = viewerTurn(table, seat);
      if (thinking.get(seat) === turn) continue;
      thinking.set(seat, turn);
      decide(seat, level, turn).catch(trouble);
    }
  }

  async function decide(seat: Seat, level: BotLevel, turn: number): Promise<void> {
    const table = current();
    const { seats, position } = table;
    const question = { table: table.table, game: table.game, opener: table.opener, hides: !liesOpen(rules) };
    const view = rules.view(position, seat);
    try {
      const action = await think({ ...question, seats: seats.length, seat, level, view });
      const played = await play({ type: 'botPlays', seat, expectedTurn: turn, action });
      // The seat was taken back, or the table went back meanwhile. That question is no longer open.
      if (!played.ok && !MOOT.has(played.refusal.code)) throw new Error(`a bot was refused: ${played.refusal.code}`);
    } finally {
      if (thinking.get(seat) === turn) thinking.delete(seat);
    }
    ask();
  }

  return { ask };
}

const MOOT: ReadonlySet<string> = new Set(['stale', 'notABot', 'over']);
