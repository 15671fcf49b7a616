import type { Actor } from '#engine/actor.ts';
import { readAction } from '#engine/forms.ts';
import { type AnyGame, silent } from '#engine/game.ts';
import { liesOpen } from '#engine/open.ts';
import type { ChangeOf } from './entries.ts';
import type { TableState, TailMove } from './table.ts';

/** When a change was made; with a move that was just played, also the position it led to. */
export interface ChangeContext {
  readonly at: number;
  readonly position?: unknown;
}

/** How many moves can be taken back: at least the first number, at most the second. In between nothing is copied. */
const TAIL = { kept: 48, most: 96 } as const;

/** The number of the first move of the tail. */
export const tailStart = (table: TableState): number => table.moves - table.tail.length;

/** Plays stored moves on a position that belongs to the caller. The moves were checked when they were accepted. */
function playThrough(rules: AnyGame, position: unknown, moves: readonly Pick<TailMove, 'actor' | 'line'>[]): unknown {
  for (const { actor, line } of moves) {
    const action = readAction(rules.actions, line);
    if (action === undefined) throw new Error(`a stored move cannot be read: ${line}`);
    rules.apply(position, actor, action, silent);
  }
  return position;
}

/** The position before a move of the tail, as a new copy. */
export function positionBefore(rules: AnyGame, table: TableState, index: number): unknown {
  const known = index === table.tail.length - 1 ? cameFrom.get(table.position as object) : undefined;
  return known === undefined
    ? playThrough(rules, rules.clone(table.anchor), table.tail.slice(0, index))
    : rules.clone(known);
}

/**
 * The position just before the present one, if this process made the move itself. After every step somebody asks
 * whether it can be undone, and in games with secrets the answer starts from that position. This is only for speed.
 */
const cameFrom = new WeakMap<object, unknown>();

/** One step back and no further: a chain of steps would keep every position of the game. */
function rememberBefore(position: unknown, before: unknown): void {
  cameFrom.delete(before as object);
  cameFrom.set(position as object, before);
}

/** A move that was just checked and played comes with its position. A stored one is played here. */
export function applyMove(
  rules: AnyGame,
  table: TableState,
  moved: ChangeOf<'moved'>,
  { at, position = playThrough(rules, rules.clone(table.position), [moved]) }: ChangeContext,
): TableState {
  const { actor, line, events, mover } = moved;
  if (!liesOpen(rules)) rememberBefore(position, table.position);
  const tail = table.tail.concat({ actor, line, events, mover, at, askedAt: table.askedAt });
  const moves = table.moves + 1;
  const stillOpen = isPartOf(rules.awaiting(position), rules.awaiting(table.position));
  return trimTail(rules, {
    ...table,
    position,
    tail,
    moves,
    reached: Math.max(moves, table.reached),
    log: table.log + (events.length > 0 ? 1 : 0),
    // While some of those asked at the same time still think, the question is the same. So no clock shows who has
    // answered.
    askedAt: stillOpen ? table.askedAt : at,
  });
}

const isPartOf = (some: readonly Actor[], all: readonly Actor[]): boolean => some.every((actor) => all.includes(actor));

function trimTail(rules: AnyGame, table: TableState): TableState {
  if (table.tail.length <= TAIL.most) return table;
  const gone = table.tail.length - TAIL.kept;
  const anchor = positionBefore(rules, table, gone);
  const trimmed = dropOldEntropies({ ...table, anchor, tail: table.tail.slice(gone) });
  return table.takeback !== undefined && table.takeback.to < tailStart(trimmed) ? withoutTakeback(trimmed) : trimmed;
}

/** An entropy is kept as long as some move that may be drawn again uses it. */
function dropOldEntropies(table: TableState): TableState {
  const first = tailStart(table);
  const replaced = ({ seat, from }: { seat: number; from: number }) =>
    table.entropies.some((later) => later.seat === seat && later.from > from && later.from <= first);
  return { ...table, entropies: table.entropies.filter((one) => !replaced(one)) };
}

/** Takes out one move that nothing after it depends on. */
export function removeMove(rules: AnyGame, table: TableState, move: number): TableState {
  const index = move - tailStart(table);
  const taken = tailMove(table, index);
  const tail = table.tail.toSpliced(index, 1);
  const askedAt = index === tail.length ? taken.askedAt : table.askedAt;
  return { ...rewound(rules, keepTakeback(table, move), tail), askedAt };
}

/**
 * A takeback request stays open even if a move before it is taken out. If it vanished, a secret undo would be noticed.
 */
function keepTakeback(table: TableState, gone: number): TableState {
  const { takeback } = table;
  if (takeback === undefined || takeback.to < gone) return table;
  return takeback.to === gone ? withoutTakeback(table) : { ...table, takeback: { ...takeback, to: takeback.to - 1 } };
}

/** Takes out a move and everything after it. All have agreed, so the question is asked again, with its full time. */
export function goBack(rules: AnyGame, table: TableState, to: number, at: number): TableState {
  const index = to - tailStart(table);
  if (table.tail[index] === undefined) throw noSuchMove(table, index);
  return { ...rewound(rules, withoutTakeback(table), table.tail.slice(0, index)), askedAt: at };
}

function tailMove(table: TableState, index: number): TailMove {
  const move = table.tail[index];
  if (move === undefined) throw noSuchMove(table, index);
  return move;
}

const noSuchMove = ({ tail }: TableState, index: number): Error =>
  new Error(`the tail of ${tail.length} moves has no move ${index}`);

function rewound(rules: AnyGame, table: TableState, tail: readonly TailMove[]): TableState {
  const untold = countPublic(table.tail) - countPublic(tail);
  return {
    ...table,
    tail,
    position: playThrough(rules, rules.clone(table.anchor), tail),
    moves: table.moves - (table.tail.length - tail.length),
    log: table.log - untold,
    logCuts: table.logCuts + (untold > 0 ? 1 : 0),
  };
}

/** How many of some moves told everyone something. */
export const countPublic = (moves: readonly TailMove[]): number =>
  moves.filter(({ events }) => events.length > 0).length;

/** A request to go back stays open until it is answered. If moves ended it, a secret move would be noticed. */
export function withoutTakeback(table: TableState): TableState {
  const { takeback, ...rest } = table;
  return takeback === undefined ? table : { ...rest, tableChanges: table.tableChanges + 1 };
}
