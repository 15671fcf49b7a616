import { alone, type Actor } from '#engine/actor.ts';
import type { Ruling } from '#engine/ruling.ts';
import { rulingOn } from '../rule-id.ts';
import type { State } from '../state.ts';

/** The player whose turn it is. */
export const onTurn = (s: State): readonly Actor[] => alone(s.turn);

/** Chance may draw only what is there. */
export const forChance = (): Ruling => rulingOn('chance');
