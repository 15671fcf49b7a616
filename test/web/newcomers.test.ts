import { describe, expect, test } from 'vitest';
import { seeded } from '#engine/seeded.ts';
import { GAME_IDS, type GameId, loadGame } from '#games/registry.ts';
import { openInn } from './support/inn.ts';
import { keys, muddleOn } from './support/newcomer.ts';
import { openTable } from './support/table.ts';

const inn = openInn();

const MINUTES = 60_000;

/** Short games end before that; long ones have asked all they ask by then. */
const PRESSES = 90;

async function newcomer(id: GameId) {
  const { meta } = await loadGame(id);
  const seats = Math.min(...meta.seats);
  const page = await inn.newPage();
  const places = Array.from({ length: seats - 1 }, () => 'greedy');
  await openTable(page, inn.url, { game: id, seats, places });
  const impressions = await muddleOn(page, keys, seeded(GAME_IDS.indexOf(id) + 1), PRESSES);
  await page.context().close();
  return impressions;
}

describe.each(GAME_IDS)('somebody who has never played %s', (id) => {
  test('plays by keyboard alone, and is told rules of the guide on the way', { timeout: 6 * MINUTES }, async () => {
    const { lessons, questions } = await newcomer(id);
    expect(questions.size).toBeGreaterThanOrEqual(2);
    expect(lessons.size).toBeGreaterThan(4);
    const titles = (await loadGame(id)).guide.flatMap(({ rules }) => rules.map(({ title }) => title));
    expect([...lessons].filter((lesson) => !titles.includes(lesson))).toEqual([]);
    expect(inn.faults).toEqual([]);
  });
});
