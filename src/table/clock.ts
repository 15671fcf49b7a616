import { CHANCE, type Seat } from '#engine/actor.ts';
import type { AnyGame } from '#engine/game.ts';
import { PATIENCE } from '#protocol/patience.ts';
import type { BotLevel } from '#engine/bot-level.ts';
import { seeded } from '#engine/seeded.ts';
import { type TableState, holderOf, ownerOf, players } from './table.ts';

const DAY = 24 * 60 * 60 * 1000;

/** When the players who still owe an answer are handed to a bot; undefined where no clock runs. */
export const deadlineOf = ({ stage, pace, askedAt }: TableState): number | undefined =>
  stage === 'playing' && pace.type === 'days' ? askedAt + pace.days * DAY : undefined;

/** Whether the others no longer have to wait for an answer to the open question, at either pace. */
const isTimeUp = ({ stage, pace, askedAt }: TableState, now: number): boolean =>
  stage === 'playing' && now >= askedAt + (pace.type === 'days' ? pace.days * DAY : PATIENCE);

/**
 * Whether the bot in a seat answers the open question in any case: the time is up, so the others wait for nobody else.
 * This depends only on what a spectator can see, so it does not show whether the bot has secretly answered.
 */
export function botMustAnswer(rules: AnyGame, table: TableState, seat: Seat, now: number): boolean {
  const holder = holderOf(table, seat);
  if (holder?.kind !== 'bot' || !isTimeUp(table, now)) return false;
  const others = players(table).some((person) => person !== ownerOf(holder));
  return others && awaitedIn(rules, rules.view(table.position, undefined)).includes(seat);
}

/** The seats that a position asks. */
export const askedIn = (rules: AnyGame, position: unknown): readonly Seat[] =>
  rules.awaiting(position).filter((actor) => actor !== CHANCE);

/** The seats that really owe a decision now. For the host alone; never told in a game with secrets. */
export const awaitedSeats = (rules: AnyGame, table: TableState): readonly Seat[] =>
  table.stage === 'playing' ? askedIn(rules, table.position) : [];

/**
 * The seats asked as far as a viewer can tell. They may differ from the real ones, so they do not show who has secretly
 * answered.
 */
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

/** Bots alone pause while nobody watches: no person has a seat whose turn could come. */
export const isAwaitedByPerson = ({ seats }: Pick<TableState, 'seats'>): boolean =>
  seats.some(({ holder }) => holder.kind === 'person');
