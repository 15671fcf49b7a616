import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { GAME_IDS, type GameId, loadGame } from '#games/registry.ts';
import { distDirectory, ensureWeb } from '#server/web/build.ts';
import { type Bench, benchDirectory, budgeted, type Measured, percentile } from '../bench.ts';
import { type Program, startOurs } from '../server/programs.ts';
import { countFrames, drag, watchPresses } from './watching.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A phone of some years ago. */
const THROTTLE = 4;

/** Until the next paint after a press: slower than this feels slow. */
const PRESS_MS = 200;
const PRESSES = 12;
const PAN_MS = 2000;

interface Visit {
  readonly browser: Browser;
  readonly server: Program;
}

async function open(): Promise<Visit> {
  await ensureWeb(ROOT, () => undefined);
  const [browser, server] = await Promise.all([
    chromium.launch({ executablePath: process.env['STERNWHEEL_CHROMIUM'] ?? '/usr/bin/chromium', args: FLAGS }),
    startOurs(benchDirectory(), distDirectory(ROOT)),
  ]);
  return { browser, server };
}

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

async function visit<T>(work: (visit: Visit) => Promise<T>): Promise<T> {
  const opened = await open();
  try {
    return await work(opened);
  } finally {
    await opened.browser.close();
    await opened.server.stop();
  }
}

/** A page on a slow processor. */
async function slowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  return page;
}

/** A game against bots, at the first question. */
async function openGame(page: Page, { server }: Visit, id: GameId): Promise<void> {
  const { meta } = await loadGame(id);
  await page.goto(`${server.url}/games/${id}`);
  await page.getByLabel('Number of players').selectOption(String(Math.min(...meta.seats)));
  await page.getByRole('button', { name: 'Create the game' }).click();
  await page.locator('.bar.asked').waitFor({ timeout: 120_000 });
}

/** The slowest of many presses, but one. */
const measurePresses = (id: GameId): Promise<Measured> =>
  visit(async (opened) => {
    const page = await slowPage(opened.browser);
    await openGame(page, opened, id);
    const durations = await watchPresses(page, PRESSES);
    return budgeted(percentile(durations, 0.98), PRESS_MS);
  });

/** Frames per second while the board is dragged, beside an empty page that is dragged in the same way. */
const measurePanning = (id: GameId): Promise<Measured> =>
  visit(async (opened) => {
    const page = await slowPage(opened.browser);
    await openGame(page, opened, id);
    const value = await countFrames(page, PAN_MS, () => drag(page));
    const empty = await slowPage(opened.browser);
    await empty.setContent('<div class="board" style="position:fixed;inset:0;background:#ddd"></div>');
    const reference = await countFrames(empty, PAN_MS, () => drag(empty));
    return { value, reference, ratio: value / reference };
  });

/** Frames per second while the moves of others are shown, beside an empty page. */
const measureMoves = (id: GameId): Promise<Measured> =>
  visit(async (opened) => {
    const page = await slowPage(opened.browser);
    await openGame(page, opened, id);
    await page.getByRole('button', { name: 'All actions' }).click();
    await page.locator('.action-list [role="group"] button').first().click();
    const value = await countFrames(page, PAN_MS);
    const empty = await slowPage(opened.browser);
    await empty.setContent('<p>Nothing happens here.</p>');
    const reference = await countFrames(empty, PAN_MS);
    return { value, reference, ratio: value / reference };
  });

export const browserBenches: readonly Bench[] = GAME_IDS.flatMap((id): readonly Bench[] => [
  {
    name: `browser/press/${id}`,
    unit: 'ms',
    against: `${PRESS_MS} ms until the next paint, on a processor ${THROTTLE} times slower`,
    measure: () => measurePresses(id),
  },
  {
    name: `browser/panning/${id}`,
    unit: 'frames/s',
    against: 'an empty page in the same browser',
    measure: () => measurePanning(id),
  },
  {
    name: `browser/moves/${id}`,
    unit: 'frames/s',
    against: 'an empty page in the same browser',
    measure: () => measureMoves(id),
  },
]);
