import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openRace } from './support/captain.ts';
import { openInn } from './support/inn.ts';
import { jumped } from './support/jumped.ts';
import { trade } from './support/merchant.ts';
import { goldenRecord, openRecord } from './support/recorded.ts';
import { nextMoment } from './support/table.ts';

const KB = 1000;

const inn = openInn();

/** A browser that has never been here, and the compressed scripts and styles it fetches. */
async function firstVisit() {
  const context = await inn.browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
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
  await page.goto(inn.url);
  await page.locator('.cover-mq').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(files()).toBeGreaterThan(3);
  const bytes = await weight();
  console.log(`home page: ${(bytes / KB).toFixed(1)} KB`);
  expect(bytes).toBeLessThanOrEqual(60 * KB);
});

test('a table weighs at most 150 KB at the first visit, and nothing jumps when the board appears', async () => {
  const opener = await (await inn.browser.newContext()).newPage();
  await openRace(opener, inn.url, { places: ['random', 'random'] });
  const { page, weight } = await firstVisit();
  await page.goto(opener.url());
  await page.locator('.board.mq .places, .board.mq .chart').first().waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = await weight();
  console.log(`table: ${(bytes / KB).toFixed(1)} KB`);
  expect(bytes).toBeLessThanOrEqual(150 * KB);
  expect(await jumped(page)).toBeLessThan(0.02);
});

/** Every line of the log lies open on the page. */
async function unfoldLog(page: Page): Promise<number> {
  await page.locator('.log details').first().waitFor();
  await page.waitForFunction(askedForAll, undefined, { polling: 200 });
  await page.evaluate(() =>
    document.querySelectorAll<HTMLDetailsElement>('.log details').forEach((fold) => (fold.open = true)),
  );
  await page.waitForFunction(() => document.querySelector('.log details:not(:has(ol))') === null);
  return page.locator('.log li').count();
}

/** Asks for earlier lines as long as there are any; true when the beginning is there. */
function askedForAll(): boolean {
  const log = document.querySelector('.log');
  if (log?.textContent.includes('Before the first turn')) return true;
  log?.querySelector<HTMLButtonElement>(':scope > button')?.click();
  return false;
}

/**
 * What the page's own thread works while something is done. Its processor time and not the clock's: a machine that
 * is busy with something else makes no page less smooth.
 */
async function workFor(page: Page, something: () => Promise<unknown>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const { value } = metrics.find(({ name }) => name === 'TaskDuration') ?? { value: Number.NaN };
    return value * 1000;
  };
  const before = await worked();
  await something();
  const after = await worked();
  await devtools.detach();
  return after - before;
}

const FRAMES = 60;

/** Scrolls the log from one end to the other. */
async function scrollLog(frames: number): Promise<void> {
  const body = document.querySelector('.tab-body');
  for (let i = 0; i < frames; i++) {
    if (body !== null) body.scrollTop = (body.scrollHeight / frames) * i;
    await new Promise(requestAnimationFrame);
  }
}

test('a table with a thousand moves in its story stays smooth', async () => {
  const page = await inn.newPage();
  const record = goldenRecord('broadhorns', 'equal-gold', -40);
  expect(record.moves.length).toBeGreaterThan(1000);
  await openRecord(page, inn.url, record);
  await nextMoment(page);
  const lines = await unfoldLog(page);
  expect(lines).toBeGreaterThan(400);
  const scrolling = (await workFor(page, () => page.evaluate(scrollLog, FRAMES))) / FRAMES;
  // Not the number of lines: as a turn begins, an older one folds up.
  const newest = await page.locator('.log details').last().textContent();
  const answering = await workFor(page, async () => {
    await trade(page);
    await page.waitForFunction(
      (before) => [...document.querySelectorAll('.log details')].at(-1)?.textContent !== before,
      newest,
    );
  });
  console.log(
    `log of ${lines} lines: ${scrolling.toFixed(1)} ms of work for a frame, ${answering.toFixed(0)} ms for an answer`,
  );
  expect(scrolling).toBeLessThan(25);
  expect(answering).toBeLessThan(400);
});
