import { existsSync } from 'node:fs';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { GAME_IDS, type GameId, loadExamples } from '#games/registry.ts';
import { faultsInBothThemes } from './support/axe.ts';
import { DESK } from './support/devices.ts';
import { openInn } from './support/inn.ts';
import { jumped } from './support/jumped.ts';

const GAMES = GAME_IDS.filter((id) => existsSync(new URL(`../../src/games/${id}/examples.ts`, import.meta.url)));

/** A board that is there has hundreds of shapes; a frame around nothing has a handful. */
const SHAPES = 100;

type Size = Exclude<BrowserContextOptions['viewport'], null | undefined>;

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };

/** The board comes over the network first. */
const PATIENT = { timeout: 20_000 };

/** Without a graphics card and on a busy machine, Chromium now and then stops drawing a page: then it is opened again. */
const DRAWN = { retry: 4 };

const inn = openInn();

/** A guide, and every problem its console reports. */
async function openGuide(id: GameId, viewport: Size = DESK.viewport): Promise<{ page: Page; complaints: string[] }> {
  const page = await inn.newPage({ ...DESK, viewport });
  onTestFinished(() => page.context().close());
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(`${inn.url}/games/${id}/guide`);
  await page.locator('.guide article').first().waitFor();
  return { page, complaints };
}

const shapesIn = async (picture: Locator): Promise<number> => {
  await picture.scrollIntoViewIfNeeded();
  await picture.locator('svg').first().waitFor();
  return picture.locator('svg').locator('path, circle, rect, line, text, polygon').count();
};

/** By picture: how many shapes it has, and which part of its frame the board fills. Scrolls through all of them. */
const lookAtAll = (page: Page): Promise<readonly { readonly shapes: number; readonly filled: number }[]> =>
  page.evaluate(async () => {
    const areaOf = (element: Element | null) => {
      const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 };
      return width * height;
    };
    const drawn = (picture: Element, region: string) => areaOf(picture.querySelector(region));
    const frame = () =>
      new Promise((resolve, reject) => {
        requestAnimationFrame(resolve);
        setTimeout(() => reject(new Error('the browser draws nothing any more')), 5000);
      });
    const seen = [];
    for (const picture of document.querySelectorAll('.example-picture')) {
      picture.scrollIntoView({ block: 'center' });
      const until = performance.now() + 5000;
      while (picture.querySelector('svg') === null && performance.now() < until) await frame();
      await frame();
      await frame();
      const shapes = picture.querySelectorAll('svg :is(path, circle, rect, line, text, polygon)').length;
      seen.push({ shapes, filled: (drawn(picture, '.board') + drawn(picture, '.mine-region')) / areaOf(picture) });
    }
    return seen;
  });

/** How many pixels the page is wider than its window. */
const wider = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const reachable = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const inside = [...document.querySelectorAll<HTMLElement>('.example-picture :is(button, a, [tabindex])')];
    return inside.filter((element) => (element.focus(), document.activeElement === element)).length;
  });

describe.each(GAMES)('the guide of %s', (id) => {
  test('shows every example under its rule, each picture drawn, and nothing moves or takes a key', DRAWN, async () => {
    const examples = await loadExamples(id);
    const { page, complaints } = await openGuide(id);
    for (const { rule, title } of examples) {
      await page.locator(`[id="${rule}"] .example h4`, { hasText: title }).waitFor();
    }
    await shapesIn(page.locator('.example-picture').first());
    expect(await jumped(page)).toBeLessThan(0.02);
    expect(await reachable(page)).toBe(0);
    const pictures = await lookAtAll(page);
    expect(pictures.length).toBeGreaterThanOrEqual(examples.length);
    expect(pictures.filter(({ shapes, filled }) => shapes <= SHAPES || Math.abs(filled - 1) > 0.1)).toEqual([]);
    expect({ complaints, faults: inn.faults }).toEqual({ complaints: [], faults: [] });
  });

  test('tells what the table answers to what an example shows to be refused, and axe finds nothing', async () => {
    const refusals = (await loadExamples(id)).flatMap(({ steps }) => steps).filter(({ refused }) => refused);
    const { page } = await openGuide(id);
    const told = page.locator('.example-refused');
    expect(await told.count()).toBe(refusals.length);
    for (const line of await told.all()) {
      await line.scrollIntoViewIfNeeded();
      await expect.poll(() => line.textContent(), PATIENT).toMatch(/^Not allowed: .+\. \S+/);
    }
    expect(await faultsInBothThemes(page)).toMatchObject({ faults: [] });
  });

  test('fits on a phone and on a tablet', async () => {
    const { page } = await openGuide(id, PHONE);
    await shapesIn(page.locator('.example-picture').first());
    expect(await wider(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize(TABLET);
    await shapesIn(page.locator('.example-picture').first());
    expect(await wider(page)).toBeLessThanOrEqual(0);
  });
});

test('several rivers on one page are each cut by their own outline', async () => {
  const { page } = await openGuide('mississippi-queen');
  for (const nth of [0, 1, 2]) await shapesIn(page.locator('.example-picture').nth(nth));
  expect(await page.locator('.example-picture:has([clip-path])').count()).toBeGreaterThan(1);
  const strangers = await page.evaluate(() =>
    [...document.querySelectorAll('[clip-path]')].filter((element) => {
      const id = /#([^)]+)/.exec(element.getAttribute('clip-path') ?? '')?.[1] ?? '';
      const outlines = [...document.querySelectorAll(`[id="${id}"] path`)].map((path) => path.getAttribute('d'));
      return outlines.length === 0 || new Set(outlines).size > 1;
    }),
  );
  expect(strangers).toEqual([]);
});
