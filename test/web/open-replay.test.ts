import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openInn } from './support/inn.ts';
import { goldenRecord, openRecord } from './support/recorded.ts';

const inn = openInn();
let page: Page;
beforeAll(async () => {
  page = await inn.newPage();
});

/** Whose hands lie open on the board, by what a screen reader calls them. */
const hands = () =>
  page
    .locator('.board section[aria-label*="and"]')
    .evaluateAll((found) =>
      found.map((hand) => hand.getAttribute('aria-label')).filter((name) => /hand/i.test(name ?? '')),
    );

const seenBy = async (eyes: string) => {
  await page.getByLabel('Seen by').selectOption(eyes);
  await page.waitForURL(`**as=${eyes}`);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return hands();
};

/** A finished game, seen again from a moment in its middle. */
async function replay(game: string, golden: string, at: number): Promise<void> {
  await openRecord(page, inn.url, goldenRecord(game, golden));
  await page.goto(`${page.url()}/replay?at=${at}&as=spectator`);
  await page.locator('.scrubber').waitFor();
}

test.each([
  { game: 'broadhorns', golden: 'year-of-four', at: 500, one: 'Your hand' },
  { game: 'small-railroad-empires', golden: 'rounds', at: 100, one: 'Hand of Tom' },
])(
  '$game is seen again by an onlooker, by one seat, and with every hand face up',
  async ({ game, golden, at, one }) => {
    await replay(game, golden, at);
    expect(await hands()).toEqual([]);
    expect(await seenBy('1')).toEqual([one]);
    expect(await seenBy('open')).toEqual(['Hand of Anna', 'Hand of Tom', 'Hand of Zoe', 'Hand of Ben']);
  },
);

test('the courses of both ships lie open', async () => {
  // One has laid a course, the other not yet.
  await replay('broadsides', 'boarding', 10);
  const facedown = page.locator('.bb-face.facedown');
  await facedown.first().waitFor();
  await seenBy('open');
  expect(await facedown.count()).toBe(0);
  expect(await page.locator('.bb-laid.waiting .bb-sign').count()).toBeGreaterThan(0);
});

test('no page has failed meanwhile', () => expect(inn.faults).toEqual([]));
