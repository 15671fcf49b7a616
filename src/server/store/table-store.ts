import type { Entry } from '#table/entries.ts';
import { type Summary, type TableStore, VersionConflict } from '#table/store.ts';
import type { TableState } from '#table/table.ts';
import type { AskStore, Description, Shown } from './operations.ts';

/**
 * Called with how many bytes were stored, and for which person: the one who asked for it, or else the table's opener.
 */
type Stored = (person: string, bytes: number) => void;

/** The size of a row without its entry, with its summary and indexes. */
const ROW_BYTES = 300;

/** The server's store as a table's host sees it: entries and states as data, conflicts as errors. */
export function tableStore(ask: AskStore, stored: Stored = () => undefined): TableStore {
  return {
    async append(table, version, entries, summary) {
      const texts = entries.map((entry) => JSON.stringify(entry));
      const isKept = await ask('append', table, version, texts, describeTable(summary));
      if (!isKept) throw new VersionConflict(`table ${table} does not end at ${version}`);
      const bytes = texts.reduce((sum, text) => sum + text.length + ROW_BYTES, 0);
      stored(askerOf(entries[0]) ?? summary.opener, bytes);
    },
    async load(table) {
      const kept = await ask('load', table);
      if (kept === undefined) return undefined;
      const entries = kept.entries.map(readEntry);
      return kept.snapshot === undefined
        ? { entries }
        : { entries, snapshot: JSON.parse(kept.snapshot.state) as TableState };
    },
    entries: async (table, from, to) => (await ask('entries', table, from, to)).map(readEntry),
    saveSnapshot: (table, state) => ask('saveSnapshot', table, state.version, JSON.stringify(state)),
  };
}

/** A key begins with the id of the person who asked. */
const askerOf = (entry: Entry | undefined): string | undefined => entry?.key?.slice(0, entry.key.indexOf(':'));

const readEntry = (text: string): Entry => JSON.parse(text) as Entry;

/** What lists need to know of a table. */
export function describeTable(summary: Summary): Description {
  const { table, game, opener, openedAt, seats, persons, ...latest } = summary;
  const { listed, deadline, botsAsked, stage, changedAt } = latest;
  return {
    listed,
    deadline,
    opener,
    owing: botsAsked,
    finished: stage === 'over' ? changedAt : undefined,
    touched: changedAt,
    lasting: writeLasting({ table, game, opener, openedAt, seats, persons }),
    latest: JSON.stringify(latest),
    people: persons,
  };
}

/** What changes only when somebody sits down or leaves. All the rest of a summary is written with every action. */
type Lasting = Pick<Summary, 'table' | 'game' | 'opener' | 'openedAt' | 'seats' | 'persons'>;
type Latest = Omit<Summary, keyof Lasting>;

const lastings = new WeakMap<Summary['seats'], string>();

/** A summary is made with every action. It uses the same list of seats as long as they do not change. */
function writeLasting(lasting: Lasting): string {
  const known = lastings.get(lasting.seats);
  if (known !== undefined) return known;
  const text = JSON.stringify(lasting);
  lastings.set(lasting.seats, text);
  return text;
}

export const readSummary = ({ lasting, latest }: Shown): Summary => ({
  ...(JSON.parse(lasting) as Lasting),
  ...(JSON.parse(latest) as Latest),
});
