import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openRace } from './support/captain.ts';
import { openInn } from './support/inn.ts';
import { answered, nextMoment, openOwnSeat } from './support/table.ts';

const inn = openInn();
let page: Page;
beforeAll(async () => {
  page = await inn.newPage();
  // A boat that is pushed before its first turn is asked something else first.
  do {
    await openRace(page, inn.url, { places: ['random', 'random'] });
    await nextMoment(page);
  } while ((await page.getByText('Step by step').count()) === 0);
});

const press = (label: string) => page.locator('.bar .choice', { hasText: label }).first().click();

test('step by step, a space says that the speed is set first', async () => {
  await press('Step by step');
  expect(await page.locator('.bar').innerText()).toContain('Changing speed by 1 is free');
  await page.locator('.place.closed[data-spot="0c4"]').click({ force: true });
  expect(await page.locator('.why-not').innerText()).toContain('Set your speed first, then you can move ahead.');
});

test('a captain who leaves in the middle of a move is replaced by a bot, which ends the move', async () => {
  await page.locator('.mq-dial.open').first().click();
  await press('Set speed');
  await answered(page);
  await page.getByText('Choose your next step').first().waitFor();
  await openOwnSeat(page);
  await page.getByRole('button', { name: 'Leave the game' }).click();
  // The move ended and others followed it: the race is in a later round, or over.
  await page.locator('.mast .chip', { hasText: /Round [2-9]|Round \d\d|race over/ }).waitFor({ timeout: 60_000 });
  expect(await page.getByRole('button', { name: 'Take a seat' }).count()).toBe(0);
  expect(inn.faults).toEqual([]);
});
