import type { MessagePort } from 'node:worker_threads';

/** How a table looks in lists, as JSON: what changes when people come and go, and what any action may change. */
export interface Shown {
  readonly lasting: string;
  readonly latest: string;
}

/** What lists need to know about a table without reading it. Comes with every append. */
export interface Description extends Shown {
  readonly listed: boolean;
  /** Whether a bot owes a decision. */
  readonly owing: boolean;
  /** When somebody's time is up. */
  readonly deadline: number | undefined;
  readonly finished: number | undefined;
  readonly touched: number;
  readonly opener: string;
  readonly people: readonly string[];
}

export interface Kept {
  readonly version: number;
  readonly snapshot: { readonly version: number; readonly state: string } | undefined;
  /** Those after the snapshot. */
  readonly entries: readonly string[];
}

export interface Listed extends Shown {
  readonly id: string;
}

export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly met: number;
}

/**
 * Everything the server writes and reads, as plain steps on plain data. There are two backends: SQLite in its own
 * thread, and memory. Entries, states and summaries are JSON text here; the backends never parse them.
 */
export interface Operations {
  /** From 0, this is a new table. False: the table is not at this version, because somebody else was first. */
  append(table: string, from: number, entries: readonly string[], description: Description): boolean;
  load(table: string): Kept | undefined;
  /** From one number up to, not including, another. */
  entries(table: string, from: number, to: number): readonly string[];
  saveSnapshot(table: string, version: number, state: string): void;
  /** As last given with the table; undefined when there is no such table. */
  summary(table: string): Shown | undefined;
  removeTable(table: string): void;
  tablesOf(person: string, limit: number): readonly Listed[];
  /** The tables that changed last, at most this many of each opener. */
  listed(limit: number, ofOne: number): readonly Listed[];
  /** Unfinished tables of an opener where something happened since. */
  countOpen(opener: string, since: number): number;
  /** Tables whose bots owe a decision. */
  owing(): readonly string[];
  overdue(now: number): readonly string[];
  /** When any table last changed; 0 when there is none. */
  newest(): number;
  finishedBefore(time: number, limit: number): readonly string[];
  keepPerson(person: StoredPerson): void;
  person(id: string): StoredPerson | undefined;
  /** Small things kept by name, such as the server's key. */
  keep(name: string, value: string): void;
  kept(name: string): string | undefined;
}

export type OperationName = keyof Operations;

/** Asks for one operation; resolved when what it wrote is on disk. */
export type AskStore = <K extends OperationName>(
  name: K,
  ...values: Parameters<Operations[K]>
) => Promise<ReturnType<Operations[K]>>;

/** What the server keeps things in. */
export interface DataStore {
  readonly ask: AskStore;
  /** A connection to the store for another thread, which then need not go through this one. */
  readonly connect: () => MessagePort;
  /** Operations that wait or are being done, for the metrics. */
  readonly waiting: () => number;
  /** Finishes what was asked, then closes the database. */
  readonly close: () => Promise<void>;
}
