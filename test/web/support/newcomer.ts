import type { Locator, Page } from 'playwright-core';
import { type Rng } from '#engine/rng.ts';
import { atRest, seekAndPressPlace } from './board.ts';
import { lookAtFrame } from './frame.ts';
import { keyboard, tabOnto } from './keyboard.ts';
import { answered, nextMoment } from './table.ts';

/** How somebody who does not know the game presses what is there. */
export interface Fingers {
  /** A button of the bar or of an explanation. */
  pressButton(page: Page, button: Locator): Promise<void>;
  /** The nth glowing place of the board. */
  pressPlace(page: Page, nth: number): Promise<void>;
  /** A tab that is not selected. */
  pressTab(page: Page, tab: Locator): Promise<void>;
}

/** Nothing but keys: what the Tab key does not reach cannot be pressed. */
export const keys: Fingers = {
  async pressButton(page, button) {
    await tabOnto(page, button);
    await page.keyboard.press('Enter');
  },
  pressPlace: (page, nth) => keyboard.pressSpace(page, nth),
  async pressTab(page, tab) {
    const wanted = await tab.getAttribute('data-tab');
    await tabOnto(page, page.locator('.focus-tab[aria-selected="true"]'));
    const selected = page.locator('.focus-tab:focus');
    for (let i = 0; i < MOST_TABS && (await selected.getAttribute('data-tab')) !== wanted; i++)
      await page.keyboard.press('ArrowRight');
  },
};

const MOST_TABS = 6;

/** One thumb, which must hit what it aims at. */
export const thumb: Fingers = {
  pressButton: (_, button) => button.tap(),
  pressTab: (_, tab) => tab.tap(),
  pressPlace: (page, nth) => seekAndPressPlace(page, page.locator('.place.open').nth(nth), 'tap'),
};

/** A mouse, which points at the middle of things. */
export const mouse: Fingers = {
  pressButton: (_, button) => button.click(),
  pressTab: (_, tab) => tab.click(),
  pressPlace: (page, nth) => seekAndPressPlace(page, page.locator('.place.open').nth(nth)),
};

/** What a newcomer leaves alone: it ends the game, or leads back. */
const LEFT_ALONE = /^(Clear|Step by step|Surrender|Offer a draw|Retire|Leave|Ask to take|Your seat)/;
const CONFIDENCE = 4;

/** What was seen on the way. */
interface Impressions {
  readonly lessons: Set<string>;
  readonly questions: Set<string>;
  /** What the frame looked like, by the size of the screen. */
  readonly frames: Map<string, Set<string>>;
  /** What was wrong with it. */
  readonly frameFaults: Set<string>;
  /** Whether the page has said so. */
  knowsBasics: boolean;
  over: boolean;
}

/** The sizes of the screen, in turn; none: it stays as it is. */
type Resizing = readonly { readonly width: number; readonly height: number }[];

const PRESSES_AT_A_SIZE = 6;
const MOST_BUTTONS = 3;

export const noImpressions = (): Impressions => ({
  lessons: new Set(),
  questions: new Set(),
  frames: new Map(),
  frameFaults: new Set(),
  knowsBasics: false,
  over: false,
});

interface Muddling {
  readonly presses: number;
  readonly sizes?: Resizing;
  /** What was seen in games before. */
  readonly impressions?: Impressions;
}

/** Reads every explanation, then presses anything that is offered: until the game is over, but at most this often. */
export async function muddleOn(
  page: Page,
  fingers: Fingers,
  rng: Rng,
  { presses, sizes = [], impressions = noImpressions() }: Muddling,
): Promise<Impressions> {
  impressions.over = false;
  for (let i = 0; i < presses && !impressions.over; i++) {
    const size = sizes[Math.floor(i / PRESSES_AT_A_SIZE) % sizes.length];
    if (size !== undefined && i % PRESSES_AT_A_SIZE === 0) await resize(page, size);
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
  await noteFrame(page, impressions);
  await readLessons(page, fingers, impressions);
  await pressAnything(page, fingers, rng);
  await answered(page);
  return true;
}

/** A question, or the curtain that hides it from the person who held the device before. */
const ASKED_HERE = '.bar.asked, dialog.curtain';

/** The page arranges itself anew a frame later. */
async function resize(page: Page, size: Resizing[number]): Promise<void> {
  await page.setViewportSize(size);
  await atRest(page);
}

async function noteFrame(page: Page, { frames, frameFaults }: Impressions): Promise<void> {
  const { boxes, buttons, smallTexts, smallTargets } = await lookAtFrame(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const size = `${width}×${height}`;
  frames.set(size, (frames.get(size) ?? new Set()).add(boxes));
  if (buttons > MOST_BUTTONS) frameFaults.add(`${size}: ${buttons} buttons`);
  for (const text of smallTexts) frameFaults.add(`${size}: too small to read: ${text}`);
  for (const target of smallTargets) frameFaults.add(`${size}: too small to press: ${target}`);
}

/** However much a question says and offers, something of the board must be left. */
async function boardIsSeen(page: Page): Promise<void> {
  const box = await page.locator('.board').first().boundingBox();
  if ((box?.height ?? 0) < LEAST_BOARD) throw new Error(`of the board only ${box?.height} pixels are left`);
}

const LEAST_BOARD = 100;

async function readLessons(page: Page, fingers: Fingers, impressions: Impressions): Promise<void> {
  const { lessons } = impressions;
  const next = page.locator(':is(.lesson, .basics) button.brass');
  while ((await next.count()) > 0) {
    const title = await page.locator(':is(.lesson, .basics) h2').innerText();
    if ((await page.locator('.basics').count()) > 0) impressions.knowsBasics = true;
    else lessons.add(title);
    await fingers.pressButton(page, next);
    await page.waitForFunction(
      (read) => document.querySelector(':is(.lesson, .basics) h2')?.textContent !== read,
      title,
    );
  }
}

/** The gold button as a rule; otherwise something on the board, something of one's own, or an entry of the list. */
async function pressAnything(page: Page, fingers: Fingers, rng: Rng): Promise<void> {
  const main = page.locator('.bar.asked .choice.main:not(.forbidden)');
  if ((await main.count()) > 0 && rng.below(CONFIDENCE) > 0) return await fingers.pressButton(page, main.first());
  const places = await page.locator('.place.open').count();
  const own = page.locator('.mine-region button.open:visible');
  const tabs = page.locator('.focus-tab:has(.dot):not([aria-selected="true"])');
  const ways = [
    ...(places > 0 ? [() => fingers.pressPlace(page, rng.below(places))] : []),
    ...((await own.count()) > 0 ? [async () => fingers.pressButton(page, own.nth(rng.below(await own.count())))] : []),
    ...((await tabs.count()) > 0 ? [() => fingers.pressTab(page, tabs.first())] : []),
    () => pressListed(page, fingers, rng),
  ];
  await ways[rng.below(ways.length)]?.();
}

/** An entry of the list of all actions. The question may have gone to somebody else at this device meanwhile. */
async function pressListed(page: Page, fingers: Fingers, rng: Rng): Promise<void> {
  await fingers.pressButton(page, page.getByRole('button', { name: 'All actions' }));
  const entries = page.locator('.action-list [role="group"] button:not(.forbidden)');
  const labels = await entries.allInnerTexts();
  const offered = labels.flatMap((label, i) => (LEFT_ALONE.test(label) ? [] : [i]));
  const chosen = offered[rng.below(Math.max(1, offered.length))];
  if (chosen !== undefined) await fingers.pressButton(page, entries.nth(chosen));
  else await page.keyboard.press('Escape');
}
