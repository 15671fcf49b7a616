import { expect, test } from 'vitest';
import { DESK } from './support/devices.ts';
import { openInn } from './support/inn.ts';
import { openOwnSeat, openTable } from './support/table.ts';

const inn = openInn();

test('a player who leaves the table looks on, sees the seat open and may sit down again', async () => {
  const page = await inn.newPage(DESK);
  await openTable(page, inn.url, { game: 'montana', seats: 2, places: ['random'] });
  await page.locator('.bar.asked').waitFor();
  await openOwnSeat(page);
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await page.getByRole('button', { name: 'Take a seat' }).waitFor();
  expect(await page.locator('.bar.asked').count()).toBe(0);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await page.getByRole('button', { name: 'Sit here' }).click();
  await page.locator('.bar.asked').waitFor();
  expect(inn.faults).toEqual([]);
});
