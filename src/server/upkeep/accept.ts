import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { errorMessage } from '../log.ts';
import { StartRefusal } from '../start-refusal.ts';
import { databasePath } from '../store/data-directory.ts';
import { peek, readIdentity, refuseFiles, refuseIdentity } from '../store/identity.ts';
import { createMark, markPath } from '../store/mark.ts';

/**
 * Goes on with a database as it is, after its log or its mark was lost, and makes a new mark. A damaged log is kept
 * beside it, since SQLite deletes what it cannot read. Returns what was wrong, or undefined when nothing was.
 */
export function acceptData(directory: string): string | undefined {
  const path = databasePath(directory);
  const missing = refuseFiles(path) ?? (existsSync(path) ? undefined : `There is no database ${path}.`);
  if (missing !== undefined) throw new StartRefusal(missing);
  try {
    const lost = refuseIdentity(peek(path, readIdentity), path);
    if (lost !== undefined) markAnew(path);
    return lost;
  } catch (error) {
    throw new StartRefusal(`The database ${path} cannot be used (${errorMessage(error)}).`);
  }
}

function markAnew(path: string): void {
  const log = `${path}-wal`;
  if (existsSync(log)) copyFileSync(log, `${log}.damaged`);
  const db = new DatabaseSync(path);
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT;');
    const found = readIdentity(db);
    if (found === undefined) rmSync(markPath(path), { force: true });
    else createMark(markPath(path), found.identity, found.progress);
  } finally {
    db.close();
  }
}
