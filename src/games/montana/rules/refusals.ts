import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Action, ActionOf } from '../actions.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** A section of the rules that asks somebody. */
export type Section = Phase<State, Action, Event>;

type Refusals = { readonly [T in Action['type']]?: (s: State, action: ActionOf<T>) => Ruling };

/** Why answers to a question are refused, by their kind; a kind that is always allowed has no entry. */
export function refusing(refusals: Refusals): Section['refuse'] {
  // The table is read by a kind that is only known at run time.
  const byKind = refusals as object as Readonly<Record<string, ((s: State, action: Action) => Ruling) | undefined>>;
  return (s, _, action) => {
    const refuse = byKind[action.type];
    if (refuse === undefined) throw new Error(`${action.type} is always allowed in phase ${s.phase}`);
    return refuse(s, action);
  };
}
