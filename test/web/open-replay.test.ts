import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openInn } from './support/inn.ts';
import { goldenRecord, openRecord } from './support/recorded.ts';

const inn = openInn();
let page: Page;
beforeAll(async () => {
  page = await inn.newPage();
});

/** Whose hand lies open below the board, by what a screen reader calls it; undefined if it is face down. */
const hand = () =>
  page.locator('.mine-region [aria-label*="and"]').evaluateAll((found) =>
    found
      .filter((one) => one.querySelector('.facedown, .card-back') === null)
      .map((one) => one.getAttribute('aria-label'))
      .find((name) => /hand/i.test(name ?? '')),
  );

const seenBy = async (eyes: string) => {
  await page.getByRole('combobox', { name: 'View', exact: true }).selectOption(eyes);
  await page.waitForURL(`**as=${eyes}`);
  await page.evaluate(() => new Promise(requestAnimationFrame));
};

/** A finished game, seen again from a moment in its middle. */
async function replay(game: string, golden: string, at: number): Promise<void> {
  await openRecord(page, inn.url, goldenRecord(game, golden));
  await page.goto(`${page.url()}/replay?at=${at}&as=spectator`);
  await page.locator('.scrubber').waitFor();
}

test.each([
  { game: 'broadhorns', golden: 'year-of-four', at: 500 },
  { game: 'small-railroad-empires', golden: 'rounds', at: 100 },
])('$game is seen again by an onlooker, by one seat, and with every hand face up', async ({ game, golden, at }) => {
  await replay(game, golden, at);
  expect(await hand()).toBeUndefined();
  await seenBy('1');
  expect(await hand()).toBeDefined();
  await seenBy('open');
  const hands = new Set<string>();
  for (const name of ['Zoe', 'Ben', 'Tom', 'Anna']) {
    await page.getByRole('button', { name: `About ${name}` }).click();
    expect(await hand()).toBeDefined();
    hands.add(await page.locator('.mine-region').innerText());
  }
  expect(hands.size).toBe(4);
});

test('the courses of both ships lie open', async () => {
  // One has laid a course, the other not yet.
  await replay('broadsides', 'boarding', 10);
  const facedown = page.locator('.bb-face.facedown');
  await facedown.first().waitFor();
  await seenBy('open');
  expect(await facedown.count()).toBe(0);
  expect(await page.locator('.bb-sign').count()).toBeGreaterThan(0);
});

test('no page has failed meanwhile', () => expect(inn.faults).toEqual([]));
