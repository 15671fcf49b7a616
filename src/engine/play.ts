import type { Actor } from './actor.ts';
import { type Action, validateAction } from './forms.ts';
import type { Game, GameEvent } from './game.ts';
import type { Ruling } from './ruling.ts';

/** Why an action from outside was not played. Nothing has changed. */
type PlayError =
  | { readonly code: 'malformedAction'; readonly problem: string }
  | { readonly code: 'illegalAction'; readonly ruling: Ruling };

export type Played<S, E> =
  | { readonly ok: true; readonly state: S; readonly events: readonly E[] }
  | { readonly ok: false; readonly error: PlayError };

/** The one door for actions nobody has checked yet: checks, copies, applies. The given state stays as it was. */
export function play<S, A extends Action, V, E extends GameEvent, O>(
  game: Game<S, A, V, E, O>,
  state: S,
  actor: Actor,
  candidate: unknown,
): Played<S, E> {
  const problem = validateAction(game.actions, candidate);
  if (problem !== undefined) return { ok: false, error: { code: 'malformedAction', problem } };
  const action = candidate as A;
  const ruling = game.refuse(state, actor, action);
  if (ruling !== undefined) return { ok: false, error: { code: 'illegalAction', ruling } };
  const next = game.clone(state);
  const events: E[] = [];
  game.apply(next, actor, action, (event) => events.push(event));
  return { ok: true, state: next, events };
}
