import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRecordFile } from '#protocol/record-file.ts';
import type { ServerProcess } from '../server/support/server-process.ts';
import { mouse, openTable, race } from './support/captain.ts';
import { openBrowser, openHouse } from './support/house.ts';

let house: ServerProcess;
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  house = await openHouse();
  browser = await openBrowser();
  page = await (
    await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  ).newPage();
  page.setDefaultTimeout(12_000);
  page.on('pageerror', (error) => faults.push(String(error)));
});

afterAll(async () => {
  await browser.close();
  await house.stop();
});

test('one press on the home page and a newcomer is racing three bots', async () => {
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play now against bots: Mississippi Queen' }).first().click();
  await page.waitForURL(/\/tables\//);
  await page.locator('.bar.asked').waitFor({ timeout: 30_000 });
  expect(await page.locator('.seat').count()).toBe(4);
  expect(await page.title()).toMatch(/Your turn · Mississippi Queen/);
  expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe('/icon-turn.svg');
});

test('a person races two bots to the end of an introductory race', async () => {
  await openTable(page, house.url, { places: ['greedy', 'random'] });
  const turns = await race(page, mouse);
  expect(turns).toBeGreaterThan(0);
  expect(await page.locator('.over-bar .bar-title').innerText()).toMatch(/ won$/);
});

test('the finished game tells the ranking and its reason, draws its course, and proves every draw', async () => {
  await page.getByRole('link', { name: 'How it ended' }).click();
  await page.locator('.verdict').waitFor();
  expect(await page.locator('.verdict').innerText()).toMatch(/\d+ draws recomputed here, every one as it was played/);
  expect(await page.locator('.ranking li').count()).toBe(3);
  expect(await page.locator('.ranking > p').first().innerText()).not.toBe('');
  expect(await page.locator('.seat-line').count()).toBeGreaterThanOrEqual(3);
});

test('the record can be saved, and is a whole record', async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Record' }).click(),
  ]);
  const read = readRecordFile(JSON.parse(readFileSync(await download.path(), 'utf8')));
  expect(read).toMatchObject({ ok: true, record: { game: 'mississippi-queen', seats: 3 } });
});

test('the replay steps, runs, jumps to a turn, is seen by any seat, and has an address for each moment', async () => {
  await page.getByRole('link', { name: 'See it again' }).click();
  const moment = page.locator('.scrubber output');
  await moment.waitFor();
  expect(await moment.innerText()).toMatch(/^0 \//);
  for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'One step on' }).click();
  expect(await moment.innerText()).toMatch(/^5 \//);
  await page.getByRole('combobox', { name: 'Turn' }).selectOption({ label: 'Round 2' });
  const second = Number((await moment.innerText()).split(' ')[0]);
  expect(second).toBeGreaterThan(5);
  await page.getByLabel('Seen by').selectOption('2');
  await page.waitForURL(`**/replay?at=${second}&as=2`);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('8');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(
    (from) => Number(document.querySelector('.scrubber output')?.textContent?.split(' ')[0]) > from + 3,
    second,
  );
  await page.getByRole('button', { name: 'Pause' }).click();
  const address = page.url();
  const there = await moment.innerText();
  await page.reload();
  await moment.waitFor();
  expect(await moment.innerText()).toBe(there);
  expect(page.url()).toBe(address);
});

test('what if: a table of one’s own goes on from a moment of the replay', async () => {
  await page.getByRole('button', { name: /What if/ }).click();
  await page.waitForURL(/\/tables\/here-/);
  await page.locator('.bar.asked').waitFor();
});

test('the back button leads back through the pages', async () => {
  await page.goBack();
  await page.waitForURL(/replay/);
  await page.goBack();
  await page.waitForURL(/finished/);
  await page.locator('.ranking').waitFor();
});

test('no page has failed meanwhile', () => expect(faults).toEqual([]));
