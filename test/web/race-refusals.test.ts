import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openRace } from './support/captain.ts';
import { openInn } from './support/inn.ts';
import { answered, nextMoment } from './support/table.ts';

const inn = openInn();
let page: Page;
beforeAll(async () => {
  page = await inn.newPage();
  await openRace(page, inn.url, { places: ['random', 'random'] });
  await nextMoment(page);
});

const press = (label: string) => page.locator('.bar .choice', { hasText: label }).first().click();

test('step by step, a space says that the speed is set first', async () => {
  await press('Step by step');
  expect(await page.locator('.bar').innerText()).toContain('Speed 1, coal 6');
  await page.locator('.place.closed[aria-label^="0c4"]').click({ force: true });
  expect(await page.locator('.why-not').innerText()).toContain('Set your speed first; then you can steam ahead.');
});

test('a captain who leaves in the middle of a move is replaced by a bot, which ends the move', async () => {
  await page.locator('.speed-dial .choice').first().click();
  await answered(page);
  await page.locator('.bar .choice', { hasText: 'One ahead' }).waitFor();
  await page
    .getByRole('button', { name: /^About/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  // The move ended and others followed it: the race is in a later round, or over.
  await page.locator('.mq-order', { hasText: /Round [2-9]|Round \d\d|race over/ }).waitFor({ timeout: 60_000 });
  expect(await page.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
  expect(inn.faults).toEqual([]);
});
