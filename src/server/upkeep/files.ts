import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { syncDirectory } from '../store/mark.ts';
import { ARCHIVE_DIRECTORY, PRIVATE_DIRECTORY, PRIVATE_FILE } from '../store/private-files.ts';

export const REPORTS_FILE = 'reports.jsonl';

/** The names of the files in a directory; none if there is no directory. */
export const namesIn = (directory: string): readonly string[] => (existsSync(directory) ? readdirSync(directory) : []);

/** On disk when it returns. False: the file is gone, for example a record that was just pruned. */
function copyFile(from: string, to: string): boolean {
  try {
    copyFileSync(from, to);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
  chmodSync(to, PRIVATE_FILE);
  const file = openSync(to, 'r+');
  fsyncSync(file);
  closeSync(file);
  return true;
}

/** Copies those files of a directory that exist. */
export const copyNamed = (names: readonly string[], from: string, to: string): readonly string[] =>
  names.filter((name) => copyFile(join(from, name), join(to, name)));

/** Copies what lies beside the database. Returns how many records there were. */
export function copyBeside(from: string, to: string): number {
  copyNamed([REPORTS_FILE], from, to);
  const archive = join(from, ARCHIVE_DIRECTORY);
  if (!existsSync(archive)) return 0;
  const target = join(to, ARCHIVE_DIRECTORY);
  mkdirSync(target, { mode: PRIVATE_DIRECTORY });
  const copied = copyNamed(
    namesIn(archive).filter((name) => name.endsWith('.json')),
    archive,
    target,
  );
  syncDirectory(target);
  return copied.length;
}
