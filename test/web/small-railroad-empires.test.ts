import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { pressPlace } from './support/board.ts';
import { DESK, PHONE } from './support/devices.ts';
import { openInn } from './support/inn.ts';
import { build, buildOn, buildToOffice, nextQuestion } from './support/railroader.ts';
import { openTable, PROVEN, seeHowItEnded } from './support/table.ts';

const inn = openInn();
let page: Page;
beforeAll(async () => {
  page = await inn.newPage({ ...DESK, viewport: { width: 1440, height: 900 } });
});

test('a table of two is opened, and the first question is where to begin', async () => {
  await openTable(page, inn.url, { game: 'small-railroad-empires', seats: 2, places: ['random'] });
  expect(await nextQuestion(page)).toBe('asked');
  expect(await page.locator('.bar-title').innerText()).toMatch(/^Your turn: choose a factory/);
  expect(await page.locator('.place.open').count()).toBeGreaterThanOrEqual(14);
});

test('a first press shows what a track costs, and a place out of reach says why', async () => {
  await build(page, 0);
  await nextQuestion(page);
  const space = page.locator('.place.open').first();
  await pressPlace(page, space);
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

test('a locked track, a card of the market and a card in hand say when their time comes', async () => {
  for (const [section, says] of [
    ['Your locked tracks', /is unlocked in the office for \$4, after building and deliveries/],
    ['Train market', /Cards are bought in the office, after building and deliveries/],
    ['Your hand', /Deliveries come after building/],
  ] as const) {
    await page.getByRole('region', { name: section }).locator('.askable').first().click();
    const answer = page.getByRole('region', { name: section }).locator('.desk-why');
    await answer.waitFor();
    expect(await answer.innerText()).toMatch(says);
  }
  await page.locator('.desk-why .rule-link').click();
  await page.locator('article.wanted', { hasText: 'no step comes back' }).waitFor();
  await page.keyboard.press('Escape');
});

test('the whole game is played to the end', async () => {
  expect(await buildOn(page)).toBeGreaterThan(15);
  expect(await page.locator('.over-bar .bar-title').innerText()).toMatch(/ won|share/);
});

test('the newest line of the log is in view, however long the round has become', async () => {
  const [pane, line] = await Promise.all(
    ['.tab-body', '.log details:first-of-type li:last-child'].map((what) => page.locator(what).boundingBox()),
  );
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((pane?.y ?? 0) + (pane?.height ?? 0) + 1);
});

test('the finished game tells the ranking and its reason, and proves every draw', async () => {
  expect(await seeHowItEnded(page)).toMatch(PROVEN);
  expect(await page.locator('.ranking li').count()).toBe(2);
  expect(await page.locator('.ranking > p').first().innerText()).not.toBe('');
  // Beside a long account of the score a name once stood one letter to a line.
  expect((await page.locator('.ranking .name').first().boundingBox())?.height).toBeLessThan(60);
});

describe('On a phone', () => {
  const viewport = { width: 390, height: 844 };
  let phone: Page;
  beforeAll(async () => {
    phone = await inn.newPage({ ...PHONE, viewport });
    await openTable(phone, inn.url, { game: 'small-railroad-empires', seats: 2, places: ['random'] });
    await buildToOffice(phone);
  });

  const boxOf = async (what: string) => {
    const box = await phone.locator(what).first().boundingBox();
    if (box === null) throw new Error(`${what} is not to be seen`);
    return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
  };

  test('why a second card cannot be bought is said in full, and covers nothing that is read', async () => {
    await phone.locator('.sre-office .choice', { hasText: 'Buy' }).first().tap();
    const forbidden = phone.locator('.sre-office .choice.forbidden', { hasText: 'Buy' });
    await forbidden.first().waitFor();
    expect(await forbidden.count()).toBe(3);
    for (let i = 0; i < 3; i++) {
      await forbidden.nth(i).tap({ force: true });
      await forbidden.nth(i).locator('.choice-why').waitFor();
      const [why, words] = [await boxOf('.choice-why'), await boxOf('.bar-words')];
      expect(await phone.locator('.choice-why').innerText()).toBe('You have bought a card this turn.');
      expect(why.left).toBeGreaterThanOrEqual(0);
      expect(why.right).toBeLessThanOrEqual(viewport.width);
      expect(why.top).toBeGreaterThanOrEqual(words.bottom);
      expect(why.bottom).toBeLessThanOrEqual(viewport.height);
    }
  });
});

test('no page has failed meanwhile', () => expect(inn.faults).toEqual([]));
