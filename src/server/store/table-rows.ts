import type { SQLInputValue, StatementResultingChanges } from 'node:sqlite';
import type { Description, Operations } from './operations.ts';

/** How prepared statements are called. Every SQL text is a constant in the calling file. */
export type Run = (sql: string, ...values: SQLInputValue[]) => StatementResultingChanges;
export type Rows = <T>(sql: string, ...values: SQLInputValue[]) => T[];

/** Opens an empty table. Writes nothing if the name is taken. */
const OPEN_TABLE = `INSERT OR IGNORE INTO tables (id, version, listed, owing, touched, opener, latest)
  VALUES (?, 0, 0, 0, 0, ?, '')`;
const INSERT_ENTRY = `INSERT INTO entries (tbl, version, before, entry)
  SELECT id, version, last, ? FROM tables WHERE id = ? AND version = ?`;
const MOVE_TABLE = 'UPDATE tables SET version = version + 1, last = ?, touched = ?, latest = ? WHERE id = ?';
const KEEP_SNAPSHOT = `INSERT INTO snapshots (tbl, version, state) VALUES (?, ?, ?)
  ON CONFLICT (tbl) DO UPDATE SET version = excluded.version, state = excluded.state WHERE excluded.version >= version`;
const SELECT_SNAPSHOT = 'SELECT version, state FROM snapshots WHERE tbl = ?';
const SELECT_VERSION = 'SELECT version FROM tables WHERE id = ?';
/**
 * From the newest entry of a table back to a version. Each entry leads to the one before it; the chain ends early where
 * one is missing.
 */
const CHAIN = `WITH RECURSIVE chain (id, tbl, version, before) AS (
  SELECT id, tbl, version, before FROM entries WHERE id = (SELECT last FROM tables WHERE id = ?)
  UNION ALL
  SELECT entries.id, entries.tbl, entries.version, entries.before FROM chain JOIN entries ON entries.id = chain.before
    WHERE chain.version > ? AND entries.version = chain.version - 1 AND entries.tbl = chain.tbl)`;
const SELECT_ENTRIES = `${CHAIN} SELECT entry FROM chain JOIN entries USING (id)
  WHERE chain.version >= ? AND chain.version < ? ORDER BY chain.version`;
const DELETE_ENTRIES = `${CHAIN} DELETE FROM entries WHERE id IN (SELECT id FROM chain)`;

type TableOperation = 'append' | 'load' | 'entries' | 'saveSnapshot' | 'removeTable';

export function tableOperations(run: Run, rows: Rows, filing: Filing): Pick<Operations, TableOperation> {
  return {
    append(table, from, added, description) {
      const { opener, touched, latest } = description;
      if (from === 0) run(OPEN_TABLE, table, opener);
      for (const [i, entry] of added.entries()) {
        const { changes, lastInsertRowid } = run(INSERT_ENTRY, entry, table, from + i);
        if (changes === 0) return false;
        run(MOVE_TABLE, lastInsertRowid, touched, latest, table);
      }
      filing.file(table, description);
      return true;
    },
    ...readOperations(rows),
    saveSnapshot(table, version, state) {
      run(KEEP_SNAPSHOT, table, version, state);
    },
    removeTable(table) {
      filing.forget(table);
      run(DELETE_ENTRIES, table, 0);
      for (const from of ['snapshots', 'sittings', 'summaries']) run(`DELETE FROM ${from} WHERE tbl = ?`, table);
      run('DELETE FROM tables WHERE id = ?', table);
    },
  };
}

function readOperations(rows: Rows): Pick<Operations, 'load' | 'entries'> {
  const versionOf = (table: string) => rows<{ version: number }>(SELECT_VERSION, table)[0]?.version;
  /** A table with a gap is damaged. Read as a shorter table, it would go on from a position that never existed. */
  const entries = (table: string, from: number, to: number) => {
    const end = Math.min(to, versionOf(table) ?? 0);
    const found = rows<{ entry: string }>(SELECT_ENTRIES, table, from, from, end).map((row) => row.entry);
    if (found.length === Math.max(0, end - from)) return found;
    throw new Error(`table ${table} is damaged: of its entries ${from} to ${end - 1} only ${found.length} are there`);
  };
  return {
    entries,
    load(table) {
      const version = versionOf(table);
      if (version === undefined) return undefined;
      const [found] = rows<{ version: number; state: string }>(SELECT_SNAPSHOT, table);
      if (found !== undefined && found.version > version) {
        throw new Error(`table ${table} is damaged: its snapshot is of ${found.version}, its last entry of ${version}`);
      }
      return { version, snapshot: found && { ...found }, entries: entries(table, found?.version ?? 0, version) };
    },
  };
}

const FILE_TABLE = 'UPDATE tables SET listed = ?, owing = ?, deadline = ?, finished = ? WHERE id = ?';
const KEEP_SUMMARY = 'INSERT OR REPLACE INTO summaries (tbl, lasting) VALUES (?, ?)';
const INSERT_SITTING = 'INSERT OR IGNORE INTO sittings (person, tbl) VALUES (?, ?)';

/** How many tables are remembered. */
const REMEMBERED = 10_000;

/**
 * Writes how a table is found and how it looks in a list, only when that has changed. Every action asks for it, but few
 * change it.
 */
export interface Filing {
  readonly file: (table: string, description: Description) => void;
  readonly forget: (table: string) => void;
  /** After a failed commit: what is remembered may not have been stored. */
  readonly forgetAll: () => void;
}

export function newFiling(run: Run): Filing {
  const known = new Map<string, string>();
  const file = (table: string, { listed, owing, deadline, finished, lasting, people }: Description): void => {
    const filed = [listed, owing, deadline, finished, lasting, ...people].join(' ');
    if (known.get(table) === filed) return;
    run(FILE_TABLE, Number(listed), Number(owing), deadline ?? null, finished ?? null, table);
    run(KEEP_SUMMARY, table, lasting);
    for (const person of people) run(INSERT_SITTING, person, table);
    if (known.size >= REMEMBERED) known.clear();
    known.set(table, filed);
  };
  return { file, forget: (table) => known.delete(table), forgetAll: () => known.clear() };
}
