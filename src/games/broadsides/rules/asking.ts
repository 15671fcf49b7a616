import { type Actor, alone, NOBODY } from '#engine/actor.ts';

const BOTH: readonly Actor[] = [0, 1];

/** The seats for which the question is still open, as a shared list. */
export function seatsWho(first: boolean, second: boolean): readonly Actor[] {
  if (first) return second ? BOTH : alone(0);
  return second ? alone(1) : NOBODY;
}
