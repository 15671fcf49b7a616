import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { mouse, openRace, race, takeTurn } from './support/captain.ts';
import { openInn } from './support/inn.ts';
import { answersIn, PROVEN, saveRecord, seeHowItEnded } from './support/table.ts';

const inn = openInn();
let page: Page;
/** How many questions the race asked. */
let questions = 0;
beforeAll(async () => {
  page = await inn.newPage();
});

test('one press on the home page and a newcomer is racing two bots', async () => {
  await page.goto(inn.url);
  await page.getByRole('button', { name: 'Play: Mississippi Queen' }).first().click();
  await page.waitForURL(/\/tables\//);
  await page.locator('.bar.asked').waitFor({ timeout: 30_000 });
  expect(await page.locator('.seat').count()).toBe(2);
  expect(await page.title()).toMatch(/Your turn · Mississippi Queen/);
  expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe('/icon-turn.svg');
});

test('a person races two bots to the end of an introductory race', async () => {
  await openRace(page, inn.url, { places: ['greedy', 'random'] });
  questions = await race(page, mouse);
  expect(await page.locator('.over-bar .bar-title').innerText()).toMatch(/ won$/);
});

test('the finished game tells the ranking and its reason, draws its course, and proves every draw', async () => {
  expect(await seeHowItEnded(page)).toMatch(PROVEN);
  expect(await page.locator('.ranking tbody tr').count()).toBe(3);
  expect(await page.locator('.ranking > p').first().innerText()).not.toBe('');
  expect(await page.locator('.seat-line').count()).toBeGreaterThanOrEqual(3);
});

test('it says how the reader did, and counts the steps as the replay does', async () => {
  expect(await page.locator('h1').innerText()).toMatch(/^You (won|finished (2nd|3rd) of 3)$/);
  expect(await page.locator('.scores tr.own').count()).toBe(1);
  await page.locator('.fairness summary').click();
  const [, steps] = /All (\d+) steps/.exec(await page.locator('.fairness').innerText()) ?? [];
  expect(Number(steps)).toBeGreaterThan(20);
  await page.goto(`${page.url().replace('/finished', '')}/replay?at=0`);
  expect(await page.locator('.scrubber output').innerText()).toBe(`0 / ${steps}`);
  await page.goBack();
  await page.locator('.verdict').waitFor();
});

test('the record can be saved, is whole, and holds every answer that was given', async () => {
  const record = await saveRecord(page);
  expect(record).toMatchObject({ game: 'mississippi-queen', seats: 3 });
  expect(answersIn(record, 0)).toBe(questions);
});

test('the replay steps, runs, jumps to a turn, offers no other view where all see the same, and has an address for each moment', async () => {
  await page.locator('.onward').getByRole('link', { name: 'Replay' }).click();
  const moment = page.locator('.scrubber output');
  await moment.waitFor();
  expect(await moment.innerText()).toMatch(/^0 \//);
  for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'One step forward' }).click();
  expect(await moment.innerText()).toMatch(/^5 \//);
  await page.getByRole('combobox', { name: 'Turn' }).selectOption({ label: 'Round 2' });
  const second = Number((await moment.innerText()).split(' ')[0]);
  expect(second).toBeGreaterThan(5);
  await page.waitForURL(`**/replay?at=${second}&as=*`);
  expect(await page.getByRole('combobox', { name: 'View', exact: true }).count()).toBe(0);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('8');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(
    (from) => Number(document.querySelector('.scrubber output')?.textContent?.split(' ')[0]) > from + 3,
    second,
  );
  await page.getByRole('button', { name: 'Pause' }).click();
  const address = page.url();
  const there = await moment.innerText();
  await page.reload();
  await moment.waitFor();
  expect(await moment.innerText()).toBe(there);
  expect(page.url()).toBe(address);
});

test('what if: a game against bots goes on from a moment of the replay, says so, and is discarded with a press', async () => {
  const replay = page.url();
  await page.getByRole('button', { name: /What if/ }).click();
  await page.waitForURL(/\/tables\/here-/);
  await page.locator('.bar.asked').waitFor();
  expect(await page.getByRole('button', { name: /^About .*bot/ }).count()).toBe(2);
  expect(await page.locator('.mast .chip').innerText()).toMatch(/what if, from step \d+/);
  expect(await takeTurn(page, mouse)).toBe(true);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.waitForURL(replay);
});

test('the back button leads back through the pages', async () => {
  await page.goBack();
  await page.waitForURL(/replay/);
  await page.goBack();
  await page.waitForURL(/finished/);
  await page.locator('.ranking').waitFor();
});

test('a finished game is put away from the list, and its record stays', async () => {
  const finished = page.url();
  await page.goto(`${inn.url}/my-games`);
  const card = page.locator('.game-list .card', { hasText: /You (won|finished)/ });
  await card.getByRole('button', { name: /^Remove/ }).click();
  await card.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: 'My games' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await card.count()).toBe(0);
  await page.goto(finished);
  await page.locator('.ranking tbody tr').nth(2).waitFor();
});

test('no page has failed meanwhile', () => expect(inn.faults).toEqual([]));
