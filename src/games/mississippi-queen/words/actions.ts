import { at } from '#engine/indexed.ts';
import { DIRECTION_NAMES } from '#geometry/hex.ts';
import type { ActionTexts } from '#words/game-words.ts';
import { count } from '#words/speech.ts';
import { type Action, type Direction, HEX_NAMES, type Hex } from '../actions.ts';
import { ENTER_AND_PUSH } from '../components.ts';
import { ahead, downstreamAt, hexAt } from '../river.ts';
import { turnCost } from '../rules/steps.ts';
import { speedCost } from '../rules/turn.ts';
import { NO_SEAT, NOWHERE, boatOf, moverSeat, movingBoat } from '../state.ts';
import type { View } from '../view.ts';
import { SIDE_WORDS, coalWords, courseName } from './names.ts';

/** The labels of buttons. */
export const actionTexts: ActionTexts<Action, View> = {
  first: 'chance',
  draw: 'chance',
  roll: 'chance',
  speed: ({ speed }, view) => priced(`Set speed ${speed}`, speedCost(movingBoat(view), speed)),
  turn: ({ side }, view) => priced(`Turn ${SIDE_WORDS[side]}`, turnCost(view)),
  step: () => 'Move 1 ahead',
  push: ({ to }, view) => `Push ${pushWords(view, to)} · ${count(ENTER_AND_PUSH, 'point')}`,
  face: ({ facing }, view) => `Face ${courseName(facing, downstream(view))}`,
  done: () => 'End your move',
  retire: () => 'Retire from the race',
  leave: () => 'Leave the race',
};

const priced = (label: string, coal: number): string => (coal === 0 ? label : `${label} · ${coalWords(coal)}`);

/** Which way the boat ahead is pushed: each of the spaces beside it has another name. */
function pushWords(view: View, to: Hex): string {
  const { hex, facing } = movingBoat(view);
  const from = ahead(view, hex, facing);
  const way = from === NOWHERE ? -1 : DIRECTION_NAMES.findIndex((_, direction) => ahead(view, from, direction) === to);
  return way < 0 ? `to ${at(HEX_NAMES, to)}` : courseName(way, downstreamAt(view, from));
}

/** Downstream, for the captain who is asked to point the bow. */
function downstream(view: View): Direction {
  const { hex } = boatOf(view, view.victim === NO_SEAT ? moverSeat(view) : view.victim);
  return downstreamAt(view, hex === NOWHERE ? hexAt(0, 0) : hex);
}
