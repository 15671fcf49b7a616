import type { Summary } from '#table/store.ts';

/*
 * The tables of this browser: entries by table and number, the newest snapshot of each table, and what is
 * worth knowing of it without reading them. The page reads the summaries itself; only the worker writes.
 */
const NAME = 'sternwheel';
const VERSION = 1;

const STORES = ['entries', 'snapshots', 'summaries'] as const;

export function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    for (const store of STORES) opening.result.createObjectStore(store);
  };
  return done(opening);
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
  const database = await openDatabase();
  const all = await done<Summary[]>(database.transaction('summaries').objectStore('summaries').getAll());
  database.close();
  return all;
}

export async function forget(table: string): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction(STORES, 'readwrite');
  transaction.objectStore('entries').delete(ofTable(table));
  transaction.objectStore('snapshots').delete(table);
  transaction.objectStore('summaries').delete(table);
  await committed(transaction);
  database.close();
}
