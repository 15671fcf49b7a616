import type { Page } from 'playwright-core';
import { pressPlace } from './board.ts';
import { answered, nextMoment, openTable, playOn } from './table.ts';

/** How somebody presses things: with a mouse, a finger or the keyboard alone. */
export interface Hand {
  /** Presses the nth glowing space of the river, counted as the board lists them. */
  pressSpace(page: Page, nth: number): Promise<void>;
  /** Presses a button of the decision bar. */
  pressChoice(page: Page, label: string | RegExp): Promise<void>;
}

export const mouse: Hand = {
  pressSpace: (page, nth) => pressPlace(page, page.locator('.place.open').nth(nth)),
  async pressChoice(page, label) {
    await page.locator('.bar .choice', { hasText: label }).first().click();
  },
};

/** How often each space was steamed to on a page: a captain who goes in circles tries something else. */
const steamedTo = new WeakMap<Page, Map<string, number>>();

const visitsOf = (page: Page): Map<string, number> => {
  const visits = steamedTo.get(page) ?? new Map<string, number>();
  steamedTo.set(page, visits);
  return visits;
};

/** Words of a space, and what they are worth to a captain who wants to arrive. */
const LIKED: readonly (readonly [words: string, worth: number])[] = [
  ['entry to the landing', 20],
  ['push', -4],
];

function worthOf(label: string, visits: ReadonlyMap<string, number>): number {
  const [space = '', tile, column, row] = /^(\d+)([a-e])(\d)/.exec(label) ?? [];
  const coal = Number(/(\d+) coal/.exec(label)?.[1] ?? 0);
  const ahead = Number(tile) * 4 + Number(row) + (column === 'c' ? 0.5 : 0);
  const liked = LIKED.reduce((sum, [words, worth]) => sum + (label.includes(words) ? worth : 0), 0);
  return liked + ahead - coal * 2.5 - 3 * (visits.get(space) ?? 0);
}

/** To the landing if it can be reached, else far down the river for little coal. */
function wish(page: Page, labels: readonly string[]): number {
  const visits = visitsOf(page);
  const worth = labels.map((label) => worthOf(label, visits));
  const best = worth.indexOf(Math.max(...worth));
  const [space = ''] = /^\w+/.exec(labels[best] ?? '') ?? [];
  visits.set(space, (visits.get(space) ?? 0) + 1);
  return best;
}

const spacesOf = (page: Page): Promise<string[]> =>
  page.locator('.place.open').evaluateAll((spaces) => spaces.map((space) => space.getAttribute('aria-label') ?? ''));

/** Points out where to steam, without steaming yet. */
export async function pressBestSpace(page: Page, hand: Hand = mouse): Promise<void> {
  await hand.pressSpace(page, wish(page, await spacesOf(page)));
  await page.locator('.bar .choice.main').waitFor();
}

/** Waits for the captain's next question and answers it; false when the race is over. */
export async function takeTurn(page: Page, hand: Hand): Promise<boolean> {
  if ((await nextMoment(page)) === 'over') return false;
  // Where a boat can go is found after the question is on the screen; at the end of a move there may be nowhere left.
  const way = page.locator('.place.open, .bar .choice:has-text("End the move")');
  if (/steam/i.test(await page.locator('.bar-title').innerText())) await way.first().waitFor();
  const spaces = await spacesOf(page);
  if (spaces.some((label) => label.includes('speed'))) {
    await hand.pressSpace(page, wish(page, spaces));
    await hand.pressChoice(page, /^(Steam ahead|Push)(?!ed)/);
  } else if (spaces.length > 0) {
    // Where a pushed boat points its bow: the press shows it, the button does it.
    await hand.pressSpace(page, 0);
    await hand.pressChoice(page, 'Point the bow');
  } else {
    await hand.pressChoice(page, (await page.getByText('End the move').count()) > 0 ? 'End the move' : /./);
  }
  await answered(page);
  return true;
}

/** Plays until somebody has won; gives the number of questions answered. */
export const race = (page: Page, hand: Hand): Promise<number> => playOn(() => takeTurn(page, hand), 150);

interface Race {
  readonly race?: 'introductory' | 'passengers';
  readonly seats?: number;
  /** By seat, from the second on. */
  readonly places: readonly string[];
}

export const openRace = (page: Page, url: string, { race: kind = 'introductory', seats = 3, places }: Race) =>
  openTable(page, url, { game: 'mississippi-queen', options: { Race: kind }, seats, places });
