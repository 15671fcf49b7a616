import type { Actor, Seat } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import type { GameEvent, Options, Outcome } from '#engine/game.ts';
import type { Pace, TableStage, Viewer } from '#protocol/shapes.ts';
import type { BotLevel } from '#engine/bot-level.ts';
import type { ChatMessage } from '#protocol/update.ts';
import type { Mover, PersonId } from './entries.ts';
import type { Entropy } from './fair.ts';

export interface Sitter {
  readonly person: PersonId;
  readonly name: string;
}

export type Holder =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'person'; readonly sitter: Sitter }
  /**
   * `keptFor`: the person whose seat the bot plays and who may take it back. `returning`: that person is back, and gets
   * the seat as soon as the bot has answered the question whose time was up.
   */
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly keptFor?: Sitter; readonly returning?: true };

export interface SeatState {
  readonly holder: Holder;
  /** Visible to this seat alone. */
  readonly instructions: readonly Action[];
  /** How much of the public log this seat has read: its recap begins there. */
  readonly readUpTo: number;
  /** Counts what only this seat is told: its instructions, how much it has read. */
  readonly privateChanges: number;
  /** The persons who held this seat during the game and left it, the latest last. They know its hand. */
  readonly pastOwners?: readonly PersonId[];
  /** How far the game had come when a newcomer at this seat last got a fresh clock. */
  readonly freshAt?: number;
}

/** A move that may still be taken back. */
export interface TailMove {
  readonly actor: Actor;
  readonly line: string;
  readonly events: readonly GameEvent[];
  readonly mover: Mover;
  readonly at: number;
  /** When its question was asked: undoing the move gives nobody more time. */
  readonly askedAt: number;
}

interface Takeback {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly PersonId[];
}

/**
 * One table, as plain JSON. Its size does not grow with the length of the game. It keeps only the last moves, on top of
 * the position before them; the whole record is in the store.
 */
export interface TableState {
  /** How many entries have been folded in. */
  readonly version: number;
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly pace: Pace;
  readonly listed: boolean;
  readonly opener: PersonId;
  readonly openedAt: number;
  readonly secret: string;
  readonly stage: TableStage;
  readonly seats: readonly SeatState[];
  readonly entropies: readonly Entropy[];
  /** The number of moves that count, without those taken back; and the highest number there ever was. */
  readonly moves: number;
  readonly reached: number;
  /** The position before the first move of the tail. */
  readonly anchor: unknown;
  readonly tail: readonly TailMove[];
  readonly position: unknown;
  readonly askedAt: number;
  /** How many moves have told everyone something, and how often some of that was taken back. */
  readonly log: number;
  readonly logCuts: number;
  /** By seat, spectators last: how often this viewer could notice that the game moved on. */
  readonly turns: readonly number[];
  /** Counts changes of seats, listing and takeback, which everyone is told. */
  readonly tableChanges: number;
  /** When any viewer could last notice a change. */
  readonly noticedAt: number;
  readonly takeback?: Takeback;
  /** How many chat messages there were, and the latest of them. */
  readonly chatMessages: number;
  readonly chat: readonly ChatMessage[];
  readonly mutes: readonly (readonly [by: PersonId, whom: PersonId])[];
  /** The latest keys and what was answered. */
  readonly keys: readonly AnsweredKey[];
  readonly outcome?: Outcome;
}

interface AnsweredKey {
  readonly key: string;
  readonly played?: number;
}

export const NOBODY_SITS: Holder = { kind: 'nobody' };

export const holderOf = (table: TableState, seat: Seat): Holder | undefined => table.seats[seat]?.holder;

export function sitsAt(table: TableState, person: PersonId, seat: Seat): boolean {
  const holder = holderOf(table, seat);
  return holder?.kind === 'person' && holder.sitter.person === person;
}

/** Whose seat this is: the person who sits there, or who has it kept by a bot. */
export function ownerOf(holder: Holder | undefined): PersonId | undefined {
  if (holder?.kind === 'person') return holder.sitter.person;
  return holder?.kind === 'bot' ? holder.keptFor?.person : undefined;
}

/** The persons who play, including those a bot plays for, each once, in seating order. */
export function players(table: TableState): readonly PersonId[] {
  const owners = table.seats.map(({ holder }) => ownerOf(holder)).filter((owner) => owner !== undefined);
  return [...new Set(owners)];
}

/** Where a viewer's counter stands in `turns`. */
const viewerIndex = (table: TableState, viewer: Viewer): number =>
  viewer === 'spectator' ? table.seats.length : viewer;

export const viewerTurn = (table: TableState, viewer: Viewer): number => table.turns[viewerIndex(table, viewer)] ?? 0;
