import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAME_IDS } from '#games/registry.ts';
import { COLOURS, faultsOf } from './support/axe.ts';
import { DESK } from './support/devices.ts';
import { openInn } from './support/inn.ts';
import { nextMoment, openTable } from './support/table.ts';

const inn = openInn();

const LAPTOP = { ...DESK, viewport: { width: 1280, height: 720 } };
/** A laptop of 1280×720, zoomed to 400 %. */
const ZOOMED = { ...DESK, viewport: { width: 320, height: 180 } };
const SEATS = {
  'mississippi-queen': 3,
  broadhorns: 2,
  montana: 2,
  'small-railroad-empires': 2,
  broadsides: 2,
} as const;

async function openGame(id: (typeof GAME_IDS)[number], device: Parameters<typeof inn.newPage>[0]): Promise<Page> {
  const page = await inn.newPage(device);
  await page.addInitScript(() => localStorage.setItem('sternwheel.preferences', JSON.stringify({ lessons: false })));
  const seats = SEATS[id];
  await openTable(page, inn.url, { game: id, seats, places: Array.from({ length: seats - 1 }, () => 'greedy') });
  await nextMoment(page, '.bar.asked');
  return page;
}

const heightOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.height ?? 0;

test.each(GAME_IDS)('%s: with text twice as large, the decision bar and the own things grow', async (id) => {
  const page = await openGame(id, LAPTOP);
  const before = { bar: await heightOf(page, '.bar'), mine: await heightOf(page, '.mine-region') };
  const title = await page.locator('.bar-title').evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  await page.evaluate(() => (document.documentElement.style.fontSize = '212%'));
  expect(await heightOf(page, '.bar')).toBeGreaterThan(1.8 * before.bar);
  expect(await heightOf(page, '.mine-region')).toBeGreaterThan(1.8 * before.mine);
  const larger = await page.locator('.bar-title').evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(larger).toBeGreaterThan(1.9 * title);
  expect(await heightOf(page, '.board')).toBeGreaterThan(150);
  expect(await clippedIn(page)).toEqual([]);
  await page.context().close();
});

/** Buttons of the bar that are not on the screen. */
const clippedIn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.bar-choices .choice')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.getBoundingClientRect().right > innerWidth + 1)
        .map((button) => button.textContent ?? ''),
    );

test.each(GAME_IDS)('%s: zoomed to 400 %, the page scrolls and the board is still there', async (id) => {
  const page = await openGame(id, ZOOMED);
  expect(await heightOf(page, '.board')).toBeGreaterThanOrEqual(220);
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollHeight - innerHeight,
    width: document.documentElement.scrollWidth,
  }));
  expect(scroll).toBeGreaterThan(100);
  expect(width).toBeLessThanOrEqual(320);
  const bar = page.locator('.bar');
  await bar.scrollIntoViewIfNeeded();
  const box = await bar.boundingBox();
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(181);
  await page.context().close();
});

test('more contrast: black on pale or white on dark, and nothing that is read shows through', async () => {
  const page = await openGame('montana', { ...LAPTOP, contrast: 'more' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(ink).toBe(colorScheme === 'light' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)');
    const pale = await page
      .locator('.bar *, .mine-region *, .side *')
      .evaluateAll((all) =>
        all
          .filter((one) => one instanceof HTMLElement && getComputedStyle(one).opacity !== '1')
          .map((one) => one.className),
      );
    expect(pale).toEqual([]);
    expect((await faultsOf(page, COLOURS)).faults).toEqual([]);
  }
  await page.context().close();
});
