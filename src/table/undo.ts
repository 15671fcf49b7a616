import { CHANCE, type Seat } from '#engine/actor.ts';
import { type Action, readAction } from '#engine/forms.ts';
import { type AnyGame, silent } from '#engine/game.ts';
import { liesOpen } from '#engine/open.ts';
import { same } from '#engine/same.ts';
import { seeded } from '#engine/seeded.ts';
import { positionBefore, tailStart } from './position.ts';
import type { TableState, TailMove } from './table.ts';

/*
 * Undo cannot peek. A step may be taken back when its maker has learned nothing since, which is read from the
 * record and never flagged by hand:
 *  - nothing after it that the maker could notice: no chance, no decision of another seat, except one that is
 *    still secret and does not rest on the step (a plot laid down while the other still plots);
 *  - the step itself showed its maker no secret: whatever lay hidden, it would have left the same view.
 */

/** So many other ways the hidden things could lie are tried: a secret of even odds slips through one in 65,000 times. */
const REDEALS = 16;

/** A quick look, told with every position; the undo itself is judged by the long one. */
export const seemsUndoable = (rules: AnyGame, table: TableState, seat: Seat): boolean =>
  quietStep(table, seat) !== undefined && typeof undoable(rules, table, seat, REDEALS / 4) === 'number';

/** The seat's last own step: what undo or a takeback goes back on. */
export function lastOwnStep(table: TableState, seat: Seat): number | undefined {
  const index = table.tail.findLastIndex(({ actor, mover }) => actor === seat && mover === 'person');
  return index < 0 ? undefined : tailStart(table) + index;
}

/** The move that undo takes out, or why there is none. */
export function undoable(
  rules: AnyGame,
  table: TableState,
  seat: Seat,
  redeals = REDEALS,
): number | 'nothingToUndo' | 'revealed' {
  const index = quietStep(table, seat);
  if (index === undefined) return lastOwnStep(table, seat) === undefined ? 'nothingToUndo' : 'revealed';
  const move = tailStart(table) + index;
  const later = table.tail.slice(index + 1);
  // Where everything lies open, the maker of a step learns nothing by it and notices whatever comes later.
  if (liesOpen(rules)) return later.length === 0 ? move : 'revealed';
  const before = positionBefore(rules, table, index);
  const step = actionOf(rules, table.tail[index] as TailMove);
  if (!staysUnnoticed(rules, before, { seat, step, later })) return 'revealed';
  return showsSecret(rules, before, { seat, step, redeals, salt: saltOf(table) }) ? 'revealed' : move;
}

/** Where in the tail the seat's last own step is, if nothing after it told everyone something: cheap, and usually enough. */
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

/** Whether the later decisions left the seat's view as it was and can stand without the step. */
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

/** Whether the step would have looked different to its maker had the hidden things lain otherwise. */
function showsSecret(rules: AnyGame, before: unknown, { seat, step, redeals, salt }: Step & Redeals): boolean {
  const seen = rules.view(applied(rules, before, seat, step), seat);
  const rng = seeded(salt);
  for (let i = 0; i < redeals; i++) {
    const otherwise = rules.clone(before);
    rules.redeal(otherwise, seat, rng);
    // A step that would not even be allowed then rests on something hidden.
    if (rules.refuse(otherwise, seat, step) !== undefined) return true;
    rules.apply(otherwise, seat, step, silent);
    if (!same(seen, rules.view(otherwise, seat))) return true;
  }
  return false;
}

interface Redeals {
  readonly redeals: number;
  readonly salt: number;
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

/** From the secret, so that nobody can work out which redeals will be tried. */
const saltOf = (table: TableState): number => Number.parseInt(table.secret.slice(0, 8), 16) ^ table.moves;
