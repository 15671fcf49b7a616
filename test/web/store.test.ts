import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll } from 'vitest';
import { type TableStore, VersionConflict } from '#table/store.ts';
import { storeSuite } from '#table/store-suite.ts';
import { openInn } from './support/inn.ts';

const ENTRY = fileURLToPath(new URL('./support/store-page.ts', import.meta.url));

const inn = openInn();
let script = '';
beforeAll(async () => {
  script = await bundle();
});

/** The browser's store as one script, to be run in a page. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'storePage' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('the store was not bundled');
  return output.output[0].code;
}

type Called = { readonly value: unknown } | { readonly conflict: string };

/** Calls the store in the page; a conflict there is a conflict here. */
async function call(page: Page, method: keyof TableStore, args: readonly unknown[]): Promise<unknown> {
  const called = await page.evaluate(
    ([name, words]) =>
      (window as unknown as { callStore(name: string, words: readonly unknown[]): Promise<Called> }).callStore(
        name,
        words,
      ),
    [method, args] as const,
  );
  if ('conflict' in called) throw new VersionConflict(called.conflict);
  return called.value;
}

const pages = new WeakMap<TableStore, Page>();

/** Deletes one entry from the browser's database, as damage would. */
async function lose(store: TableStore, table: string, version: number): Promise<void> {
  const page = pages.get(store);
  if (page === undefined) throw new Error('the store is of another test');
  await page.evaluate(
    (key) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('sternwheel');
        opening.onerror = () => reject(new Error('the database was not opened'));
        opening.onsuccess = () => {
          const writing = opening.result.transaction('entries', 'readwrite');
          writing.objectStore('entries').delete(key);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [table, version],
  );
}

/** A fresh profile each time: its database is empty. */
async function open(): Promise<TableStore> {
  const page = await inn.newPage();
  await page.goto(`${inn.url}/icon.svg`);
  await page.evaluate(script);
  const store: TableStore = {
    append: async (...args) => void (await call(page, 'append', args)),
    load: (...args) => call(page, 'load', args) as ReturnType<TableStore['load']>,
    entries: (...args) => call(page, 'entries', args) as ReturnType<TableStore['entries']>,
    saveSnapshot: async (...args) => void (await call(page, 'saveSnapshot', args)),
  };
  pages.set(store, page);
  return store;
}

storeSuite('in the browser', open, lose);
