import { type AnyGame, silent } from '#engine/game.ts';
import { readAction } from '#engine/forms.ts';
import type { Viewer } from '#protocol/shapes.ts';
import type { LogItem } from '#protocol/update.ts';
import type { Change, ChangeOf, Entry } from './entries.ts';
import type { Entropy } from './fair.ts';
import { countPublic } from './moves.ts';
import type { TableState, TailMove } from './table.ts';

export type PastMove = Omit<ChangeOf<'moved'>, 'type'> & { readonly at: number };

/** The moves that count, from the first on, and the source of all chance: the result of a table's entries. */
export interface History {
  readonly moves: readonly PastMove[];
  readonly entropies: readonly Entropy[];
}

/** Reads all entries of a table. Nothing is replayed, so a history costs no more than reading it. */
export function historyOf(entries: readonly Entry[]): History {
  const past: Past = { moves: [], entropies: [], reached: 0 };
  for (const { at, changes } of entries) for (const change of changes) remember(past, change, at);
  return past;
}

interface Past {
  readonly moves: PastMove[];
  readonly entropies: Entropy[];
  reached: number;
}

function remember(past: Past, change: Change, at: number): void {
  if (change.type === 'moved') {
    const { actor, line, events, mover } = change;
    past.moves.push({ actor, line, events, mover, at });
    past.reached = Math.max(past.reached, past.moves.length);
  }
  if (change.type === 'undone') past.moves.splice(change.move, 1);
  if (change.type === 'wentBack') past.moves.splice(change.to);
  if (change.type === 'sat') bring(past, { seat: change.seat, from: past.reached, entropy: change.entropy });
}

function bring({ entropies }: Past, brought: Entropy): void {
  const replaced = entropies.findIndex(({ seat, from }) => seat === brought.seat && from === brought.from);
  if (replaced >= 0) entropies.splice(replaced, 1);
  entropies.push(brought);
}

/** Everything everyone was told, in order; secret moves leave no gap. */
export const logOf = (moves: readonly Pick<PastMove, 'events' | 'at'>[]): readonly LogItem[] =>
  moves.flatMap(({ at, events }) => (events.length > 0 ? [{ at, events }] : []));

/** The number of the first log item that the table itself still knows. */
export const tailLogStart = (table: TableState): number => table.log - countPublic(table.tail);

/**
 * What everyone was told from a number on, read from the end of the tail. Undefined when the tail does not reach back
 * that far.
 */
export function logSince({ log, tail }: TableState, from: number): readonly LogItem[] | undefined {
  const items: LogItem[] = [];
  for (let i = tail.length - 1; i >= 0 && log - items.length > from; i--) {
    const { at, events } = tail[i] as TailMove;
    if (events.length > 0) items.push({ at, events });
  }
  return log - items.length === from ? items.reverse() : undefined;
}

/** The game as a viewer saw it after the first `log` items. */
export function viewAt(rules: AnyGame, table: Laid, { moves }: History, at: Moment): unknown {
  const position = rules.setup(table.seats.length, table.options);
  let told = 0;
  for (const { actor, line, events } of moves) {
    if (told === at.log) break;
    const action = readAction(rules.actions, line);
    if (action === undefined) throw new Error(`a stored move cannot be read: ${line}`);
    rules.apply(position, actor, action, silent);
    if (events.length > 0) told += 1;
  }
  return rules.view(position, at.viewer === 'spectator' ? undefined : at.viewer);
}

/** What determines the first position of a game. */
type Laid = Pick<TableState, 'seats' | 'options'>;

export interface Moment {
  readonly viewer: Viewer;
  readonly log: number;
}
