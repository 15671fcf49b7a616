import type { Page } from 'playwright-core';
import { pressPlace } from './board.ts';
import { answered, nextMoment, playOn, pressListed } from './table.ts';

/** Somebody who builds a railroad with a mouse: delivers all they can, builds somewhere, never buys anything. */

/** Waits for the next question; where to build is asked on the map alone. */
export const nextQuestion = (page: Page): Promise<'asked' | 'over'> => nextMoment(page, '.bar.asked');

/** Waits for the next question and answers it; false when the game is over. `n` is the answer's number. */
export async function build(page: Page, n: number): Promise<boolean> {
  if ((await nextQuestion(page)) === 'over') return false;
  await pick(page, n);
  await page.locator('.bar .choice.main').click();
  await answered(page);
  return true;
}

/** Raises the first card in hand, or picks a place on the map. A card that fits several routes waits for its city. */
async function pick(page: Page, n: number): Promise<void> {
  const [card, spaces] = [page.locator('.own-hand .train-card.open'), page.locator('.place.open')];
  if ((await card.count()) > 0) {
    await card.first().click();
    if ((await page.locator('.bar .choice.main').count()) === 0) await pressPlace(page, spaces.first());
  } else if ((await spaces.count()) > 0) await pressPlace(page, spaces.nth((n * 7) % (await spaces.count())));
}

/** Builds until the game is over; gives the number of questions answered. */
export function buildOn(page: Page): Promise<number> {
  let n = 0;
  return playOn(() => build(page, n++), 200);
}

/** Builds and delivers, by the list of all actions, until something can be bought. */
export async function buildToOffice(page: Page): Promise<void> {
  for (let n = 0; n < 8; n++) {
    await nextQuestion(page);
    if ((await page.locator('.market .train-card.open').count()) > 0) return;
    await pressListed(page, /^(?:Start|Build|Deliver|Stop|Skip)/);
    await answered(page);
  }
  throw new Error('nothing could ever be bought');
}
