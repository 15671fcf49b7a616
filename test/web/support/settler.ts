import type { Page } from 'playwright-core';
import { pressPlace } from './board.ts';
import { answered, choices, nextMoment, playOn } from './table.ts';

/** Somebody who settles Montana with a mouse: builds what glows, else works, else recruits. */

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

/** When a game drags on because everyone hoards: to the city, where large goods are. */
const RESTLESS = [/^Go to the city/, ...LIKED];
const LONG = 100;

/** What may be pressed at any time and answers nothing. */
const ASIDE = /^(Undo|Cattle)/;

/** Waits for the next question and answers it; false when the game is over. */
export async function answer(page: Page, liked: readonly RegExp[] = LIKED): Promise<boolean> {
  if ((await nextMoment(page)) === 'over') return false;
  const fields = page.locator('.place.open[aria-label^="Field"]');
  if ((await fields.count()) > 0) {
    await pressPlace(page, fields.first());
    await page.locator('.bar .choice.main', { hasText: /^(Build for|Trade a cow and build for) / }).click();
  } else await answerInTheBar(page, liked);
  await answered(page);
  return true;
}

async function answerInTheBar(page: Page, wishes: readonly RegExp[]): Promise<void> {
  const labels = await choices(page).allInnerTexts();
  const wish = wishes.find((liked) => labels.some((label) => liked.test(label)));
  const isWished = (label: string) => (wish === undefined ? !ASIDE.test(label) : wish.test(label));
  const at = labels.findLastIndex(isWished);
  await choices(page).nth(at).click();
  if (!(labels[at] ?? '').includes('…')) return;
  // A folded list: its last entry, which a place of the table then shows before it is confirmed.
  await choices(page).last().click();
  await page.locator('.bar .choice.main').last().click();
}

/** Does nothing but recruit, until this player's next turn after this many spins; grain and cows are kept. */
export async function recruit(page: Page, spins: number): Promise<void> {
  for (let turns = 0; ;) {
    await nextMoment(page);
    if ((await page.locator('.bar-title').innerText()).startsWith('Your turn')) turns += 1;
    if (turns > spins) return;
    await answerInTheBar(page, [/^Spin the wheel/, /^Leave it there/, /^End the turn/]);
    await answered(page);
  }
}

/** Plays until the game is over; gives the number of questions answered. */
export function settle(page: Page): Promise<number> {
  let answers = 0;
  return playOn(() => answer(page, (answers += 1) > LONG ? RESTLESS : LIKED), 400);
}
