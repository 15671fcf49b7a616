import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEMPORARY } from '#server/temporary.ts';

/** Gives a run of tests a temporary directory of its own, and fails the run if a test leaves anything of ours there. */
export default function ownTemporaryDirectory(): () => void {
  const own = mkdtempSync(join(tmpdir(), TEMPORARY));
  process.env['TMPDIR'] = own;
  return () => {
    const left = readdirSync(own).filter((name) => name.startsWith(TEMPORARY));
    rmSync(own, { recursive: true, force: true });
    if (left.length > 0) throw new Error(`tests left ${left.length} directories behind: ${left.join(', ')}`);
  };
}
