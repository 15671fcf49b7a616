import type { Locator, Page } from 'playwright-core';
import { pressPlace } from './board.ts';
import { answered, nextMoment, playOn } from './table.ts';

/** Somebody who settles Montana with a mouse: builds what glows, else works, else recruits. */

/** One way to answer; false if the question does not offer it. */
type Answer = (page: Page) => Promise<boolean>;

const gold = (page: Page): Locator => page.locator('.bar .choice.main');

/** A place that can be pressed. A low screen shows wheel or store, and a tab leads to the other. */
const openPlace = (page: Page, spot: string): Locator => page.locator(`.place.open[data-spot${spot}]`);

async function showPart(page: Page, name: 'Recruit' | 'Store'): Promise<void> {
  const tab = page.locator('.mt-tab:not(.shown)', { hasText: name });
  if ((await tab.count()) > 0) await tab.click();
}

/** Presses the first of some places, which shows what it would do, and then the gold button. */
const pressAndConfirm =
  (places: (page: Page) => Locator): Answer =>
  async (page) => {
    if ((await places(page).count()) === 0) return false;
    await pressPlace(page, places(page).first());
    await gold(page).click();
    return true;
  };

const build = pressAndConfirm((page) => page.locator('.place.open[aria-label^="Field"]'));
const work = pressAndConfirm((page) => openPlace(page, '^="space"'));
const bid = pressAndConfirm((page) => openPlace(page, '^="bid"'));

const spin: Answer = async (page) => {
  if (!(await isOwnTurn(page))) return false;
  await showPart(page, 'Recruit');
  return pressAndConfirm((one) => openPlace(one, '="wheel"'))(page);
};

const goToStore: Answer = async (page) => {
  if (!(await isOwnTurn(page))) return false;
  await showPart(page, 'Store');
  return pressAndConfirm((one) => openPlace(one, '="city"'))(page);
};

const isOwnTurn = async (page: Page): Promise<boolean> =>
  (await page.locator('.bar-title').innerText()).startsWith('Your turn');

/** Goes on without doing any more. */
const STOPS = /^(Keep these|Skip the small space|Stop building|Pass|End turn|Make nothing big)/;

const stop: Answer = async (page) => {
  const button = page.locator('.bar .choice:not(.forbidden)', { hasText: STOPS });
  if ((await button.count()) === 0) return false;
  await button.first().click();
  return true;
};

/** Things of a set are pressed one by one until there are enough. */
const pressUntilEnough =
  (things: (page: Page) => Locator): Answer =>
  async (page) => {
    for (let pressed = 0; (await things(page).count()) > 0; pressed++) {
      if ((await gold(page).count()) > 0) {
        await gold(page).click();
        return true;
      }
      // In turn, where one kind may not be enough.
      await things(page)
        .nth(pressed % (await things(page).count()))
        .click({ force: true });
    }
    return false;
  };

const takeWorkers = pressUntilEnough((page) => page.locator('.place:is(.open, .chosen)[data-spot^="supply"]'));
const takeGoods = pressUntilEnough((page) =>
  page.locator('.mine .stock:is(.open, .chosen)', { hasText: /copper|stone|grain/ }),
);
const sendBack = pressUntilEnough((page) => page.locator('.mt-place.open'));

const LIKED: readonly Answer[] = [build, work, stop, spin, bid, takeWorkers, takeGoods, sendBack];

/** When a game drags on because everyone hoards: to the store, where big goods are. */
const RESTLESS: readonly Answer[] = [build, goToStore, ...LIKED];
const LONG = 100;

/** Waits for the next question and answers it; false when the game is over. */
export async function answer(page: Page, liked: readonly Answer[] = LIKED): Promise<boolean> {
  if ((await nextMoment(page)) === 'over') return false;
  await answerBy(page, liked);
  await answered(page);
  return true;
}

async function answerBy(page: Page, liked: readonly Answer[]): Promise<void> {
  for (const way of liked) if (await way(page)) return;
  throw new Error(`no answer to: ${await page.locator('.bar-title').innerText()}`);
}

/** Does nothing but recruit, until this player's next turn after this many spins; grain and cows are kept. */
export async function recruit(page: Page, spins: number): Promise<void> {
  for (let turns = 0; ;) {
    await nextMoment(page);
    if (await isOwnTurn(page)) turns += 1;
    if (turns > spins) return;
    await answerBy(page, [spin, stop, takeWorkers, bid, takeGoods, sendBack]);
    await answered(page);
  }
}

/** Plays until the game is over; gives the number of questions answered. */
export function settle(page: Page): Promise<number> {
  let answers = 0;
  return playOn(() => answer(page, (answers += 1) > LONG ? RESTLESS : LIKED), 400);
}
