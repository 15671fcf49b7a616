import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openInn } from './support/inn.ts';

const inn = openInn();

const PLAY = 'Play: Mississippi Queen';

/** What somebody between the page and the server answers in its place. */
const answerInstead = (page: Page, status: number, body: string) =>
  page.route('**/api/**', (route) => route.fulfill({ status, body, contentType: 'text/html' }));

test.each([
  [503, '{"code":"unavailable"}', 'The server could not do that.'],
  [429, '{"code":"tooMany"}', 'Too fast.'],
  [502, '<h1>Bad Gateway</h1>', 'The server could not do that.'],
] as const)(
  'an answer %i is said as what it is, opens no table in this browser, and can be tried again',
  async (...answer) => {
    const [status, body, sentence] = answer;
    const page = await inn.newPage();
    await answerInstead(page, status, body);
    await page.goto(inn.url);
    await page.getByText(`The server has a problem. ${sentence}`).waitFor();
    expect(await page.getByText('You are offline').count()).toBe(0);
    await page.getByRole('button', { name: PLAY }).click();
    await page.getByText(`The game could not be created. ${sentence}`).first().waitFor();
    expect(page.url()).not.toContain('/tables/');
    await page.unroute('**/api/**');
    await page.locator('.notice').getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/\/tables\/(?!here-)/);
    await page.close();
  },
);

test('a server that recovers is found again from the page, and the tables it had are listed meanwhile', async () => {
  const page = await inn.newPage();
  await page.goto(inn.url);
  await page.getByRole('button', { name: PLAY }).click();
  await page.waitForURL(/\/tables\/(?!here-)/);
  await page.locator('.board.mq').waitFor();
  await page.getByRole('link', { name: 'Sternwheel' }).click();
  await page
    .getByRole('heading', { name: /^(My games|Your turn)$/ })
    .first()
    .waitFor();
  await answerInstead(page, 503, '{"code":"unavailable"}');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Sternwheel' }).click();
  await page.getByText('The server has a problem.').first().waitFor();
  expect(await page.locator('.my-games .card').count()).toBe(1);
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Your games are saved').waitFor();
});

test('without any network the page says so, and plays in this browser', async () => {
  const page = await inn.newPage();
  await page.goto(inn.url);
  await page.getByText('Your games are saved').waitFor();
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: PLAY }).click();
  await page.getByText('The server cannot be reached.').first().waitFor();
  expect(page.url()).not.toContain('/tables/');
  await page.getByText('You are offline').waitFor();
  await page.locator('.notice').getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(/\/tables\/here-/);
});

test('no page has failed meanwhile', () => expect(inn.faults).toEqual([]));
