import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyGame, Outcome } from '#engine/game.ts';
import { type GameRecord, replay } from '#engine/record.ts';

/** A recorded game that must replay to the same end as long as its rules version exists. */
interface GoldenGame extends GameRecord {
  readonly outcome: Outcome;
}

/** What the golden games of a game show together, as rule ids. */
interface Endings {
  readonly reasons: readonly string[];
  readonly tieBreaks?: readonly string[];
}

/** Checks a game against the records in a folder, one JSON file each. Together the records must show every ending. */
export function goldenGames(game: AnyGame, folder: URL, { reasons, tieBreaks = [] }: Endings): void {
  const games = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as GoldenGame] as const);
  describe(`the golden games of ${game.meta.title}`, () => {
    test.each(games)('%s still ends as it ended', (_, golden) => {
      const replayed = replay(game, golden);
      expect(replayed.ok ? game.outcome(replayed.state) : replayed.problem).toEqual(golden.outcome);
    });
    test('show every way to end and to break a tie, and no other', () => {
      const shown = (of: (outcome: Outcome) => string | undefined) =>
        new Set(games.map(([, { outcome }]) => of(outcome)).filter((rule) => rule !== undefined));
      expect(shown((outcome) => outcome.reason)).toEqual(new Set(reasons));
      expect(shown((outcome) => outcome.tieBreak)).toEqual(new Set(tieBreaks));
    });
  });
}
