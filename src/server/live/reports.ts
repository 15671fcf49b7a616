import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '#table/host.ts';
import { PRIVATE_FILE } from '../store/private-files.ts';

/** One JSON object per line, in a file of its own: it holds names and chat, which logs never do. */
export const reportsIn =
  (directory: string, now: () => number) =>
  (report: Report): Promise<void> =>
    appendFile(
      join(directory, 'reports.jsonl'),
      `${JSON.stringify({ time: new Date(now()).toISOString(), ...report })}\n`,
      { mode: PRIVATE_FILE },
    );
