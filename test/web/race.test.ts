import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { mouse, openRace, race } from './support/captain.ts';
import { openInn } from './support/inn.ts';
import { answersIn, PROVEN, saveRecord, seeHowItEnded } from './support/table.ts';

const inn = openInn();
let page: Page;
/** How many questions the race asked. */
let questions = 0;
beforeAll(async () => {
  page = await inn.newPage();
});

test('one press on the home page and a newcomer is racing three bots', async () => {
  await page.goto(inn.url);
  await page.getByRole('button', { name: 'Play now against bots: Mississippi Queen' }).first().click();
  await page.waitForURL(/\/tables\//);
  await page.locator('.bar.asked').waitFor({ timeout: 30_000 });
  expect(await page.locator('.seat').count()).toBe(4);
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
  expect(await page.locator('.ranking li').count()).toBe(3);
  expect(await page.locator('.ranking > p').first().innerText()).not.toBe('');
  expect(await page.locator('.seat-line').count()).toBeGreaterThanOrEqual(3);
});

test('the record can be saved, is whole, and holds every answer that was given', async () => {
  const record = await saveRecord(page);
  expect(record).toMatchObject({ game: 'mississippi-queen', seats: 3 });
  expect(answersIn(record, 0)).toBe(questions);
});

test('the replay steps, runs, jumps to a turn, offers no other view where all see the same, and has an address for each moment', async () => {
  await page.getByRole('link', { name: 'See it again' }).click();
  const moment = page.locator('.scrubber output');
  await moment.waitFor();
  expect(await moment.innerText()).toMatch(/^0 \//);
  for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'One step on' }).click();
  expect(await moment.innerText()).toMatch(/^5 \//);
  await page.getByRole('combobox', { name: 'Turn' }).selectOption({ label: 'Round 2' });
  const second = Number((await moment.innerText()).split(' ')[0]);
  expect(second).toBeGreaterThan(5);
  await page.waitForURL(`**/replay?at=${second}&as=*`);
  expect(await page.getByLabel('Seen by').count()).toBe(0);
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

test('what if: a private table goes on from a moment of the replay', async () => {
  await page.getByRole('button', { name: /What if/ }).click();
  await page.waitForURL(/\/tables\/here-/);
  await page.locator('.bar.asked').waitFor();
});

test('the back button leads back through the pages', async () => {
  await page.goBack();
  await page.waitForURL(/replay/);
  await page.goBack();
  await page.waitForURL(/finished/);
  await page.locator('.ranking').waitFor();
});

test('a finished table is put away from the list without leaving it, and its record stays', async () => {
  const finished = page.url();
  await page.goto(inn.url);
  await page.getByText('Over: see how it ended').waitFor();
  // The same shelf also has the private table that went on from the replay.
  await page.locator('.mine .card', { hasText: 'Over: see how it ended' }).locator('button').click();
  await page.getByText('Over: see how it ended').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: 'Your tables' }).waitFor();
  expect(await page.getByText('Over: see how it ended').count()).toBe(0);
  await page.goto(finished);
  await page.locator('.ranking li').nth(2).waitFor();
});

test('no page has failed meanwhile', () => expect(inn.faults).toEqual([]));
