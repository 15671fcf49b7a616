import type { Action } from '#engine/forms.ts';
import type { Rng } from '#engine/rng.ts';
import type { SearchDecision, Edge } from './tree.ts';

/** Rewards closer together than this are noise. */
const LEAST_SPREAD = 0.005;

/** Of every decision in a sealed round this share is tried at random, so that no answer is forgotten. */
const CURIOSITY = 0.1;

const FINE = 2 ** 24;

const chanceOf = (rng: Rng): number => rng.below(FINE) / FINE;

/** How far rewards vary at this decision; the scale on which a better mean counts as better. */
function spread<A extends Action>({ visits, total, squares }: SearchDecision<A>): number {
  if (visits < 2) return 1;
  const mean = total / visits;
  return Math.max(LEAST_SPREAD, Math.sqrt(Math.max(0, squares / visits - mean * mean)));
}

/**
 * PUCT with availability counts: an action's mean in units of the spread here, and a bonus by its prior if it was
 * rarely tried among the times it was available. Never tried counts as average.
 */
export function selectOpen<A extends Action>(
  decision: SearchDecision<A>,
  candidates: readonly Edge<A>[],
  exploration: number,
): Edge<A> {
  const mean = decision.visits === 0 ? 0 : decision.total / decision.visits;
  const scale = 1 / spread(decision);
  let best: Edge<A> | undefined;
  let bestScore = -Infinity;
  for (const edge of candidates) {
    const worth = edge.visits === 0 ? 0 : (edge.total / edge.visits - mean) * scale;
    const score = worth + (exploration * edge.prior * Math.sqrt(edge.available + 1)) / (1 + edge.visits);
    if (score > bestScore) {
      best = edge;
      bestScore = score;
    }
  }
  return best as Edge<A>;
}

/**
 * An answer tried less often than its prior deserves (forced playouts, as in KataGo): where results vary much, one bad
 * try says little, and a selection by means alone would not come back to it.
 */
export function neglected<A extends Action>(decision: SearchDecision<A>, fairness: number): Edge<A> | undefined {
  if (decision.sealed || fairness === 0) return undefined;
  const due = fairness * decision.visits;
  return decision.edges.find(({ visits, prior }) => visits * visits < due * prior);
}

/**
 * For answers the others cannot see: weights that sharpen with the root of the visits (Hedge), and a random draw by
 * them. The visits then approach a mixed answer that no opponent can exploit.
 */
export function selectSealed<A extends Action>(
  decision: SearchDecision<A>,
  candidates: readonly Edge<A>[],
  rng: Rng,
): Edge<A> {
  if (chanceOf(rng) < CURIOSITY) return candidates[rng.below(candidates.length)] as Edge<A>;
  const mean = decision.visits === 0 ? 0 : decision.total / decision.visits;
  const sharpness = Math.sqrt(decision.visits) / Math.max(spread(decision), 0.1);
  const worths = candidates.map((edge) => (edge.visits === 0 ? 0 : edge.total / edge.visits - mean));
  const most = Math.max(...worths);
  const weights = candidates.map((edge, i) => edge.prior * Math.exp(sharpness * ((worths[i] as number) - most)));
  return drawByWeight(candidates, weights, rng);
}

/** A random element of the list by weight; all equally likely if the weights are all 0. */
export function drawByWeight<T>(list: readonly T[], weights: readonly number[], rng: Rng): T {
  let total = 0;
  for (const weight of weights) total += weight;
  if (!(total > 0)) return list[rng.below(list.length)] as T;
  let left = chanceOf(rng) * total;
  for (let i = 0; i < list.length; i++) {
    left -= weights[i] as number;
    if (left < 0) return list[i] as T;
  }
  return list[list.length - 1] as T;
}
