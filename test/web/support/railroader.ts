import type { Page } from 'playwright-core';
import { pressPlace } from './board.ts';
import { answered, nextMoment, playOn } from './table.ts';

/** Somebody who builds a railroad with a mouse: delivers all they can, builds somewhere, never pays in the office. */

/** Waits for the next question; where to build is asked on the map alone. */
export const nextQuestion = (page: Page): Promise<'asked' | 'over'> => nextMoment(page, '.bar.asked');

/** Waits for the next question and answers it; false when the game is over. `n` is the answer's number. */
export async function build(page: Page, n: number): Promise<boolean> {
  if ((await nextQuestion(page)) === 'over') return false;
  const deliveries = page.locator('.bar .choice', { hasText: '→' });
  const spaces = page.locator('.place.open');
  if ((await deliveries.count()) > 0) await deliveries.first().click();
  else if ((await spaces.count()) > 0) await pressPlace(page, spaces.nth((n * 7) % (await spaces.count())));
  await page.locator('.bar .choice.main').last().click();
  await answered(page);
  return true;
}

/** Builds until the game is over; gives the number of questions answered. */
export function buildOn(page: Page): Promise<number> {
  let n = 0;
  return playOn(() => build(page, n++), 200);
}

/** Builds and delivers until the office is asked about. */
export async function buildToOffice(page: Page): Promise<void> {
  for (let n = 0; n < 8; n++) {
    await nextQuestion(page);
    if ((await page.locator('.sre-office').count()) > 0) return;
    await build(page, n);
  }
  throw new Error('the office was never reached');
}
