import type { Entry } from './entries.ts';
import { type Summary, type TableStore, VersionConflict } from './store.ts';
import type { TableState } from './table.ts';

interface Kept {
  readonly entries: Entry[];
  summary: Summary;
  snapshot?: TableState;
}

/** Keeps tables as long as the process lives: for tests, and for hosts that need no storage. */
export function memoryTableStore(): TableStore & { summaries(): readonly Summary[] } {
  const tables = new Map<string, Kept>();
  return {
    async append(table, version, entries, summary) {
      const kept = tables.get(table);
      const end = kept?.entries.length ?? 0;
      if (version !== end) throw new VersionConflict(`table ${table} ends at ${end}, not at ${version}`);
      if (kept === undefined) tables.set(table, { entries: [...entries], summary });
      else {
        kept.entries.push(...entries);
        kept.summary = summary;
      }
    },
    async load(table) {
      const kept = tables.get(table);
      if (kept === undefined) return undefined;
      const { snapshot, entries } = kept;
      return snapshot === undefined
        ? { entries: [...entries] }
        : { snapshot, entries: entries.slice(snapshot.version) };
    },
    entries: async (table, from, to) => tables.get(table)?.entries.slice(from, to) ?? [],
    async saveSnapshot(table, state) {
      const kept = tables.get(table);
      if (kept !== undefined && state.version >= (kept.snapshot?.version ?? 0)) kept.snapshot = state;
    },
    summaries: () => [...tables.values()].map(({ summary }) => summary),
  };
}
