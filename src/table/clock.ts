import { CHANCE, type Seat } from '#engine/actor.ts';
import type { AnyGame } from '#engine/game.ts';
import type { BotLevel } from '#protocol/shapes.ts';
import { seeded } from '#engine/seeded.ts';
import type { TableState } from './table.ts';

const DAY = 24 * 60 * 60 * 1000;

/** When whoever still owes an answer is handed to a bot; undefined where nobody is in a hurry. */
export const deadlineOf = ({ stage, pace, askedAt }: TableState): number | undefined =>
  stage === 'playing' && pace.type === 'days' ? askedAt + pace.days * DAY : undefined;

/** The seats that a position asks. */
export const askedIn = (rules: AnyGame, position: unknown): readonly Seat[] =>
  rules.awaiting(position).filter((actor) => actor !== CHANCE);

/** The seats that owe a decision now, in truth: for the host alone, never told where something is hidden. */
export const awaitedSeats = (rules: AnyGame, table: TableState): readonly Seat[] =>
  table.stage === 'playing' ? askedIn(rules, table.position) : [];

/** Who is asked as far as a viewer can imagine, not in truth: so it cannot tell who has secretly answered. */
export const awaitedIn = (rules: AnyGame, view: unknown): readonly Seat[] =>
  askedIn(rules, rules.imagine(view, seeded(1)));

/** The bots whose decision the table waits for. */
export function botsAsked(rules: AnyGame, table: TableState): readonly { seat: Seat; level: BotLevel }[] {
  if (!table.seats.some(({ holder }) => holder.kind === 'bot')) return [];
  return awaitedSeats(rules, table).flatMap((seat) => {
    const holder = table.seats[seat]?.holder;
    return holder?.kind === 'bot' ? [{ seat, level: holder.level }] : [];
  });
}
