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
  expect(await page.locator('.bar-title').innerText()).toMatch(/^Choose a factory/);
  expect(await page.locator('.place.open').count()).toBeGreaterThanOrEqual(14);
});

test('a first press shows what a track costs, and a place out of reach says why', async () => {
  await build(page, 0);
  await nextQuestion(page);
  const space = page.locator('.place.open').first();
  await pressPlace(page, space);
  expect(await page.locator('.bar-title').innerText()).toMatch(/^Build: /);
  expect(await page.locator('.bar-detail').innerText()).toMatch(/Free|\$\d/);
  await page.locator('.place.closed[aria-label*="plains"]').last().focus();
  await page.locator('.why-not .note').waitFor();
  expect(await page.locator('.why-not .note').innerText()).toMatch(/Next to your tracks or trains/);
});

test('the ship, the trains for sale and the achievements lie beside the map, the own hand below it', async () => {
  for (const name of ['Ship', 'Achievements', 'Trains for sale']) await page.getByRole('region', { name }).waitFor();
  expect(await page.locator('.slot').count()).toBe(4);
  expect(await page.locator('.goal').count()).toBe(5);
  expect(await page.locator('.market .train-card').count()).toBe(3);
  expect(await page.getByRole('group', { name: 'Your hand' }).locator('.thing').count()).toBe(4);
});

test('what a picked track costs stands in the own stocks before it is built', async () => {
  await pressPlace(page, page.locator('.place.open').first());
  expect(await page.locator('.own-stocks .stock.changes').last().innerText()).toMatch(/^(\d+) → \d+\s*tracks?$/);
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await page.locator('.own-stocks .stock.changes').count()).toBe(0);
});

test('a locked track, a train for sale and a card in hand say when their time comes', async () => {
  for (const [thing, says] of [
    ['.own-plates .plate', /You can unlock Night shift for \$4 after building and delivering/],
    ['.market .train-card', /You can buy a card after building and delivering/],
    ['.own-hand .train-card', /You can deliver after building/],
  ] as const) {
    await page.locator(thing).first().click();
    await page.locator('.reason', { hasText: says }).waitFor();
  }
  await page.locator('.reason .rule-link').click();
  await page.locator('article.wanted', { hasText: 'you cannot go back to an earlier step' }).waitFor();
  await page.keyboard.press('Escape');
});

test('the whole game is played to the end', async () => {
  expect(await buildOn(page)).toBeGreaterThan(15);
  expect(await page.locator('.over-bar .bar-title').innerText()).toMatch(/ won|share/);
});

test('the newest line of the log is in view, however long the round has become', async () => {
  const [pane, line] = await Promise.all(
    ['.tab-body', '.log details:last-of-type li:last-child'].map((what) => page.locator(what).boundingBox()),
  );
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((pane?.y ?? 0) + (pane?.height ?? 0) + 1);
});

test('the finished game tells the ranking and its reason, and proves every draw', async () => {
  expect(await seeHowItEnded(page)).toMatch(PROVEN);
  expect(await page.locator('.ranking tbody tr').count()).toBe(2);
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
    await phone.getByRole('button', { name: 'Turn off tips' }).tap();
    await buildToOffice(phone);
  });

  const boxOf = async (what: string) => {
    const box = await phone.locator(what).first().boundingBox();
    if (box === null) throw new Error(`${what} is not to be seen`);
    return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
  };

  test('something to buy brings up its tab, and the map is one press away', async () => {
    const tab = (name: string) => phone.getByRole('tab', { name: new RegExp(`^${name}`) });
    expect(await tab('Trains').getAttribute('aria-selected')).toBe('true');
    await tab('Map').tap();
    expect(await phone.locator('.minimap').isVisible()).toBe(true);
    await tab('Trains').tap();
  });

  test('why a second card cannot be bought is said in full, on the screen', async () => {
    await phone.locator('.market .train-card.open').first().tap();
    expect(await phone.locator('.choice.main').innerText()).toMatch(/^Buy \w+ · \$\d$/);
    await phone.locator('.choice.main').tap();
    await phone.locator('.market .train-card.closed').nth(2).waitFor();
    for (let i = 0; i < 3; i++) {
      await phone.locator('.market .train-card').nth(i).tap();
      await phone.locator('.reason').waitFor();
      expect(await phone.locator('.reason').innerText()).toContain(
        'You bought a card this turn. Buy the next one next turn.',
      );
      const why = await boxOf('.reason');
      expect(why.left).toBeGreaterThanOrEqual(0);
      expect(why.top).toBeGreaterThanOrEqual(0);
      expect(why.right).toBeLessThanOrEqual(viewport.width);
      expect(why.bottom).toBeLessThanOrEqual(viewport.height);
    }
  });
});

test('no page has failed meanwhile', () => expect(inn.faults).toEqual([]));
