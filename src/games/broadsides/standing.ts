import type { Standing } from '#engine/game.ts';
import type { Action } from './actions.ts';
import type { View } from './view.ts';

/** Left with the table ahead of time: to strike the colours while the other is to move, and to fight on without being asked. */
export const standing: Standing<View, Action> = {
  forms: { surrender: {}, declineDraws: {} },
  answer(_, __, instruction, legal) {
    const wanted = instruction.type === 'surrender' ? 'surrender' : 'declineDraw';
    return legal.find((action) => action.type === wanted);
  },
};
