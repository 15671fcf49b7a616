import type { Seat } from '#engine/actor.ts';
import type { Outcome } from '#engine/game.ts';
import { setupFor } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { type Ending, ruleId } from '../rulings.ts';
import { type Player, playerOf, type State, workersOf } from '../state.ts';

/**
 * Ending the game: most settlements on the board, then cattle and canteens, then everything else on the player board.
 */

export const settlementsBuilt = (s: State, player: Player): number =>
  setupFor(s.seats).settlements - player.settlements;

const cattleAndCanteens = ({ cows, canteens }: Player): number => cows + canteens;

/** Silver by value, workers, and goods, big ones counting one. */
export const belongings = (player: Player): number =>
  player.silver + workersOf(player) + player.goods.reduce((sum, count) => sum + count, 0);

export function finish(s: State, tell: TellEvent): void {
  s.outcome = outcomeOf(s);
  tell({ type: 'ended', reason: s.outcome.reason, ranks: s.outcome.ranks });
}

export function outcomeOf(s: State): Outcome {
  const scores = s.players.map((player) => settlementsBuilt(s, player));
  const ranks = s.players.map((_, seat) => 1 + s.players.filter((__, other) => isAhead(s, other, seat)).length);
  const reason = endedBy('end.last-settlement');
  const tieBreak = tieBreakOf(s);
  return { reason, ranks, scores, ...(tieBreak !== undefined && { tieBreak: endedBy(tieBreak) }) };
}

const endedBy = (ending: Ending): string => ruleId(ending);

/** What seats are compared by, the most important first, and the rule that a tie is then broken by. */
const MEASURES: readonly { readonly of: (s: State, player: Player) => number; readonly tieBreak?: Ending }[] = [
  { of: settlementsBuilt },
  { of: (_, player) => cattleAndCanteens(player), tieBreak: 'tie.cattle' },
  { of: (_, player) => belongings(player), tieBreak: 'tie.belongings' },
];

/** The first measure in which two seats differ, and by how much the first is ahead; undefined if they share a place. */
function differenceOf(s: State, a: Seat, b: Seat) {
  for (const { of, tieBreak } of MEASURES) {
    const lead = of(s, playerOf(s, a)) - of(s, playerOf(s, b));
    if (lead !== 0) return { lead, tieBreak };
  }
  return undefined;
}

const leadOf = (s: State, a: Seat, b: Seat): number => differenceOf(s, a, b)?.lead ?? 0;

const isAhead = (s: State, a: Seat, b: Seat): boolean => leadOf(s, a, b) > 0;

/** The rule that broke the tie between the best two with equally many settlements. */
function tieBreakOf(s: State): Ending | undefined {
  const best = s.players.map((_, seat) => seat).toSorted((a, b) => leadOf(s, b, a));
  for (const [place, below] of best.entries()) {
    const above = best[place - 1];
    const tieBreak = above === undefined ? undefined : differenceOf(s, above, below)?.tieBreak;
    if (tieBreak !== undefined) return tieBreak;
  }
  return undefined;
}
