import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Entry } from '#table/entries.ts';
import type { Summary } from '#table/store.ts';
import type { TableState } from '#table/table.ts';

/*
 * The tables of this browser: entries by table and number, the newest snapshot of each table, and what is
 * worth knowing of it without reading them. The page reads the summaries itself; only the worker writes.
 */
const NAME = 'sternwheel';
const VERSION = 1;

interface Stores extends DBSchema {
  readonly entries: { readonly key: [table: string, version: number]; readonly value: Entry };
  readonly snapshots: { readonly key: string; readonly value: TableState };
  readonly summaries: { readonly key: string; readonly value: Summary };
}

export type BrowserDatabase = IDBPDatabase<Stores>;

const STORES = ['entries', 'snapshots', 'summaries'] as const;

/**
 * Another tab blocks the tables kept here. `olderTab`: it holds them open in an older version and must be closed.
 * `newerTab`: it has, or wants, a newer version of them than this page can read.
 */
export type InTheWay = 'olderTab' | 'newerTab';

/** The database cannot be opened as long as another tab blocks it. */
export class Obstructed extends Error {
  override readonly name = 'Obstructed';
  readonly by: InTheWay;
  constructor(by: InTheWay) {
    super(`the tables of this browser are held by ${by}`);
    this.by = by;
  }
}

export interface DatabaseOpening {
  /** Of another build, in tests. */
  readonly version?: number;
  /** Told when somebody stands in the way, and with undefined when nobody does any more. */
  readonly onObstacle: (by: InTheWay | undefined) => void;
}

/** Waits as long as an older tab is open. Makes room for a newer one at once: that one would wait for ever. */
export async function openBrowserDatabase({
  version = VERSION,
  onObstacle,
}: DatabaseOpening): Promise<BrowserDatabase> {
  const opening = openDB<Stores>(NAME, version, {
    blocked: () => onObstacle('olderTab'),
    upgrade(fresh) {
      for (const store of STORES) if (!fresh.objectStoreNames.contains(store)) fresh.createObjectStore(store);
    },
    blocking() {
      database.close();
      onObstacle('newerTab');
    },
  });
  const database = await opening.catch((problem: unknown) => {
    if (!isNewerAlready(problem)) throw problem;
    onObstacle('newerTab');
    throw new Obstructed('newerTab');
  });
  onObstacle(undefined);
  return database;
}

const isNewerAlready = (problem: unknown): boolean =>
  problem instanceof DOMException && problem.name === 'VersionError';

/** Opened for a moment, to look something up: does not wait for another tab. */
function openBriefly(): Promise<BrowserDatabase> {
  return new Promise((resolve, reject) => {
    const onObstacle = (by: InTheWay | undefined) => by !== undefined && reject(new Obstructed(by));
    openBrowserDatabase({ onObstacle }).then(resolve, reject);
  });
}

/** All keys that begin with this table. */
export const ofTable = (table: string, from = 0, to = Number.POSITIVE_INFINITY): IDBKeyRange =>
  IDBKeyRange.bound([table, from], [table, to], false, true);

export async function readSummaries(): Promise<readonly Summary[]> {
  const database = await openBriefly();
  const all = await database.getAll('summaries');
  database.close();
  return all;
}

export async function forget(table: string): Promise<void> {
  const database = await openBriefly();
  const writing = database.transaction(STORES, 'readwrite');
  await Promise.all([
    writing.objectStore('entries').delete(ofTable(table)),
    writing.objectStore('snapshots').delete(table),
    writing.objectStore('summaries').delete(table),
    writing.done,
  ]);
  database.close();
}
