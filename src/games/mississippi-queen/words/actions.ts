import { at } from '#engine/indexed.ts';
import type { ActionTexts } from '#words/game-words.ts';
import { type Action, type Direction, HEX_NAMES } from '../actions.ts';
import { downstreamAt, hexAt } from '../river.ts';
import { NO_SEAT, NOWHERE, boatOf, moverSeat } from '../state.ts';
import type { View } from '../view.ts';
import { courseFrom, courseName } from './names.ts';

/** The labels of buttons. */
export const actionTexts: ActionTexts<Action, View> = {
  first: 'chance',
  draw: 'chance',
  roll: 'chance',
  speed: ({ speed }) => `Speed ${speed}`,
  turn: ({ side }) => `Turn to ${side}`,
  step: () => 'One ahead',
  push: ({ to }) => `Push to ${at(HEX_NAMES, to)}`,
  face: ({ facing }, view) => `Bow ${courseName(facing, downstream(view))}`,
  done: () => 'End the move',
  retire: () => 'Retire from the race',
  leave: () => 'Leave the race',
};

/** Downstream, for the captain who is asked to point the bow. */
function downstream(view: View): Direction {
  const { hex } = boatOf(view, view.victim === NO_SEAT ? moverSeat(view) : view.victim);
  return downstreamAt(view, hex === NOWHERE ? hexAt(0, 0) : hex);
}

/** Bows are offered in one order, however the river runs: downstream first, then round to starboard. */
export function inOrder(actions: readonly Action[], view: View): readonly Action[] {
  if (!actions.some(({ type }) => type === 'face')) return actions;
  const heading = downstream(view);
  const sixths = (action: Action) => (action.type === 'face' ? courseFrom(action.facing, heading) : Infinity);
  return actions.toSorted((a, b) => sixths(a) - sixths(b));
}
