import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Outcome } from '#engine/game.ts';
import { type GameRecord, replay } from '#engine/record.ts';
import { game } from '../game.ts';
import { scoreTable } from './scores.ts';

const golden = JSON.parse(
  readFileSync(new URL('../golden/most-settlements-of-four.json', import.meta.url), 'utf8'),
) as GameRecord & {
  readonly outcome: Outcome;
};

test('the table of a finished game ends with what decided it', () => {
  const replayed = replay(game, golden);
  if (!replayed.ok) throw new Error(replayed.problem);
  const { columns, rows } = scoreTable(game.view(replayed.state, undefined));
  expect(rows).toHaveLength(golden.seats);
  expect(rows.map((row) => row.length)).toEqual(rows.map(() => columns.length));
  expect(rows.map((row) => row.at(-1))).toEqual(golden.outcome.scores);
});
