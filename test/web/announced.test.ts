import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seeded } from '#engine/seeded.ts';
import { GAME_IDS, type GameId, loadGame } from '#games/registry.ts';
import { DESK } from './support/devices.ts';
import { openInn } from './support/inn.ts';
import { announcedTo, openListening } from './support/listening.ts';
import { mouse, muddleOn } from './support/newcomer.ts';
import { nextMoment, openTable } from './support/table.ts';

const inn = openInn();

/** As settings store them. All games are heard at the two ends of the scale, one game also at every pace between. */
const ENDS = ['none', 'brisk'] as const;
const BETWEEN = ['steps', 'calm', 'auto'] as const;
const PATIENT_GAMES = ['montana'] as const;
/** New lines that are enough to compare, and how often a newcomer may press until there are so many. */
const LINES = 6;
const PRESSES = 30;

/** Every line of the story, headings included. */
const storyOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.log details')) fold.open = true;
    await new Promise((resolve) => setTimeout(resolve, 100));
    const lines = document.querySelectorAll('.log summary, .log .line-text');
    return [...lines].map((line) => line.textContent ?? '');
  });

async function openGame(page: Page, id: GameId): Promise<void> {
  const { meta } = await loadGame(id);
  const seats = Math.min(...meta.seats);
  await openTable(page, inn.url, { game: id, seats, places: Array.from({ length: seats - 1 }, () => 'greedy') });
  await waitForTurn(page);
}

/** Step by step, nothing goes on by itself: then every step is asked for. */
async function waitForTurn(page: Page): Promise<void> {
  const next = setInterval(() => {
    page
      .getByRole('button', { name: 'Next step' })
      .click({ timeout: 200 })
      .catch(() => undefined);
  }, 400);
  await nextMoment(page, '.bar.asked').finally(() => clearInterval(next));
}

/** Plays on like a newcomer, and gives the new lines of the story and all that was announced. */
async function listenFor(id: GameId, motion: string, verbosity: string, lines = LINES) {
  const device = { ...DESK, reducedMotion: 'no-preference' } as const;
  const page = await openListening(inn, device, { motion, verbosity, lessons: false });
  await openGame(page, id);
  const before = await storyOf(page);
  const rng = seeded(GAME_IDS.indexOf(id) + 80);
  let news: readonly string[] = [];
  for (let i = 0; i < PRESSES && news.length < lines; i++) {
    await muddleOn(page, mouse, rng, { presses: 1 });
    await waitForTurn(page);
    news = (await storyOf(page)).slice(before.length);
  }
  const heard = await announcedTo(page);
  await page.context().close();
  return { news, heard };
}

const PACES = [
  ...GAME_IDS.flatMap((id) => ENDS.map((motion) => [id, motion] as const)),
  ...PATIENT_GAMES.flatMap((id) => BETWEEN.map((motion) => [id, motion] as const)),
];

// They mostly wait for pictures.
describe.concurrent('somebody who listens', () => {
  test.each(PACES)('to %s hears every line of the story, with motion: %s', async (id, motion) => {
    const { news, heard } = await listenFor(id, motion, 'full');
    expect(news.length).toBeGreaterThanOrEqual(LINES);
    expect(news.filter((line) => !heard.includes(line))).toEqual([]);
  });

  test('and wants it brief, hears less, and nothing that is not in the story', async () => {
    const { news, heard } = await listenFor('montana', 'none', 'brief', 3 * LINES);
    const told = heard.filter((line) => news.includes(line));
    expect(told.length).toBeGreaterThan(1);
    expect(told.length).toBeLessThan(news.length);
  });
});

test('a decision is announced once, and again after a reload', async () => {
  const page = await openListening(inn, DESK, { lessons: false });
  await openTable(page, inn.url, { game: 'mississippi-queen', seats: 3, places: ['greedy', 'greedy'] });
  await nextMoment(page, '.bar.asked');
  await page.reload();
  await nextMoment(page, '.bar.asked');
  await page.waitForFunction(() => document.title.startsWith('●'));
  await expect.poll(async () => (await announcedTo(page)).join(' ')).toContain('Choose where to go');
  const asked = (await announcedTo(page)).filter((line) => line.startsWith('Choose where to go'));
  expect(asked).toHaveLength(1);
  await page.context().close();
});
