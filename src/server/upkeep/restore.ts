import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from '../log.ts';
import { StartRefusal } from '../start-refusal.ts';
import { databasePath } from '../store/data-directory.ts';
import { peek, refuseLost } from '../store/identity.ts';
import { MARK_FILE, syncDirectory } from '../store/mark.ts';
import { ARCHIVE_DIRECTORY, PRIVATE_DIRECTORY } from '../store/private-files.ts';
import { copyBeside, copyNamed, namesIn, REPORTS_FILE } from './files.ts';

const DATABASE_FILES = ['sternwheel.db-wal', 'sternwheel.db', MARK_FILE];

/** All parts of the data, the mark last: until it is there too, no server starts with half-restored data. */
const DATA = [ARCHIVE_DIRECTORY, REPORTS_FILE, ...DATABASE_FILES];

export interface Restored {
  readonly directory: string;
  readonly archived: number;
  /** Where the previous data is now. */
  readonly aside?: string;
}

export interface Restoring {
  readonly backup: string;
  readonly directory: string;
  /**
   * Where existing data is moved; without it a directory with data is refused. A subdirectory, since a mounted
   * directory cannot be renamed.
   */
  readonly aside: string | undefined;
}

/** Puts a backup into a data directory. */
export function restoreBackup({ backup, directory, aside }: Restoring): Restored {
  refuseBackup(backup);
  refuseInUse(directory);
  const used = DATA.filter((name) => existsSync(join(directory, name)));
  if (used.length > 0 && aside === undefined) {
    throw new StartRefusal(`${directory} already holds data (${used[0]}): add --replace to put it aside first.`);
  }
  mkdirSync(directory, { recursive: true, mode: PRIVATE_DIRECTORY });
  const part = mkdtempSync(join(directory, '.restoring-'));
  try {
    const archived = copyBeside(backup, part);
    copyNamed(DATABASE_FILES, backup, part);
    syncDirectory(part);
    if (aside !== undefined && used.length > 0) move([...used, 'sternwheel.db-shm'], directory, join(directory, aside));
    move(DATA, part, directory);
    return {
      directory,
      archived,
      ...(used.length > 0 && aside !== undefined ? { aside: join(directory, aside) } : {}),
    };
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

function move(names: readonly string[], from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: PRIVATE_DIRECTORY });
  const there = new Set(namesIn(from));
  for (const name of names.filter((one) => there.has(one))) renameSync(join(from, name), join(to, name));
  syncDirectory(to);
  syncDirectory(from);
}

function refuseBackup(backup: string): void {
  if (!existsSync(databasePath(backup))) throw new StartRefusal(`There is no backup in ${backup}.`);
  refuseLost(databasePath(backup));
  const found = lookAt(backup, 'PRAGMA quick_check');
  if (found !== 'ok') throw new StartRefusal(`The backup ${backup} is damaged (${found}): use another backup.`);
}

/** A server keeps its database locked as long as it lives. */
function refuseInUse(directory: string): void {
  if (!existsSync(databasePath(directory))) return;
  if (lookAt(directory, 'SELECT 1 FROM sqlite_schema').includes('locked')) {
    throw new StartRefusal(`The data in ${directory} is in use by a server: stop it first.`);
  }
}

/** The first value a query gives, or why it gives none. */
function lookAt(directory: string, query: string): string {
  try {
    return String(Object.values(peek(databasePath(directory), (db) => db.prepare(query).get()) ?? {})[0]);
  } catch (error) {
    return errorMessage(error);
  }
}
