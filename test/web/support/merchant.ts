import type { Page } from 'playwright-core';
import { answered, choices, nextMoment, playOn } from './table.ts';

/** Somebody who trades down the river with a mouse: loads what is cheap, sells what is wanted, goes home. */

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

/** Waits for the next question and answers it; false when the year is over. */
export async function trade(page: Page): Promise<boolean> {
  if ((await nextMoment(page)) === 'over') return false;
  const labels = await choices(page).allInnerTexts();
  const wish = LIKED.find((liked) => labels.some((label) => liked.test(label)));
  const at = wish === undefined ? labels.length - 1 : labels.findIndex((label) => wish.test(label));
  await choices(page).nth(at).click();
  await answered(page);
  return true;
}

/** Trades until the year is over; gives the number of questions answered. */
export const tradeOn = (page: Page): Promise<number> => playOn(() => trade(page), 900);
