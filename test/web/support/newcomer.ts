import type { Locator, Page } from 'playwright-core';
import { type Rng } from '#engine/rng.ts';
import { seekAndPressPlace } from './board.ts';
import { keyboard, tabOnto } from './keyboard.ts';
import { answered, nextMoment } from './table.ts';

/** How somebody who does not know the game presses what is there. */
export interface Fingers {
  /** A button of the bar or of an explanation. */
  pressButton(page: Page, button: Locator): Promise<void>;
  /** The nth glowing place of the board. */
  pressPlace(page: Page, nth: number): Promise<void>;
}

/** Nothing but keys: what the Tab key does not reach cannot be pressed. */
export const keys: Fingers = {
  async pressButton(page, button) {
    await tabOnto(page, button);
    await page.keyboard.press('Enter');
  },
  pressPlace: (page, nth) => keyboard.pressSpace(page, nth),
};

/** One thumb, which must hit what it aims at. */
export const thumb: Fingers = {
  pressButton: (_, button) => button.tap(),
  pressPlace: (page, nth) => seekAndPressPlace(page, page.locator('.place.open').nth(nth), 'tap'),
};

/** A mouse, which points at the middle of things. */
export const mouse: Fingers = {
  pressButton: (_, button) => button.click(),
  pressPlace: (page, nth) => seekAndPressPlace(page, page.locator('.place.open').nth(nth)),
};

/** What a newcomer leaves alone: it ends the game, or leads back. */
const LEFT_ALONE = /^(Undo|Cancel|Back|Surrender|Offer a draw|Retire|Leave)/;
const CONFIDENCE = 4;

/** What was seen on the way. */
interface Impressions {
  readonly lessons: Set<string>;
  readonly questions: Set<string>;
  over: boolean;
}

/** Reads every explanation, then presses anything that is offered: until the game is over, but at most this often. */
export async function muddleOn(page: Page, fingers: Fingers, rng: Rng, presses: number): Promise<Impressions> {
  const impressions: Impressions = { lessons: new Set(), questions: new Set(), over: false };
  for (let i = 0; i < presses && !impressions.over; i++) {
    impressions.over = !(await muddleOnce(page, fingers, rng, impressions));
  }
  return impressions;
}

/** One press of somebody who is asked, or of the person the device is handed to; false when the game is over. */
async function muddleOnce(page: Page, fingers: Fingers, rng: Rng, impressions: Impressions): Promise<boolean> {
  if ((await nextMoment(page, ASKED_HERE)) === 'over') return false;
  const curtain = page.getByRole('button', { name: /^I am / });
  if (await curtain.isVisible()) {
    await fingers.pressButton(page, curtain);
    return true;
  }
  impressions.questions.add(await page.locator('.bar-title').innerText());
  await boardIsSeen(page);
  await readLessons(page, fingers, impressions);
  await pressAnything(page, fingers, rng);
  await answered(page);
  return true;
}

/** A question, or the curtain that hides it from the person who held the device before. */
const ASKED_HERE = '.bar.asked, dialog.curtain';

/** However much a question says and offers, something of the board must be left. */
async function boardIsSeen(page: Page): Promise<void> {
  const box = await page.locator('.board').first().boundingBox();
  if ((box?.height ?? 0) < LEAST_BOARD) throw new Error(`of the board only ${box?.height} pixels are left`);
}

const LEAST_BOARD = 100;

async function readLessons(page: Page, fingers: Fingers, { lessons }: Impressions): Promise<void> {
  const next = page.locator('.lesson button.brass');
  while ((await next.count()) > 0) {
    const title = await page.locator('.lesson h2').innerText();
    lessons.add(title);
    await fingers.pressButton(page, next);
    await page.waitForFunction((read) => document.querySelector('.lesson h2')?.textContent !== read, title);
  }
}

async function pressAnything(page: Page, fingers: Fingers, rng: Rng): Promise<void> {
  const main = page.locator('.bar.asked .choice.main:not(.forbidden)');
  if ((await main.count()) > 0 && rng.below(CONFIDENCE) > 0) return await fingers.pressButton(page, main.first());
  const places = await page.locator('.place.open').count();
  const choices = page.locator('.bar.asked .bar-choices .choice:not(.forbidden)');
  const labels = await choices.allInnerTexts();
  const offered = labels.flatMap((label, i) => (LEFT_ALONE.test(label) ? [] : [i]));
  if (places > 0 && (offered.length === 0 || rng.below(2) === 0))
    return await fingers.pressPlace(page, rng.below(places));
  // The question may have gone to somebody else at this device meanwhile.
  const chosen = offered[rng.below(Math.max(1, offered.length))];
  if (chosen !== undefined) await fingers.pressButton(page, choices.nth(chosen));
}
