import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seeded } from '#engine/seeded.ts';
import { openInn } from './support/inn.ts';
import { mouse, muddleOn, noImpressions } from './support/newcomer.ts';
import { openTable } from './support/table.ts';

const inn = openInn();

const LONGEST_TIP = 140;

/** Reads the tips away; gives their texts. */
async function readTips(page: Page): Promise<readonly string[]> {
  const tips: string[] = [];
  const next = page.locator('.lesson button.brass');
  await next.waitFor();
  while ((await next.count()) > 0) {
    const title = await page.locator('.lesson h2').innerText();
    tips.push(...(await page.locator('.lesson p').allInnerTexts()));
    await next.click();
    await page.waitForFunction((read) => document.querySelector('.lesson h2')?.textContent !== read, title);
  }
  return tips;
}

test('a newcomer is at the table with one press, is told what to do in short tips, and finds the game again', async () => {
  const page = await inn.newPage();
  await page.goto(inn.url);
  await page.getByRole('heading', { name: 'Your first game in 3 minutes' }).waitFor();
  await page.locator('.welcome').getByRole('button', { name: 'Play' }).click();
  await page.waitForURL(/\/tables\//);
  await page.locator('.bar.asked').waitFor({ timeout: 60_000 });
  const tips = await readTips(page);
  expect(tips.length).toBeGreaterThan(1);
  expect(tips.filter((tip) => tip.length > LONGEST_TIP)).toEqual([]);
  await page.goto(inn.url);
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  expect(await page.locator('.welcome').count()).toBe(0);
});

test('a first game is shown calmly, unless the device wants no motion', async () => {
  const page = await inn.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(inn.url);
  await page.locator('.welcome').getByRole('button', { name: 'Play' }).click();
  await page.waitForURL(/\/tables\//);
  await page.goto(`${inn.url}/settings`);
  expect(await page.getByLabel('Calm').isChecked()).toBe(true);
});

test('after three turns of a first game its player knows the basics, and is told so once', async () => {
  const page = await inn.newPage();
  await openTable(page, inn.url, { game: 'montana', seats: 2, places: ['random'] });
  const [rng, impressions] = [seeded(7), noImpressions()];
  for (let press = 0; press < 80 && !impressions.knowsBasics; press++)
    await muddleOn(page, mouse, rng, { presses: 1, impressions });
  expect(impressions.knowsBasics).toBe(true);
  expect((await muddleOn(page, mouse, rng, { presses: 4 })).knowsBasics).toBe(false);
});

test('no page has failed meanwhile', () => expect(inn.faults).toEqual([]));
