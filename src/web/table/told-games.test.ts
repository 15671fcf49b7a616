import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '#games/registry.ts';
import { type GoldenLog, goldenLogs } from '#testing/golden-log.ts';
import { plain } from '#words/sentence.ts';
import type { LogLine } from '#words/words.ts';
import { type PlacedLine, tellLog } from './lines.ts';

/** In characters: more than four lines beside the board. */
const LONGEST = 170;

/** The lines of a log, each event by itself. */
const separateLines = ({ items, words, view }: GoldenLog): readonly (readonly LogLine[])[] =>
  items.map(({ events }) => events.map((event) => words.event(event, view)).filter((line) => line !== undefined));

const storyOf = ({ items, ...told }: GoldenLog): readonly PlacedLine[] => tellLog({ first: 0, items }, told);

const inWords = ({ sentence }: LogLine): string => plain(sentence, (seat) => `Player ${seat + 1}`);

const seatsIn = (lines: readonly LogLine[]): ReadonlySet<number> =>
  new Set(
    lines.flatMap(({ sentence }) =>
      sentence.flatMap((part) => (typeof part === 'object' && 'seat' in part ? [part.seat] : [])),
    ),
  );

describe.each(GAME_IDS)('the story of %s', async (id) => {
  const games = await goldenLogs(id);

  test('has short lines, each a sentence', () => {
    const lines = games.flatMap(storyOf).filter(({ heading }) => !heading);
    expect(lines.length).toBeGreaterThan(100);
    const texts = lines.map(inWords);
    expect(texts.filter((text) => text.length > LONGEST)).toEqual([]);
    expect(texts.filter((text) => !/[.!?]$/.test(text) || /undefined|NaN|\[object| {2}/.test(text))).toEqual([]);
  });

  test('tells every item of the log that has something to tell, in order, and nothing twice', () => {
    for (const game of games) {
      const lines = storyOf(game);
      const ends = lines.map(({ at }) => at);
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      const silent = separateLines(game).flatMap((separate, i) =>
        separate.length > 0 && !lines.some(({ from, at }) => from <= i && i < at) ? [i] : [],
      );
      expect(silent).toEqual([]);
    }
  });

  test('names everybody whom the events name', () => {
    for (const game of games) {
      expect(seatsIn(storyOf(game))).toEqual(seatsIn(separateLines(game).flat()));
    }
  });

  test('is shorter than its events', () => {
    const separate = games.flatMap((game) => separateLines(game).flat());
    const lines = games.flatMap(storyOf);
    expect(lines.length).toBeLessThan(separate.length * 0.8);
  });
});
