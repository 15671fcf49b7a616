import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBot } from '#bots/levels.ts';
import { seeded } from '#bots/seeded.ts';
import { standardOptions } from '#engine/game.ts';
import { type Move, recordOf } from '#engine/record.ts';
import { CHANCE } from '#engine/actor.ts';
import { insight } from '#games/mississippi-queen/bot/insight.ts';
import { loadGame } from '#games/registry.ts';
import type { ServerProcess } from '../server/support/server-process.ts';
import { openTable } from './support/captain.ts';
import { openBrowser, openHouse } from './support/house.ts';

const KB = 1000;

let house: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  house = await openHouse();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await house.stop();
});

/** A browser that has never been here, and the compressed scripts and styles it fetches. */
async function firstVisit() {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const weighed: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!/\.(js|css)$/.test(new URL(request.url()).pathname)) return;
    weighed.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const weight = async () => (await Promise.all(weighed)).reduce((sum, size) => sum + size, 0);
  return { page, weight, files: () => weighed.length };
}

test('the home page weighs at most 60 KB at the first visit', async () => {
  const { page, weight, files } = await firstVisit();
  await page.goto(house.url);
  await page.locator('.cover-mq').waitFor();
  await page.waitForLoadState('networkidle');
  expect(files()).toBeGreaterThan(3);
  const bytes = await weight();
  console.log(`home page: ${(bytes / KB).toFixed(1)} KB`);
  expect(bytes).toBeLessThanOrEqual(60 * KB);
});

/** How far things have jumped on the page since it was opened. */
const jumped = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as readonly { readonly value: number }[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test('a table weighs at most 150 KB at the first visit, and nothing jumps when the board appears', async () => {
  const opener = await (await browser.newContext()).newPage();
  await openTable(opener, house.url, { places: ['random', 'random'] });
  const { page, weight } = await firstVisit();
  await page.goto(opener.url());
  await page.locator('.board.mq .places, .board.mq .chart').first().waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = await weight();
  console.log(`table: ${(bytes / KB).toFixed(1)} KB`);
  expect(bytes).toBeLessThanOrEqual(150 * KB);
  expect(await jumped(page)).toBeLessThan(0.02);
});

/** A long race: captains who start every turn at a crawl. Gives its record and how many events were told. */
async function longRecord() {
  const game = await loadGame('mississippi-queen');
  const bot = makeBot('greedy', { game, insight, seats: 5 }, UNHURRIED);
  const rng = seeded(2);
  const options = standardOptions(game.meta);
  const state = game.setup(5, options);
  const moves: Move[] = [];
  let told = 0;
  for (let [actor] = game.awaiting(state); actor !== undefined; [actor] = game.awaiting(state)) {
    const crawl = game.legal(state, actor).find((action) => JSON.stringify(action) === '{"type":"speed","speed":1}');
    const decided = () =>
      actor === CHANCE ? game.chance(state, rng) : bot.decide(game.view(state, actor), actor, rng);
    const action = crawl ?? decided();
    game.apply(state, actor, action, () => (told += 1));
    moves.push([actor, action]);
  }
  return { told, record: { ...recordOf(game, 5, options, moves), sternwheel: 'record', schema: 1, names: [] } };
}

const UNHURRIED = { budget: { iterations: 1 }, now: () => 0 };

test('a table with a thousand events in its log stays smooth', async () => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await page.goto(house.url);
  const { told, record } = await longRecord();
  expect(told).toBeGreaterThan(1000);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'long.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.waitForURL(/\/tables\/here-/);
  await page.locator('.log details').first().waitFor();
  await page.waitForFunction(askedForAll, undefined, { polling: 200 });
  await page.evaluate(() =>
    document.querySelectorAll<HTMLDetailsElement>('.log details').forEach((fold) => (fold.open = true)),
  );
  await page.waitForFunction(() => document.querySelectorAll('.log li').length > 150);
  const worst = await page.evaluate(framesWhileScrolling);
  console.log(`log of ${await page.locator('.log li').count()} lines: ${worst.toFixed(0)} ms for the median frame`);
  expect(worst).toBeLessThan(50);
});

/** Asks for earlier lines as long as there are any; true when the beginning is there. */
function askedForAll(): boolean {
  const log = document.querySelector('.log');
  if (log?.textContent.includes('Before the first turn')) return true;
  log?.querySelector<HTMLButtonElement>(':scope > button')?.click();
  return false;
}

/** Scrolls the log up and down and gives the median length of a frame. */
async function framesWhileScrolling(): Promise<number> {
  const body = document.querySelector('.tab-body');
  const frames: number[] = [];
  let before = performance.now();
  for (let i = 0; i < 60; i++) {
    if (body !== null) body.scrollTop = (body.scrollHeight / 60) * i;
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    frames.push(now - before);
    before = now;
  }
  return frames.sort((a, b) => a - b)[30] ?? Number.POSITIVE_INFINITY;
}
