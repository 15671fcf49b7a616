import type { Actor } from '#engine/actor.ts';
import { type Action, writeAction } from '#engine/forms.ts';
import type { AnyGame } from '#engine/game.ts';
import { play } from '#engine/play.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import { applyChange } from './apply-change.ts';
import type { Change, Mover, PersonId } from './entries.ts';
import type { TableState } from './table.ts';

/** The person who asks; `entropy` is used if the client brings none of its own. */
export interface Requester {
  readonly id: PersonId;
  readonly name: string;
  readonly entropy: string;
}

/** An entry in progress: the changes so far, and the table after them. Dropped as a whole when refused. */
export interface Draft {
  readonly rules: AnyGame;
  readonly now: number;
  table: TableState;
  readonly changes: Change[];
  /** With `play`: how many steps of the plan were played. */
  played?: number;
}

export const startDraft = (rules: AnyGame, table: TableState, now: number): Draft => ({
  rules,
  now,
  table,
  changes: [],
});

/** A move that was just played comes with the position it led to. */
export function recordChange(draft: Draft, change: Change, position?: unknown): void {
  draft.table = applyChange(draft.rules, draft.table, change, { at: draft.now, position });
  draft.changes.push(change);
}

/** Plays one action that has not been checked yet. */
export function recordMove(draft: Draft, actor: Actor, action: unknown, mover: Mover): Refusal | undefined {
  const { rules, table } = draft;
  const played = play(rules, table.position, actor, action);
  if (!played.ok) {
    const { code, ...why } = played.error;
    return refusal(code, why);
  }
  const line = writeAction(rules.actions, action as Action);
  recordChange(draft, { type: 'moved', actor, line, events: played.events, mover }, played.state);
  return undefined;
}
