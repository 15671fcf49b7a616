import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { DESK } from './support/devices.ts';
import { openInn } from './support/inn.ts';
import { answered, nextMoment, openTable } from './support/table.ts';

const inn = openInn();
let page: Page;
beforeAll(async () => {
  page = await inn.newPage({ ...DESK, viewport: { width: 1440, height: 900 } });
});

/** Where to build is asked on the map alone. */
const moment = () => nextMoment(page, '.bar.asked');

const pressMain = () => page.locator('.bar .choice.main').last().click();

/** Delivers whatever can be delivered, builds somewhere, and spends nothing in the office. */
async function answer(n: number): Promise<void> {
  const deliveries = page.locator('.bar .choice', { hasText: '→' });
  const spaces = page.locator('.place.open');
  if ((await deliveries.count()) > 0) await deliveries.first().click();
  else if ((await spaces.count()) > 0) await spaces.nth((n * 7) % (await spaces.count())).click({ force: true });
  await pressMain();
  await answered(page);
}

test('a table of two is opened, and the first question is where to begin', async () => {
  await openTable(page, inn.url, { game: 'small-railroad-empires', seats: 2, places: ['random'] });
  expect(await moment()).toBe('asked');
  expect(await page.locator('.bar-title').innerText()).toMatch(/^Your turn: choose a factory/);
  expect(await page.locator('.place.open').count()).toBeGreaterThanOrEqual(14);
});

test('a first press shows what a track costs, and a place out of reach says why', async () => {
  await answer(0);
  await moment();
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
  while ((await moment()) === 'asked') {
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

test('no page has failed meanwhile', () => expect(inn.faults).toEqual([]));
