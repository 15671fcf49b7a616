import { execFile, execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A directory whose disk can be made full. */
export interface SmallDisk {
  readonly directory: string;
  /** False where the system does not let us have a disk of our own: then it is never full. */
  readonly isReal: boolean;
  /** Makes it full for this many milliseconds. */
  readonly fillFor: (milliseconds: number) => Promise<void>;
  readonly remove: () => void;
}

const SIZE = '8g';

/** A file system in memory on the directory, if we may mount one. */
export function newSmallDisk(directory: string): SmallDisk {
  const isReal = run('mount', '-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', directory);
  // Asynchronous: the players that measure the server run in this process.
  const resize = (size: string): Promise<boolean> =>
    promisify(execFile)('mount', ['-o', `remount,size=${size}`, directory]).then(
      () => true,
      () => false,
    );
  return {
    directory,
    isReal,
    async fillFor(milliseconds) {
      await shrink(resize);
      await sleep(milliseconds);
      await resize(SIZE);
    },
    remove() {
      if (isReal) run('umount', '-l', directory);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The kernel refuses a size below what is used, so the smallest that it takes is found by trying. */
async function shrink(resize: (size: string) => Promise<boolean>): Promise<void> {
  for (let megabytes = 1; megabytes < 8192; megabytes = Math.ceil(megabytes * 1.1)) {
    if (await resize(`${megabytes}m`)) return;
  }
}

function run(program: string, ...words: readonly string[]): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync(program, words, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
