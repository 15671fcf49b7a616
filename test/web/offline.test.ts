import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { mouse, openRace, race, takeTurn } from './support/captain.ts';
import { openInn } from './support/inn.ts';
import { answersIn, saveRecord } from './support/table.ts';

const inn = openInn();
let page: Page;
beforeAll(async () => {
  page = await inn.newPage();
});

test('one visit is enough: then the app opens with no server at all', async () => {
  await page.goto(inn.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await inn.server.kill();
  await page.reload();
  await page.getByRole('heading', { name: 'Mississippi Queen' }).waitFor();
  await page.getByText('You are offline').waitFor();
});

test('three captains on one device race to the end without a network', async () => {
  await openRace(page, inn.url, { places: ['me', 'me'] });
  expect(page.url()).toMatch(/\/tables\/here-/);
  const questions = await race(page, mouse);
  await page.getByRole('link', { name: 'See the result' }).click();
  await page.locator('.verdict.good').waitFor();
  const record = await saveRecord(page);
  expect(answersIn(record, 0) + answersIn(record, 1) + answersIn(record, 2)).toBe(questions);
});

test('a race against bots is kept in the browser and goes on after the page is closed', async () => {
  await openRace(page, inn.url, { places: ['greedy', 'search'] });
  await takeTurn(page, mouse);
  const address = page.url();
  await page.goto(inn.url);
  await page
    .getByRole('heading', { name: /^(My games|Your turn)$/ })
    .first()
    .waitFor();
  await page.goto(address);
  expect(await takeTurn(page, mouse)).toBe(true);
});
