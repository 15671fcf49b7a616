import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerProcess } from '../server/support/server-process.ts';
import { mouse, openTable, race, takeTurn } from './support/captain.ts';
import { openBrowser, openHouse } from './support/house.ts';

let house: ServerProcess;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  house = await openHouse();
  browser = await openBrowser();
  page = await (
    await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  ).newPage();
  page.setDefaultTimeout(15_000);
});

afterAll(() => browser.close());

test('one visit is enough: then the house opens with no server at all', async () => {
  await page.goto(house.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await house.kill();
  await page.reload();
  await page.getByRole('heading', { name: 'Mississippi Queen' }).waitFor();
  await page.getByText('No server in reach').waitFor();
});

test('three captains on one device race to the end without a network', async () => {
  await openTable(page, house.url, { places: ['me', 'me'] });
  expect(page.url()).toMatch(/\/tables\/here-/);
  expect(await race(page, mouse)).toBeGreaterThan(5);
  await page.getByRole('link', { name: 'How it ended' }).click();
  await page.locator('.verdict.good').waitFor();
});

test('a race against bots is kept in the browser and goes on after the page is closed', async () => {
  await openTable(page, house.url, { places: ['greedy', 'search'] });
  await takeTurn(page, mouse);
  const address = page.url();
  await page.goto(house.url);
  await page.getByRole('heading', { name: 'Your tables' }).waitFor();
  await page.goto(address);
  expect(await takeTurn(page, mouse)).toBe(true);
});
