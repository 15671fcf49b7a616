import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import type { TableStore } from '#table/store.ts';
import { storeSuite } from '#table/store-suite.ts';
import { newDirectory } from '../temporary.ts';
import { databasePath } from './data-directory.ts';
import { memoryStore } from './memory.ts';
import { DESCRIBED } from './described.ts';
import type { AskStore, DataStore } from './operations.ts';
import { tableStore } from './table-store.ts';
import { openStoreThread } from './thread.ts';

storeSuite('memory of the server', () => tableStore(memoryStore().ask));

interface Opened {
  readonly path: string;
  store: DataStore;
}

const opened = new WeakMap<TableStore, Opened>();

const askOf = (of: Opened): AskStore =>
  ((...asked: unknown[]) => Reflect.apply(of.store.ask, undefined, asked) as unknown) as AskStore;

/** A table store whose database can be closed and opened again under it. */
async function open(): Promise<TableStore> {
  const path = databasePath(newDirectory(onTestFinished));
  const of: Opened = { path, store: await openStoreThread(path) };
  onTestFinished(() => of.store.close());
  const store = tableStore(askOf(of));
  opened.set(store, of);
  return store;
}

async function lose(store: TableStore, table: string, version: number): Promise<void> {
  const of = opened.get(store);
  if (of === undefined) throw new Error('the store is of another test');
  await of.store.close();
  const db = new DatabaseSync(of.path);
  const { changes } = db.prepare('DELETE FROM entries WHERE tbl = ? AND version = ?').run(table, version);
  db.close();
  expect(changes).toBe(1);
  of.store = await openStoreThread(of.path);
}

storeSuite('SQLite', open, lose);

test('a damaged table fails alone: the other requests of the same batch succeed', async () => {
  const store = await open();
  const ask = askOf(opened.get(store) as Opened);
  await ask('append', 'a', 0, ['one', 'two'], DESCRIBED);
  await lose(store, 'a', 0);
  const [kept, damaged, later] = await Promise.allSettled([
    ask('append', 'b', 0, ['one'], DESCRIBED),
    ask('load', 'a'),
    ask('load', 'b'),
  ]);
  expect(damaged.status).toBe('rejected');
  expect(kept).toMatchObject({ value: true });
  expect(later).toMatchObject({ value: { entries: ['one'] } });
});
