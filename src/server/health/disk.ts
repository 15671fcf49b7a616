import { statfs } from 'node:fs/promises';
import { type Logger, errorMessage } from '../log.ts';

export interface Disk {
  /** While it is low, no table is opened or imported; running tables go on. */
  readonly diskIsLow: () => boolean;
  readonly freeBytes: () => number;
}

export interface WatchedDisk extends Disk {
  readonly stop: () => void;
}

export interface DiskNeeds {
  readonly directory: string;
  /** Below this many free bytes the disk is low; 0 turns this off. */
  readonly least: number;
  readonly log: Logger;
  readonly every?: number;
}

const LOOK_MILLISECONDS = 3000;

/**
 * Checks every few seconds how much room the data's disk has. Reports when it becomes too little, and when it is enough
 * again.
 */
export async function watchDisk({ directory, least, log, every = LOOK_MILLISECONDS }: DiskNeeds): Promise<WatchedDisk> {
  let free = Number.POSITIVE_INFINITY;
  let isLow = false;
  const look = async () => {
    const { bavail, bsize } = await statfs(directory);
    free = bavail * bsize;
    if (free < least === isLow) return;
    isLow = free < least;
    if (isLow) log.warn('the disk is nearly full: no new tables are opened', { free, least });
    else log.info('the disk has room again', { free, least });
  };
  const tryToLook = () =>
    look().catch((error: unknown) =>
      log.error('the free space on the disk cannot be read', { problem: errorMessage(error) }),
    );
  await tryToLook();
  const timer = setInterval(() => void tryToLook(), every).unref();
  return { diskIsLow: () => isLow, freeBytes: () => free, stop: () => clearInterval(timer) };
}

/** For servers that store nothing on a disk. */
export const NO_DISK: Disk = { diskIsLow: () => false, freeBytes: () => Number.POSITIVE_INFINITY };
