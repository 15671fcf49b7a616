import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { openInn } from './support/inn.ts';
import { goldenRecord, openRecord } from './support/recorded.ts';

const ENTRY = fileURLToPath(new URL('./support/store-page.ts', import.meta.url));

const inn = openInn();
let script = '';
beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'storePage' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('the store was not bundled');
  script = output.output[0].code;
});

/** Another tab of the same browser. */
async function tabBeside(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(inn.url + path);
  return tab;
}

/** Opens the tables of the browser as some build would that knows nothing of other builds, and keeps them open. */
const holdOpen = (page: Page, version: number) =>
  page.evaluate(
    (wanted) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('sternwheel', wanted);
        opening.onsuccess = () => {
          Object.assign(window, { held: opening.result });
          resolve('open');
        };
        opening.onerror = () => resolve(String(opening.error));
      }),
    version,
  );

const NEWER = 'A newer version of Sternwheel is open in another tab.';

test('a tab makes room for a newer one at once, says so, and loses nothing', async () => {
  const page = await inn.newPage();
  await openRecord(page, inn.url, goldenRecord('small-railroad-empires', 'rounds', 120));
  const address = page.url();
  await page.getByRole('button', { name: 'I am Tom' }).click();
  await page.locator('.bar.asked').waitFor();
  const newer = await tabBeside(page, '/icon.svg');
  expect(await holdOpen(newer, 2)).toBe('open');
  await page.getByText(NEWER).waitFor();
  await page.getByRole('button', { name: 'Reload' }).waitFor();
  expect(
    await newer.evaluate(
      (table) =>
        new Promise((resolve) => {
          const { held } = window as unknown as { held: IDBDatabase };
          const reading = held.transaction('summaries').objectStore('summaries').getAllKeys();
          reading.onsuccess = () => resolve(reading.result.includes(table));
        }),
      address.split('/').at(-1) ?? '',
    ),
  ).toBe(true);
});

test('a tab of an older build than the tables of this browser says so, and still shows the server’s', async () => {
  const newer = await inn.newPage();
  await newer.goto(`${inn.url}/icon.svg`);
  expect(await holdOpen(newer, 2)).toBe('open');
  const page = await tabBeside(newer, '/');
  await page.getByText(NEWER).waitFor();
  await page.getByText('Your games are saved').waitFor();
});

test('a newer tab waits for an older one that does not make room, and goes on when it is closed', async () => {
  const older = await inn.newPage();
  await older.goto(`${inn.url}/icon.svg`);
  expect(await holdOpen(older, 1)).toBe('open');
  const newer = await tabBeside(older, '/icon.svg?version=2');
  await newer.evaluate(script);
  const obstacles = () => newer.evaluate(() => (window as unknown as { obstacles: unknown[] }).obstacles);
  await expect.poll(obstacles).toEqual(['olderTab']);
  await older.close();
  await expect.poll(obstacles).toHaveLength(2);
});

test('no page has failed meanwhile', () => expect(inn.faults).toEqual([]));
