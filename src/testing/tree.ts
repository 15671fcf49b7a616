import type { Action } from '#engine/forms.ts';
import { type Game, type GameEvent, silent } from '#engine/game.ts';

/**
 * How many ways a game can go on for this many actions. A game that ends earlier counts once. Chance takes every draw
 * it may. Of several who decide at the same time the first named goes first: their order makes no new way.
 */
export function countTree<S, A extends Action, V, E extends GameEvent, O>(
  game: Game<S, A, V, E, O>,
  state: S,
  depth: number,
): number {
  const [actor] = game.awaiting(state);
  if (depth === 0 || actor === undefined) return 1;
  let ways = 0;
  for (const action of game.legal(state, actor)) {
    const next = game.clone(state);
    game.apply(next, actor, action, silent);
    ways += countTree(game, next, depth - 1);
  }
  return ways;
}
