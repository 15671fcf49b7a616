import type { Page } from 'playwright-core';
import type { Rng } from '#engine/rng.ts';
import { type Card, HEADINGS } from '#games/broadsides/components.ts';
import { dotDistance, dotAhead, dotAt, turnBy, type Dot, type Heading } from '#games/broadsides/sea.ts';
import { atRest, pressPlace } from './board.ts';
import { answered } from './table.ts';

/** A ship as a screen reader hears of it. */
export interface SeenShip {
  readonly dot: Dot;
  readonly heading: Heading;
}

const COURSES = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** Both ships, by seat, read off the labels of the chart. */
export async function readShips(page: Page): Promise<readonly SeenShip[]> {
  const labels = await page
    .locator('.chart [data-piece]')
    .evaluateAll((ships) => ships.map((ship) => ship.getAttribute('aria-label') ?? ''));
  return labels.map((label) => {
    const [, column = 'a', row = '1', heading = 'north'] = / on ([a-k])(\d), heading ([a-z-]+)$/.exec(label) ?? [];
    const x = column.charCodeAt(0) - 'a'.charCodeAt(0);
    return { dot: dotAt(x, Number(row) - 1), heading: COURSES.indexOf(heading) };
  });
}

export interface Duellist {
  readonly page: Page;
  /** Resolves as soon as this player is asked something, or the duel is over. */
  asked(): Promise<void>;
  /** Answers any question with what the board offers. */
  answer(): Promise<void>;
  /** Presses cards of the hand, then lays them. */
  lay(cards: readonly Card[]): Promise<void>;
  /** How many combats this player has begun, with their odds in sight. */
  fights(): number;
}

/** Aiming there stops no ship, so that the hunter arrives however the dice fall. */
const WITHOUT_MAST = '.bb-letters .choice:has(span:text-matches("^[BDEF]"))';

type Manner = 'hunts' | 'lies to';

/** Somebody who presses what the board offers; where it does not matter, by seeded chance. */
export function duellist(page: Page, manner: Manner, chance: Rng): Duellist {
  let fights = 0;
  const open = page.locator('.place.open');

  async function lay(cards: readonly Card[]): Promise<void> {
    for (const card of cards) {
      await pressCard(page, card);
    }
    await page.getByRole('button', { name: 'Lay the cards' }).click();
    await answered(page);
  }

  async function plot(): Promise<void> {
    const ships = await readShips(page);
    // The seat of this player is the one whose panel says so.
    const [mine = 0] = await ownSeats(page);
    const [me, enemy] = [ships[mine], ships[1 - mine]];
    const laid = await page.locator('.bb-slot.filled').count();
    const wanted = manner === 'hunts' && me && enemy ? huntingCards(me, enemy.dot) : [];
    await lay(Array.from({ length: 3 - laid }, (_, i) => wanted[i] ?? 'remain'));
  }

  /** Takes up a figure and puts it down; where there is a fight to be had, that is where it goes. */
  async function board(): Promise<void> {
    await pressAny(page, '.place.open', chance);
    const attack = page.locator('.place.open[aria-label*="to win the fight"]');
    const [attacks, ways] = [await attack.count(), await page.locator('.bb-letters .choice').count()];
    if (attacks > 0 && (await page.locator('.bb-odds').count()) > 0) {
      // The first press shows the odds and asks; the second plays.
      await pressPlace(page, attack.first());
      if ((await page.locator('.bar-title').innerText()).endsWith('?')) fights += 1;
      await pressPlace(page, page.locator('.place.chosen[aria-label*="to win the fight"]'));
    } else if (ways > 0) await pressAny(page, '.bb-letters .choice', chance);
    await answered(page);
  }

  async function answer(): Promise<void> {
    if ((await page.locator('.over-bar').count()) > 0) return;
    if ((await page.locator('.bb-plotter').count()) > 0) return plot();
    const title = await page.locator('.bar-title').innerText();
    if (title.includes('Your boarding turn')) return board();
    if (title.includes('Fire!')) await pressAny(page, WITHOUT_MAST, chance);
    else if (title.includes('Choose which combat')) await pressAny(page, '.bb-letters .choice', chance);
    else if ((await open.count()) > 0) {
      // A station or a new Captain: chosen on the deck, confirmed in the bar.
      await pressAny(page, '.place.open', chance);
      await page.locator('.bar .choice.main').click();
    } else await page.locator('.bar .choice').first().click();
    await answered(page);
  }

  return {
    page,
    asked: () => page.locator('main[aria-busy="false"] .bar.asked, .over-bar').first().waitFor({ timeout: 30_000 }),
    answer,
    lay,
    fights: () => fights,
  };
}

/** A card the ship's damage does not allow is played as a Damage card, or left for one. */
async function pressCard(page: Page, card: Card): Promise<void> {
  const fits = page.locator(`.bb-hand-card[data-card="${card}"]:not(.forbidden)`);
  if ((await fits.count()) > 0) await fits.click();
  else await page.locator('.bb-hand-card[data-card="damage"]').click();
}

async function pressAny(page: Page, selector: string, chance: Rng): Promise<void> {
  const found = page.locator(selector);
  const count = await found.count();
  await atRest(page);
  await found.nth(chance.below(count)).click({ force: true });
}

const ownSeats = (page: Page): Promise<number[]> =>
  page
    .locator('.seat')
    .evaluateAll((seats) => seats.flatMap((seat, i) => (/\byou\b/i.test(seat.textContent ?? '') ? [i] : [])));

const STEERING = ['forward', 'port', 'starboard'] as const;

interface Way extends SeenShip {
  readonly cards: readonly Card[];
}

/** The first cards of the shortest way to a dot, by breadth-first search over dots and headings. */
function huntingCards(from: SeenShip, target: Dot): readonly Card[] {
  const met = new Set<number>();
  const queue: Way[] = [{ ...from, cards: [] }];
  for (let way = queue.shift(); way !== undefined; way = queue.shift()) {
    if (dotDistance(way.dot, target) === 0) return way.cards.slice(0, 3);
    for (const card of STEERING) {
      const next = sail(way, card);
      const key = next.dot * HEADINGS.length + next.heading;
      if (met.has(key)) continue;
      met.add(key);
      queue.push(next);
    }
  }
  return [];
}

function sail({ dot, heading, cards }: Way, card: (typeof STEERING)[number]): Way {
  const laid = [...cards, card];
  if (card !== 'forward') return { dot, heading: turnBy(heading, card === 'port' ? -1 : 1), cards: laid };
  const ahead = dotAhead(dot, heading);
  return { dot: 'dot' in ahead ? ahead.dot : dot, heading, cards: laid };
}
