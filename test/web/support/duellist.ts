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

/** Both ships, by seat, read off the labels of the chart; it is shown once the last shots have been seen. */
export async function readShips(page: Page): Promise<readonly SeenShip[]> {
  await page.locator('.chart [data-piece]').first().waitFor({ state: 'attached' });
  const labels = await page
    .locator('.chart [data-piece]')
    .evaluateAll((ships) => ships.map((ship) => ship.getAttribute('aria-label') ?? ''));
  return labels.map((label) => {
    const [, column = 'a', row = '1', heading = 'north'] = / on ([a-k])(\d), facing ([a-z-]+)$/.exec(label) ?? [];
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
const WITHOUT_MAST = ['B', 'D', 'E', 'F'].map((letter) => `.place.open[data-spot^="aim${letter}"]`).join(', ');

const MOST_TRIES = 5;
const SHOT_MS = 1500;

type Manner = 'hunts' | 'lies to';

/** Somebody who presses what the board offers; where it does not matter, by seeded chance. */
export function duellist(page: Page, manner: Manner, chance: Rng): Duellist {
  let fights = 0;
  const open = page.locator('.place.open');

  async function lay(cards: readonly Card[]): Promise<void> {
    for (const card of cards) {
      await pressCard(page, card);
    }
    await page.getByRole('button', { name: 'Set plan' }).click();
    await answered(page);
  }

  async function plot(): Promise<void> {
    const ships = await readShips(page);
    const mine = await ownSeat(page);
    const [me, enemy] = [ships[mine], ships[1 - mine]];
    const laid = await page.locator('.bb-slot.filled').count();
    const wanted = manner === 'hunts' && me && enemy ? huntingCards(me, enemy.dot) : [];
    await lay(Array.from({ length: 3 - laid }, (_, i) => wanted[i] ?? 'remain'));
  }

  /** Takes up a figure and puts it down; where there is a fight to be had, that is where it goes. */
  async function board(): Promise<void> {
    await pressAny(page, '.place.open', chance);
    const attack = page.locator('.place.open[aria-label*="% to win"]');
    if ((await attack.count()) > 0 && (await page.locator('.bb-odds').count()) > 0) {
      // The first press shows the odds and asks; the second plays.
      await pressPlace(page, attack.first());
      if (/%/.test(await page.locator('.bar .choice.main').innerText())) fights += 1;
      await pressPlace(page, page.locator('.place.chosen[aria-label*="% to win"]'));
    } else {
      await pressAny(page, '.place.open[aria-label*=": Move "]', chance);
      await page.locator('.bar .choice.main').click();
    }
    await answered(page);
  }

  /** Picks something, then plays it with the gold button. */
  async function pickAndPlay(selector: string): Promise<void> {
    await pressAny(page, selector, chance);
    const gold = page.locator('.bar .choice.main');
    // A volley may have gone on by itself meanwhile, and the question with it.
    await gold.or(page.locator('.bb-hand-card, .bar:not(.asked)')).first().waitFor();
    if ((await gold.count()) > 0) await gold.first().click();
    await answered(page);
  }

  /** Aims a gun, at no mast where that is possible, and fires. A press while the last shot is shown aims nothing. */
  async function fire(): Promise<void> {
    const elsewhere = (await page.locator(WITHOUT_MAST).count()) > 0;
    const gold = page.locator('.bar .choice.main');
    for (let tries = 0; tries < MOST_TRIES && (await gold.count()) === 0; tries++) {
      await pressAny(page, elsewhere ? WITHOUT_MAST : '.place.open[data-spot^="aim"]', chance);
      await gold.waitFor({ timeout: SHOT_MS }).catch(() => undefined);
    }
    await gold.click();
    await answered(page);
  }

  /** Until all planned shots are fired. */
  const volleyIsOver = () => page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });

  async function answer(): Promise<void> {
    await volleyIsOver();
    if ((await page.locator('.over-bar').count()) > 0) return;
    if ((await page.locator('.bb-hand-card').count()) > 0) return plot();
    if ((await page.locator('.bb-ship-card').count()) > 0) return pickAndPlay('.bb-ship-card');
    await open.first().waitFor();
    if ((await page.locator('.bb-gun-tile').count()) > 0) return fire();
    const title = await page.locator('.bar-title').innerText();
    return title.includes('Move your crew') ? board() : pickAndPlay('.place.open');
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

/** The seat whose things stand below the board. */
async function ownSeat(page: Page): Promise<number> {
  const look = await page.locator('.mine').getAttribute('class');
  return Number(/seat-(\d)/.exec(look ?? '')?.[1] ?? 0);
}

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
