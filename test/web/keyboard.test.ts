import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { takeTurn } from './support/captain.ts';
import { openInn } from './support/inn.ts';
import { keyboard, tabTo } from './support/keyboard.ts';

const inn = openInn();
let page: Page;
beforeAll(async () => {
  page = await inn.newPage();
});

const heard = () => page.locator('[data-announcer]').innerText();

test('a table is opened from the home page by keyboard alone', async () => {
  await page.goto(inn.url);
  await tabTo(page, '.box h3 a[href="/games/mississippi-queen"]');
  await page.keyboard.press('Enter');
  await page.locator('form.opening').waitFor();
  await tabTo(page, 'form.opening select');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  for (let seat = 1; seat < 3; seat++) {
    await page.keyboard.press('Tab');
    // Captains who steam for the landing: the race cannot be over because they are all lost.
    await page.keyboard.press('ArrowUp');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'form.opening button[type="submit"]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tables\//);
  await page.locator('.bar.asked').waitFor({ timeout: 30_000 });
  expect(await page.locator('.seat').count()).toBe(2);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('the board is one stop of the Tab key, however many places it has', async () => {
  await tabTo(page, '.places .place');
  await page.keyboard.press('Tab');
  expect(await page.locator('.places :focus').count()).toBe(0);
});

test('the log is one stop of the Tab key, too, and arrow keys walk through its lines', async () => {
  await tabTo(page, '.side .log');
  await page.keyboard.press('ArrowDown');
  expect(
    await page
      .locator('.log summary')
      .first()
      .evaluate((one) => one === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('End');
  expect(await page.locator('.log :focus').count()).toBe(1);
  await page.keyboard.press('Tab');
  expect(await page.locator('.log :focus').count()).toBe(0);
});

test('the whole race is sailed by keyboard alone, the focus never gets lost, and every event is heard', async () => {
  const sentences = new Set<string>();
  let turns = 0;
  while (await takeTurn(page, keyboard)) {
    turns += 1;
    sentences.add(await heard());
    // What was pressed is gone with its question; a moment later the next one has the focus.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  }
  // No boat is home in two rounds; quick pilots need three.
  expect(turns).toBeGreaterThanOrEqual(2);
  expect(sentences.size).toBeGreaterThanOrEqual(2);
});

test('the decision is read aloud', async () => {
  await page.goto(inn.url);
  await page.getByRole('button', { name: 'Play: Mississippi Queen' }).first().click();
  await page.locator('.bar.asked').waitFor({ timeout: 30_000 });
  await expect.poll(heard).toMatch(/^Choose where to go/m);
});
