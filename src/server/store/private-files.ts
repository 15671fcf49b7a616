import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The data holds chat and the key that signs identities: only the owner may read it. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_DIRECTORY = 0o700;

export const ARCHIVE_DIRECTORY = 'archive';

/** Our files in a data directory; people keep other files there too. */
const OURS = /^(?:sternwheel\..*|reports\.jsonl)$/;

/** Makes the data readable by the owner only. Returns the paths where that failed. Windows has no such modes. */
export function makePrivate(directory: string): readonly string[] {
  if (process.platform === 'win32') return [];
  const archive = join(directory, ARCHIVE_DIRECTORY);
  return [
    ...restrict(directory, PRIVATE_DIRECTORY),
    ...filesIn(directory)
      .filter((name) => OURS.test(name))
      .flatMap((name) => restrict(join(directory, name), PRIVATE_FILE)),
    ...(existsSync(archive) ? restrict(archive, PRIVATE_DIRECTORY) : []),
    ...filesIn(archive).flatMap((name) => restrict(join(archive, name), PRIVATE_FILE)),
  ];
}

const filesIn = (directory: string): readonly string[] =>
  existsSync(directory)
    ? readdirSync(directory, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    : [];

function restrict(path: string, mode: number): readonly string[] {
  try {
    if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
    return [];
  } catch {
    // Owned by somebody else, as on some mounted volumes. The caller reports it, and the server runs all the same.
    return [path];
  }
}
