import { expect, test } from 'vitest';
import { DESK } from './support/devices.ts';
import { openInn } from './support/inn.ts';
import { openTable } from './support/table.ts';

const inn = openInn();

test('a player who leaves the table looks on, sees the seat open and may sit down again', async () => {
  const page = await inn.newPage(DESK);
  await openTable(page, inn.url, { game: 'montana', seats: 2, places: ['random'] });
  await page.locator('.bar.asked').waitFor();
  await page
    .getByRole('button', { name: /^About/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'Sit down' }).waitFor();
  expect(await page.locator('.bar.asked').count()).toBe(0);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Sit down here' }).click();
  await page.locator('.bar.asked').waitFor();
  expect(inn.faults).toEqual([]);
});
