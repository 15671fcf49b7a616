/** A table as it is first written. `secret` commits the house to its draws and leaves the store only at the end. */
export interface NewTable {
  readonly id: string;
  readonly game: string;
  readonly opener: string;
  readonly opened: number;
  readonly secret: string;
}

/** What lists need to know of a table, as of one version of it. Only the table itself can say; it may lag behind. */
export interface Description {
  readonly version: number;
  readonly listed: boolean;
  /** Whether a bot owes a decision. */
  readonly owing: boolean;
  /** When somebody's time is up. */
  readonly deadline: number | undefined;
  readonly finished: number | undefined;
  readonly touched: number;
  /** JSON, for whoever shows lists. */
  readonly summary: string;
  readonly people: readonly string[];
}

export interface Kept {
  readonly game: string;
  readonly opened: number;
  readonly secret: string;
  readonly version: number;
  readonly snapshot: { readonly version: number; readonly state: string } | undefined;
  /** Those after the snapshot. */
  readonly entries: readonly string[];
}

export interface Listed {
  readonly id: string;
  readonly summary: string;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly met: number;
}

/**
 * All that the house writes and reads, as plain steps on plain data. Two backends do them: SQLite in its
 * own thread, and memory. Entries, states and summaries are JSON text here; nobody below looks inside.
 */
export interface Operations {
  /** False: the id is taken. */
  openTable(table: NewTable, entries: readonly string[]): boolean;
  /** False: the table is not at this version, so somebody else was first. */
  append(table: string, from: number, entries: readonly string[]): boolean;
  load(table: string): Kept | undefined;
  entriesFrom(table: string, from: number): readonly string[];
  saveSnapshot(table: string, version: number, state: string): void;
  describe(table: string, description: Description): void;
  removeTable(table: string): void;
  tablesOf(person: string, limit: number): readonly Listed[];
  listed(limit: number): readonly Listed[];
  countOpen(opener: string): number;
  /** Tables whose bots owe a decision, or whose description lags behind, so that nobody knows. */
  owing(): readonly string[];
  overdue(now: number): readonly string[];
  finishedBefore(time: number, limit: number): readonly string[];
  keepPerson(person: Person): void;
  person(id: string): Person | undefined;
  /** Small things kept by name, such as the house's key. */
  keep(name: string, value: string): void;
  kept(name: string): string | undefined;
}

export type OperationName = keyof Operations;

/** Asks for one operation; resolved when what it wrote is on disk. */
export type AskStore = <K extends OperationName>(
  name: K,
  ...values: Parameters<Operations[K]>
) => Promise<ReturnType<Operations[K]>>;

/** What the house keeps things in. */
export interface Store {
  readonly ask: AskStore;
  /** Operations that wait or are being done, for the metrics. */
  readonly waiting: () => number;
  /** Finishes what was asked, then closes the database. */
  readonly close: () => Promise<void>;
}
