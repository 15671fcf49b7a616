import type { Seat } from '#engine/actor.ts';
import type { Outcome } from '#engine/game.ts';
import { SETUP } from './components.ts';
import type { TellEvent } from './events.ts';
import { ruleId } from './rule-id.ts';
import { type Player, playerOf, type State, workersOf } from './state.ts';

/**
 * Ending the game: most settlements on the board, then cattle and canteens, then everything else on the player board.
 */

export const settlementsBuilt = (s: State, player: Player): number =>
  (SETUP[s.seats]?.settlements ?? 0) - player.settlements;

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
  const ranks = s.players.map((_, seat) => 1 + s.players.filter((__, other) => compare(s, other, seat) > 0).length);
  const reason = ruleId('end.last-settlement');
  const tieBreak = tieBreakOf(s);
  return tieBreak === undefined ? { reason, ranks, scores } : { reason, ranks, scores, tieBreak };
}

/** What a seat is ranked by, the most important first. */
const measures = (s: State, seat: Seat): readonly [number, number, number] => {
  const player = playerOf(s, seat);
  return [settlementsBuilt(s, player), cattleAndCanteens(player), belongings(player)];
};

function compare(s: State, a: Seat, b: Seat): number {
  const [left, right] = [measures(s, a), measures(s, b)];
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

const TIE_BREAKS = [undefined, 'tie.cattle', 'tie.belongings'] as const;

/** The rule that broke the tie between the best two with equally many settlements. */
function tieBreakOf(s: State): string | undefined {
  const best = s.players.map((_, seat) => seat).toSorted((a, b) => compare(s, b, a));
  for (let i = 1; i < best.length; i++) {
    const [above, below] = [measures(s, best[i - 1] as Seat), measures(s, best[i] as Seat)];
    const rule = TIE_BREAKS[above.findIndex((measure, place) => measure !== below[place])];
    if (rule !== undefined) return ruleId(rule);
  }
  return undefined;
}
