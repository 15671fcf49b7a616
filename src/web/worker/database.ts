import type { Summary } from '#table/store.ts';

/*
 * The tables of this browser: entries by table and number, the newest snapshot of each table, and what is
 * worth knowing of it without reading them. The page reads the summaries itself; only the worker writes.
 */
const NAME = 'sternwheel';
const VERSION = 1;

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
export async function openBrowserDatabase({ version = VERSION, onObstacle }: DatabaseOpening): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, version);
  opening.onblocked = () => onObstacle('olderTab');
  opening.onupgradeneeded = () => {
    const { result } = opening;
    for (const store of STORES) if (!result.objectStoreNames.contains(store)) result.createObjectStore(store);
  };
  const database = await done(opening).catch((problem: unknown) => {
    if (!isNewerAlready(problem)) throw problem;
    onObstacle('newerTab');
    throw new Obstructed('newerTab');
  });
  onObstacle(undefined);
  database.onversionchange = () => {
    database.close();
    onObstacle('newerTab');
  };
  return database;
}

const isNewerAlready = (problem: unknown): boolean =>
  problem instanceof DOMException && problem.name === 'VersionError';

/** Opened for a moment, to look something up: does not wait for another tab. */
function openBriefly(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const onObstacle = (by: InTheWay | undefined) => by !== undefined && reject(new Obstructed(by));
    openBrowserDatabase({ onObstacle }).then(resolve, reject);
  });
}

/** A request as a promise. */
export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser could not read its store'));
  });
}

/** Resolves once everything asked for in the transaction is on disk. */
export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser could not write to its store'));
  });
}

/** All keys that begin with this table. */
export const ofTable = (table: string, from = 0, to = Number.POSITIVE_INFINITY): IDBKeyRange =>
  IDBKeyRange.bound([table, from], [table, to], false, true);

export async function readSummaries(): Promise<readonly Summary[]> {
  const database = await openBriefly();
  const all = await done<Summary[]>(database.transaction('summaries').objectStore('summaries').getAll());
  database.close();
  return all;
}

export async function forget(table: string): Promise<void> {
  const database = await openBriefly();
  const transaction = database.transaction(STORES, 'readwrite');
  transaction.objectStore('entries').delete(ofTable(table));
  transaction.objectStore('snapshots').delete(table);
  transaction.objectStore('summaries').delete(table);
  await committed(transaction);
  database.close();
}
