import type { Seat } from '#engine/actor.ts';
import { int } from '#engine/field.ts';
import type { Formed } from '#engine/forms.ts';
import type { Standing } from '#engine/game.ts';
import { type Action, LET_SPOIL, USE_ICE } from './actions.ts';
import { BOATS } from './components.ts';
import { hitCargo, isOnFinalSpace } from './rules/spoiling.ts';
import { isHitBy, merchantOf, NONE } from './state.ts';
import type { View } from './view.ts';

const MOST_BARRELS = Math.max(...BOATS.map((boat) => boat.boxes));

const forms = {
  /** Never plays ice against spoiling. */
  keepIce: {},
  /** Plays ice as soon as any barrel would shift. */
  alwaysIce: {},
  /** Plays ice when at least this many barrels would be lost. */
  iceForLost: { barrels: int(1, MOST_BARRELS) },
} as const;

/** What a merchant may leave with the table for the moment when cargo spoils, mostly in the turns of others. */
export const standing: Standing<View, Action> = {
  forms,
  answer(view, seat, instruction, legal) {
    if (view.phase !== 'spoilStep' && view.phase !== 'spoilCard') return undefined;
    return legal.some((action) => action.type === USE_ICE.type) &&
      wantsIce(view, seat, instruction as Formed<typeof forms>)
      ? USE_ICE
      : LET_SPOIL;
  },
};

function wantsIce(view: View, seat: Seat, instruction: Formed<typeof forms>): boolean {
  switch (instruction.type) {
    case 'keepIce':
      return false;
    case 'alwaysIce':
      return true;
    case 'iceForLost':
      return barrelsAtRisk(view, seat) >= instruction.barrels;
  }
}

/** Barrels that would be lost if no ice were played against the spoiling that is asked about now. */
export function barrelsAtRisk(view: View, seat: Seat): number {
  const m = merchantOf(view, seat);
  const cargo = view.phase === 'spoilCard' ? hitCargo(view) : NONE;
  return m.barrels.filter((barrel) => isHitBy(barrel, cargo) && isOnFinalSpace(m, barrel)).length;
}
