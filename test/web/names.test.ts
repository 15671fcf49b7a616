import { expect, test } from 'vitest';
import { openRace } from './support/captain.ts';
import { openInn } from './support/inn.ts';

/** As short as the field wants it, and still a tag that would run something. */
const WICKED = '<img src=x onerror=x()>';

const inn = openInn();

test('a name or a word in the chat that looks like a page is only text', async () => {
  const page = await inn.newPage();
  await page.goto(`${inn.url}/settings`);
  const name = page.getByLabel('Your name');
  await name.fill(WICKED);
  await name.press('Tab');
  await openRace(page, inn.url, { places: ['greedy', 'greedy'] });
  await page.locator('.mine-who', { hasText: WICKED }).waitFor();
  await page.getByRole('tab', { name: 'Chat' }).click();
  const box = page.locator('.chat input, .chat textarea').first();
  await box.fill(`<b onmouseover=hacked()>${WICKED}</b>`);
  await box.press('Enter');
  await page.locator('.chat', { hasText: `<b onmouseover=hacked()>${WICKED}</b>` }).waitFor();
  expect(await page.locator('img[src="x"], b[onmouseover]').count()).toBe(0);
  expect(inn.faults).toEqual([]);
});
