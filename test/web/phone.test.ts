import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerProcess } from '../server/support/server-process.ts';
import { type Hand, openTable, race } from './support/captain.ts';
import { openBrowser, openHouse } from './support/house.ts';

let house: ServerProcess;
let browser: Browser;
let page: Page;

/** One thumb. */
const thumb: Hand = {
  pressSpace: (on, nth) => on.locator('.place.open').nth(nth).tap({ force: true }),
  pressChoice: (on, label) => on.locator('.bar .choice', { hasText: label }).first().tap(),
};

beforeAll(async () => {
  house = await openHouse();
  browser = await openBrowser();
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
});

afterAll(async () => {
  await browser.close();
  await house.stop();
});

const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each(['/', '/games/mississippi-queen', '/games/mississippi-queen/guide', '/settings'])(
  'nothing is wider than a phone of 360 pixels on %s',
  async (path) => {
    await page.goto(house.url + path);
    await page.locator('h1').waitFor();
    expect(await overflow()).toBe(0);
  },
);

test('a whole race is sailed with one thumb', async () => {
  await openTable(page, house.url, { places: ['random', 'greedy'] });
  await page.locator('.bar.asked').waitFor();
  expect(await overflow()).toBe(0);
  expect(await race(page, thumb)).toBeGreaterThan(0);
});

test('players, log and chat are one tap away, in a sheet', async () => {
  await page.getByRole('button', { name: 'Players, log and chat' }).tap();
  await page.locator('dialog .seat').first().waitFor();
  expect(await page.locator('dialog .seat').count()).toBe(3);
  await page.locator('dialog').getByRole('tab', { name: 'Log' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.locator('dialog').waitFor({ state: 'detached' });
});
