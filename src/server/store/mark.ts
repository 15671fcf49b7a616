import {
  closeSync,
  fdatasync,
  fdatasyncSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { PRIVATE_FILE } from './private-files.ts';

export const MARK_FILE = 'sternwheel.mark';

/**
 * A small file beside the database. It says which database belongs here and how far it had come. It may lag behind the
 * database but is never ahead, because it is written after the commit is on disk. So a database that is behind its mark
 * has lost something.
 */
export interface ProgressMark {
  readonly identity: string;
  /**
   * How many writing commits there were; 0 while the database is being made. Undefined: not readable, for example after
   * a torn write.
   */
  readonly progress: number | undefined;
}

export const markPath = (databasePath: string): string => join(dirname(databasePath), MARK_FILE);

const HEAD = /^sternwheel mark 1 ([0-9a-f]{32})\n/;
const LINE = /^(\d{16}) ([0-9a-f]{8})\n$/;

const headOf = (identity: string): string => `sternwheel mark 1 ${identity}\n`;

/** The identity is part of the checksum, so that no line fits another database. */
function lineOf(identity: string, progress: number): string {
  const digits = String(progress).padStart(16, '0');
  return `${digits} ${crc32(identity + digits)
    .toString(16)
    .padStart(8, '0')}\n`;
}

/** Undefined if there is none; 'damaged' if not even the identity can be read. */
export function readMark(path: string): ProgressMark | 'damaged' | undefined {
  const text = textOf(path);
  if (text === undefined) return undefined;
  const [head = '', identity] = HEAD.exec(text) ?? [];
  if (identity === undefined) return 'damaged';
  const line = text.slice(head.length);
  const progress = Number(LINE.exec(line)?.[1]);
  return { identity, progress: line === lineOf(identity, progress) ? progress : undefined };
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'latin1');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes or replaces a mark, whole or not at all; on disk when it returns. */
export function createMark(path: string, identity: string, progress: number): void {
  const part = `${path}.part`;
  writeFileSync(part, headOf(identity) + lineOf(identity, progress), { mode: PRIVATE_FILE, flush: true });
  renameSync(part, path);
  syncDirectory(dirname(path));
}

/** Everything made, renamed or removed in a directory is on disk when this returns. Windows has no such call. */
export function syncDirectory(path: string): void {
  if (process.platform === 'win32') return;
  const directory = openSync(path, 'r');
  try {
    fsyncSync(directory);
  } finally {
    closeSync(directory);
  }
}

export interface OpenMark {
  /**
   * Takes a few microseconds. Every process sees it at once, also after `kill -9`; it is on disk within about a second.
   */
  readonly write: (progress: number) => void;
  readonly close: () => void;
}

const SYNC_MILLISECONDS = 1000;

export function openMark(path: string, identity: string): OpenMark {
  const file = openSync(path, 'r+');
  const offset = headOf(identity).length;
  let timer: NodeJS.Timeout | undefined;
  const sync = () => {
    // A mark that is not yet on disk only lags, which is allowed.
    fdatasync(file, () => (timer = undefined));
  };
  return {
    write(progress) {
      try {
        writeSync(file, lineOf(identity, progress), offset, 'latin1');
      } catch {
        // The commit it counts is on disk. A mark that lags is written again with the next commit.
      }
      timer ??= setTimeout(sync, SYNC_MILLISECONDS).unref();
    },
    close() {
      clearTimeout(timer);
      fdatasyncSync(file);
      closeSync(file);
    },
  };
}
