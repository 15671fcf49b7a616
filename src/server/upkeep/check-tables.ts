import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { writeActor } from '#engine/actor.ts';
import type { AnyGame } from '#engine/game.ts';
import { replay } from '#engine/record.ts';
import { isGameId, loadGame } from '#games/registry.ts';
import { applyUnplayed } from '#table/apply-change.ts';
import type { Entry } from '#table/entries.ts';
import { type History, historyOf } from '#table/history.ts';
import { restore } from '#table/ledger.ts';
import { recordFileOf, verifyRecord } from '#table/record.ts';
import type { TableState } from '#table/table.ts';
import { errorMessage } from '../log.ts';
import type { Kept, Shown } from '../store/operations.ts';
import { readSummary } from '../store/table-store.ts';
import { newFiling, type Rows, type Run, tableOperations } from '../store/table-rows.ts';

export interface CheckedTables {
  readonly tables: number;
  readonly entries: number;
  /** Tables that were played again, action by action. */
  readonly replayed: number;
  /** Tables whose rules have changed since, or whose games are gone. They were read but not played. */
  readonly otherRules: number;
}

const STRAY = `SELECT tbl, count(*) AS n FROM entries LEFT JOIN tables ON tables.id = tbl
  GROUP BY tbl HAVING tables.id IS NULL OR count(*) > tables.version`;
const SHOWN = 'SELECT lasting, latest FROM tables LEFT JOIN summaries ON tbl = id WHERE id = ?';

/** Reads every table as the server does, entry by entry, and plays it again if the rules are still the same. */
export async function checkTables(db: DatabaseSync, problems: string[]): Promise<CheckedTables> {
  const rows: Rows = <T>(sql: string, ...values: SQLInputValue[]) => db.prepare(sql).all(...values) as T[];
  const run: Run = (sql, ...values) => db.prepare(sql).run(...values);
  const operations = tableOperations(run, rows, newFiling(run));
  const found = { tables: 0, entries: 0, replayed: 0, otherRules: 0 };
  for (const { id } of rows<{ id: string }>('SELECT id FROM tables')) {
    found.tables += 1;
    try {
      readShown(rows<Shown>(SHOWN, id)[0]);
      const kept = operations.load(id);
      const entries = operations.entries(id, 0, Number.MAX_SAFE_INTEGER).map((text) => JSON.parse(text) as Entry);
      found.entries += entries.length;
      found[await checkTable(entries, kept)] += 1;
    } catch (error) {
      const problem = errorMessage(error).replaceAll('\n', ' ');
      problems.push(problem.startsWith(`table ${id} `) ? problem : `table ${id} is damaged: ${problem}`);
    }
  }
  for (const { tbl, n } of rows<{ tbl: string; n: number }>(STRAY)) {
    problems.push(`table ${tbl} has ${n} entries, which is more than belong to it`);
  }
  return found;
}

/** Without a summary nobody can find the table. */
function readShown(shown: Shown | undefined): void {
  if (typeof shown?.lasting !== 'string') throw new Error('its summary is missing');
  readSummary(shown);
}

async function checkTable(entries: readonly Entry[], kept: Kept | undefined): Promise<'replayed' | 'otherRules'> {
  const [opened] = entries[0]?.changes ?? [];
  if (opened?.type !== 'opened') throw new Error('it does not begin with its opening');
  const rules = isGameId(opened.game) ? await loadGame(opened.game) : undefined;
  if (rules === undefined || rules.meta.rulesVersion !== opened.rulesVersion) {
    applyUnplayed(entries);
    return 'otherRules';
  }
  const table = restore(rules, { entries });
  checkSnapshot(rules, table, kept);
  checkMoves(rules, table, historyOf(entries));
  return 'replayed';
}

/** A snapshot and the entries after it must give the same table as all entries. */
function checkSnapshot(rules: AnyGame, table: TableState, kept: Kept | undefined): void {
  if (kept?.snapshot === undefined) return;
  const snapshot = JSON.parse(kept.snapshot.state) as TableState;
  const entries = kept.entries.map((text) => JSON.parse(text) as Entry);
  const plain = (state: TableState) => JSON.parse(JSON.stringify(state)) as unknown;
  if (isDeepStrictEqual(plain(restore(rules, { snapshot, entries })), plain(table))) return;
  throw new Error('its snapshot is not what its entries come to');
}

/**
 * Folding trusts what was accepted once. This plays it as if it came from outside, and repeats the draws if the game is
 * over.
 */
function checkMoves(rules: AnyGame, table: TableState, history: History): void {
  const { game, rulesVersion, options, seats, outcome } = table;
  const moves = history.moves.map(({ actor, line }) => `${writeActor(actor)} ${line}`);
  const played =
    outcome === undefined
      ? replay(rules, { game, rulesVersion, options, seats: seats.length, moves }, () => undefined)
      : verifyRecord(rules, recordFileOf(table, history));
  if (!played.ok) throw new Error(played.problem);
}
