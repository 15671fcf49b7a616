import { imaginedFrom } from './imagined.ts';
import { keep, readKept } from './kept.ts';

/** How a game ended for the person at this browser. */
export interface OwnResult {
  readonly table: string;
  readonly game: string;
  /** 1 is the best. */
  readonly rank: number;
  /** How many played. */
  readonly seats: number;
}

const KEPT_AS = 'sternwheel.results';
const KEPT = 300;

/** In the order in which they were first seen here. */
export const ownResults = (): readonly OwnResult[] => readKept<readonly OwnResult[]>(KEPT_AS, []);

export const resultAt = (table: string): OwnResult | undefined => ownResults().find((known) => known.table === table);

/** "What if" games are not counted. */
export function noteResult(result: OwnResult): void {
  if (imaginedFrom(result.table) !== undefined || resultAt(result.table) !== undefined) return;
  keep(KEPT_AS, [...ownResults(), result].slice(-KEPT));
}

const IN_A_ROW = 3;

/** What makes a result worth a remark among those before it; empty where nothing does. */
export function remarkOn(table: string, results: readonly OwnResult[]): string {
  const at = results.findIndex((known) => known.table === table);
  const own = results[at];
  if (own === undefined) return '';
  const before = results.slice(0, at).filter(({ game }) => game === own.game);
  const row = [own, ...before.toReversed()].findIndex(({ rank }) => rank > 1);
  const wins = row === -1 ? before.length + 1 : row;
  if (wins >= IN_A_ROW) return `${wins} wins in a row.`;
  if (own.rank === 1 && before.every(({ rank }) => rank > 1)) return 'Your first win in this game.';
  const isBest = before.length > 0 && before.every(({ rank }) => rank > own.rank);
  return isBest ? 'Your best result in this game so far.' : '';
}
