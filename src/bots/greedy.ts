import { CHANCE, type Seat } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import { silent } from '#engine/game.ts';
import type { Rng } from '#engine/rng.ts';
import type { Bot, Subject } from './bot.ts';
import { seeded } from './seeded.ts';
import { rewards } from './worth.ts';

/** Imagined states that each action is tried in; also the draws of chance that are averaged. */
const SAMPLES = 4;

const ANY_SEED = 2 ** 31;

/** Looks one decision ahead and takes the action after which the game's evaluation likes its seat best. */
export function greedy<S, A extends Action, V>(subject: Subject<S, A, V>): Bot<V, A> {
  return {
    decide(view, seat, rng) {
      const { game } = subject;
      const legal = game.legal(game.imagine(view, rng), seat);
      const totals = legal.map(() => 0);
      for (let sample = 0; sample < SAMPLES && legal.length > 1; sample++) {
        const world = game.imagine(view, rng);
        // All actions meet the same luck, so that luck does not choose between them.
        const luck = rng.below(ANY_SEED);
        for (const [i, action] of legal.entries()) {
          totals[i] =
            (totals[i] as number) + rewardAfter(subject, game.clone(world), { seat, action, rng: seeded(luck) });
        }
      }
      return bestOf(legal, totals, rng);
    },
  };
}

function rewardAfter<S, A extends Action, V>(
  subject: Subject<S, A, V>,
  state: S,
  { seat, action, rng }: { seat: Seat; action: A; rng: Rng },
): number {
  subject.game.apply(state, seat, action, silent);
  while (subject.game.awaiting(state).includes(CHANCE)) {
    subject.game.apply(state, CHANCE, subject.game.chance(state, rng), silent);
  }
  const reward = new Float64Array(subject.seats);
  rewards(subject, state, reward);
  return reward[seat] as number;
}

/** The action with the highest total; equals are parted by lot. */
function bestOf<A>(legal: readonly A[], totals: readonly number[], rng: Rng): A {
  const most = Math.max(...totals);
  const best = legal.filter((_, i) => totals[i] === most);
  const chosen = best[rng.below(Math.max(1, best.length))];
  if (chosen === undefined) throw new Error('a bot was asked for a decision that its seat does not owe');
  return chosen;
}
