import type { Actor, Seat } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import type { GameEvent, Options, Outcome } from '#engine/game.ts';
import type { Pace, Room } from '#protocol/shapes.ts';
import type { BotLevel } from '#engine/bot-level.ts';

export type PersonId = string;

/** Who made a move. Only a person's own steps can be undone. */
export type Mover = 'person' | 'bot' | 'standing' | 'absent' | 'chance' | 'import';

/** The clock of the open question ran on. Older entries do not say so: in them the clock was fresh. */
type RunningClock = 'ran on';

/** One thing that happened at a table. A table is nothing but the list of these. */
export type Change =
  | {
      readonly type: 'opened';
      readonly table: string;
      readonly game: string;
      readonly rulesVersion: number;
      readonly seats: number;
      readonly options: Options;
      readonly pace: Pace;
      readonly listed: boolean;
      readonly opener: PersonId;
      /** In hex; never leaves the host before the game is over. */
      readonly secret: string;
    }
  | {
      readonly type: 'sat';
      readonly seat: Seat;
      readonly person: PersonId;
      readonly name: string;
      readonly entropy: string;
      readonly clock?: RunningClock;
    }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'handedToBot'; readonly seat: Seat; readonly level: BotLevel }
  /** The owner is back, and waits until the bot has answered the open question. */
  | { readonly type: 'returned'; readonly seat: Seat }
  | { readonly type: 'reclaimed'; readonly seat: Seat; readonly clock?: RunningClock }
  | { readonly type: 'renamed'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'listed'; readonly listed: boolean }
  | { readonly type: 'began' }
  | {
      readonly type: 'moved';
      readonly actor: Actor;
      /** The action in one line, as in a record. */
      readonly line: string;
      /** Stored, so that a log or a recap is read and not replayed. */
      readonly events: readonly GameEvent[];
      readonly mover: Mover;
    }
  | { readonly type: 'undone'; readonly move: number }
  | { readonly type: 'wentBack'; readonly to: number }
  | { readonly type: 'takebackAsked'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'takebackAgreed'; readonly person: PersonId }
  | { readonly type: 'takebackDropped' }
  | { readonly type: 'instructed'; readonly seat: Seat; readonly instructions: readonly Action[] }
  | {
      readonly type: 'said';
      readonly room: Room;
      readonly person: PersonId;
      readonly name: string;
      readonly text: string;
    }
  | { readonly type: 'muted'; readonly person: PersonId; readonly whom: PersonId; readonly muted: boolean }
  | { readonly type: 'reported'; readonly person: PersonId; readonly saying: number; readonly why: string }
  | { readonly type: 'looked'; readonly seat: Seat; readonly log: number }
  | { readonly type: 'finished'; readonly outcome: Outcome };

export type ChangeOf<T extends Change['type']> = Extract<Change, { readonly type: T }>;

/**
 * One accepted request with everything that followed from it. Entries are numbered from 0 and stored whole, so that
 * there is never half an action.
 */
export interface Entry {
  readonly at: number;
  readonly changes: readonly Change[];
  /** Who could notice that the game moved on: bit s for seat s, the bit after the last seat for spectators. */
  readonly seen: number;
  /** The asker and the asker's own key, joined. Asked again, it counts once. */
  readonly key?: string;
  /** What the asker is told, now and each time it is asked again. */
  readonly played?: number;
}
