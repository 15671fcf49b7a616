import type { Action } from '#engine/forms.ts';
import type { Rng } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import { type Bot, type Subject, imagined } from './bot.ts';
import { rewardAfter } from './looking.ts';

/** How many imagined states each action is tried in, and how many draws of chance are averaged. */
const SAMPLES = 4;

const ANY_SEED = 2 ** 31;

/**
 * Looks one decision ahead, to where the position can be judged. Takes the action that the game's evaluation rates best
 * for its seat, or any that is worse by no more than `slack`, a share of winning.
 */
export function greedy<S, A extends Action, V>(subject: Subject<S, A, V>, slack = 0): Bot<V, A> {
  return {
    decide(view, seat, rng) {
      const { game } = subject;
      const legal = game.legal(game.imagine(view, rng), seat);
      const totals = legal.map(() => 0);
      for (let sample = 0; sample < SAMPLES && legal.length > 1; sample++) {
        const world = imagined(subject, view, seat, rng);
        // All actions meet the same luck, so that luck does not choose between them.
        const luck = rng.below(ANY_SEED);
        for (const [i, action] of legal.entries()) {
          totals[i] =
            (totals[i] as number) + rewardAfter(subject, game.clone(world), { seat, action, rng: seeded(luck) });
        }
      }
      return pickBest(legal, totals, { slack: slack * SAMPLES, rng });
    },
  };
}

interface Choice {
  /** Totals that differ by no more than this count as equal. */
  readonly slack: number;
  readonly rng: Rng;
}

/** One of the actions with the highest total. */
function pickBest<A>(legal: readonly A[], totals: readonly number[], { slack, rng }: Choice): A {
  const least = Math.max(...totals) - slack;
  const best = legal.filter((_, i) => (totals[i] as number) >= least);
  const chosen = best[rng.below(Math.max(1, best.length))];
  if (chosen === undefined) throw new Error('a bot was asked for a decision that its seat does not owe');
  return chosen;
}
