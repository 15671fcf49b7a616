import { closeSync, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Identity, readIdentity } from './identity.ts';
import { PRIVATE_FILE } from './private-files.ts';

/** Copies an open database page by page into a new file. What is committed meanwhile through the same connection is in the copy too. */
export async function copyDatabase(db: DatabaseSync, path: string): Promise<void> {
  closeSync(openSync(path, 'wx', PRIVATE_FILE));
  for (let tries = 1; ; tries++) {
    try {
      await backup(db, path);
      return;
    } catch (error) {
      // Pages are copied by another thread, which may find the database busy with a commit: then it begins again.
      if (tries === TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

const TRIES = 10;
const PAUSE_MS = 50;

/** Makes a copy stand alone, without a log beside it, and says which database it is of. */
export function settleCopy(path: string): Identity | undefined {
  const db = new DatabaseSync(path);
  try {
    db.exec('PRAGMA journal_mode = DELETE');
    return readIdentity(db);
  } finally {
    db.close();
  }
}
