import type { Entry } from '#table/entries.ts';
import { type TableStore, VersionConflict } from '#table/store.ts';
import type { TableState } from '#table/table.ts';
import { committed, done, ofTable } from './database.ts';

/** A table with a gap is damaged. Read as a shorter table, it would go on from a position that never existed. */
async function readEntries(database: IDBDatabase, table: string, from: number, to?: number): Promise<Entry[]> {
  const kept = database.transaction('entries').objectStore('entries');
  const range = ofTable(table, from, to);
  const [entries, keys, all] = await Promise.all([
    done<Entry[]>(kept.getAll(range)),
    done(kept.getAllKeys(range)),
    done(kept.count(ofTable(table))),
  ]);
  const isWhole = keys.every((key, i) => Array.isArray(key) && key[1] === from + i);
  if (isWhole && entries.length === Math.min(to ?? all, all) - Math.min(from, all)) return entries;
  throw new Error(`table ${table} is damaged: some of its ${all} entries are missing`);
}

async function refuseNewer(database: IDBDatabase, table: string, { version }: TableState): Promise<void> {
  const all = await done(database.transaction('entries').objectStore('entries').count(ofTable(table)));
  if (version > all) throw new Error(`table ${table} is damaged: its snapshot is newer than its entries`);
}

/** Keeps tables in the browser's own database. */
export function browserStore(database: IDBDatabase): TableStore {
  const snapshotOf = (table: string) =>
    done<TableState | undefined>(database.transaction('snapshots').objectStore('snapshots').get(table));
  return {
    async append(table, version, entries, summary) {
      const writing = database.transaction(['entries', 'summaries'], 'readwrite', { durability: 'strict' });
      const kept = writing.objectStore('entries');
      const finished = committed(writing);
      if ((await done(kept.count(ofTable(table)))) !== version) {
        writing.abort();
        await finished.catch(() => undefined);
        throw new VersionConflict(`table ${table} does not end at ${version}`);
      }
      for (const [i, entry] of entries.entries()) kept.add(entry, [table, version + i]);
      writing.objectStore('summaries').put(summary, table);
      await finished;
    },
    async load(table) {
      const snapshot = await snapshotOf(table);
      const entries = await readEntries(database, table, snapshot?.version ?? 0);
      if (snapshot === undefined) return entries.length === 0 ? undefined : { entries };
      await refuseNewer(database, table, snapshot);
      return { snapshot, entries };
    },
    entries: (table, from, to) => readEntries(database, table, from, to),
    async saveSnapshot(table, state) {
      const before = await snapshotOf(table);
      if (before !== undefined && before.version > state.version) return;
      const writing = database.transaction('snapshots', 'readwrite');
      writing.objectStore('snapshots').put(state, table);
      await committed(writing);
    },
  };
}
