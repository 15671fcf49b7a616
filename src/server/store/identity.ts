import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefusal } from '../start-refusal.ts';
import { isTruncated, fileSize } from './file-size.ts';
import { createMark, type ProgressMark, markPath, openMark, type OpenMark, readMark, syncDirectory } from './mark.ts';

/** Which database this is, and how many writing commits it has seen. The mark beside it says the same. */
export interface Identity {
  readonly identity: string;
  readonly progress: number;
}

/** Undefined in a database that is new, or of a version that had no identity. */
export function readIdentity(db: DatabaseSync): Identity | undefined {
  const known = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'identity'").get();
  const row = known && db.prepare('SELECT identity, progress FROM identity').get();
  return row && { identity: String(row['identity']), progress: Number(row['progress']) };
}

const HELP = {
  restore: '`sternwheel restore BACKUP` brings back a backup',
  accept: '`sternwheel check --accept` goes on with what is there',
};

/**
 * Why a database must not be opened, as far as its files show before SQLite has touched them. SQLite itself would treat
 * an empty file as a new database, and create one if there is none.
 */
export function refuseFiles(path: string): string | undefined {
  if (fileSize(path) > 0) return isTruncated(path) ? missing(`The end of the database ${path} is missing`) : undefined;
  const mark = readMark(markPath(path));
  const isNew = mark === undefined ? fileSize(`${path}-wal`) === 0 : mark !== 'damaged' && mark.progress === 0;
  if (isNew) return undefined;
  return missing(`The database ${path} is ${existsSync(path) ? 'empty' : 'missing'}, and was not before`);
}

const missing = (problem: string): string =>
  `${problem}: ${HELP.restore}; to start again from nothing, remove everything from its directory.`;

/**
 * Why a database must not be used: its mark belongs to another one, or it has lost commits that the mark has counted.
 */
export function refuseIdentity(found: Identity | undefined, path: string): string | undefined {
  const mark = readMark(markPath(path));
  const help = `${HELP.restore}, ${HELP.accept}.`;
  if (found === undefined && mark === undefined) return undefined;
  if (mark === undefined) {
    return `The database ${path} was copied without ${markPath(path)}, and its newest entries may be missing: copy both and ${path}-wal; or ${help}`;
  }
  if (mark === 'damaged') return `The file ${markPath(path)} is damaged: ${help}`;
  return compare(found, mark, path, help);
}

function compare(found: Identity | undefined, mark: ProgressMark, path: string, help: string): string | undefined {
  const { identity, progress = 0 } = mark;
  if (found !== undefined && found.identity !== identity) {
    return `The database ${path} and the file ${markPath(path)} belong to different data: ${help}`;
  }
  const lost = progress - (found?.progress ?? 0);
  if (lost <= 0) return undefined;
  return `The last ${lost} writes to ${path} are missing: its log ${path}-wal is lost or damaged, or an older copy was put here. ${help}`;
}

/**
 * Looks at a database without changing a byte of it. Opened for writing, SQLite would keep the readable part of a
 * damaged log and delete the rest, which somebody may still want to look at.
 */
export function peek<T>(path: string, look: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    return look(db);
  } finally {
    db.close();
  }
}

/** Refuses lost or damaged data before anything is opened for writing. */
export function refuseLost(path: string): void {
  const lost = refuseFiles(path) ?? (existsSync(path) ? refuseByPeeking(path) : undefined);
  if (lost !== undefined) throw new StartRefusal(lost);
}

/** A database that cannot be read here is opened for writing next. That fails with the reason. */
function refuseByPeeking(path: string): string | undefined {
  try {
    return refuseIdentity(peek(path, readIdentity), path);
  } catch {
    return undefined;
  }
}

/** The mark of a database that is open for writing. A database that has no identity yet is given one. */
export function takeMark(db: DatabaseSync, path: string): OpenMark {
  const found = readIdentity(db);
  const refused = refuseIdentity(found, path);
  if (refused !== undefined) throw new StartRefusal(refused);
  const { identity, progress } = found ?? beginIdentity(db, path);
  const mark = openMark(markPath(path), identity);
  mark.write(progress);
  return mark;
}

/**
 * The order matters: a mark that says 0, then the database, then its progress. If the process is killed in between, the
 * next start continues here, and no database with an identity is ever without its mark. The checkpoint moves the
 * identity from the log into the database file, so that a copy of that file alone can be recognised.
 */
function beginIdentity(db: DatabaseSync, path: string): Identity {
  const mark = readMark(markPath(path));
  const identity = mark === undefined || mark === 'damaged' ? randomBytes(16).toString('hex') : mark.identity;
  createMark(markPath(path), identity, 0);
  db.prepare('INSERT INTO identity (identity, progress) VALUES (?, 1)').run(identity);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  syncDirectory(dirname(path));
  createMark(markPath(path), identity, 1);
  return { identity, progress: 1 };
}
