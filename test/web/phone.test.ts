import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Hand, openRace, pressInSight, race } from './support/captain.ts';
import { PHONE } from './support/devices.ts';
import { openInn } from './support/inn.ts';
import { answersIn, saveRecord } from './support/table.ts';

const inn = openInn();
let page: Page;
beforeAll(async () => {
  page = await inn.newPage(PHONE);
});

/** One thumb. */
const thumb: Hand = {
  pressSpace: (on, nth) => pressInSight(on, nth, 'tap'),
  pressChoice: (on, label) => on.locator('.bar .choice', { hasText: label }).first().tap(),
};

const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each(['/', '/games/mississippi-queen', '/games/mississippi-queen/guide', '/settings'])(
  'nothing is wider than a phone of 360 pixels on %s',
  async (path) => {
    await page.goto(inn.url + path);
    await page.locator('h1').waitFor();
    expect(await overflow()).toBe(0);
  },
);

test('a whole race is sailed with one thumb', async () => {
  await openRace(page, inn.url, { places: ['random', 'greedy'] });
  await page.locator('.bar.asked').waitFor();
  expect(await overflow()).toBe(0);
  const questions = await race(page, thumb);
  await page.getByRole('link', { name: 'See the result' }).tap();
  expect(answersIn(await saveRecord(page), 0)).toBe(questions);
  await page.goBack();
});

test('players stand above the board, and story and chat are one tap away', async () => {
  await page.locator('.seats .seat').first().waitFor();
  expect(await page.locator('.seats .seat').count()).toBeGreaterThanOrEqual(2);
  await page.getByRole('button', { name: 'Story and chat' }).tap();
  await page.locator('.story-sheet').getByRole('tab', { name: 'Story' }).waitFor();
  // The decision and one's own things stay in reach.
  expect(await page.locator('.bar').isVisible()).toBe(true);
  expect(await page.locator('.mine-region').isVisible()).toBe(true);
  await page.locator('.story-sheet').getByRole('button', { name: 'Close' }).tap();
  await page.locator('.story-sheet').waitFor({ state: 'detached' });
});

test('the settings are in the menu, and lead back to the table', async () => {
  const table = page.url();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.locator('dialog').getByRole('link', { name: 'Settings' }).tap();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.getByRole('link', { name: 'Back' }).tap();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  expect(page.url()).toBe(table);
});

test('settings found again with the browser’s own back still lead to the table, not to themselves', async () => {
  const table = page.url();
  await page.goBack();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(await page.getByRole('link', { name: 'Back' }).evaluate((link: HTMLAnchorElement) => link.href)).toBe(table);
  await page.goForward();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  expect(page.url()).toBe(table);
});
