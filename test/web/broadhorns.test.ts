import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { pressPlace } from './support/board.ts';
import { PHONE } from './support/devices.ts';
import { openInn } from './support/inn.ts';
import { tabTo } from './support/keyboard.ts';
import { gold, trade, tradeOn } from './support/merchant.ts';
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
const spot = (id: string) => page.locator(`.place[data-spot="${id}"]`);
const purse = () => page.locator('.bh-own .stock').first().getAttribute('aria-label');

const APPLES = 1;

/** Takes the small boat, which is free. */
async function takeBoat(): Promise<void> {
  await page
    .getByRole('button', { name: /^Take the 20 ft boat · free/ })
    .first()
    .click();
  await gold(page).click();
  await page.locator('.bar-title', { hasText: 'Load your boat' }).waitFor();
}

test('a merchant takes a boat, loads it, and sees how far each barrel is from spoiling', async () => {
  await sitDown(3, ['greedy', 'greedy']);
  await nextMoment(page);
  expect(await title()).toBe('Choose a boat for your trip');
  await takeBoat();
  await pressPlace(page, spot(`market ${APPLES}`));
  expect(await title()).toBe('Buy apples · 2 gold');
  expect(await purse()).toBe('6 gold, then 4');
  await gold(page).click();
  await page.getByRole('button', { name: 'Apples: can age 3 more times' }).waitFor();
  expect(await purse()).toBe('4 gold');
});

/** The space at the town, open or picked. */
const landing = () => page.locator('.place[aria-label^="River at Ste. Genevieve"]');

test('the reach of the boat glows on the river, and pressing a space shows first what it would play', async () => {
  await press('Done loading');
  const reach = page.locator('.place.open[data-spot^="space"]');
  await reach.first().waitFor();
  expect(await reach.count()).toBe(5);
  expect(await landing().getAttribute('aria-label')).toBe('River at Ste. Genevieve: 4 ahead, 1 move');
  await pressPlace(page, landing());
  await page.locator('.bar-title', { hasText: 'Move 4, to Ste. Genevieve' }).waitFor();
  expect(await page.locator('.bar-detail').innerText()).toMatch(/^No actions left after that\./);
  expect(await gold(page).innerText()).toBe('Move 4 to Ste. Genevieve');
  expect(await landing().getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.ghost .flatboat').count()).toBe(1);
});

test('what is picked can be put back, and a second press on the same space moves there', async () => {
  await press('Clear');
  expect(await title()).toBe('Choose where to move');
  expect(await page.locator('.ghost').count()).toBe(0);
  await pressPlace(page, landing());
  await page.locator('.ghost').waitFor();
  await pressPlace(page, landing());
  await page.getByText('moved 4, to Ste. Genevieve').first().waitFor();
  expect(await landing().getAttribute('aria-label')).toBe('River at Ste. Genevieve, your 20 ft boat');
});

test('what cannot be done says why in the list of all actions', async () => {
  await press('All actions');
  const forbidden = page.locator('.action-list .forbidden', { hasText: 'Land at Ste. Genevieve' });
  expect(await forbidden.innerText()).toContain(
    'You have used your actions. You can land at Ste. Genevieve on your next turn.',
  );
  await press('All actions');
});

test('barrels on the market and own things say why they cannot be used now', async () => {
  await page.locator('.place[aria-label^="Furs in St. Louis"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.why-not .note', { hasText: 'You can land at Ste. Genevieve on your next turn.' }).waitFor();
  await page.locator('.bh-hand .bh-card').first().click();
  await page.locator('.bh-why').getByText(/\w/).first().waitFor();
  await page.locator('.bh-box').first().click();
  await page.locator('.bh-why').getByText(/\w/).first().waitFor();
});

test('a town tells by keyboard what it wants and sells', async () => {
  await page.getByRole('link', { name: 'Sternwheel' }).first().focus();
  await tabTo(page, '.places .place');
  const town = page.locator('.place[aria-label^="Memphis wants"]');
  expect(await town.getAttribute('aria-label')).toMatch(/^Memphis wants .+; sells .+; town bonus 2, \d wreaths?(; |$)/);
});

test('how many cards are left to draw can be read, and a press lists the cards that lie face up', async () => {
  const deck = page.locator('.bh-deck');
  expect(await deck.locator('.unseen').textContent()).toMatch(/^\d+ cards in the deck, \d+ discarded, \d+ at towns$/);
  await deck.click();
  const cards = page.getByRole('region', { name: 'Face-up cards' });
  await cards.waitFor();
  await cards.getByRole('button', { name: 'Close' }).click();
  await cards.waitFor({ state: 'hidden' });
});

test('a barrel from the bag is pressed on the market too', async () => {
  await sitDown(3, ['greedy', 'greedy']);
  await nextMoment(page);
  await takeBoat();
  const before = Number.parseInt((await purse()) ?? '', 10);
  const bag = page.locator('.place.open[data-spot^="bag"]').first();
  const name = await bag.getAttribute('data-spot');
  await pressPlace(page, bag);
  expect(await title()).toMatch(/^Buy \w+ from the bag · 4 gold$/);
  await pressPlace(page, page.locator(`[data-spot="${name}"]`));
  await page.locator('.bh-own button.bh-box').first().waitFor();
  expect(await purse()).toBe(`${before - 4} gold`);
});

test('a phone shows the river from top to bottom, and jumps to any town', async () => {
  const phone = await inn.newPage(PHONE);
  await openTable(phone, inn.url, { game: 'broadhorns', seats: 3, places: ['greedy', 'greedy'] });
  await nextMoment(phone);
  await phone.getByRole('tab', { name: 'All towns' }).tap();
  expect(await phone.locator('.bh-towns button').count()).toBe(10);
  await phone.getByRole('button', { name: /^Memphis/ }).tap();
  await phone.locator('.bh-ruler[aria-valuetext^="Memphis"]').waitFor();
  await phone.getByRole('tab', { name: /^Season/ }).tap();
  await phone.getByText(/cards in the deck/).waitFor();
  await phone.getByRole('tab', { name: /^Market/ }).tap();
  await phone.locator('.place[data-spot^="market"]').first().waitFor();
});

test('a person trades a year against three bots to the end', { timeout: 600_000 }, async () => {
  await sitDown(4, ['greedy', 'greedy', 'greedy']);
  expect(await trade(page)).toBe(true);
  expect(await tradeOn(page)).toBeGreaterThan(20);
  expect(await page.locator('.over-bar .bar-title').innerText()).toMatch(/ won$/);
});

test('the finished year tells its ranking and proves every draw', async () => {
  expect(await seeHowItEnded(page)).toMatch(PROVEN);
  expect(await page.locator('.ranking tbody tr').count()).toBe(4);
});

test('no page has failed meanwhile', () => expect(inn.faults).toEqual([]));
