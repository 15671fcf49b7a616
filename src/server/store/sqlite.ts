import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { errorMessage } from '../log.ts';
import { StartRefusal } from '../start-refusal.ts';
import type { Listed, Operations, StoredPerson, Shown } from './operations.ts';
import { copyDatabase } from './copy.ts';
import { fewOfEach } from './few-of-each.ts';
import { refuseLost, takeMark } from './identity.ts';
import type { OpenMark } from './mark.ts';
import { PRIVATE_FILE } from './private-files.ts';
import { migrate } from './schema.ts';
import { newFiling, type Rows, type Run, tableOperations } from './table-rows.ts';

/** Rows one by one, for a reader who may stop early. */
type Each = <T>(sql: string) => Iterable<T>;

export interface Database {
  readonly operations: Operations;
  /** All or nothing, and durable when it returns. */
  readonly commit: (work: () => void) => void;
  /** Whether the transaction is still open: a disk error may have ended it. */
  readonly isOpen: () => boolean;
  /** A consistent copy in a new file, while commits go on. */
  readonly copyTo: (path: string) => Promise<void>;
  readonly close: () => void;
}

/** Each text is prepared once. */
function newPrepared(db: DatabaseSync): (sql: string) => StatementSync {
  const statements = new Map<string, StatementSync>();
  return (sql) => {
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
}

const MOVE_PROGRESS = 'UPDATE identity SET progress = progress + 1 RETURNING progress';

export function openDatabase(path: string): Database {
  const { db, mark } = connect(path);
  const prepared = newPrepared(db);
  let hasWritten = false;
  const run: Run = (sql, ...values) => {
    const done = prepared(sql).run(...values);
    hasWritten ||= done.changes !== 0;
    return done;
  };
  const rows: Rows = <T>(sql: string, ...values: SQLInputValue[]) => prepared(sql).all(...values) as T[];
  const each: Each = <T>(sql: string) => prepared(sql).iterate() as Iterable<T>;
  const filing = newFiling(run);
  return {
    operations: {
      ...tableOperations(run, rows, filing),
      ...listOperations(rows, each),
      ...personOperations(run, rows),
    },
    commit(work) {
      hasWritten = false;
      try {
        db.exec('BEGIN IMMEDIATE');
        work();
        const progress = hasWritten ? Number(prepared(MOVE_PROGRESS).get()?.['progress']) : undefined;
        db.exec('COMMIT');
        // Only now is it on disk, and the mark may count only what is on disk.
        if (progress !== undefined) mark.write(progress);
      } catch (error) {
        filing.forgetAll();
        if (db.isTransaction) db.exec('ROLLBACK');
        throw error;
      }
    },
    isOpen: () => db.isTransaction,
    copyTo: (target) => copyDatabase(db, target),
    close() {
      db.close();
      mark.close();
    },
  };
}

/** Exclusive, so that two servers can never share a directory; FULL, so that a commit survives a power cut. */
const SAFE = 'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;';

/**
 * The rows of live tables are written again with every action. With SQLite's standard size of the log, their pages
 * would be copied into the database every few commits. With 32 MB they are copied there once for many actions. Pages
 * that are written again and again stay in memory, up to 32 MB of them.
 */
const ROOMY = 'PRAGMA wal_autocheckpoint = 8000; PRAGMA cache_size = -32000;';

function connect(path: string): { readonly db: DatabaseSync; readonly mark: OpenMark } {
  let db: DatabaseSync | undefined;
  try {
    refuseLost(path);
    // SQLite gives its other files the mode of the database.
    closeSync(openSync(path, 'a', PRIVATE_FILE));
    db = new DatabaseSync(path);
    db.exec(SAFE + ROOMY);
    migrate(db, path);
    const mark = takeMark(db, path);
    db.exec('BEGIN IMMEDIATE; COMMIT;');
    return { db, mark };
  } catch (error) {
    db?.close();
    throw error instanceof StartRefusal ? error : new StartRefusal(sayUnusable(path, errorMessage(error)));
  }
}

function sayUnusable(path: string, reason: string): string {
  if (reason.includes('locked')) {
    return `The data in ${path} is in use by another Sternwheel: stop it, or set DATA_DIR to another directory.`;
  }
  if (/disk is full|ENOSPC/.test(reason)) {
    return `The database ${path} cannot be opened because its disk is full: free some space, or set DATA_DIR to another directory.`;
  }
  return `The database ${path} cannot be used (${reason}): \`sternwheel check\` says more, \`sternwheel restore BACKUP\` brings back a backup. Or set DATA_DIR to another directory.`;
}

const COUNT_OPEN = 'SELECT count(*) AS n FROM tables WHERE opener = ? AND finished IS NULL AND touched >= ?';
const SELECT_SHOWN = 'SELECT lasting, latest FROM tables JOIN summaries ON tbl = id WHERE id = ?';
const SELECT_SITTINGS = `SELECT id, lasting, latest FROM sittings JOIN tables ON id = sittings.tbl JOIN summaries ON summaries.tbl = id
  WHERE person = ? ORDER BY touched DESC LIMIT ?`;
/** Read along the index `tables_shelf`, row by row: a CROSS JOIN keeps this order of reading. */
const SELECT_LISTED = `SELECT id, opener, lasting, latest FROM tables CROSS JOIN summaries ON tbl = id
  WHERE listed = 1 AND finished IS NULL ORDER BY touched DESC`;

type ListOperation =
  | 'newest'
  | 'summary'
  | 'tablesOf'
  | 'listed'
  | 'countOpen'
  | 'owing'
  | 'overdue'
  | 'finishedBefore';

function listOperations(rows: Rows, each: Each): Pick<Operations, ListOperation> {
  const ids = (sql: string, ...values: SQLInputValue[]) => rows<{ id: string }>(sql, ...values).map((row) => row.id);
  const lists = (sql: string, ...values: SQLInputValue[]) => rows<Listed>(sql, ...values).map((row) => ({ ...row }));
  return {
    summary(table) {
      const [shown] = rows<Shown>(SELECT_SHOWN, table);
      return shown && { ...shown };
    },
    tablesOf: (person, limit) => lists(SELECT_SITTINGS, person, limit),
    listed: (limit, ofOne) =>
      fewOfEach(each<Listed & { readonly opener: string }>(SELECT_LISTED), ofOne, limit).map(
        ({ id, lasting, latest }) => ({ id, lasting, latest }),
      ),
    countOpen: (opener, since) => rows<{ n: number }>(COUNT_OPEN, opener, since)[0]?.n ?? 0,
    newest: () => rows<{ at: number | null }>('SELECT max(touched) AS at FROM tables')[0]?.at ?? 0,
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
      const [found] = rows<StoredPerson>('SELECT id, name, met FROM people WHERE id = ?', id);
      return found && { ...found };
    },
    keep(name, value) {
      run('INSERT OR REPLACE INTO kept (name, value) VALUES (?, ?)', name, value);
    },
    kept: (name) => rows<{ value: string }>('SELECT value FROM kept WHERE name = ?', name)[0]?.value,
  };
}
