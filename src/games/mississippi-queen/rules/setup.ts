import { CHANCE_ALONE, alone } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import type { Tell } from '#engine/game.ts';
import type { Action } from '../actions.ts';
import { FACES, FIRSTS, LEAVE } from '../answers.ts';
import {
  FULL_COAL,
  INTRODUCTORY_TILES,
  PASSENGERS_IN_THE_BOX,
  PASSENGERS_USED,
  STACKS,
  STARTING_SPACES,
  START_SPEED,
  START_TILE,
  STRAIGHT,
} from '../components.ts';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';
import { hexAt } from '../river.ts';
import { rulingOn } from '../rulings.ts';
import { type Boat, NO_PLATFORM, NO_SEAT, NOWHERE, type State, boatOf, moverSeat } from '../state.ts';
import { maybeDecide } from './ending.ts';
import { refuseLeave } from './farewell.ts';
import { pointBow } from './steps.ts';
import { beginRound, liftOff } from './turn.ts';

/** Preparations: everything up to the first draw of chance. */
export function setup(seats: number, options: Options): State {
  const withPassengers = options.race === 'passengers';
  const supply = withPassengers ? (PASSENGERS_USED[seats] ?? 0) : 0;
  const stack = [...STACKS[options.tiles]];
  return {
    phase: 'first',
    options: { ...options },
    river: [{ tile: START_TILE, bend: STRAIGHT, heading: 0, passengers: 0 }],
    first: 0,
    stack,
    toLay: withPassengers ? stack.length : INTRODUCTORY_TILES,
    platform: NO_PLATFORM,
    boats: Array.from({ length: seats }, newBoat),
    supply,
    box: PASSENGERS_IN_THE_BOX - supply,
    round: 0,
    order: [],
    mover: 0,
    points: 0,
    turns: 0,
    wake: [],
    victim: NO_SEAT,
    pilot: NO_SEAT,
    bend: STRAIGHT,
    departed: 0,
    lastDocking: 0,
  };
}

const newBoat = (): Boat => ({
  hex: NOWHERE,
  facing: 0,
  speed: START_SPEED,
  coal: FULL_COAL,
  passengers: 0,
  islands: 0,
  fate: 'racing',
  leftAs: 0,
  leftFrom: NOWHERE,
});

/** Start the race: chance stands in for "the youngest" and draws who takes space 1; the others follow clockwise. */
export const first: Phase<State, Action, Event> = {
  awaiting: () => CHANCE_ALONE,
  legal: (s) => FIRSTS.slice(0, s.boats.length),
  refuse: (s) => rulingOn('start.first', { seats: s.boats.length }),
  chance: (s, rng) => at(FIRSTS, rng.below(s.boats.length)),
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
    boat.hex = hexAt(0, at(STARTING_SPACES, i));
    tell({ type: 'boatPlaced', seat, hex: boat.hex, facing: boat.facing });
  });
  if (s.options.freeFacing) s.phase = 'bows';
  else beginRound(s, tell);
}
