import type { Seat } from '#engine/actor.ts';
import type { Standing } from '#engine/game.ts';
import type { Formed } from '#engine/forms.ts';
import { at } from '#engine/indexed.ts';
import type { Action, Direction } from './actions.ts';
import { FACES, LEAVE } from './answers.ts';
import { ahead, downstreamAt } from './river.ts';
import { NOWHERE, boatOf } from './state.ts';
import type { View } from './view.ts';

const instructions = {
  /** Keep the bow when pushed; if that would point at land, point it downstream. Also the answer on a time-out. */
  keep: {},
  /** When pushed, point the bow downstream. */
  downstream: {},
} as const;

/** An instruction that is left with the table. */
export type Instruction = Formed<typeof instructions>;

/** What a captain may leave with the table for the moment when the boat is pushed. */
export const standing: Standing<View, Action> = {
  forms: instructions,
  answer(view, seat, instruction) {
    if (view.phase !== 'face' || view.victim !== seat) return undefined;
    return at(FACES, instruction.type === 'keep' ? keptFacing(view, seat) : downstream(view, seat));
  },
};

/**
 * Who steers for a captain who leaves: a bot, or nobody where such boats are lifted. A boat off the river needs no
 * captain.
 */
export function successor(view: View, seat: Seat): 'bot' | 'nobody' | undefined {
  if (boatOf(view, seat).fate !== 'racing') return undefined;
  return view.options.leavers === 'lifted' ? 'nobody' : 'bot';
}

/**
 * A captain who has left, where such boats are lifted: the boat goes as soon as its captain would be asked. If another
 * boat pushes it before that, it keeps its bow and stays: the pusher may count on it for a second push.
 */
export function absent(view: View, seat: Seat, legal: readonly Action[]): Action | undefined {
  if (view.options.leavers !== 'lifted') return undefined;
  return view.phase === 'face' ? at(FACES, keptFacing(view, seat)) : legal.find((action) => action === LEAVE);
}

function keptFacing(view: View, seat: Seat): Direction {
  const { hex, facing } = boatOf(view, seat);
  return ahead(view, hex, facing) === NOWHERE ? downstream(view, seat) : facing;
}

const downstream = (view: View, seat: Seat): Direction => downstreamAt(view, boatOf(view, seat).hex);
