import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '../start-refusal.ts';
import { MARK_FILE } from './mark.ts';
import { makePrivate, PRIVATE_DIRECTORY } from './private-files.ts';

const DATABASE_FILE = 'sternwheel.db';

/** Any of these shows that the directory is ours, even if everything else is missing. */
const OURS = new Set([DATABASE_FILE, `${DATABASE_FILE}-wal`, MARK_FILE]);

/** Files that file systems and people leave in an otherwise empty directory. */
const HARMLESS = new Set(['lost+found', '.gitkeep', '.gitignore', '.DS_Store']);

/**
 * Makes the directory if needed. Refuses one that is not ours or cannot be written. Makes its files readable by the
 * owner only, and returns the paths where that failed.
 */
export function prepareDataDirectory(path: string): readonly string[] {
  try {
    mkdirSync(path, { recursive: true, mode: PRIVATE_DIRECTORY });
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartRefusal(
      `The data directory ${path} cannot be written (${codeOf(error)}): set DATA_DIR to another one.`,
    );
  }
  const found = readdirSync(path).filter((name) => !HARMLESS.has(name));
  if (found.length > 0 && !found.some((name) => OURS.has(name))) {
    throw new StartRefusal(
      `The data directory ${path} holds other things (${found[0]}) and no Sternwheel data: set DATA_DIR to another one.`,
    );
  }
  return makePrivate(path);
}

export const databasePath = (directory: string): string => join(directory, DATABASE_FILE);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
