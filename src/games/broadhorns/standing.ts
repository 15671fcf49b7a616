import type { Seat } from '#engine/actor.ts';
import { int } from '#engine/field.ts';
import type { Formed } from '#engine/forms.ts';
import type { Standing } from '#engine/game.ts';
import type { Action } from './actions.ts';
import { LET_SPOIL, USE_ICE } from './answers.ts';
import { BOATS } from './components.ts';
import { barrelsAtRisk } from './rules/spoiling.ts';
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

export type Instruction = Formed<typeof forms>;

/** What a merchant may leave with the table for the moment when cargo spoils, mostly in the turns of others. */
export const standing: Standing<View, Action> = {
  forms,
  answer(view, seat, instruction, legal) {
    if (view.phase !== 'spoilStep' && view.phase !== 'spoilCard') return undefined;
    return legal.some((action) => action.type === USE_ICE.type) && wantsIce(view, seat, instruction as Instruction)
      ? USE_ICE
      : LET_SPOIL;
  },
};

function wantsIce(view: View, seat: Seat, instruction: Instruction): boolean {
  switch (instruction.type) {
    case 'keepIce':
      return false;
    case 'alwaysIce':
      return true;
    case 'iceForLost':
      return barrelsAtRisk(view, seat) >= instruction.barrels;
  }
}
