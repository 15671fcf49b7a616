import { CHANCE, type Actor, type Seat } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import { silent } from '#engine/game.ts';
import { pick, type Rng } from '#engine/rng.ts';
import type { Subject } from './bot.ts';

/** Lets chance act until only seats are asked, or nobody. */
export function drawChance<S, A extends Action, V>({ game }: Subject<S, A, V>, state: S, rng: Rng): readonly Actor[] {
  let asked = game.awaiting(state);
  while (asked.includes(CHANCE)) {
    game.apply(state, CHANCE, game.chance(state, rng), silent);
    asked = game.awaiting(state);
  }
  return asked;
}

export interface PlayOnLimits<S> {
  readonly rng: Rng;
  /** Decisions that are played in any case. */
  readonly least: number;
  /** Decisions after which the position is judged, settled or not. */
  readonly most: number;
  /** The seat that thinks. */
  readonly thinker?: Seat;
  /** The position that the bot thinks about, if it is not the one right before. */
  readonly from?: S;
  /** Chooses an action by the weights of the legal ones. */
  readonly choose: <A>(legal: readonly A[], weights: readonly number[], rng: Rng) => A;
}

/** Plays on by the priors until the position can be judged. */
export function playOn<S, A extends Action, V>(subject: Subject<S, A, V>, state: S, onward: PlayOnLimits<S>): void {
  for (let played = 0; ; played++) {
    const asked = drawChance(subject, state, onward.rng);
    if (asked.length === 0 || played >= onward.most) return;
    if (played >= onward.least && (subject.insight.settled?.(state, onward.from, onward.thinker) ?? true)) return;
    const seat = asked[0] as Seat;
    subject.game.apply(state, seat, likely(subject, state, seat, onward), silent);
  }
}

function likely<S, A extends Action, V>(
  subject: Subject<S, A, V>,
  state: S,
  seat: Seat,
  { choose, rng }: PlayOnLimits<S>,
): A {
  const legal = subject.game.legal(state, seat);
  const weights = legal.length > 1 ? subject.insight.priors?.(state, seat, legal) : undefined;
  return weights === undefined ? pick(rng, legal) : choose(legal, weights, rng);
}
