import { existsSync, mkdtempSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorMessage } from '../log.ts';
import { StartRefusal } from '../start-refusal.ts';
import { copyDatabase, settleCopy } from '../store/copy.ts';
import { databasePath } from '../store/data-directory.ts';
import { refuseLost } from '../store/identity.ts';
import { createMark, markPath, syncDirectory } from '../store/mark.ts';
import { askForCopy } from './control.ts';
import { copyBeside, namesIn } from './files.ts';

export interface BackedUp {
  readonly target: string;
  readonly bytes: number;
  readonly archived: number;
  /** Whether a server was running during the backup. */
  readonly running: boolean;
}

/** Copies a data directory, all or nothing, whether its server runs or not. */
export async function backUp(directory: string, target: string): Promise<BackedUp> {
  if (!existsSync(databasePath(directory))) throw new StartRefusal(`There is no Sternwheel data in ${directory}.`);
  if (existsSync(target) && (!statSync(target).isDirectory() || namesIn(target).length > 0)) {
    throw new StartRefusal(`${target} already exists: name a directory that is new or empty.`);
  }
  const part = mkdtempSync(join(dirname(target), `.${basename(target)}-`));
  try {
    const running = await copyInto(directory, databasePath(part));
    const identity = settleCopy(databasePath(part));
    if (identity !== undefined) createMark(markPath(databasePath(part)), identity.identity, identity.progress);
    // After the database: a table that is archived during the copy is then in both, never in neither.
    const archived = copyBeside(directory, part);
    syncDirectory(part);
    if (existsSync(target)) rmdirSync(target);
    renameSync(part, target);
    syncDirectory(dirname(target));
    return { target, bytes: statSync(databasePath(target)).size, archived, running };
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error instanceof StartRefusal ? error : new StartRefusal(sayFailed(directory, errorMessage(error)));
  }
}

const sayFailed = (directory: string, reason: string): string =>
  reason.includes('locked')
    ? `The data in ${directory} is in use by a server that cannot be reached from here: run this command where the server runs.`
    : `The data in ${directory} could not be copied (${reason}).`;

/** Whether a running server did it. */
async function copyInto(directory: string, path: string): Promise<boolean> {
  if (await askForCopy(directory, path)) return true;
  refuseLost(databasePath(directory));
  const db = new DatabaseSync(databasePath(directory), { readOnly: true });
  try {
    await copyDatabase(db, path);
  } finally {
    db.close();
  }
  return false;
}
