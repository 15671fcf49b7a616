import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerProcess } from '../server/support/server-process.ts';
import { openTable } from './support/captain.ts';
import { openBrowser, openHouse } from './support/house.ts';

/** As short as the field wants it, and still a tag that would run something. */
const WICKED = '<img src=x onerror=x()>';

let house: ServerProcess;
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  house = await openHouse();
  browser = await openBrowser();
  page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
});

afterAll(async () => {
  await browser.close();
  await house.stop();
});

test('a name or a word in the chat that looks like a page is only text', async () => {
  await page.goto(`${house.url}/settings`);
  const name = page.getByLabel('Your name');
  await name.fill(WICKED);
  await name.press('Tab');
  await openTable(page, house.url, { places: ['greedy', 'greedy'] });
  await page.locator('.seat', { hasText: WICKED }).first().waitFor();
  await page.getByRole('tab', { name: 'Chat' }).click();
  const box = page.locator('.chat input, .chat textarea').first();
  await box.fill(`<b onmouseover=hacked()>${WICKED}</b>`);
  await box.press('Enter');
  await page.locator('.chat', { hasText: `<b onmouseover=hacked()>${WICKED}</b>` }).waitFor();
  expect(await page.locator('img[src="x"], b[onmouseover]').count()).toBe(0);
  expect(faults).toEqual([]);
});
