import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS } from '#games/registry.ts';
import { faultsOf } from './support/axe.ts';
import { DESK } from './support/devices.ts';
import { openInn } from './support/inn.ts';
import { announcedTo, askBy, openListening } from './support/listening.ts';
import { goldenRecord, openRecord } from './support/recorded.ts';
import { tabTo } from './support/keyboard.ts';
import { nextMoment, openTable } from './support/table.ts';

const inn = openInn();
let page: Page;
beforeAll(async () => {
  page = await openListening(inn, DESK, { lessons: false });
  await openTable(page, inn.url, { game: 'mississippi-queen', seats: 3, places: ['greedy', 'greedy'] });
  await nextMoment(page, '.bar.asked');
});

const plate = () => page.locator('.answer-plate');

describe('with keys alone, somebody at the table can ask', () => {
  test('where they are and what is around them; the answer is also shown, until the next key', async () => {
    const answer = await askBy(page, 'w');
    expect(answer).toMatch(/^Your boat is on \w+, .* facing downstream\./);
    expect(answer).toMatch(/Ahead left: /);
    expect(await plate().innerText()).toBe(answer);
    await page.keyboard.press('Shift');
    expect(await plate().count()).toBe(0);
  });

  test('who is ahead', async () => {
    expect(await askBy(page, 'g')).toMatch(/^1st: .+ 2nd: .+ 3rd: /);
  });

  test('what they have, and what any player has', async () => {
    expect(await askBy(page, 'm')).toMatch(/^Your boat: .* speed \d, \d coal/);
    expect(await askBy(page, 'Shift+Digit2')).toMatch(/’s boat: .* coal/);
    expect(await askBy(page, 'Shift+Digit5')).toBe('There is no player 5.');
  });

  test('what they can do, the most useful first', async () => {
    const answer = await askBy(page, 'o');
    expect(answer).toMatch(/^\d+ choices: /);
    const first = await page.locator('.place.open').first().getAttribute('aria-label');
    expect(answer).toContain(`choices: ${first}`);
    expect(answer).toMatch(/\d+ more: press o again\.$/);
    const next = await page.locator('.place.open').nth(5).getAttribute('aria-label');
    expect(await askBy(page, 'o')).toContain(`6 to 10 of ${answer.split(' ')[0]}: ${next}; `);
  });

  test('what is asked now, as often as they like', async () => {
    expect(await askBy(page, 'n')).toMatch(/^Choose where to go\. /);
    await page.keyboard.press('1');
    await expect.poll(async () => (await announcedTo(page)).at(-1)).toBe('No button 1 now.');
  });

  test('for less of what the others do', async () => {
    expect(await askBy(page, 'v')).toMatch(/^Brief: 1 sentence /);
    expect(await askBy(page, 'v')).toMatch(/^About me only: /);
    expect(await askBy(page, 'v')).toMatch(/^Full: /);
  });

  test('what happened last, line by line back and forward', async () => {
    const newest = await askBy(page, '[');
    const [, at = '', of] = /^(\d+) of (\d+): ./.exec(newest) ?? [];
    expect(at).toBe(of);
    expect(await askBy(page, '[')).toMatch(new RegExp(`^${Number(at) - 1} of ${of}: `));
    expect(await askBy(page, ']')).toBe(newest);
  });

  test('for all keys, and Escape closes the list', async () => {
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keys' });
    await sheet.waitFor();
    expect(await sheet.locator('dt').allInnerTexts()).toEqual(expect.arrayContaining(['w', 'o', 'g', 'm', 'f', '?']));
    expect((await faultsOf(page)).faults).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  });
});

describe('a place is found by its name', () => {
  test('typing narrows the list; what cannot be pressed is told with its distance', async () => {
    const { faults } = await faultsOf(page);
    await page.keyboard.press('f');
    const input = page.getByRole('combobox', { name: 'Find a place' });
    await input.waitFor();
    // Faults of the page itself are found elsewhere.
    expect((await faultsOf(page)).faults).toEqual(faults);
    await page.keyboard.type('boat 2');
    await expect.poll(() => page.locator('#found-places li').first().innerText()).toMatch(/boat 2.* spaces? away/s);
    await input.fill('tile 1');
    expect(await askBy(page, 'Enter')).toMatch(/^tile 1: /);
    await input.waitFor({ state: 'detached' });
  });

  test('the focus goes to a place that can be pressed', async () => {
    const spot = await page.locator('.place.open').nth(3).getAttribute('data-spot');
    await page.keyboard.press('f');
    await page.keyboard.type(spot ?? '');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-spot'))).toBe(spot);
    expect(await askBy(page, 'd')).toContain(spot);
  });

  test('Escape leaves the search, and the keys ask again', async () => {
    await page.keyboard.press('f');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox').waitFor({ state: 'detached' });
    expect(await askBy(page, 'w')).toMatch(/^Your boat/);
  });
});

describe('on the board', () => {
  test('the places are an application, so that screen readers leave the arrow keys to it, and explain them', async () => {
    const board = page.locator('.places').first();
    expect(await board.getAttribute('role')).toBe('application');
    expect(await board.getAttribute('aria-description')).toMatch(/Arrow keys/);
  });

  test('Page Down leads from the last place on to what lies beside the board, and Home back from anywhere', async () => {
    const places = await page.locator('.place.open').count();
    await page.keyboard.press('Home');
    for (let i = 0; i < places; i++) await page.keyboard.press('PageDown');
    expect(await page.locator('.mine-region :focus').count()).toBe(1);
    await page.keyboard.press('PageUp');
    expect(await page.locator('.places :focus').count()).toBe(1);
    await tabTo(page, '.bar .more');
    await page.keyboard.press('Home');
    expect(await page.locator('.places :focus').count()).toBe(1);
  });

  test('Home goes to the first open place, and Escape clears what was picked', async () => {
    await tabTo(page, '.places .place');
    await page.keyboard.press('Home');
    expect(
      await page
        .locator('.place.open')
        .first()
        .evaluate((one) => one === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Enter');
    await page.locator('.place.chosen').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.place.chosen').waitFor({ state: 'detached' });
  });
});

/** A moment of each game at which there is much to ask. */
const MOMENTS = {
  'mississippi-queen': ['first-docking', 200],
  broadhorns: ['year-of-four', 640],
  montana: ['most-settlements-of-four', 120],
  'small-railroad-empires': ['rounds', 120],
  broadsides: ['volley', 45],
} as const;

test.each(GAME_IDS)('%s answers on the page', async (id) => {
  const [golden, moves] = MOMENTS[id];
  const there = await openListening(inn, DESK, { lessons: false });
  await openRecord(there, inn.url, goldenRecord(id, golden, moves));
  const curtain = there.locator('dialog button.brass');
  await there.locator('.bar.asked').or(curtain).first().waitFor();
  if (await curtain.isVisible()) await curtain.press('Enter');
  await there.locator('.bar.asked').waitFor();
  const answers: string[] = [];
  for (const key of ['w', 'g', 'm', 'o', 'Shift+Digit1', '[']) answers.push(await askBy(there, key));
  expect(answers.filter((answer) => answer.length < 10 || /undefined|no answer/.test(answer))).toEqual([]);
  await there.keyboard.press('f');
  await expect.poll(() => there.locator('#found-places li').count()).toBe(8);
  await there.context().close();
});
