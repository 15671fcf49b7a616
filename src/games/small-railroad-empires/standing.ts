import type { Seat } from '#engine/actor.ts';
import type { Action } from './actions.ts';
import { LEAVE } from './answers.ts';
import type { View } from './view.ts';

/** Who runs the company of a player who leaves: a bot, or nobody where such turns are skipped. */
export const successor = (view: View): 'bot' | 'nobody' => (view.options.leavers === 'skipped' ? 'nobody' : 'bot');

/**
 * A player who has left, where leavers are skipped: the company leaves at its next turn, and puts down its starting
 * track first.
 */
export function absent(view: View, _: Seat, legal: readonly Action[]): Action | undefined {
  if (view.options.leavers !== 'skipped') return undefined;
  return view.phase === 'begin' ? legal[0] : legal.find((action) => action === LEAVE);
}
