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
export function rewardAfter<S, A extends Action, V>(subject: Subject<S, A, V>, state: S, look: Look<A>): number {
  lookOn(subject, state, look);
  return rewardOf(subject, state, look.seat);
}

interface Look<A extends Action> {
  readonly seat: Seat;
  readonly action: A;
  readonly rng: Rng;
}

function lookOn<S, A extends Action, V>(subject: Subject<S, A, V>, state: S, { seat, action, rng }: Look<A>): void {
  subject.game.apply(state, seat, action, silent);
  playOn(subject, state, { rng, thinker: seat, least: 0, most: PATIENCE, choose: likeliest });
}

/**
 * What an action promises its seat, found at the lowest cost; with two seats, the other's loss counts as much. The
 * state is used up.
 */
function promiseAfter<S, A extends Action, V>(subject: Subject<S, A, V>, state: S, look: Look<A>): number {
  const { game, insight } = subject;
  if (insight.promise === undefined || subject.seats === 2) return rewardAfter(subject, state, look);
  lookOn(subject, state, look);
  return game.outcome(state)?.scores[look.seat] ?? insight.promise(state, look.seat);
}

const likeliest = <A>(legal: readonly A[], weights: readonly number[]): A => legal[indexOfBest(weights)] as A;

/** The first of the largest. */
function indexOfBest(values: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if ((values[i] as number) > (values[best] as number)) best = i;
  return best;
}

/**
 * Answers that are looked at before one is taken: at most this many, and none that is much less likely than another.
 */
const LOOKS = 20;
const LIKELY = 0.3;

/**
 * Decides in a state as a careful seat would, at little cost: the best of the most likely actions, one look at each.
 */
export function careful<S, A extends Action, V>(subject: Subject<S, A, V>, state: S, seat: Seat, luck: number): A {
  const { game, insight } = subject;
  const legal = game.legal(state, seat);
  const tried = legal.length > 1 ? likeliestOf(legal, insight.priors?.(state, seat, legal)) : legal;
  if (tried.length === 1) return tried[0] as A;
  const promises = tried.map((action) => promiseAfter(subject, game.clone(state), { seat, action, rng: seeded(luck) }));
  return tried[indexOfBest(promises)] as A;
}

/** The few most likely ones; equals keep their order. */
function likeliestOf<A>(legal: readonly A[], weights: readonly number[] | undefined): readonly A[] {
  if (weights === undefined) return legal;
  const least = LIKELY * Math.max(...weights);
  const order = legal.map((_, i) => i).filter((i) => (weights[i] as number) >= least);
  order.sort((a, b) => (weights[b] as number) - (weights[a] as number));
  return order.slice(0, LOOKS).map((i) => legal[i] as A);
}
