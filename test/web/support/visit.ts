import type { Browser, BrowserContext, Page } from 'playwright-core';
import { GAME_IDS } from '#games/registry.ts';
import { mouse, openRace, pressBestSpace, race, takeTurn } from './captain.ts';
import { DESK } from './devices.ts';
import { goldenRecord, openRecord } from './recorded.ts';

export const THEMES = ['light', 'dark'] as const;

/** Every page and every game, in a state worth looking at. */
export interface Stop {
  readonly name: string;
  /** Brings the page there. */
  readonly arrive: (page: Page) => Promise<void>;
}

/**
 * One person in one browser: with a finished race, one just begun, one that waits for players, and a game of each kind.
 */
export interface Visit {
  readonly context: BrowserContext;
  readonly stops: readonly Stop[];
}

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly theme: (typeof THEMES)[number];
}

/** Golden games, each at a moment when there is much to see. */
const MOMENTS = [
  { name: 'broadhorns', game: 'broadhorns', golden: 'year-of-four', moves: 640 },
  { name: 'montana', game: 'montana', golden: 'most-settlements-of-four', moves: 120 },
  { name: 'small-railroad-empires', game: 'small-railroad-empires', golden: 'rounds', moves: 120 },
  { name: 'broadsides', game: 'broadsides', golden: 'volley', moves: 45 },
  { name: 'broadsides-aboard', game: 'broadsides', golden: 'boarding', moves: 150 },
] as const;

/** Finished games that had secrets, seen again with everything face up. */
const OPEN = [
  { name: 'broadhorns', game: 'broadhorns', golden: 'year-of-four', at: 500 },
  { name: 'small-railroad-empires', game: 'small-railroad-empires', golden: 'rounds', at: 100 },
] as const;

/** Plays what is needed so that each page has something to show; `turns` into the race that goes on. */
export async function prepareVisit(browser: Browser, url: string, turns = 0): Promise<Visit> {
  const context = await browser.newContext({ ...DESK, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await openRace(page, url, { places: ['greedy', 'greedy'] });
  await race(page, mouse);
  const finished = page.url();
  await openRace(page, url, { places: ['open', 'search'] });
  const gathering = page.url();
  await openRace(page, url, { race: 'passengers', seats: 4, places: ['search', 'search', 'search'] });
  await page.locator('.bar.asked').waitFor({ timeout: 60_000 });
  const playing = page.url();
  for (let i = 0; i < turns; i++) await takeTurn(page, mouse);
  const stops = [...stopsOf({ url, finished, gathering, playing }), ...(await gameStops(page, url))];
  await page.locator('.bar.asked, .over-bar').first().waitFor({ timeout: 60_000 });
  await page.close();
  return { context, stops };
}

/** Each game on the table, and those with secrets laid open. */
async function gameStops(page: Page, url: string): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (const { name, game, golden, moves } of MOMENTS) {
    await openRecord(page, url, goldenRecord(game, golden, moves));
    stops.push({ name: `table-${name}`, arrive: openHotSeat(page.url()) });
  }
  for (const { name, game, golden, at } of OPEN) {
    await openRecord(page, url, goldenRecord(game, golden));
    stops.push(stopAt(`open-${name}`, `${page.url()}/replay?at=${at}&as=open`, '.scrubber'));
  }
  return stops;
}

/** Several seats on one device: the curtain is drawn aside first. */
const openHotSeat = (address: string) => async (page: Page) => {
  await page.goto(address);
  const curtain = page.locator('dialog button.brass');
  await page.locator('.bar.asked').or(curtain).first().waitFor();
  if (await curtain.isVisible()) await curtain.press('Enter');
  await page.locator('.bar.asked').waitFor();
};

interface Addresses {
  readonly url: string;
  readonly finished: string;
  readonly gathering: string;
  readonly playing: string;
}

const stopAt = (name: string, address: string, shows: string): Stop => ({
  name,
  arrive: async (page) => {
    await page.goto(address);
    await page.locator(shows).first().waitFor();
  },
});

function stopsOf({ url, finished, gathering, playing }: Addresses): readonly Stop[] {
  const table = stopAt('table', playing, '.bar.asked');
  const sheet = (name: string, label: string): Stop => ({
    name,
    arrive: async (page) => {
      await table.arrive(page);
      if (label === 'Invite') await page.getByRole('button', { name: 'Menu' }).click();
      await page
        .getByRole('button', { name: new RegExp(`^${label}`) })
        .first()
        .click();
      await page.locator('dialog[open]').first().waitFor();
    },
  });
  return [
    stopAt('home', url, '.my-games li'),
    ...GAME_IDS.map((id) => stopAt(`game-${id}`, `${url}/games/${id}`, 'form.opening')),
    stopAt('guide', `${url}/games/mississippi-queen/guide`, '.guide article'),
    stopAt('my-games', `${url}/my-games`, '.game-list li'),
    stopAt('learn', `${url}/learn`, '.guides h2'),
    stopAt('join', `${url}/join`, 'form'),
    stopAt('settings', `${url}/settings`, '.setting'),
    stopAt('lost', `${url}/nowhere/at/all`, 'h1'),
    stopAt('lobby', gathering, '.qr path'),
    table,
    { name: 'table-plan', arrive: async (page) => (await table.arrive(page), pressBestSpace(page)) },
    { name: 'table-adrift', arrive: (page) => loseConnection(page, table) },
    sheet('table-guide', 'Rules'),
    sheet('table-invite', 'Invite'),
    sheet('table-seat', 'About'),
    sheet('table-menu', 'Menu'),
    stopAt('table-over', finished, '.over-bar'),
    stopAt('replay', `${finished}/replay?at=30`, '.scrubber'),
    stopAt('finished', `${finished}/finished`, '.verdict'),
  ];
}

/** At the table when the line breaks and nobody answers any more. */
async function loseConnection(page: Page, table: Stop): Promise<void> {
  const cut: (() => Promise<void>)[] = [];
  await page.routeWebSocket(/\/socket(\?|$)/, (socket) => {
    if (cut.length > 0) return void socket.close();
    socket.connectToServer();
    cut.push(() => socket.close());
  });
  await table.arrive(page);
  await cut[0]?.();
  await page.getByText('Connection lost').waitFor();
}

/** A page of this size and theme; fonts and pictures are there when it resolves. */
export async function lookAt(visit: Visit, stop: Stop, { width, height, theme }: Look): Promise<Page> {
  const page = await visit.context.newPage();
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await stop.arrive(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}
