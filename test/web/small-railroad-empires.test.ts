import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerProcess } from '../server/support/server-process.ts';
import { openBrowser, openHouse } from './support/house.ts';

let house: ServerProcess;
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  house = await openHouse();
  browser = await openBrowser();
  page = await (
    await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
  ).newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => faults.push(String(error)));
});

afterAll(async () => {
  await browser.close();
  await house.stop();
});

/** A question on the screen, or the end of the game. */
async function nextMoment(): Promise<'asked' | 'over'> {
  const moment = await page.waitForFunction(
    () => {
      if (document.querySelector('.over-bar') !== null) return 'over';
      return document.querySelector('main[aria-busy="false"] .bar.asked') !== null ? 'asked' : false;
    },
    undefined,
    { timeout: 60_000 },
  );
  return (await moment.jsonValue()) as 'asked' | 'over';
}

const pressMain = () => page.locator('.bar .choice.main').last().click();

/** Delivers whatever can be delivered, builds somewhere, and spends nothing in the office. */
async function answer(n: number): Promise<void> {
  const deliveries = page.locator('.bar .choice', { hasText: '→' });
  const spaces = page.locator('.place.open');
  if ((await deliveries.count()) > 0) await deliveries.first().click();
  else if ((await spaces.count()) > 0) await spaces.nth((n * 7) % (await spaces.count())).click({ force: true });
  await pressMain();
  await page.locator('main[aria-busy="false"]').waitFor();
}

test('a table of two is opened, and the first question is where to begin', async () => {
  await page.goto(`${house.url}/games/small-railroad-empires`);
  await page.getByLabel('Seats').selectOption('2');
  await page.getByLabel('Seat 2').selectOption('random');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/tables\//);
  expect(await nextMoment()).toBe('asked');
  expect(await page.locator('.bar-title').innerText()).toMatch(/^Your turn: choose a factory/);
  expect(await page.locator('.place.open').count()).toBeGreaterThanOrEqual(14);
});

test('a first press shows what a track costs, and a place out of reach says why', async () => {
  await answer(0);
  await nextMoment();
  const space = page.locator('.place.open').first();
  await space.click({ force: true });
  expect(await page.locator('.bar-title').innerText()).toMatch(/^Lay a track/);
  expect(await page.locator('.bar-detail').innerText()).toMatch(/Free|\$\d/);
  await page.locator('.place.closed[aria-label*="plains"]').last().focus();
  await page.locator('.why-not .note').waitFor();
  expect(await page.locator('.why-not .note').innerText()).toMatch(/Next to your own network/);
});

test('the ship at the quay, the achievements, the market and the own hand lie beside the map', async () => {
  for (const name of ['The ship at the quay', 'Achievements', 'Train market', 'Your hand']) {
    await page.getByRole('region', { name }).waitFor();
  }
  expect(await page.locator('.slot').count()).toBe(4);
  expect(await page.locator('.goal').count()).toBe(5);
  expect(await page.locator('.hand li').count()).toBe(4);
});

test('the whole game is played to the end', async () => {
  let answers = 0;
  while ((await nextMoment()) === 'asked') {
    await answer(answers);
    answers += 1;
    expect(answers).toBeLessThan(200);
  }
  expect(answers).toBeGreaterThan(15);
  expect(await page.locator('.over-bar .bar-title').innerText()).toMatch(/ won|share/);
});

test('the finished game tells the ranking and its reason, and proves every draw', async () => {
  await page.getByRole('link', { name: 'How it ended' }).click();
  await page.locator('.verdict').waitFor();
  expect(await page.locator('.verdict').innerText()).toMatch(/\d+ draws recomputed here, every one as it was played/);
  expect(await page.locator('.ranking li').count()).toBe(2);
  expect(await page.locator('.ranking > p').first().innerText()).not.toBe('');
});

test('no page has failed meanwhile', () => expect(faults).toEqual([]));
