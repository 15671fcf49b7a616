import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, PHONE } from './support/devices.ts';
import { openInn } from './support/inn.ts';
import { nextQuestion } from './support/railroader.ts';
import { answered, openTable, pressListed } from './support/table.ts';

const inn = openInn();

/** A table where the other company has moved since the player's last turn. */
async function openAfterOthers(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('sternwheel.preferences', JSON.stringify({ lessons: false })));
  await openTable(page, inn.url, { game: 'small-railroad-empires', seats: 2, places: ['random'] });
  for (let built = 0; built < 8 && (await disc(page).count()) === 0; built++) {
    await nextQuestion(page);
    await pressListed(page, /^(?:Start|Build|Deliver|Stop)/);
    await answered(page);
  }
  await nextQuestion(page);
}

const disc = (page: Page) => page.locator('.trail-disc').last();
/** The line of the step with that number. */
async function lineOfDisc(page: Page) {
  const number = page.locator('.step', { hasText: new RegExp(`^${await disc(page).innerText()}$`) });
  return page.locator('.log li', { has: number }).locator('.line');
}

async function isOnBoard(page: Page): Promise<boolean> {
  const [board, mark] = [await page.locator('.board').boundingBox(), await disc(page).boundingBox()];
  if (board === null || mark === null) return false;
  const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
  return x > board.x && x < board.x + board.width && y > board.y && y < board.y + board.height;
}

test('a step of somebody else is numbered on the board, and a press on the number shows it again', async () => {
  const page = await inn.newPage({ ...DESK, reducedMotion: 'no-preference' });
  await openAfterOthers(page);
  expect(await disc(page).innerText()).toMatch(/^\d+$/);
  await disc(page).click();
  await page.locator('.step-bar').waitFor();
  await page.locator('.step-bar').waitFor({ state: 'detached' });
  await nextQuestion(page);
  await page.context().close();
});

test('a press on a line of the story brings the place into view where it happened', async () => {
  const page = await inn.newPage(DESK);
  await openAfterOthers(page);
  const line = await lineOfDisc(page);
  await line.waitFor();
  // Somewhere else, and so near that the place is out of sight.
  const board = await page.locator('.board .stage').boundingBox();
  await page.mouse.move((board?.x ?? 0) + 5, (board?.y ?? 0) + 5);
  for (let i = 0; i < 12 && (await isOnBoard(page)); i++) await page.mouse.wheel(0, -400);
  expect(await isOnBoard(page)).toBe(false);
  await line.click();
  await expect.poll(() => isOnBoard(page)).toBe(true);
  expect(page.url()).not.toContain('/replay');
  await page.context().close();
});

test('on a phone the story makes room for the place that a line is about', async () => {
  const page = await inn.newPage(PHONE);
  await openAfterOthers(page);
  await page.getByRole('button', { name: 'Story and chat' }).tap();
  await (await lineOfDisc(page)).tap();
  await page.locator('.story-sheet').waitFor({ state: 'detached' });
  await expect.poll(() => isOnBoard(page)).toBe(true);
  await page.context().close();
});
