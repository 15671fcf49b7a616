import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readRecordFile } from '#protocol/record-file.ts';
import { errorMessage } from '../log.ts';
import { StartRefusal } from '../start-refusal.ts';
import { databasePath } from '../store/data-directory.ts';
import { readIdentity, refuseFiles, refuseIdentity } from '../store/identity.ts';
import { ARCHIVE_DIRECTORY } from '../store/private-files.ts';
import { APPLICATION_ID, MIGRATIONS } from '../store/schema.ts';
import { checkTables, type CheckedTables } from './check-tables.ts';
import { namesIn } from './files.ts';

export interface Checked extends CheckedTables {
  readonly directory: string;
  readonly problems: readonly string[];
  readonly archived: number;
}

const NOTHING: CheckedTables = { tables: 0, entries: 0, replayed: 0, otherRules: 0 };

/** Entries are linked from this version of the data on. Older data is converted at the next start. */
const LINKED = 2;

/** Reads everything in a data directory without changing anything. */
export async function checkData(directory: string): Promise<Checked> {
  const path = databasePath(directory);
  const problems: string[] = [];
  const lost = refuseFiles(path) ?? (existsSync(path) ? undefined : `There is no database ${path}.`);
  if (lost !== undefined) problems.push(lost);
  const tables = lost === undefined ? await checkDatabase(path, problems) : NOTHING;
  return { directory, ...tables, archived: checkArchive(directory, problems), problems };
}

async function checkDatabase(path: string, problems: string[]): Promise<CheckedTables> {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const refused = refuseIdentity(readIdentity(db), path);
    if (refused !== undefined) problems.push(refused);
    const version = versionOf(db, path);
    problems.push(...integrityProblems(db));
    return version < LINKED ? NOTHING : await checkTables(db, problems);
  } catch (error) {
    const reason = errorMessage(error);
    if (reason.includes('locked')) {
      throw new StartRefusal(`The data in ${path} is in use by a server: stop it, or check a backup.`);
    }
    problems.push(error instanceof StartRefusal ? reason : `The database ${path} cannot be read: ${reason}.`);
    return NOTHING;
  } finally {
    db.close();
  }
}

function versionOf(db: DatabaseSync, path: string): number {
  const read = (pragma: string) => Number(db.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);
  if (read('application_id') !== APPLICATION_ID) {
    throw new StartRefusal(`The database ${path} was not made by Sternwheel.`);
  }
  const version = read('user_version');
  if (version <= MIGRATIONS.length) return version;
  throw new StartRefusal(
    `The database ${path} was written by a newer Sternwheel (data version ${version}): update Sternwheel.`,
  );
}

function integrityProblems(db: DatabaseSync): readonly string[] {
  const found = db
    .prepare('PRAGMA integrity_check')
    .all()
    .map((row) => String(row['integrity_check']));
  return found.filter((line) => line !== 'ok').map((line) => `The database is damaged: ${line.replaceAll('\n', ' ')}`);
}

function checkArchive(directory: string, problems: string[]): number {
  const archive = join(directory, ARCHIVE_DIRECTORY);
  const names = namesIn(archive).filter((name) => name.endsWith('.json'));
  for (const name of names) {
    const problem = recordProblem(join(archive, name));
    if (problem !== undefined) problems.push(`The record ${join(archive, name)} cannot be read: ${problem}`);
  }
  return names.length;
}

function recordProblem(path: string): string | undefined {
  try {
    const read = readRecordFile(JSON.parse(readFileSync(path, 'utf8')));
    return read.ok ? undefined : read.problem;
  } catch (error) {
    return errorMessage(error);
  }
}
