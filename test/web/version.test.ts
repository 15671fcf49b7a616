import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { newDirectory } from '#server/temporary.ts';
import { mouse, openRace, takeTurn } from './support/captain.ts';
import { openInn } from './support/inn.ts';
import { copyAsNewerBuild } from './support/newer-build.ts';

const inn = openInn();
const newer = join(newDirectory(afterAll), 'web');

const NEWS = 'There is a new version of Sternwheel.';

/** Whether the page is still the one that was marked, and was not loaded again since. */
const mark = (page: Page) => page.evaluate(() => void ((window as { marked?: true }).marked = true));
const isMarked = (page: Page) => page.evaluate(() => (window as { marked?: true }).marked === true);
const scriptOf = (page: Page) => page.locator('script[type="module"]').first().getAttribute('src');

test('a new build is announced at the table, and nobody is interrupted; a press loads it, with the same seat', async () => {
  const [home, page] = [await inn.newPage(), await inn.newPage()];
  await home.goto(inn.url);
  await home.getByText('Your games are saved').waitFor();
  await openRace(page, inn.url, { places: ['greedy', 'greedy'] });
  expect(await takeTurn(page, mouse)).toBe(true);
  await mark(page);
  await inn.server.kill();
  const name = copyAsNewerBuild(newer);
  await inn.reopen({ WEB_DIR: newer });
  await page.getByText(NEWS).waitFor({ timeout: 30_000 });
  expect(await takeTurn(page, mouse)).toBe(true);
  expect(await isMarked(page)).toBe(true);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.locator('.board.mq').waitFor();
  expect(await scriptOf(page)).toContain(name);
  expect(await page.getByText(NEWS).count()).toBe(0);
  expect(await takeTurn(page, mouse)).toBe(true);

  await mark(home);
  // Pages without a table have no socket: they learn of it with the next list of tables.
  await home.getByRole('link', { name: 'Settings' }).click();
  await home.getByRole('link', { name: 'Sternwheel' }).click();
  await home.waitForFunction(() => (window as { marked?: true }).marked === undefined);
  await home.getByText('Your games are saved').waitFor();
  expect(await scriptOf(home)).toContain(name);
});

test('a page whose messages the server does not understand says so and offers to load it again', async () => {
  const page = await inn.newPage();
  await openRace(page, inn.url, { places: ['greedy', 'greedy'] });
  const address = page.url();
  // A page as it would be after the version was raised: the same except for the version that it says it speaks.
  await page.addInitScript(() => {
    const Real = WebSocket;
    window.WebSocket = class extends Real {
      constructor(url: string | URL) {
        super(String(url).replace(/protocol=\d+/, 'protocol=999'));
      }
    };
  });
  await page.goto(address);
  await page.getByText('This page is out of date.').first().waitFor();
  await page.getByRole('button', { name: 'Reload' }).waitFor();
  await page.getByText('This page is out of date. Please reload it.').waitFor();
});

test('no page has failed meanwhile', () => expect(inn.faults).toEqual([]));
