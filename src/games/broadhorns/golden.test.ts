import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { goldenGames } from '#testing/golden.ts';
import { game } from './game.ts';
import { type Ending, ENDINGS, ruleId } from './rulings.ts';

const FOLDER = new URL('golden/', import.meta.url);

const TIE_BREAKS: readonly Ending[] = ['end.tie'];

goldenGames(game, FOLDER, {
  reasons: ENDINGS.filter((ending) => !TIE_BREAKS.includes(ending)).map(ruleId),
  tieBreaks: TIE_BREAKS.map(ruleId),
});

test('a golden year ends with a shared victory', () => {
  const { outcome } = JSON.parse(readFileSync(new URL('shared-year.json', FOLDER), 'utf8')) as { outcome: object };
  expect(outcome).toEqual({ reason: 'broadhorns/end.year', ranks: [3, 1, 1], scores: [15, 25, 25] });
});
