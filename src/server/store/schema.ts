import type { DatabaseSync } from 'node:sqlite';
import { StartRefusal } from '../start-refusal.ts';

/** Marks a database as ours: "STNW" in the file's header. */
export const APPLICATION_ID = 0x53_54_4e_57;

/** Each step takes the database one version further; a released step is never edited again. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id        TEXT PRIMARY KEY,
    version   INTEGER NOT NULL,
    listed    INTEGER NOT NULL,
    owing     INTEGER NOT NULL,
    deadline  INTEGER,
    finished  INTEGER,
    touched   INTEGER NOT NULL,
    opener    TEXT NOT NULL,
    summary   TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX tables_shelf ON tables (touched DESC) WHERE listed = 1 AND finished IS NULL;
  CREATE INDEX tables_owing ON tables (id) WHERE owing = 1;
  CREATE INDEX tables_opener ON tables (opener) WHERE finished IS NULL;
  CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
  CREATE INDEX tables_finished ON tables (finished) WHERE finished IS NOT NULL;
  CREATE TABLE entries (
    tbl     TEXT NOT NULL,
    version INTEGER NOT NULL,
    entry   TEXT NOT NULL,
    PRIMARY KEY (tbl, version)
  ) WITHOUT ROWID;
  CREATE TABLE snapshots (
    tbl     TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    state   TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE people (
    id   TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    met  INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE sittings (
    person TEXT NOT NULL,
    tbl    TEXT NOT NULL,
    PRIMARY KEY (person, tbl)
  ) WITHOUT ROWID;
  CREATE INDEX sittings_table ON sittings (tbl);
  CREATE TABLE kept (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) WITHOUT ROWID;
  `,
  // What is stored together is written together. Entries are stored in the order they come, each with the number of the
  // entry before it at its table. Sorted by table, every action would write a page of its own. What every action
  // changes of a table is in a short row, so that a page holds many of them.
  `
  ALTER TABLE entries RENAME TO sorted;
  CREATE TABLE entries (
    id      INTEGER PRIMARY KEY,
    tbl     TEXT NOT NULL,
    version INTEGER NOT NULL,
    before  INTEGER,
    entry   TEXT NOT NULL
  );
  INSERT INTO entries (tbl, version, entry) SELECT tbl, version, entry FROM sorted ORDER BY tbl, version;
  UPDATE entries SET before = id - 1 WHERE version > 0;
  DROP TABLE sorted;
  ALTER TABLE tables RENAME COLUMN summary TO latest;
  ALTER TABLE tables ADD COLUMN last INTEGER;
  UPDATE tables SET last = newest.id FROM (SELECT tbl, max(id) AS id FROM entries GROUP BY tbl) AS newest
    WHERE newest.tbl = tables.id;
  CREATE TABLE summaries (
    tbl     TEXT PRIMARY KEY,
    lasting TEXT NOT NULL
  ) WITHOUT ROWID;
  INSERT INTO summaries (tbl, lasting) SELECT id, '{}' FROM tables;
  `,
  // One row, written with every commit that writes: `identity.ts` compares it with the mark beside the database.
  `
  CREATE TABLE identity (
    identity TEXT NOT NULL,
    progress INTEGER NOT NULL
  );
  `,
];

/** Brings a database to the version this server knows, or says why it must not touch it. */
export function migrate(db: DatabaseSync, path: string): void {
  const version = numberOf(db, 'user_version');
  refuseForeign(db, path, version);
  if (version > MIGRATIONS.length) {
    throw new StartRefusal(
      `The data in ${path} was written by a newer Sternwheel (data version ${version}, this one knows ${MIGRATIONS.length}): update Sternwheel, or set DATA_DIR to another directory.`,
    );
  }
  for (const [index, step] of MIGRATIONS.entries()) {
    if (index < version) continue;
    db.exec(
      `BEGIN IMMEDIATE; ${step} PRAGMA user_version = ${index + 1}; PRAGMA application_id = ${APPLICATION_ID}; COMMIT;`,
    );
  }
}

function refuseForeign(db: DatabaseSync, path: string, version: number): void {
  const id = numberOf(db, 'application_id');
  const empty = db.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.['n'] === 0;
  if (id === APPLICATION_ID || (empty && id === 0 && version === 0)) return;
  throw new StartRefusal(`The database ${path} was not made by Sternwheel: set DATA_DIR to another directory.`);
}

function numberOf(db: DatabaseSync, pragma: string): number {
  return Number(db.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);
}
