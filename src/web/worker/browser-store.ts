import type { Entry } from '#table/entries.ts';
import { type TableStore, VersionConflict } from '#table/store.ts';
import type { TableState } from '#table/table.ts';
import { type BrowserDatabase, ofTable } from './database.ts';

/** A table with a gap is damaged. Read as a shorter table, it would go on from a position that never existed. */
async function readEntries(database: BrowserDatabase, table: string, from: number, to?: number): Promise<Entry[]> {
  const { store } = database.transaction('entries');
  const range = ofTable(table, from, to);
  const [entries, keys, all] = await Promise.all([
    store.getAll(range),
    store.getAllKeys(range),
    store.count(ofTable(table)),
  ]);
  const isWhole = keys.every(([, version], i) => version === from + i);
  if (isWhole && entries.length === Math.min(to ?? all, all) - Math.min(from, all)) return entries;
  throw new Error(`table ${table} is damaged: some of its ${all} entries are missing`);
}

async function refuseNewer(database: BrowserDatabase, table: string, { version }: TableState): Promise<void> {
  const all = await database.count('entries', ofTable(table));
  if (version > all) throw new Error(`table ${table} is damaged: its snapshot is newer than its entries`);
}

/** Keeps tables in the browser's own database. */
export function browserStore(database: BrowserDatabase): TableStore {
  return {
    async append(table, version, entries, summary) {
      const writing = database.transaction(['entries', 'summaries'], 'readwrite', { durability: 'strict' });
      const kept = writing.objectStore('entries');
      if ((await kept.count(ofTable(table))) !== version) {
        writing.abort();
        await writing.done.catch(() => undefined);
        throw new VersionConflict(`table ${table} does not end at ${version}`);
      }
      await Promise.all([
        ...entries.map((entry, i) => kept.add(entry, [table, version + i])),
        writing.objectStore('summaries').put(summary, table),
        // Resolves once all of it is on disk.
        writing.done,
      ]);
    },
    async load(table) {
      const snapshot = await database.get('snapshots', table);
      const entries = await readEntries(database, table, snapshot?.version ?? 0);
      if (snapshot === undefined) return entries.length === 0 ? undefined : { entries };
      await refuseNewer(database, table, snapshot);
      return { snapshot, entries };
    },
    entries: (table, from, to) => readEntries(database, table, from, to),
    async saveSnapshot(table, state) {
      const before = await database.get('snapshots', table);
      if (before !== undefined && before.version > state.version) return;
      await database.put('snapshots', state, table);
    },
  };
}
