import { closeSync, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Identity, readIdentity } from './identity.ts';
import { PRIVATE_FILE } from './private-files.ts';

/**
 * Copies an open database page by page into a new file. The copy includes what is committed through the same connection
 * while it runs.
 */
export async function copyDatabase(db: DatabaseSync, path: string): Promise<void> {
  closeSync(openSync(path, 'wx', PRIVATE_FILE));
  for (let tries = 1; ; tries++) {
    try {
      await backup(db, path);
      return;
    } catch (error) {
      // Another thread copies the pages. When it finds the database busy with a commit, it starts again.
      if (tries === TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

const TRIES = 10;
const PAUSE_MS = 50;

/** Makes a copy complete in itself, without a log beside it, and notes which database it was made from. */
export function settleCopy(path: string): Identity | undefined {
  const db = new DatabaseSync(path);
  try {
    db.exec('PRAGMA journal_mode = DELETE');
    return readIdentity(db);
  } finally {
    db.close();
  }
}
