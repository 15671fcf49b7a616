import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seeded } from '#engine/seeded.ts';
import { GAME_IDS, type GameId, loadGame } from '#games/registry.ts';
import { PHONE } from './support/devices.ts';
import { openInn } from './support/inn.ts';
import { mouse, muddleOn, thumb } from './support/newcomer.ts';
import { openTable } from './support/table.ts';

const inn = openInn();

const MINUTES = 60_000;
const LONGEST_WAIT_MS = 60_000;

/** Two people, and bots where the game wants more: the bots bring it to its end. */
async function placesFor(id: GameId, second: string): Promise<readonly string[]> {
  const { meta } = await loadGame(id);
  const seats = meta.seats.includes(3) ? 3 : 2;
  return [second, 'greedy', 'greedy'].slice(0, seats - 1);
}

const openFor = (page: Page, id: GameId, places: readonly string[]) =>
  openTable(page, inn.url, { game: id, seats: places.length + 1, places });

interface Friend {
  readonly page: Page;
  readonly fingers: typeof mouse;
}

/** The friend who is asked first presses something, this many times; false as soon as the game is over. */
async function play(friends: readonly Friend[], presses: number, rng: ReturnType<typeof seeded>): Promise<boolean> {
  for (let i = 0; i < presses; i++) {
    const asked = async (friend: Friend) => {
      const moment = friend.page.locator('main[aria-busy="false"] .bar.asked, .over-bar');
      await moment.first().waitFor({ timeout: LONGEST_WAIT_MS });
      return friend;
    };
    const { page, fingers } = await Promise.any(friends.map(asked));
    if ((await muddleOn(page, fingers, rng, { presses: 1 })).over) return false;
  }
  return true;
}

const lost = (page: Page) => page.getByText('Connection lost');
/** The turn that was told last. Each is told in their own words: one reads "you" where the other reads a name. */
const logOf = async (page: Page) =>
  (await page.locator('.log summary').last().textContent())?.replace(/you|Guest \d+|Tom/i, 'somebody');
const areAlike = (logs: readonly unknown[]): boolean => logs[0] === logs[1];

describe.each(GAME_IDS)('two friends far apart, at %s,', (id) => {
  test(
    'lose nothing by a reload, a lost connection and a night with the server down',
    async () => {
      const [anna, tom] = [await inn.newPage(), await inn.newPage()];
      const friends = [anna, tom].map((page) => ({ page, fingers: mouse }));
      const rng = seeded(GAME_IDS.indexOf(id) + 40);
      await openFor(anna, id, await placesFor(id, 'open'));
      await tom.goto(await anna.getByLabel('Link to the game', { exact: true }).inputValue());
      await tom.getByLabel('Your name').fill('Tom');
      await tom.getByRole('button', { name: 'Sit here' }).click();
      expect(await play(friends, 8, rng)).toBe(true);
      await anna.reload();
      await anna.locator('.board').waitFor();
      await tom.context().setOffline(true);
      await lost(tom).waitFor({ timeout: LONGEST_WAIT_MS });
      await tom.context().setOffline(false);
      await lost(tom).waitFor({ state: 'detached', timeout: LONGEST_WAIT_MS });
      await play(friends, 4, rng);
      const before = await logOf(anna);
      const address = anna.url();
      await Promise.all([anna, tom].map((page) => page.goto('about:blank')));
      await inn.server.kill();
      await inn.reopen();
      await Promise.all([anna, tom].map((page) => page.goto(address)));
      await Promise.all([anna, tom].map((page) => page.locator('.log summary').first().waitFor()));
      expect(before).not.toBe('');
      await play(friends, 4, rng);
      // A bot may be moving between the two looks.
      await expect
        .poll(async () => [await logOf(anna), await logOf(tom)], { timeout: LONGEST_WAIT_MS })
        .toSatisfy(areAlike);
      expect(inn.faults).toEqual([]);
      await Promise.all([anna, tom].map((page) => page.context().close()));
    },
    6 * MINUTES,
  );
});

/** Enough for every seat to have had several turns. */
const SEVERAL_TURNS = 60;

describe.each(GAME_IDS)('two at one device, at %s,', (id) => {
  test(
    'play without a network, with one thumb and in the dark theme, and find the table again',
    async () => {
      const page = await inn.newPage({ ...PHONE, colorScheme: 'dark' });
      await page.goto(inn.url);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.context().setOffline(true);
      await openFor(page, id, await placesFor(id, 'me'));
      expect(page.url()).toMatch(/\/tables\/here-/);
      const rng = seeded(GAME_IDS.indexOf(id) + 60);
      const { questions, lessons, frames, frameFaults } = await muddleOn(page, thumb, rng, { presses: SEVERAL_TURNS });
      expect(questions.size).toBeGreaterThan(2);
      expect(lessons.size).toBeGreaterThan(4);
      expect([...frameFaults]).toEqual([]);
      expect([...frames.values()].map(({ size }) => size)).toEqual([1]);
      await page.reload();
      await page.locator('.board').waitFor();
      await muddleOn(page, thumb, rng, { presses: 1 });
      expect(inn.faults).toEqual([]);
      await page.context().close();
    },
    6 * MINUTES,
  );
});
