import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openInn } from './support/inn.ts';
import { jumped } from './support/jumped.ts';
import { openTable } from './support/table.ts';

const inn = openInn();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** A line as slow as a phone's in the country. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await devtools.send('Network.emulateNetworkConditions', line);
}

async function named(name: string): Promise<Page> {
  const page = await inn.newPage();
  await page.goto(`${inn.url}/settings`);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your name').press('Tab');
  return page;
}

test.each(SIZES)('nothing jumps while the home page loads, $width wide', async (viewport) => {
  const page = await inn.newPage({ viewport, serviceWorkers: 'block' });
  await slowDown(page);
  await page.goto(inn.url);
  await page.getByText('Your games are saved').waitFor();
  await page.locator('.cover-mq').first().waitFor();
  expect(await jumped(page)).toBeLessThan(0.02);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.context().close();
});

test('somebody who knows the games waves the welcome aside for good', async () => {
  const page = await inn.newPage();
  await page.goto(inn.url);
  await page.getByRole('button', { name: 'I know these games' }).click();
  await page.getByRole('heading', { name: 'Five board games' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Five board games' }).waitFor();
  expect(await page.locator('.welcome').count()).toBe(0);
});

test('Friends asks for a name once, opens a game and shows its link', async () => {
  const page = await inn.newPage();
  await page.goto(inn.url);
  await page.getByRole('button', { name: 'Friends: Montana' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/tables\//);
  expect(await page.getByLabel('Link to the game', { exact: true }).inputValue()).toBe(page.url());
  await page.goto(inn.url);
  await page.getByRole('button', { name: 'Friends: Broadhorns' }).click();
  await page.waitForURL(/\/tables\//);
});

test('an open table shows who waits and how many seats are free, and a quick seat is one of them', async () => {
  const anna = await named('Anna');
  await anna.goto(`${inn.url}/games/montana`);
  await anna.getByText('Public: anyone can join or watch').click();
  await openSeats(anna);
  const tom = await named('Tom');
  await tom.goto(inn.url);
  const row = tom.locator('.open-tables li', { hasText: 'Anna' });
  await row.waitFor();
  expect(await row.innerText()).toMatch(/Montana[^]*1 seat free[^]*live, starts when full/);
  await tom.getByRole('button', { name: 'Quick seat: any game' }).click();
  await tom.waitForURL(anna.url());
  await Promise.all([anna, tom].map((page) => page.locator('.board').first().waitFor()));
});

/** One seat for a friend, the others for bots. */
async function openSeats(page: Page): Promise<void> {
  await page.getByLabel('Seat 2').selectOption('open');
  await page.getByRole('button', { name: 'Create the game' }).click();
  await page.waitForURL(/\/tables\//);
}

test('a game is joined by its code', async () => {
  const host = await inn.newPage();
  await openTable(host, inn.url, { game: 'mississippi-queen', seats: 3, places: ['open', 'greedy'] });
  const guest = await inn.newPage();
  await guest.goto(inn.url);
  await guest.getByRole('link', { name: 'Join with a code' }).click();
  await guest.getByLabel('Code or link').fill(host.url().split('/').at(-1) ?? '');
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest.getByRole('heading', { name: 'Join Mississippi Queen' }).waitFor();
});

test('no page has failed meanwhile', () => expect(inn.faults).toEqual([]));
