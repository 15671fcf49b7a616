import { alone } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Action } from '../actions.ts';
import { LEAVE, RETIRE, SPEEDS, menuOf } from '../answers.ts';
import { rulingOn } from '../rulings.ts';
import type { Event } from '../events.ts';
import { type State, moverSeat, movingBoat } from '../state.ts';
import { lift, speedCost, speedsOf } from './turn.ts';
import { mayLeave, mayRetire, refuseFarewell } from './farewell.ts';

const MENU = menuOf([...SPEEDS, RETIRE, LEAVE]);
const MAY_RETIRE = 1 << SPEEDS.length;
const MAY_LEAVE = MAY_RETIRE << 1;

/** Start the race, first action of a turn: change the speed by one for nothing, by more for coal. */
export const speed: Phase<State, Action, Event> = {
  awaiting: (s) => alone(moverSeat(s)),
  legal: (s) => at(MENU, speedsOf(s) | farewells(s)),
  refuse: (s, _, action) => (action.type === 'speed' ? refuseSpeed(s, action.speed) : refuseFarewell(s, action)),
  on: {
    speed(s, { speed: to }, tell) {
      const boat = movingBoat(s);
      const from = boat.speed;
      const coal = speedCost(boat, to);
      boat.coal -= coal;
      boat.speed = to;
      s.points = to;
      s.phase = 'move';
      tell({ type: 'speedChosen', seat: moverSeat(s), from, to, coal });
    },
    retire: (s, _, tell) => lift(s, 'retired', tell),
    leave: (s, _, tell) => lift(s, 'left', tell),
  },
};

/** Which farewells the mover may take, as bits of the menus of this phase. */
const farewells = (s: State): number => (mayLeave(s) ? MAY_LEAVE : 0) | (mayRetire(s) ? MAY_RETIRE : 0);

/** The farewells open to the mover, for the phase in which a boat is hemmed in. */
export const farewellsOf = (s: State): readonly Action[] => at(MENU, farewells(s));

function refuseSpeed(s: State, to: number): Ruling {
  const boat = movingBoat(s);
  const needs = speedCost(boat, to);
  if (needs > boat.coal) return rulingOn('speed.coal', { speed: boat.speed, to, needs, coal: boat.coal });
  return rulingOn('moving.complete', { points: to, coal: boat.coal - needs });
}
