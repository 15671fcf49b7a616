import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openInn } from './support/inn.ts';
import { nextMoment, openTable, pressListed } from './support/table.ts';

const inn = openInn();
let page: Page;
beforeAll(async () => {
  page = await inn.newPage();
});

const TAKE = 'Take a boat';
const press = (name: string) => page.locator('.bar').getByRole('button', { name }).first().click();

test('a move made without a connection is shown as not sent, and can be cancelled', async () => {
  await openTable(page, inn.url, { game: 'broadhorns', seats: 3, places: ['greedy', 'greedy'] });
  await nextMoment(page);
  await inn.server.kill();
  await page.getByText('Connection lost').waitFor();
  await pressListed(page, TAKE);
  await page.getByText('Your move is waiting').waitFor();
  expect(await page.getByRole('button', { name: 'All actions' }).count()).toBe(0);
  await press('Cancel this move');
  await page.locator('.bar.asked').waitFor();
  expect(await page.locator('.pending-bar').count()).toBe(0);
});

test('what was cancelled is not made when the connection is back', async () => {
  await inn.reopen();
  await page.getByText('Connection lost').waitFor({ state: 'detached', timeout: 30_000 });
  await nextMoment(page);
  await page.locator('.bar.asked').waitFor();
});

test('what was not cancelled is made when the connection is back', async () => {
  await inn.server.kill();
  await page.getByText('Connection lost').waitFor();
  await pressListed(page, TAKE);
  await page.getByText('Your move is waiting').waitFor();
  await inn.reopen();
  await page.locator('.bar.asked').waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: 'All actions' }).click();
  await page
    .locator('.action-list')
    .getByRole('button', { name: /^Take the 20 ft boat/ })
    .waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('.pending-bar').count()).toBe(0);
});

test('what else is asked meanwhile is said to wait, and need not be sent', async () => {
  await inn.server.kill();
  await page.getByText('Connection lost').waitFor();
  await page.getByRole('tab', { name: /Chat/ }).click();
  await page.getByLabel('Message', { exact: true }).fill('Hello?');
  await page.keyboard.press('Enter');
  await page.getByText('You are offline.').first().waitFor();
  await page.getByRole('button', { name: 'Do not send' }).click();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.say input')?.value === 'Hello?');
  await inn.reopen();
  await page.getByText('Connection lost').waitFor({ state: 'detached', timeout: 30_000 });
  expect(await page.locator('.chat-message').count()).toBe(0);
});

test('no page has failed meanwhile', () => expect(inn.faults).toEqual([]));
