import type { Seat } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import type { AnyGame } from '#engine/game.ts';
import type { BotLevel } from '#protocol/shapes.ts';
import { botsAsked } from './clock.ts';
import type { HostCommand } from './deciding.ts';
import type { Result } from './ledger.ts';
import { type TableState, numberFor } from './table.ts';

/** What one bot is asked. It gets its seat's view and nothing else of the table. */
export interface BotQuestion {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly view: unknown;
}

interface MinderNeeds {
  readonly rules: AnyGame;
  readonly think: (question: BotQuestion) => Promise<Action>;
  readonly trouble: (problem: unknown) => void;
}

interface Place {
  readonly current: () => TableState;
  readonly play: (command: HostCommand) => Promise<Result<object>>;
}

/** Sees to it that every bot that owes a decision thinks about it, once. */
export function botMinder({ rules, think, trouble }: MinderNeeds, { current, play }: Place) {
  /** By seat, the number of the question it thinks about. */
  const thinking = new Map<Seat, number>();

  function ask(): void {
    const table = current();
    for (const { seat, level } of botsAsked(rules, table)) {
      const number = numberFor(table, seat);
      if (thinking.get(seat) === number) continue;
      thinking.set(seat, number);
      decide(seat, level, number).catch(trouble);
    }
  }

  async function decide(seat: Seat, level: BotLevel, number: number): Promise<void> {
    const table = current();
    const { game, seats, position } = table;
    const view = rules.view(position, seat);
    try {
      const action = await think({ table: table.table, game, seats: seats.length, seat, level, view });
      const played = await play({ type: 'botPlays', seat, answers: number, action });
      // The seat was taken back or the table went back meanwhile: that question is not open any more.
      if (!played.ok && !MOOT.has(played.refusal.code)) throw new Error(`a bot was refused: ${played.refusal.code}`);
    } finally {
      if (thinking.get(seat) === number) thinking.delete(seat);
    }
    ask();
  }

  return { ask };
}

const MOOT: ReadonlySet<string> = new Set(['stale', 'notABot', 'over']);
