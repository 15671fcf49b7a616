import { alone, type Actor, CHANCE, type Seat } from '#engine/actor.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Action, ActionOf } from '../actions.ts';
import { rulingOn } from '../rulings.ts';
import type { State } from '../state.ts';

/** The player whose turn it is. */
export const onTurn = (s: State): readonly Actor[] => alone(s.turn);

/** The seat that acts, where chance is not asked. */
export function seatOf(actor: Actor): Seat {
  if (actor === CHANCE) throw new Error('chance is asked nothing here');
  return actor;
}

/** Chance may draw only what is there. */
export const forChance = (): Ruling => rulingOn('chance');

/** Why an answer is refused. The kinds are those that a phase does not always allow; it is asked about no others. */
export const refusing =
  <T extends Action['type']>(refuse: (s: State, action: ActionOf<T>) => Ruling) =>
  (s: State, _: Actor, action: Action): Ruling =>
    refuse(s, action as ActionOf<T>);
