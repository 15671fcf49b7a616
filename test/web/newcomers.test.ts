import { describe, expect, test } from 'vitest';
import { seeded } from '#engine/seeded.ts';
import { GAME_IDS, type GameId, loadGame } from '#games/registry.ts';
import { SIZES } from './support/frame.ts';
import { openInn } from './support/inn.ts';
import { keys, muddleOn, noImpressions } from './support/newcomer.ts';
import { openTable } from './support/table.ts';

const inn = openInn();

const MINUTES = 60_000;

/** Short games end before that; long ones have asked all they ask by then. */
const PRESSES = 60;
const MOST_GAMES = 5;

async function newcomer(id: GameId) {
  const { meta } = await loadGame(id);
  const seats = Math.min(...meta.seats);
  const page = await inn.newPage();
  const places = Array.from({ length: seats - 1 }, () => 'greedy');
  const impressions = noImpressions();
  for (let game = 0; game < MOST_GAMES && impressions.frames.size < SIZES.length; game++) {
    await openTable(page, inn.url, { game: id, seats, places });
    // A newcomer may be out of the race after three turns: the next game goes on with the sizes not seen yet.
    const sizes = SIZES.slice(impressions.frames.size);
    await muddleOn(page, keys, seeded(GAME_IDS.indexOf(id) + 1), { presses: PRESSES, sizes, impressions });
  }
  await page.context().close();
  return impressions;
}

describe.each(GAME_IDS)('somebody who has never played %s', (id) => {
  test(
    'plays by keyboard alone at every size; the frame never moves, and the rules are told on the way',
    { timeout: 6 * MINUTES },
    async () => {
      const { lessons, questions, frames, frameFaults } = await newcomer(id);
      expect(questions.size).toBeGreaterThanOrEqual(2);
      expect(lessons.size).toBeGreaterThan(4);
      const titles = (await loadGame(id)).guide.flatMap(({ rules }) => rules.map(({ title }) => title));
      expect([...lessons].filter((lesson) => !titles.includes(lesson))).toEqual([]);
      expect([...frameFaults]).toEqual([]);
      expect(frames.size).toBe(SIZES.length);
      for (const [size, boxes] of frames) expect([...boxes], size).toHaveLength(1);
      expect(inn.faults).toEqual([]);
    },
  );
});
