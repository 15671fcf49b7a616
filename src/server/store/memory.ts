import type {
  AskStore,
  Description,
  Kept,
  Listed,
  NewTable,
  OperationName,
  Operations,
  Person,
  Store,
} from './operations.ts';

interface Row {
  readonly table: NewTable;
  readonly entries: string[];
  snapshot: Kept['snapshot'];
  description: Description | undefined;
}

/** Everything in memory, gone with the process: for tests and for trying things out. */
export function memoryStore(): Store {
  const operations = memoryOperations();
  const ask = async (name: OperationName, ...values: readonly unknown[]) =>
    (operations[name] as (...given: readonly unknown[]) => unknown)(...values);
  return { ask: ask as AskStore, waiting: () => 0, close: async () => undefined };
}

function memoryOperations(): Operations {
  const tables = new Map<string, Row>();
  const people = new Map<string, Person>();
  const kept = new Map<string, string>();
  return {
    ...tableOperations(tables),
    ...descriptions(tables),
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
    openTable(table, entries) {
      if (tables.has(table.id)) return false;
      tables.set(table.id, { table, entries: [...entries], snapshot: undefined, description: undefined });
      return true;
    },
    append(table, from, entries) {
      const row = tables.get(table);
      if (row?.entries.length !== from) return false;
      row.entries.push(...entries);
      return true;
    },
    load(table) {
      const row = tables.get(table);
      if (row === undefined) return undefined;
      const { game, opened, secret } = row.table;
      const { snapshot, entries } = row;
      return {
        game,
        opened,
        secret,
        version: entries.length,
        snapshot,
        entries: entries.slice(snapshot?.version ?? 0),
      };
    },
    entriesFrom: (table, from) => tables.get(table)?.entries.slice(from) ?? [],
  } satisfies Partial<Operations>;
}

function descriptions(tables: Rows) {
  return {
    saveSnapshot(table, version, state) {
      const row = tables.get(table);
      if (row !== undefined) row.snapshot = { version, state };
    },
    describe(table, description) {
      const row = tables.get(table);
      // Who once sat keeps finding the table, as in the database.
      const people = [...new Set([...(row?.description?.people ?? []), ...description.people])];
      if (row !== undefined) row.description = { ...description, people };
    },
    removeTable(table) {
      tables.delete(table);
    },
  } satisfies Partial<Operations>;
}

function listOperations(tables: Rows) {
  const rows = () => [...tables.values()];
  const described = () =>
    rows().flatMap(({ table, description }) => (description ? [{ id: table.id, ...description }] : []));
  const newestFirst = (limit: number, wanted: (row: Description) => boolean): Listed[] =>
    described()
      .filter(wanted)
      .sort((a, b) => b.touched - a.touched)
      .slice(0, limit)
      .map(({ id, summary }) => ({ id, summary }));
  return {
    tablesOf: (person, limit) => newestFirst(limit, (row) => row.people.includes(person)),
    listed: (limit) => newestFirst(limit, (row) => row.listed && row.finished === undefined),
    countOpen: (opener) =>
      rows().filter(({ table, description }) => table.opener === opener && description?.finished === undefined).length,
    owing: () =>
      rows()
        .filter(
          ({ entries, description }) =>
            description === undefined || description.owing || description.version !== entries.length,
        )
        .map(({ table }) => table.id),
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
