import type { MessagePort } from 'node:worker_threads';
import { newLine, serveLine } from './line.ts';
import type { StoreRequest } from './messages.ts';
import type { AskStore, Description, Kept, Listed, Operations, StoredPerson, Shown, DataStore } from './operations.ts';
import { fewOfEach } from './few-of-each.ts';

interface Row {
  readonly id: string;
  readonly entries: string[];
  snapshot: Kept['snapshot'];
  description: Description;
}

/** Everything in memory, gone with the process: for tests and for trying things out. */
export function memoryStore(): DataStore {
  const operations = memoryOperations();
  const carryOut = ([name, ...values]: StoreRequest) =>
    (operations[name] as (...given: readonly unknown[]) => unknown)(...values);
  const ask = async (...asked: StoreRequest) => carryOut(asked);
  const lines: MessagePort[] = [];
  return {
    ask: ask as AskStore,
    waiting: () => 0,
    connect() {
      const [store, thread] = newLine();
      serveLine(store, carryOut);
      lines.push(store);
      return thread;
    },
    async close() {
      for (const line of lines) line.close();
    },
  };
}

function memoryOperations(): Operations {
  const tables = new Map<string, Row>();
  const people = new Map<string, StoredPerson>();
  const kept = new Map<string, string>();
  return {
    ...tableOperations(tables),
    ...listOperations(tables),
    keepPerson(person) {
      people.set(person.id, { ...person, met: people.get(person.id)?.met ?? person.met });
    },
    person: (id) => people.get(id),
    keep(name, value) {
      kept.set(name, value);
    },
    kept: (name) => kept.get(name),
  };
}

type Rows = Map<string, Row>;

function tableOperations(tables: Rows) {
  return {
    append(table, from, entries, description) {
      const isNew = from === 0 && !tables.has(table);
      const row = isNew ? { id: table, entries: [], snapshot: undefined, description } : tables.get(table);
      if (row?.entries.length !== from) return false;
      row.entries.push(...entries);
      // A person who once sat there keeps finding the table, as in the database.
      row.description = { ...description, people: [...new Set([...row.description.people, ...description.people])] };
      tables.set(table, row);
      return true;
    },
    load(table) {
      const row = tables.get(table);
      if (row === undefined) return undefined;
      const { snapshot, entries } = row;
      return { version: entries.length, snapshot, entries: entries.slice(snapshot?.version ?? 0) };
    },
    entries: (table, from, to) => tables.get(table)?.entries.slice(from, to) ?? [],
    saveSnapshot(table, version, state) {
      const row = tables.get(table);
      if (row !== undefined && version >= (row.snapshot?.version ?? 0)) row.snapshot = { version, state };
    },
    summary(table) {
      const row = tables.get(table);
      return row && shownOf(row.description);
    },
    removeTable(table) {
      tables.delete(table);
    },
  } satisfies Partial<Operations>;
}

const shownOf = ({ lasting, latest }: Shown): Shown => ({ lasting, latest });

function listOperations(tables: Rows) {
  const rows = () => [...tables.values()];
  const described = () => rows().map(({ id, description }) => ({ id, ...description }));
  const newestFirst = (limit: number, wanted: (row: Description) => boolean): Listed[] =>
    described()
      .filter(wanted)
      .sort((a, b) => b.touched - a.touched)
      .slice(0, limit)
      .map((row) => ({ id: row.id, ...shownOf(row) }));
  return {
    tablesOf: (person, limit) => newestFirst(limit, (row) => row.people.includes(person)),
    listed(limit, ofOne) {
      const rowsOf = newestFirst(Number.POSITIVE_INFINITY, (row) => row.listed && row.finished === undefined);
      const withOpener = rowsOf.map((row) => ({ ...row, opener: tables.get(row.id)?.description.opener ?? '' }));
      return fewOfEach(withOpener, ofOne, limit).map(({ id, lasting, latest }) => ({ id, lasting, latest }));
    },
    countOpen: (opener, since) =>
      described().filter((row) => row.opener === opener && row.finished === undefined && row.touched >= since).length,
    newest: () => Math.max(0, ...described().map(({ touched }) => touched)),
    owing: () =>
      described()
        .filter(({ owing }) => owing)
        .map(({ id }) => id),
    overdue: (now) =>
      described()
        .filter(({ deadline }) => deadline !== undefined && deadline <= now)
        .map(({ id }) => id),
    finishedBefore: (time, limit) =>
      described()
        .filter(({ finished }) => finished !== undefined && finished < time)
        .sort((a, b) => (a.finished ?? 0) - (b.finished ?? 0))
        .slice(0, limit)
        .map(({ id }) => id),
  } satisfies Partial<Operations>;
}
