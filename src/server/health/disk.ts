import { statfs } from 'node:fs/promises';
import { type Logger, errorMessage } from '../log.ts';

export interface Disk {
  /** While it is, no table is opened or imported; those that run go on. */
  readonly diskIsLow: () => boolean;
  readonly freeBytes: () => number;
}

export interface WatchedDisk extends Disk {
  readonly stop: () => void;
}

export interface DiskNeeds {
  readonly directory: string;
  /** Fewer free bytes are too few; 0 never. */
  readonly least: number;
  readonly log: Logger;
  readonly every?: number;
}

const LOOK_MILLISECONDS = 3000;

/** Looks every few seconds how much room the disk of the data has, and says so when that changes from enough to too little or back. */
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
    look().catch((error: unknown) => log.error('the disk cannot be looked at', { problem: errorMessage(error) }));
  await tryToLook();
  const timer = setInterval(() => void tryToLook(), every).unref();
  return { diskIsLow: () => isLow, freeBytes: () => free, stop: () => clearInterval(timer) };
}

/** For houses that keep nothing on a disk. */
export const NO_DISK: Disk = { diskIsLow: () => false, freeBytes: () => Number.POSITIVE_INFINITY };
