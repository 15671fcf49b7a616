import type { Seat } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import { silent } from '#engine/game.ts';
import type { Rng } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import type { Subject } from './bot.ts';
import { playOn } from './playing-on.ts';
import { rewardOf } from './worth.ts';

/** Decisions by the priors until a position counts as settled. */
const PATIENCE = 40;

/** What a seat gets by an action, judged where the position can be judged again. The state is used up. */
export function rewardAfter<S, A extends Action, V>(
  subject: Subject<S, A, V>,
  state: S,
  { seat, action, rng }: { readonly seat: Seat; readonly action: A; readonly rng: Rng },
): number {
  subject.game.apply(state, seat, action, silent);
  playOn(subject, state, { rng, thinker: seat, least: 0, most: PATIENCE, choose: likeliest });
  return rewardOf(subject, state, seat);
}

function likeliest<A>(legal: readonly A[], weights: readonly number[]): A {
  let best = 0;
  for (let i = 1; i < legal.length; i++) if ((weights[i] as number) > (weights[best] as number)) best = i;
  return legal[best] as A;
}

/** Answers that are looked at before one is taken. */
const LOOKS = 12;

/** Decides in a state as a careful seat would, at little cost: the best of the likeliest actions, one look at each. */
export function careful<S, A extends Action, V>(subject: Subject<S, A, V>, state: S, seat: Seat, luck: number): A {
  const { game, insight } = subject;
  const legal = game.legal(state, seat);
  const tried = legal.length > LOOKS ? likeliestOf(legal, insight.priors?.(state, seat, legal)) : legal;
  let best = tried[0] as A;
  if (tried.length === 1) return best;
  let most = -Infinity;
  for (const action of tried) {
    const reward = rewardAfter(subject, game.clone(state), { seat, action, rng: seeded(luck) });
    if (reward <= most) continue;
    most = reward;
    best = action;
  }
  return best;
}

/** The likeliest few, the first of equals first. */
function likeliestOf<A>(legal: readonly A[], weights: readonly number[] | undefined): readonly A[] {
  if (weights === undefined) return legal;
  const order = legal.map((_, i) => i).sort((a, b) => (weights[b] as number) - (weights[a] as number));
  return order.slice(0, LOOKS).map((i) => legal[i] as A);
}
