import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Every name begins with this, so that leftovers can be told from files of others. */
export const TEMPORARY = 'sternwheel-';

/**
 * A directory for tests and benches, removed when they have finished: `newDirectory(onTestFinished)`,
 * `newDirectory(afterAll)`.
 */
export function newDirectory(whenThrough: (remove: () => void) => unknown): string {
  const directory = mkdtempSync(join(tmpdir(), TEMPORARY));
  whenThrough(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
