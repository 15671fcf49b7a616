import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerProcess } from '../server/support/server-process.ts';
import { openBrowser, openHouse } from './support/house.ts';
import { tabTo } from './support/keyboard.ts';
import { trade, tradeOn } from './support/merchant.ts';

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

async function openTable(seats: number, bots: readonly string[]): Promise<void> {
  await page.goto(`${house.url}/games/broadhorns`);
  await page.getByLabel('Seats').selectOption(String(seats));
  for (const [i, bot] of bots.entries()) await page.getByLabel(`Seat ${i + 2}`).selectOption(bot);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/tables\//);
  await page.locator('.bar.asked').waitFor({ timeout: 30_000 });
}

const title = () => page.locator('.bar-title').innerText();
const press = (name: string | RegExp) => page.locator('.bar').getByRole('button', { name }).first().click();

test('a merchant takes a boat, loads it, and sees how far each barrel is from spoiling', async () => {
  await openTable(3, ['greedy', 'greedy']);
  expect(await title()).toBe('Your turn in St. Louis: 2 actions left');
  await press('Port: take a boat');
  await press(/^20 ft for 0/);
  await press(/^Buy apples for 2/);
  await page
    .getByRole('img', { name: /apples lasts 3 more/ })
    .first()
    .waitFor();
  expect(await page.locator('.bh-purse').innerText()).toBe('4 gold');
});

test('the reach of the boat glows on the river, and pressing a space floats there', async () => {
  await press('Loaded');
  const reach = page.locator('.place.open[aria-label^="River space"]');
  await reach.first().waitFor();
  expect(await reach.count()).toBe(5);
  await page.locator('.place.open[aria-label*="landing of Ste. Genevieve"]').click({ force: true });
  await page.getByText('to the landing of Ste. Genevieve').first().waitFor();
});

test('what cannot be done says why', async () => {
  const forbidden = page.locator('.bar .choice.forbidden', { hasText: 'Put in at Ste. Genevieve' });
  await forbidden.focus();
  expect(await forbidden.getAttribute('aria-description')).toBe('Both actions of this turn are used.');
});

test('a town tells by keyboard what it wants and sells', async () => {
  await page.getByRole('link', { name: 'Sternwheel' }).first().focus();
  await tabTo(page, '.places .place');
  const town = page.locator('.place[aria-label^="Memphis wants"]');
  expect(await town.getAttribute('aria-label')).toMatch(/^Memphis wants .+; sells .+; bonus 2, \d wreaths/);
});

test('a person trades a year against three bots to the end', { timeout: 600_000 }, async () => {
  await openTable(4, ['greedy', 'greedy', 'greedy']);
  expect(await trade(page)).toBe(true);
  expect(await tradeOn(page)).toBeGreaterThan(20);
  expect(await page.locator('.over-bar .bar-title').innerText()).toMatch(/ won$/);
});

test('the finished year tells its ranking and proves every draw', async () => {
  await page.getByRole('link', { name: 'How it ended' }).click();
  await page.locator('.verdict').waitFor();
  expect(await page.locator('.verdict').innerText()).toMatch(/\d+ draws recomputed here, every one as it was played/);
  expect(await page.locator('.ranking li').count()).toBe(4);
});

test('no page has failed meanwhile', () => expect(faults).toEqual([]));
