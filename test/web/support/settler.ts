import type { Page } from 'playwright-core';

/** Somebody who settles Montana with a mouse: builds what glows, else works, else recruits. */

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

/** Labels that end a question or go on with it, best first. */
const LIKED = [
  /^Work …/,
  /^Spin the wheel/,
  /^Leave it there/,
  /^Not the small space/,
  /^Stop building/,
  /^Pass/,
  /^Bid …/,
  /^End the turn/,
];

/** What may be pressed at any time and answers nothing. */
const ASIDE = /^(Undo|Cattle)/;

const choices = (page: Page) => page.locator('.bar-choices .choice:not(.forbidden)');

/** Waits for the next question and answers it; false when the game is over. */
export async function answer(page: Page): Promise<boolean> {
  if ((await nextMoment(page)) === 'over') return false;
  const fields = page.locator('.place.open[aria-label^="Field"]');
  if ((await fields.count()) > 0) {
    await fields.first().click({ force: true });
    await page.locator('.bar .choice.main', { hasText: /^(Build|Trade the cow and build)$/ }).click();
  } else await answerInTheBar(page);
  await page.locator('main[aria-busy="false"]').waitFor();
  return true;
}

async function answerInTheBar(page: Page): Promise<void> {
  const labels = await choices(page).allInnerTexts();
  const wish = LIKED.find((liked) => labels.some((label) => liked.test(label)));
  const isWished = (label: string) => (wish === undefined ? !ASIDE.test(label) : wish.test(label));
  const at = labels.findLastIndex(isWished);
  await choices(page).nth(at).click();
  if (!(labels[at] ?? '').includes('…')) return;
  // A folded list: its last entry, which a place of the table then shows before it is confirmed.
  await choices(page).last().click();
  await page.locator('.bar .choice.main').last().click();
}

/** Plays until the game is over; gives the number of questions answered. */
export async function settle(page: Page, most = 400): Promise<number> {
  for (let answers = 0; answers < most; answers++) {
    // oxlint-disable-next-line no-await-in-loop -- a game is one answer after the other
    if (!(await answer(page))) return answers;
  }
  throw new Error(`the game was not over after ${most} answers`);
}
