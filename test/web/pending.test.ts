import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openInn } from './support/inn.ts';
import { nextMoment, openTable } from './support/table.ts';

const inn = openInn();
let page: Page;
beforeAll(async () => {
  page = await inn.newPage();
});

const TAKE = 'Port: take a boat';
const press = (name: string) => page.locator('.bar').getByRole('button', { name }).first().click();

test('a move made without a connection is shown as not sent, and can be cancelled', async () => {
  await openTable(page, inn.url, { game: 'broadhorns', seats: 3, places: ['greedy', 'greedy'] });
  await nextMoment(page);
  await inn.house.kill();
  await page.getByText('Connection lost').waitFor();
  await press(TAKE);
  await page.getByText('Your move is not sent yet').waitFor();
  expect(await page.getByRole('button', { name: TAKE }).count()).toBe(0);
  await press('Cancel the move');
  await page.locator('.bar.asked').getByRole('button', { name: TAKE }).waitFor();
  expect(await page.locator('.pending-bar').count()).toBe(0);
});

test('what was cancelled is not made when the connection is back', async () => {
  await inn.reopen();
  await page.getByText('Connection lost').waitFor({ state: 'detached', timeout: 30_000 });
  await nextMoment(page);
  await page.locator('.bar.asked').getByRole('button', { name: TAKE }).waitFor();
});

test('what was not cancelled is made when the connection is back', async () => {
  await inn.house.kill();
  await page.getByText('Connection lost').waitFor();
  await press(TAKE);
  await page.getByText('Your move is not sent yet').waitFor();
  await inn.reopen();
  await page
    .locator('.bar.asked')
    .getByRole('button', { name: /^20 ft for 0/ })
    .waitFor({ timeout: 30_000 });
  expect(await page.locator('.pending-bar').count()).toBe(0);
});

test('what else is asked meanwhile is said to wait, and need not be sent', async () => {
  await inn.house.kill();
  await page.getByText('Connection lost').waitFor();
  await page.getByRole('tab', { name: /Chat/ }).click();
  await page.getByLabel('Say', { exact: true }).fill('Hello?');
  await page.keyboard.press('Enter');
  await page.getByText('There is no connection.').first().waitFor();
  await page.getByRole('button', { name: 'Do not send it' }).click();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.say input')?.value === 'Hello?');
  await inn.reopen();
  await page.getByText('Connection lost').waitFor({ state: 'detached', timeout: 30_000 });
  expect(await page.locator('.chat-message').count()).toBe(0);
});

test('no page has failed meanwhile', () => expect(inn.faults).toEqual([]));
