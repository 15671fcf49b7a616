import type { ScoreTable } from '#kit/board.ts';
import { settlementsBuilt } from '../rules/ending.ts';
import { workersOf } from '../state.ts';
import type { View } from '../view.ts';
import { SCORE_COLUMNS, SCORE_UNIT } from '../words/scores.ts';

/** All that counts at the end of the game, by player. */
export const scoreTable = (view: View): ScoreTable => ({
  unit: SCORE_UNIT,
  columns: SCORE_COLUMNS,
  rows: view.players.map((player) => [
    workersOf(player),
    player.goods.reduce((sum, count) => sum + count, 0),
    player.silver,
    player.canteens,
    player.cows,
    settlementsBuilt(view, player),
  ]),
});
