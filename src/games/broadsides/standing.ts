import type { Formed } from '#engine/forms.ts';
import type { Standing } from '#engine/game.ts';
import type { Action } from './actions.ts';
import type { View } from './view.ts';

const instructions = { declineDraws: {} } as const;

export type Instruction = Formed<typeof instructions>;

/** Left with the table ahead of time: to fight on without being asked. */
export const standing: Standing<View, Action> = {
  forms: instructions,
  answer: (_, __, { type }, legal) =>
    type === 'declineDraws' ? legal.find((action) => action.type === 'declineDraw') : undefined,
};
