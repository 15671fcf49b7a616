import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** 0 where there is no file. */
export const fileSize = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Of a database and of its log, as in https://sqlite.org/fileformat2.html. */
const HEADER = 100;
const LOG_HEADER = 32;
const FRAME_HEADER = 24;
const LARGEST_PAGE = 65_536;

/**
 * Whether a database is shorter than its header says. After a crash the missing pages at its end may still be in the
 * log, and the page that SQLite locks is never written. Only what neither can explain counts, as in SQLite's own check
 * before a checkpoint.
 */
export function isTruncated(path: string): boolean {
  const header = readStart(path, HEADER);
  if (!header.toString('latin1').startsWith('SQLite format 3\0')) return false;
  const page = header.length < HEADER ? 0 : pageSize(header);
  if (page === 0) return true;
  const isCounted = header.readUInt32BE(24) === header.readUInt32BE(92);
  const log = fileSize(`${path}-wal`);
  const slack = log === 0 ? 0 : LARGEST_PAGE + (log - LOG_HEADER) * (page / (page + FRAME_HEADER));
  return isCounted && fileSize(path) + slack < header.readUInt32BE(28) * page;
}

function pageSize(header: Buffer): number {
  const size = header.readUInt16BE(16);
  return size === 1 ? LARGEST_PAGE : size;
}

function readStart(path: string, length: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(length);
    return start.subarray(0, readSync(file, start, 0, length, 0));
  } finally {
    closeSync(file);
  }
}
