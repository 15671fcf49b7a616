import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { StartRefusal } from '../start-refusal.ts';
import type { Description, Listed, Operations, Person } from './operations.ts';
import { migrate } from './schema.ts';

/** How the prepared statements are called; every text is a constant of this file. */
type Run = (sql: string, ...values: SQLInputValue[]) => number;
type Rows = <T>(sql: string, ...values: SQLInputValue[]) => T[];

export interface Database {
  readonly operations: Operations;
  /** All of it or nothing, durable when it returns. */
  readonly commit: (work: () => void) => void;
  readonly close: () => void;
}

export function openDatabase(path: string): Database {
  const db = connect(path);
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const run: Run = (sql, ...values) => Number(prepared(sql).run(...values).changes);
  const rows: Rows = <T>(sql: string, ...values: SQLInputValue[]) => prepared(sql).all(...values) as T[];
  const seating = newSeating(run);
  return {
    operations: {
      ...tableOperations(run, rows, seating.seat),
      ...listOperations(rows),
      ...personOperations(run, rows),
    },
    commit(work) {
      db.exec('BEGIN IMMEDIATE');
      try {
        work();
        db.exec('COMMIT');
      } catch (error) {
        seating.forget();
        if (db.isTransaction) db.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => db.close(),
  };
}

/** Exclusive, so that two servers can never share a directory; FULL, so that a commit survives a power cut. */
const SAFE = 'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;';

/**
 * Every action writes to a page of its own table, and again to the same page a little later. With the log of SQLite's standard
 * size each group commit would carry all of it over into the database at once: with 32 MB most pages are written there once
 * for many actions. Pages that are written again and again stay in memory, up to 32 MB of them.
 */
const ROOMY = 'PRAGMA wal_autocheckpoint = 8000; PRAGMA cache_size = -32000;';

function connect(path: string): DatabaseSync {
  try {
    const db = new DatabaseSync(path);
    db.exec(SAFE + ROOMY);
    migrate(db, path);
    db.exec('BEGIN IMMEDIATE; COMMIT;');
    return db;
  } catch (error) {
    if (error instanceof StartRefusal) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefusal(
      reason.includes('locked')
        ? `The data in ${path} is in use by another Sternwheel: stop it, or choose another directory by DATA_DIR.`
        : `The database ${path} cannot be used (${reason}): choose another directory by DATA_DIR.`,
    );
  }
}

const INSERT_ENTRY = 'INSERT INTO entries (tbl, version, entry) VALUES (?, ?, ?)';
const COLUMNS = ['version', 'listed', 'owing', 'deadline', 'finished', 'touched', 'opener', 'summary'];
const INSERT_TABLE = `INSERT OR IGNORE INTO tables (${COLUMNS.join(', ')}, id) VALUES (${COLUMNS.map(() => '?').join(', ')}, ?)`;
const UPDATE_TABLE = `UPDATE tables SET ${COLUMNS.map((column) => `${column} = ?`).join(', ')} WHERE id = ? AND version = ?`;
const INSERT_SITTING = 'INSERT OR IGNORE INTO sittings (person, tbl) VALUES (?, ?)';
const KEEP_SNAPSHOT = `INSERT INTO snapshots (tbl, version, state) VALUES (?, ?, ?)
  ON CONFLICT (tbl) DO UPDATE SET version = excluded.version, state = excluded.state WHERE excluded.version >= version`;
const SELECT_SNAPSHOT = 'SELECT version, state FROM snapshots WHERE tbl = ?';
const COUNT_OPEN = 'SELECT count(*) AS n FROM tables WHERE opener = ? AND finished IS NULL AND touched >= ?';
const SELECT_ENTRIES = 'SELECT entry FROM entries WHERE tbl = ? AND version >= ? AND version < ? ORDER BY version';

const valuesOf = (version: number, described: Description): SQLInputValue[] => {
  const { listed, owing, deadline, finished, touched, opener, summary } = described;
  return [version, Number(listed), Number(owing), deadline ?? null, finished ?? null, touched, opener, summary];
};

function tableOperations(
  run: Run,
  rows: Rows,
  seat: Seating['seat'],
): Pick<Operations, 'append' | 'load' | 'entries' | 'saveSnapshot' | 'removeTable'> {
  const entries = (table: string, from: number, to: number) =>
    rows<{ entry: string }>(SELECT_ENTRIES, table, from, to).map((row) => row.entry);
  return {
    append(table, from, added, description) {
      const values = valuesOf(from + added.length, description);
      const isNext = from === 0 ? run(INSERT_TABLE, ...values, table) : run(UPDATE_TABLE, ...values, table, from);
      if (isNext === 0) return false;
      for (const [i, entry] of added.entries()) run(INSERT_ENTRY, table, from + i, entry);
      seat(table, description.people);
      return true;
    },
    load(table) {
      const [row] = rows<{ version: number }>('SELECT version FROM tables WHERE id = ?', table);
      if (row === undefined) return undefined;
      const [snapshot] = rows<{ version: number; state: string }>(SELECT_SNAPSHOT, table);
      const { version } = row;
      return {
        version,
        snapshot: snapshot && { ...snapshot },
        entries: entries(table, snapshot?.version ?? 0, version),
      };
    },
    entries,
    saveSnapshot(table, version, state) {
      run(KEEP_SNAPSHOT, table, version, state);
    },
    removeTable(table) {
      seat(table, []);
      for (const from of ['entries', 'snapshots', 'sittings']) run(`DELETE FROM ${from} WHERE tbl = ?`, table);
      run('DELETE FROM tables WHERE id = ?', table);
    },
  };
}

/** Who sits where changes seldom, and is written with every action only when it did. */
const REMEMBERED = 10_000;

interface Seating {
  readonly seat: (table: string, people: readonly string[]) => void;
  /** What was remembered may not have been kept. */
  readonly forget: () => void;
}

function newSeating(run: Run): Seating {
  const known = new Map<string, string>();
  const seat = (table: string, people: readonly string[]): void => {
    const sitting = people.join(' ');
    if (known.get(table) === sitting) return;
    for (const person of people) run(INSERT_SITTING, person, table);
    if (known.size >= REMEMBERED) known.clear();
    known.set(table, sitting);
  };
  return { seat, forget: () => known.clear() };
}

type ListOperation = 'summary' | 'tablesOf' | 'listed' | 'countOpen' | 'owing' | 'overdue' | 'finishedBefore';

function listOperations(rows: Rows): Pick<Operations, ListOperation> {
  const ids = (sql: string, ...values: SQLInputValue[]) => rows<{ id: string }>(sql, ...values).map((row) => row.id);
  const lists = (sql: string, ...values: SQLInputValue[]) => rows<Listed>(sql, ...values).map((row) => ({ ...row }));
  return {
    summary: (table) => rows<Listed>('SELECT summary FROM tables WHERE id = ?', table)[0]?.summary,
    tablesOf: (person, limit) =>
      lists(
        `SELECT id, summary FROM sittings JOIN tables ON id = tbl WHERE person = ? ORDER BY touched DESC LIMIT ?`,
        person,
        limit,
      ),
    listed: (limit) =>
      lists(
        'SELECT id, summary FROM tables WHERE listed = 1 AND finished IS NULL ORDER BY touched DESC LIMIT ?',
        limit,
      ),
    countOpen: (opener, since) => rows<{ n: number }>(COUNT_OPEN, opener, since)[0]?.n ?? 0,
    owing: () => ids('SELECT id FROM tables WHERE owing = 1'),
    overdue: (now) => ids('SELECT id FROM tables WHERE deadline IS NOT NULL AND deadline <= ?', now),
    finishedBefore: (time, limit) =>
      ids('SELECT id FROM tables WHERE finished IS NOT NULL AND finished < ? ORDER BY finished LIMIT ?', time, limit),
  };
}

type PersonOperation = 'keepPerson' | 'person' | 'keep' | 'kept';

function personOperations(run: Run, rows: Rows): Pick<Operations, PersonOperation> {
  return {
    keepPerson({ id, name, met }) {
      run(
        'INSERT INTO people (id, name, met) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name',
        id,
        name,
        met,
      );
    },
    person(id) {
      const [found] = rows<Person>('SELECT id, name, met FROM people WHERE id = ?', id);
      return found && { ...found };
    },
    keep(name, value) {
      run('INSERT OR REPLACE INTO kept (name, value) VALUES (?, ?)', name, value);
    },
    kept: (name) => rows<{ value: string }>('SELECT value FROM kept WHERE name = ?', name)[0]?.value,
  };
}
