import type { Page } from 'playwright-core';
import { atRest, pressPlace } from './board.ts';
import { answered, nextMoment, openTable, playOn } from './table.ts';

/** How somebody presses things: with a mouse, a finger or the keyboard alone. */
export interface Hand {
  /** Presses the nth glowing space of the river, counted as the board lists them. */
  pressSpace(page: Page, nth: number): Promise<void>;
  /** Presses a button of the decision bar. */
  pressChoice(page: Page, label: string | RegExp): Promise<void>;
}

export const mouse: Hand = {
  pressSpace: (page, nth) => pressInSight(page, nth, 'click'),
  async pressChoice(page, label) {
    await page.locator('.bar .choice', { hasText: label }).first().click();
  },
};

/** Presses a space of the river; if the minimap lies over it, or another boat's mark, the keyboard does. */
export async function pressInSight(page: Page, nth: number, how: 'click' | 'tap'): Promise<void> {
  const space = page.locator('.place.open').nth(nth);
  await space.scrollIntoViewIfNeeded();
  await atRest(page);
  if (await space.evaluate(isOnTop)) return pressPlace(page, space, how);
  await space.press('Enter');
}

const isOnTop = (space: Element): boolean => {
  const { x, y, width, height } = space.getBoundingClientRect();
  return space.contains(document.elementFromPoint(x + width / 2, y + height / 2));
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

/** A glowing space: its name on the tiles, as `3c2`, and what is said of it. */
interface Space {
  readonly id: string;
  readonly label: string;
}

function worthOf({ id, label }: Space, visits: ReadonlyMap<string, number>): number {
  const [, tile, column, row] = /^(\d+)([a-e])(\d)/.exec(id) ?? [];
  const coal = Number(/(\d+) coal/.exec(label)?.[1] ?? 0);
  const ahead = Number(tile) * 4 + Number(row) + (column === 'c' ? 0.5 : 0);
  const liked = LIKED.reduce((sum, [words, worth]) => sum + (label.includes(words) ? worth : 0), 0);
  return liked + ahead - coal * 2.5 - 3 * (visits.get(id) ?? 0);
}

/** To the landing if it can be reached, else far down the river for little coal. */
function wish(page: Page, spaces: readonly Space[]): number {
  const visits = visitsOf(page);
  const worth = spaces.map((space) => worthOf(space, visits));
  const best = worth.indexOf(Math.max(...worth));
  const { id } = spaces[best] ?? { id: '' };
  visits.set(id, (visits.get(id) ?? 0) + 1);
  return best;
}

const spacesOf = (page: Page): Promise<Space[]> =>
  page.locator('.place.open').evaluateAll((spaces) =>
    spaces.map((space) => ({
      id: space.getAttribute('data-spot') ?? '',
      label: space.getAttribute('aria-label') ?? '',
    })),
  );

/** Points out where to steam, without steaming yet. */
export async function pressBestSpace(page: Page, hand: Hand = mouse): Promise<void> {
  await hand.pressSpace(page, wish(page, await spacesOf(page)));
  await page.locator('.bar .choice.main').waitFor();
}

/** Waits for the captain's next question and answers it; false when the race is over. */
export async function takeTurn(page: Page, hand: Hand): Promise<boolean> {
  if ((await nextMoment(page)) === 'over') return false;
  // Where a boat can go is found after the question is on the screen; at the end of a move there may be nowhere left.
  const way = page.locator('.place.open, .bar .choice:has-text("End your move")');
  if (/where to go/.test(await page.locator('.bar-title').innerText())) await way.first().waitFor();
  const spaces = await spacesOf(page);
  if (spaces.some(({ label }) => label.includes('speed'))) {
    await hand.pressSpace(page, wish(page, spaces));
    await hand.pressChoice(page, /^(Move|Push|Dock)/);
  } else if (spaces.length > 0) {
    // Where a pushed boat points its bow: the press shows it, the button does it.
    await hand.pressSpace(page, 0);
    await hand.pressChoice(page, 'Face this way');
  } else {
    // With all points used or every way blocked, the gold button ends the move.
    await hand.pressChoice(page, 'End your move');
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
