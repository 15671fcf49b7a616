import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_DIRECTORY, PRIVATE_FILE } from '../store/private-files.ts';

/** Finished games as record files, one each, outside the database. */
export interface Archive {
  /** As JSON. */
  readonly read: (table: string) => Promise<Uint8Array | undefined>;
  readonly keep: (table: string, record: Uint8Array) => Promise<void>;
  /** Deletes files older than a moment. */
  readonly prune: (before: number) => Promise<number>;
}

export function openArchive(directory: string): Archive {
  // Ids come from addresses, so only ids made of harmless letters may name a file.
  const pathOf = (table: string) => (/^[\w-]+$/.test(table) ? join(directory, `${table}.json`) : undefined);
  return {
    async read(table) {
      const path = pathOf(table);
      return path === undefined ? undefined : readFile(path).catch(() => undefined);
    },
    async keep(table, record) {
      const path = pathOf(table);
      if (path === undefined) throw new Error(`cannot archive a table named ${table}`);
      await mkdir(directory, { recursive: true, mode: PRIVATE_DIRECTORY });
      // All or nothing, since the table is removed from the database next.
      await writeFile(`${path}.part`, record, { flush: true, mode: PRIVATE_FILE });
      await rename(`${path}.part`, path);
    },
    async prune(before) {
      const names = await readdir(directory).catch(() => []);
      const old = await Promise.all(
        names.map(async (name) =>
          (await stat(join(directory, name))).mtimeMs < before ? [join(directory, name)] : [],
        ),
      );
      await Promise.all(old.flat().map((path) => rm(path)));
      return old.flat().length;
    },
  };
}
