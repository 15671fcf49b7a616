import type { Locator, Page } from 'playwright-core';
import { pressPlace } from './board.ts';
import { answered, nextMoment, playOn } from './table.ts';

/** Somebody who trades down the river with a mouse: loads what is cheap, sells what is wanted, goes home. */

/** One way to answer; false if the question does not offer it. */
type Answer = (page: Page) => Promise<boolean>;

export const gold = (page: Page): Locator => page.locator('.bar .choice.main');
const quiet = (page: Page): Locator => page.locator('.bar .choice:not(.square, .main)', { hasNotText: 'Clear' });

/** What the gold button offers without anything being picked, if it is worth it. */
const takeOffer: Answer = async (page) => {
  const offer = gold(page).filter({ hasText: /^(Sell|Deliver|Land|Continue|End trip|Don't use ice)/ });
  if ((await offer.count()) === 0) return false;
  await offer.click();
  return true;
};

/** Presses one of the player's own things, which shows what it would do, and then the gold button. */
const pressOwn =
  (selector: string): Answer =>
  async (page) => {
    const thing = page.locator(selector).first();
    if ((await thing.count()) === 0) return false;
    await thing.click();
    await gold(page).click();
    return true;
  };

/** The same for a place of the board. */
const pressOnBoard =
  (places: (page: Page) => Locator): Answer =>
  async (page) => {
    const place = places(page).first();
    if ((await place.count()) === 0) return false;
    await pressPlace(page, place);
    await gold(page).click();
    return true;
  };

const takeBoat = pressOwn('.bh-choice.open');
const discard = pressOwn('.bh-card.open');
/** On the market of St. Louis, at a low price. */
const load = pressOnBoard((page) =>
  page.locator(
    ['1', '2'].map((price) => `.place.open[data-spot^="market"][aria-label*="· ${price} gold;"]`).join(', '),
  ),
);
const putOnTrack = pressOnBoard((page) => page.locator('.place.open[data-spot*="space"][aria-label^="Put"]'));
/** Spaces at towns come first. */
const move = pressOnBoard((page) => page.locator('.place.open[data-spot^="space"]'));

const end: Answer = async (page) => {
  const buttons = (await gold(page).count()) > 0 ? gold(page) : quiet(page).last();
  await buttons.click();
  return true;
};

const isAt = async (page: Page, title: RegExp): Promise<boolean> =>
  title.test(await page.locator('.bar-title').innerText());

async function answerOnce(page: Page): Promise<void> {
  if (await isAt(page, /Discard \d/)) await discard(page);
  else {
    for (const answer of [takeOffer, takeBoat, load, putOnTrack, move, end]) if (await answer(page)) return;
  }
}

/** Waits for the next question and answers it; false when the year is over. */
export async function trade(page: Page): Promise<boolean> {
  if ((await nextMoment(page)) === 'over') return false;
  await answerOnce(page);
  await answered(page);
  return true;
}

/** Trades until the year is over; gives the number of questions answered. */
export const tradeOn = (page: Page): Promise<number> => playOn(() => trade(page), 900);
