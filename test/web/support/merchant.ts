import type { Page } from 'playwright-core';

/** Somebody who trades down the river with a mouse: loads what is cheap, sells what is wanted, goes home. */

/** A question on the screen, or the end of the game. */
async function nextMoment(page: Page): Promise<'asked' | 'over'> {
  const moment = await page.waitForFunction(
    () => {
      if (document.querySelector('.over-bar') !== null) return 'over';
      const asked = document.querySelector('main[aria-busy="false"] .bar.asked .choice') !== null;
      return asked ? 'asked' : false;
    },
    undefined,
    { timeout: 60_000 },
  );
  return (await moment.jsonValue()) as 'asked' | 'over';
}

/** Labels of the bar, best first. */
const LIKED = [
  /^Sell all/,
  /^Port: take/,
  /^20 ft/,
  /^Put in/,
  /^Claim/,
  /^Buy (flour|apples|pork|furs|whiskey) for [12]$/,
  /^Board/,
  /^Move \d to/,
  /^Move/,
  /^Loaded/,
  /^Done/,
  /^End here/,
  /^Let/,
  /^End turn/,
];

const choices = (page: Page) => page.locator('.bar-choices .choice:not(.forbidden)');

/** Waits for the next question and answers it; false when the year is over. */
export async function trade(page: Page): Promise<boolean> {
  if ((await nextMoment(page)) === 'over') return false;
  const labels = await choices(page).allInnerTexts();
  const wish = LIKED.find((liked) => labels.some((label) => liked.test(label)));
  const at = wish === undefined ? labels.length - 1 : labels.findIndex((label) => wish.test(label));
  await choices(page).nth(at).click();
  await page.locator('main[aria-busy="false"]').waitFor();
  return true;
}

/** Trades until the year is over; gives the number of questions answered. */
export async function tradeOn(page: Page, most = 900): Promise<number> {
  for (let answers = 0; answers < most; answers++) {
    // oxlint-disable-next-line no-await-in-loop -- a game is one answer after the other
    if (!(await trade(page))) return answers;
  }
  throw new Error(`the year was not over after ${most} answers`);
}
