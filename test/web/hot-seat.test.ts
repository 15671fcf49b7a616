import { expect, test } from 'vitest';
import { openInn } from './support/inn.ts';
import { goldenRecord, openRecord } from './support/recorded.ts';

const inn = openInn();

test('a device that goes round shows no hand on the way, and one press opens the curtain', async () => {
  const page = await inn.newPage();
  // Tom is asked; the page would look through the eyes of Anna, who sits first.
  await openRecord(page, inn.url, goldenRecord('small-railroad-empires', 'rounds', 120));
  await page.getByRole('heading', { name: 'Pass the device to Tom' }).waitFor();
  const veil = await page.evaluate(
    () => getComputedStyle(document.querySelector('dialog') as Element, '::backdrop').backgroundColor,
  );
  expect(veil).toMatch(/^rgb\(/);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  expect(await page.locator('dialog[open]').count()).toBe(1);
  await page.getByRole('button', { name: 'I am Tom' }).click();
  await page.locator('.bar.asked').waitFor();
  expect(await page.locator('dialog').count()).toBe(0);
  // "You" could be either of them: the bar says who.
  expect(await page.locator('.bar-who').innerText()).toContain('Tom');
  expect(await page.getByRole('group', { name: 'Your hand' }).locator('.thing').count()).toBe(5);
  expect(inn.faults).toEqual([]);
});
