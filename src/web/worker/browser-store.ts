import type { Entry } from '#table/entries.ts';
import { type TableStore, VersionConflict } from '#table/store.ts';
import type { TableState } from '#table/table.ts';
import { committed, done, ofTable } from './database.ts';

/** Keeps tables in the browser's own database. */
export function browserStore(database: IDBDatabase): TableStore {
  const entriesOf = (table: string, from: number, to?: number) =>
    done<Entry[]>(
      database
        .transaction('entries')
        .objectStore('entries')
        .getAll(ofTable(table, from, to)),
    );
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
      const entries = await entriesOf(table, snapshot?.version ?? 0);
      if (snapshot === undefined) return entries.length === 0 ? undefined : { entries };
      return { snapshot, entries };
    },
    entries: entriesOf,
    async saveSnapshot(table, state) {
      const before = await snapshotOf(table);
      if (before !== undefined && before.version > state.version) return;
      const writing = database.transaction('snapshots', 'readwrite');
      writing.objectStore('snapshots').put(state, table);
      await committed(writing);
    },
  };
}
