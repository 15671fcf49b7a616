import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { serveBoards } from './serve-boards.ts';

/** The river alone in a real browser, with positions from real races. */

interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
}

/** Opens a position; every page error fails the test. */
export const riverOn =
  (boards: ReturnType<typeof serveBoards>) =>
  async (query: string, { width = 1280, height = 800, touch = false }: Look = {}): Promise<Page> => {
    const page = await boards.browser.newPage({ viewport: { width, height }, hasTouch: touch });
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(`${boards.address}?still&${query}`);
    await page.locator('.place.open').first().waitFor();
    return page;
  };

/** Presses the most useful of the spaces that lie on the screen with nothing over them; with words, no push. */
export async function pressSpace(page: Page, words = ''): Promise<void> {
  const spaces = page.locator(
    words === '' ? '.place.open' : `.place.open[aria-label*="${words}"]:not([aria-label*="push"])`,
  );
  const nth = await spaces.evaluateAll((all) =>
    all.findIndex((space) => {
      const { x, y, width, height } = space.getBoundingClientRect();
      return space.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  expect(nth).toBeGreaterThanOrEqual(0);
  await spaces.nth(nth).click({ force: true });
}

export const moverOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { state } = (globalThis as unknown as { harness: { state: { order: number[]; mover: number } } }).harness;
    return state.order[state.mover] ?? -1;
  });
