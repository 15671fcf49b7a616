import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { pressPlace } from './support/board.ts';
import { DESK, PHONE } from './support/devices.ts';
import { openInn } from './support/inn.ts';
import { tabTo } from './support/keyboard.ts';
import { answer, recruit, settle } from './support/settler.ts';
import { nextMoment, openOwnSeat, openTable, PROVEN, seeHowItEnded } from './support/table.ts';

const inn = openInn();
let page: Page;
beforeAll(async () => {
  page = await inn.newPage();
});

const sitDown = (seats: number, places: readonly string[]) =>
  openTable(page, inn.url, { game: 'montana', seats, places });

/** Answers up to the player's first turn. In a later one all workers may have been sent. */
async function reachFirstTurn(at: Page): Promise<void> {
  for (;;) {
    await nextMoment(at, '.bar.asked');
    if ((await at.locator('.bar-title').innerText()).startsWith('Your turn')) return;
    await answer(at);
  }
}

test('the table of three asks, shows what a place would bring, and takes back what was pressed', async () => {
  await sitDown(3, ['greedy', 'greedy']);
  await page.locator('.bar.asked').waitFor({ timeout: 30_000 });
  await reachFirstTurn(page);
  await pressPlace(page, page.locator('[data-spot="wheel"]'));
  expect(await page.locator('.bar-detail').innerText()).toContain('Get 2 workers');
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await page.locator('.bar-title').innerText()).toMatch(/^Your turn/);
});

test('what cannot be built says why, and names the rule', async () => {
  await pressPlace(page, page.locator('.place.closed[aria-label*="mountain"]').first());
  const note = page.locator('.why-not .note');
  await note.waitFor();
  expect(await note.innerText()).toMatch(/Mountains and lakes\.[^]*This is a mountain/);
});

test('a cow is traded for a worker without room only after a warning', async () => {
  const desk = await inn.newPage();
  await openTable(desk, inn.url, { game: 'montana', seats: 2, places: ['greedy'] });
  const title = desk.locator('.bar-title');
  const trade = async () => {
    await desk.getByRole('button', { name: /cow: trade one/ }).click();
    await desk.locator('.mt-trades').getByRole('button', { name: 'Trade a cow for 1 copper worker' }).click();
  };
  // Four workers at first, and two more with each spin.
  await recruit(desk, 2);
  await trade();
  expect(await desk.locator('.mt-trades .stock').count()).toBe(9);
  expect(await title.innerText()).toBe('Trade a cow for 1 copper worker?');
  expect(await desk.locator('.bar-detail').innerText()).toContain('the most allowed');
  await desk.getByRole('button', { name: 'Keep the cow' }).click();
  expect(await title.innerText()).toMatch(/^Your turn/);
  await trade();
  await desk.getByRole('button', { name: 'Trade anyway' }).click();
  await desk.getByText('8 workers at most: send 1 back').first().waitFor();
});

test('a player leaves instructions for the turns of others, and takes one back', async () => {
  await openOwnSeat(page);
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('New instruction').selectOption('passAlways');
  await sheet.getByRole('button', { name: 'Add: Always pass at the store' }).click();
  await sheet.getByLabel('New instruction').selectOption('bidUpTo');
  await sheet.getByLabel('Most').selectOption('4');
  await sheet.getByRole('button', { name: /^Add: Bid up to 4 pumpkins on row 1/ }).click();
  await sheet.locator('li').nth(1).waitFor();
  expect(await sheet.locator('li').allInnerTexts()).toEqual([
    expect.stringContaining('Always pass at the store'),
    expect.stringContaining('Bid up to 4 pumpkins on row 1'),
  ]);
  await sheet.getByRole('button', { name: 'Remove' }).first().click();
  await page.waitForFunction(() => document.querySelectorAll('dialog li').length === 1);
  await sheet.getByRole('button', { name: 'Close' }).click();
});

test('on a desktop four players are fully visible beside the board, with any explanation below them', async () => {
  const desk = await inn.newPage({ ...DESK, viewport: { width: 1440, height: 900 } });
  await openTable(desk, inn.url, { game: 'montana', seats: 4, places: ['greedy', 'greedy', 'greedy'] });
  const next = desk.locator('.lesson .brass');
  await next.waitFor({ timeout: 60_000 });
  let explained = 0;
  for (; (await next.count()) > 0; explained++) {
    expect(await desk.locator('.side > .seats').evaluate((seats) => seats.scrollHeight - seats.clientHeight)).toBe(0);
    await next.click();
  }
  expect(explained).toBeGreaterThan(0);
});

test('every place of the table is reached and chosen by keyboard alone', async () => {
  await tabTo(page, '.places .place');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Clear' }).waitFor();
  const chosen = page.locator('.place.chosen');
  expect(await chosen.getAttribute('aria-pressed')).toBe('true');
  expect(await chosen.getAttribute('aria-label')).toMatch(/You can (choose this|build here)/);
});

test('a worker on the player board is pressed to send another one', async () => {
  const desk = await inn.newPage();
  await openTable(desk, inn.url, { game: 'montana', seats: 2, places: ['greedy'] });
  await reachFirstTurn(desk);
  // The first space of the bank takes any worker.
  await pressPlace(desk, desk.locator('[data-spot="space-0"]'));
  const workers = desk.locator('.mt-place:not(.none)');
  expect(await workers.count()).toBeGreaterThan(1);
  const chosen = () => workers.evaluateAll((all) => all.findIndex((one) => one.classList.contains('chosen')));
  await expect.poll(chosen).toBeGreaterThanOrEqual(0);
  const before = await chosen();
  const names = await workers.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const other = names.findIndex((name) => name !== names[before]);
  if (other < 0) return;
  await workers.nth(other).click();
  await expect.poll(async () => names[await chosen()]).toBe(names[other]);
});

test('on a phone each part of the table has a tab, and what a player has stays in sight', async () => {
  const phone = await inn.newPage(PHONE);
  await openTable(phone, inn.url, { game: 'montana', seats: 2, places: ['greedy'] });
  await phone.locator('.focus-tab').first().waitFor();
  expect(await phone.locator('.focus-tab').allInnerTexts()).toEqual(['Build', 'Work', 'Recruit', 'Store']);
  await phone.locator('.focus-tab', { hasText: 'Work' }).tap();
  expect(await phone.locator('[data-spot^="space"]').count()).toBe(15);
  expect(await phone.locator('.mine .stock').count()).toBe(9);
});

test('a person settles Montana against a bot to the end', async () => {
  await sitDown(2, ['greedy']);
  expect(await settle(page)).toBeGreaterThan(10);
  expect(await page.locator('.over-bar .bar-title').innerText()).toMatch(/ won$/);
});

test('the finished game tells its ranking and proves every draw', async () => {
  expect(await seeHowItEnded(page)).toMatch(PROVEN);
  expect(await page.locator('.ranking tbody tr').count()).toBe(2);
  expect(await page.locator('.ranking > p').first().innerText()).toContain('last settlement');
});

test('no page has failed meanwhile', () => expect(inn.faults).toEqual([]));
