import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { pressPlace } from './support/board.ts';
import { openInn } from './support/inn.ts';
import { tabTo } from './support/keyboard.ts';
import { trade, tradeOn } from './support/merchant.ts';
import { nextMoment, openTable, PROVEN, seeHowItEnded } from './support/table.ts';

const inn = openInn();
let page: Page;
beforeAll(async () => {
  page = await inn.newPage();
});

const sitDown = (seats: number, places: readonly string[]) =>
  openTable(page, inn.url, { game: 'broadhorns', seats, places });

const title = () => page.locator('.bar-title').innerText();
const press = (name: string | RegExp) => page.locator('.bar').getByRole('button', { name }).first().click();

test('a merchant takes a boat, loads it, and sees how far each barrel is from spoiling', async () => {
  await sitDown(3, ['greedy', 'greedy']);
  await nextMoment(page);
  expect(await title()).toBe('Your turn in St. Louis: 2 actions left');
  await press('Port: take a boat');
  await press(/^20 ft for 0/);
  await press(/^Buy apples for 2/);
  await page
    .getByRole('img', { name: /apples: 3 spaces before the final one/ })
    .first()
    .waitFor();
  expect(await page.locator('.bh-purse').innerText()).toBe('4 gold');
});

/** The space at the landing, open or picked. */
const landing = () => page.locator('.place[aria-label^="River space"][aria-label*="landing of Ste. Genevieve"]');

test('the reach of the boat glows on the river, and pressing a space shows first what it would play', async () => {
  await press('Loaded');
  const reach = page.locator('.place.open[aria-label^="River space"]');
  await reach.first().waitFor();
  expect(await reach.count()).toBe(5);
  await pressPlace(page, landing());
  await page.locator('.bar-title', { hasText: 'Float 4 spaces, to the landing of Ste. Genevieve: one Move' }).waitFor();
  expect(await page.locator('.bar-detail').innerText()).toBe('After it: no action left.');
  expect(await page.locator('.bar .choice.main').innerText()).toBe('Move 4 to Ste. Genevieve');
  expect(await landing().getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.ghost .flatboat').count()).toBe(1);
});

test('what is picked can be put back, and a second press on the same space floats there', async () => {
  await press('Cancel');
  expect(await title()).toBe('Your turn: 1 action left');
  expect(await page.locator('.ghost').count()).toBe(0);
  await pressPlace(page, landing());
  await page.locator('.ghost').waitFor();
  await pressPlace(page, landing());
  await page.getByText('floats 4 spaces, to the landing of Ste. Genevieve').first().waitFor();
});

test('what cannot be done says why', async () => {
  const forbidden = page.locator('.bar .choice.forbidden', { hasText: 'Put in at Ste. Genevieve' });
  await forbidden.focus();
  expect(await forbidden.getAttribute('aria-description')).toBe(
    'Both actions of this turn are used. You can put in at Ste. Genevieve on your next turn.',
  );
});

test('barrels on the market and cards in hand say why they cannot be had now', async () => {
  await page.locator('.place[aria-label^="Furs on the market of St. Louis"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.why-not .note', { hasText: 'You can put in at Ste. Genevieve on your next turn.' }).waitFor();
  await page.locator('.bh-hand .bh-card').first().click();
  await page.locator('.bh-why').getByText(/\w/).first().waitFor();
});

test('a town tells by keyboard what it wants and sells', async () => {
  await page.getByRole('link', { name: 'Sternwheel' }).first().focus();
  await tabTo(page, '.places .place');
  const town = page.locator('.place[aria-label^="Memphis wants"]');
  expect(await town.getAttribute('aria-label')).toMatch(/^Memphis wants .+; sells .+; bonus 2, \d wreaths?(; |$)/);
});

test('how many cards are left to draw can be read, and unfolding it lists the cards that lie face up', async () => {
  const open = page.locator('.bh-open-cards');
  expect(await open.locator('summary').innerText()).toMatch(/^\d+ cards to draw, \d+ discarded, \d+ at the towns$/);
  await open.locator('summary').click();
  const lying = open.locator('dl, p');
  await lying.waitFor();
  await open.locator('summary').click();
  await lying.waitFor({ state: 'hidden' });
});

test('the bag stays as the merchant left it, open or folded', async () => {
  await sitDown(3, ['greedy', 'greedy']);
  await nextMoment(page);
  await press('Port: take a boat');
  await press(/^20 ft for 0/);
  const barrels = page.locator('.bar').getByRole('button', { name: / from the bag for/ });
  await press(/^From the bag/);
  expect(await barrels.count()).toBeGreaterThan(1);
  await press(/^Buy apples for 2/);
  await page.getByText('4 gold', { exact: true }).first().waitFor();
  await barrels.first().waitFor();
  await press(/^From the bag/);
  expect(await barrels.count()).toBe(0);
});

test('a person trades a year against three bots to the end', { timeout: 600_000 }, async () => {
  await sitDown(4, ['greedy', 'greedy', 'greedy']);
  expect(await trade(page)).toBe(true);
  expect(await tradeOn(page)).toBeGreaterThan(20);
  expect(await page.locator('.over-bar .bar-title').innerText()).toMatch(/ won$/);
});

test('the finished year tells its ranking and proves every draw', async () => {
  expect(await seeHowItEnded(page)).toMatch(PROVEN);
  expect(await page.locator('.ranking li').count()).toBe(4);
});

test('no page has failed meanwhile', () => expect(inn.faults).toEqual([]));
