import { CHANCE_ALONE, type Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import { pick } from '#engine/rng.ts';
import type { Action } from '../actions.ts';
import { DIE_FACES } from '../answers.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import type { State } from '../state.ts';

type Rolling = Phase<State, Action, Event>;

/** Chance rolls one die: the common part of every phase that does. */
export const ROLLING: Omit<Rolling, 'on'> = {
  awaiting: () => CHANCE_ALONE,
  legal: () => DIE_FACES,
  refuse: () => rulingOn('dice'),
  chance: (_, rng) => pick(rng, DIE_FACES),
};

/** Writes down a die for the seat that has not rolled yet; true once both have. */
export function bothRolled(s: State, die: number): boolean {
  const seat = s.dice[0] === 0 ? 0 : 1;
  s.dice[seat] = die;
  return seat === 1;
}

export function clearDice(s: State): void {
  s.dice[0] = 0;
  s.dice[1] = 0;
}

/** Who has rolled higher; undefined when the dice are equal. */
export function higher(first: number, second: number): Seat | undefined {
  if (first === second) return undefined;
  return first > second ? 0 : 1;
}

/** Each player rolls a die and the higher decides; equal dice are rolled again. */
export function rollOff(
  purpose: 'ships' | 'fire' | 'boarding',
  decided: (s: State, winner: Seat, tell: TellEvent) => void,
): Rolling {
  return {
    ...ROLLING,
    on: {
      roll(s, { die }, tell) {
        const last = bothRolled(s, die);
        tell({ type: 'rolled', seat: last ? 1 : 0, die, for: purpose });
        if (!last) return;
        const winner = higher(at(s.dice, 0), die);
        clearDice(s);
        if (winner === undefined) tell({ type: 'tied', for: purpose });
        else decided(s, winner, tell);
      },
    },
  };
}
