import { at } from '#engine/indexed.ts';
import type { ScoreTable } from '#kit/board.ts';
import { barrelGold, prizesFor, resaleOf, wreathsOf } from '../rules/ending.ts';
import type { View } from '../view.ts';
import { SCORE_COLUMNS, SCORE_UNIT } from '../words/scores.ts';

/** Where the gold of each merchant came from: what the end of the game brought, and what was earned before it. */
export function scoreTable({ merchants, outcome }: View): ScoreTable {
  const prizes = prizesFor(merchants.map(wreathsOf));
  const rows = merchants.map((m, seat) => {
    const last = outcome === undefined ? [0, 0, 0] : [barrelGold(m), resaleOf(m), at(prizes, seat)];
    const earned = m.gold - last.reduce((sum, gold) => sum + gold, 0);
    return [earned, ...last, m.gold];
  });
  return { unit: SCORE_UNIT, columns: SCORE_COLUMNS, rows };
}
