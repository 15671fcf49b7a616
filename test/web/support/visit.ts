import type { Browser, BrowserContext, Page } from 'playwright-core';
import { mouse, openRace, pressBestSpace, race, takeTurn } from './captain.ts';

export const THEMES = ['light', 'dark'] as const;

/** Every page of the house, in a state worth looking at. */
export interface Stop {
  readonly name: string;
  /** Brings the page there. */
  readonly arrive: (page: Page) => Promise<void>;
}

/** One person with a finished race, one just begun and one that waits for company, in one browser. */
export interface Visit {
  readonly context: BrowserContext;
  readonly stops: readonly Stop[];
}

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly theme: (typeof THEMES)[number];
}

/** Plays what is needed so that each page has something to show; `turns` into the race that goes on. */
export async function prepareVisit(browser: Browser, url: string, turns = 0): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
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
  await page.close();
  return { context, stops: stopsOf({ url, finished, gathering, playing }) };
}

interface Addresses {
  readonly url: string;
  readonly finished: string;
  readonly gathering: string;
  readonly playing: string;
}

function stopsOf({ url, finished, gathering, playing }: Addresses): readonly Stop[] {
  const at = (name: string, address: string, shows: string): Stop => ({
    name,
    arrive: async (page) => {
      await page.goto(address);
      await page.locator(shows).first().waitFor();
    },
  });
  const table = at('table', playing, '.bar.asked');
  const sheet = (name: string, label: string): Stop => ({
    name,
    arrive: async (page) => {
      await table.arrive(page);
      const people = page.getByRole('button', { name: 'Players, log and chat' });
      if (label.startsWith('About') && (await people.isVisible())) await people.click();
      await page.locator(`button[aria-label="${label}"]:visible`).first().click();
      await page.locator('dialog[open]').first().waitFor();
    },
  });
  return [
    at('home', url, '.mine li'),
    at('game', `${url}/games/mississippi-queen`, 'form.opening'),
    at('guide', `${url}/games/mississippi-queen/guide`, '.guide article'),
    at('settings', `${url}/settings`, '.setting'),
    at('lost', `${url}/nowhere/at/all`, 'h1'),
    at('lobby', gathering, '.qr path'),
    table,
    {
      name: 'table-plan',
      arrive: async (page) => {
        await table.arrive(page);
        await pressBestSpace(page);
      },
    },
    sheet('table-guide', 'Guide'),
    sheet('table-invite', 'Invite'),
    sheet('table-seat', 'About Skipper'),
    at('table-over', finished, '.over-bar'),
    at('replay', `${finished}/replay?at=30`, '.scrubber'),
    at('finished', `${finished}/finished`, '.verdict'),
  ];
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
