import type { Action } from '#engine/forms.ts';
import { pick } from '#engine/rng.ts';
import type { Bot, Subject } from './bot.ts';

/** Takes any legal action, all equally likely. */
export function random<S, A extends Action, V>({ game }: Pick<Subject<S, A, V>, 'game'>): Bot<V, A> {
  return { decide: (view, seat, rng) => pick(rng, game.legal(game.imagine(view, rng), seat)) };
}
