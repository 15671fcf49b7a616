import { CHANCE, type Seat } from '#engine/actor.ts';
import { type Action, readAction } from '#engine/forms.ts';
import { type AnyGame, silent } from '#engine/game.ts';
import { liesOpen } from '#engine/open.ts';
import { same } from '#engine/same.ts';
import { positionBefore, tailStart } from './moves.ts';
import type { TableState, TailMove } from './table.ts';

/*
 * Undo cannot peek. A step may be taken back when its maker has learned nothing since. The record and the rules
 * decide that:
 *  - Nothing came after the step that its maker could notice: no chance, and no decision of another seat. The exception
 *    is a decision that is still secret and does not depend on the step (a plot laid while the other still plots).
 *  - The step itself could show its maker no secret. The game says so (`reveals`), and the contract suite checks it.
 */

export const seemsUndoable = (rules: AnyGame, table: TableState, seat: Seat): boolean =>
  typeof undoable(rules, table, seat) === 'number';

/** The seat's last own step, which undo or a takeback takes back. */
export function lastOwnStep(table: TableState, seat: Seat): number | undefined {
  const index = table.tail.findLastIndex(({ actor, mover }) => actor === seat && mover === 'person');
  return index < 0 ? undefined : tailStart(table) + index;
}

/** The move that undo takes out, or why there is none. */
export function undoable(rules: AnyGame, table: TableState, seat: Seat): number | 'nothingToUndo' | 'revealed' {
  const index = quietStep(table, seat);
  if (index === undefined) return lastOwnStep(table, seat) === undefined ? 'nothingToUndo' : 'revealed';
  const move = tailStart(table) + index;
  const later = table.tail.slice(index + 1);
  // In an open game, the maker of a step learns nothing from it and notices everything that comes later.
  if (liesOpen(rules)) return later.length === 0 ? move : 'revealed';
  const before = positionBefore(rules, table, index);
  const step = actionOf(rules, table.tail[index] as TailMove);
  if (rules.reveals?.(before, applied(rules, before, seat, step), seat) !== false) return 'revealed';
  return staysUnnoticed(rules, before, { seat, step, later }) ? move : 'revealed';
}

/**
 * Where in the tail the seat's last own step is, if nothing after it told everyone something. Cheap, and usually
 * enough.
 */
function quietStep({ tail }: TableState, seat: Seat): number | undefined {
  for (let index = tail.length - 1; index >= 0; index--) {
    const { actor, mover, events } = tail[index] as TailMove;
    if (actor === seat && mover === 'person') return index;
    if (actor === CHANCE || actor === seat || events.length > 0) return undefined;
  }
  return undefined;
}

interface Step {
  readonly seat: Seat;
  readonly step: Action;
}

/** Whether the later decisions left the seat's view unchanged and can stand without the step. */
function staysUnnoticed(rules: AnyGame, before: unknown, { seat, step, later }: Step & Later): boolean {
  if (later.length === 0) return true;
  const withStep = applied(rules, before, seat, step);
  const without = rules.clone(before);
  const seen = rules.view(withStep, seat);
  for (const move of later) {
    const action = actionOf(rules, move);
    if (rules.refuse(without, move.actor, action) !== undefined) return false;
    rules.apply(withStep, move.actor, action, silent);
    rules.apply(without, move.actor, action, silent);
  }
  return same(seen, rules.view(withStep, seat));
}

interface Later {
  readonly later: readonly TailMove[];
}

function applied(rules: AnyGame, before: unknown, seat: Seat, step: Action): unknown {
  const after = rules.clone(before);
  rules.apply(after, seat, step, silent);
  return after;
}

function actionOf(rules: AnyGame, { line }: TailMove): Action {
  const action = readAction(rules.actions, line);
  if (action === undefined) throw new Error(`a stored move cannot be read: ${line}`);
  return action;
}
