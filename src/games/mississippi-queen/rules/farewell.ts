import type { Ruling } from '#engine/ruling.ts';
import type { Action } from '../actions.ts';
import { canQualify } from './ending.ts';
import { rulingOn } from '../rulings.ts';
import { type State, movingBoat } from '../state.ts';

/** Leaving the race before its end: retiring, and leaving the table. */

export const mayRetire = (s: State): boolean => !canQualify(s, movingBoat(s));

export const mayLeave = (s: State): boolean => s.options.leavers === 'lifted';

/** Why the mover may not take this farewell now. */
export const refuseFarewell = (s: State, action: Action): Ruling =>
  action.type === 'retire' ? rulingOn('end.retire', { race: s.options.race }) : refuseLeave(s);

export const refuseLeave = (s: State): Ruling => rulingOn('end.leave', { leavers: s.options.leavers });
