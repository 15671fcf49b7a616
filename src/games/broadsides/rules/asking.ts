import { type Actor, alone, CHANCE, NOBODY, type Seat } from '#engine/actor.ts';

const BOTH: readonly Actor[] = [0, 1];

/** The seats for which the question is still open, as a shared list. */
export function seatsWho(first: boolean, second: boolean): readonly Actor[] {
  if (first) return second ? BOTH : alone(0);
  return second ? alone(1) : NOBODY;
}

/** The seat that answers a question which chance is never asked. */
export function seatOf(actor: Actor): Seat {
  if (actor === CHANCE) throw new Error('chance was asked for the decision of a player');
  return actor;
}
