import { CHANCE_ALONE, alone } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import type { Tell } from '#engine/game.ts';
import type { Action } from '../actions.ts';
import { FACES, FIRSTS, LEAVE } from '../answers.ts';
import { STARTING_SPACES } from '../components.ts';
import { maybeDecide } from '../ending.ts';
import { rulingOn } from '../rule-id.ts';
import { hexAt } from '../river.ts';
import type { Event } from '../events.ts';
import { type State, boatOf, moverSeat } from '../state.ts';
import { pointBow } from '../steps.ts';
import { beginRound, liftOff } from '../turn.ts';
import { refuseLeave } from './farewell.ts';

/** Start the race: chance stands in for "the youngest" and draws who takes space 1; the others follow clockwise. */
export const first: Phase<State, Action, Event> = {
  awaiting: () => CHANCE_ALONE,
  legal: (s) => FIRSTS.slice(0, s.boats.length),
  refuse: (s) => rulingOn('start.first', { seats: s.boats.length }),
  chance: (s, rng) => FIRSTS[rng.below(s.boats.length)] as Action,
  on: {
    first(s, { seat }, tell) {
      tell({ type: 'firstDrawn', seat });
      s.order = s.boats.map((_, i) => (seat + i) % s.boats.length);
      s.phase = 'draw';
    },
  },
};

/** Start the race, at tables with free facing: in the order of the starting spaces each captain points the bow. */
export const bows: Phase<State, Action, Event> = {
  awaiting: (s) => alone(moverSeat(s)),
  legal: (s) => (s.options.leavers === 'lifted' ? FACES_OR_LEAVE : FACES),
  refuse: (s, _, action) => (action.type === 'leave' ? refuseLeave(s) : rulingOn('start.bows')),
  on: {
    face(s, { facing }, tell) {
      pointBow(s, moverSeat(s), facing, tell);
      nextBow(s, tell);
    },
    leave(s, _, tell) {
      liftOff(s, 'left', tell);
      if (!maybeDecide(s, tell)) nextBow(s, tell);
    },
  },
};

const FACES_OR_LEAVE: readonly Action[] = [...FACES, LEAVE];

function nextBow(s: State, tell: Tell<Event>): void {
  s.mover += 1;
  if (s.mover === s.order.length) beginRound(s, tell);
}

/** The boats take the starting spaces, bows downstream, once the first tile lies. */
export function lineUp(s: State, tell: Tell<Event>): void {
  s.order.forEach((seat, i) => {
    const boat = boatOf(s, seat);
    boat.hex = hexAt(0, STARTING_SPACES[i] as number);
    tell({ type: 'boatPlaced', seat, hex: boat.hex, facing: boat.facing });
  });
  if (s.options.freeFacing) s.phase = 'bows';
  else beginRound(s, tell);
}
