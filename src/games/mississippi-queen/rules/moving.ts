import { alone } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import { DIRECTION_NAMES, SIDES } from '#geometry/hex.ts';
import { type Action, HEX_NAMES, type Hex } from '../actions.ts';
import { DONE, LEAVE, STEP, TURNS, menuOf } from '../answers.ts';
import { STEP_COST } from '../components.ts';
import { rulingOn } from '../rule-id.ts';
import { ENTER_AND_PUSH, completes, completesStep, occupantOf, pushSpace, survey, turnsLeft } from '../lookahead.ts';
import { ahead, obstacleAhead } from '../river.ts';
import type { Event } from '../events.ts';
import { NO_SEAT, NOWHERE, type State, moverSeat, movingBoat } from '../state.ts';
import { SIXTHS, enter, maybeEndMove, turnBow, turnCost } from '../steps.ts';
import { endMove, endTurn, lift } from '../turn.ts';
import { push, pushesOf, refusePush, refuseUnfinished } from './pushing.ts';
import { mayLeave, refuseFarewell, refuseLeave } from './farewell.ts';
import { farewellsOf } from './speed.ts';

const MENU = menuOf([STEP, TURNS.port, TURNS.starboard, DONE, LEAVE]);
const MAY_STEP = 1;
const MAY_TURN = { port: MAY_STEP << 1, starboard: MAY_STEP << 2 } as const;
const MAY_END = MAY_STEP << 3;
const MAY_LEAVE = MAY_STEP << 4;
const MAY_TURN_OR_END = MAY_TURN.port | MAY_TURN.starboard | MAY_END;

/** Moving and turning: one space ahead for each point, one turn of 60° free and more for coal, in any mix. */
export const move: Phase<State, Action, Event> = {
  awaiting: (s) => alone(moverSeat(s)),
  legal(s) {
    const leaving = mayLeave(s) ? MAY_LEAVE : 0;
    if (s.points === 0) return menu(MAY_TURN_OR_END | leaving);
    survey(s);
    const others = turnsOf(s) | leaving;
    const to = spaceAhead(s);
    if (to === NOWHERE) return menu(others);
    if (occupantOf(to) !== NO_SEAT) return [...menu(others), ...pushesOf(s, to)];
    return menu(completesStep(to) ? others | MAY_STEP : others);
  },
  refuse: (s, _, action) => refuseMove(s, action),
  on: {
    turn(s, { side }, tell) {
      turnBow(s, side, tell);
      maybeEndMove(s, tell);
    },
    step: (s, _, tell) => enter(s, spaceAhead(s), STEP_COST, tell),
    push: (s, { to }, tell) => push(s, to, tell),
    done: (s, _, tell) => endMove(s, tell),
    leave: (s, _, tell) => lift(s, 'left', tell),
  },
};

/** A boat that only other boats keep from moving stays where it is; it may make its free turn. */
export const hemmed: Phase<State, Action, Event> = {
  awaiting: (s) => alone(moverSeat(s)),
  legal: (s) => [TURNS.port, TURNS.starboard, DONE, ...farewellsOf(s)],
  refuse: (s, _, action) => refuseFarewell(s, action),
  on: {
    turn(s, { side }, tell) {
      turnBow(s, side, tell);
      endTurn(s, tell);
    },
    done: (s, _, tell) => endTurn(s, tell),
    retire: (s, _, tell) => lift(s, 'retired', tell),
    leave: (s, _, tell) => lift(s, 'left', tell),
  },
};

const menu = (allowed: number): readonly Action[] => MENU[allowed] as readonly Action[];

const spaceAhead = (s: State) => ahead(s, movingBoat(s).hex, movingBoat(s).facing);

/** Which turns the surveyed mover may make, as bits of the menu. */
function turnsOf(s: State): number {
  const turns = turnsLeft(s);
  if (turns === 0) return 0;
  const { hex, facing } = movingBoat(s);
  const port = completes(hex, (facing + SIXTHS.port) % SIDES, s.points, turns - 1);
  const starboard = completes(hex, (facing + SIXTHS.starboard) % SIDES, s.points, turns - 1);
  return (port ? MAY_TURN.port : 0) | (starboard ? MAY_TURN.starboard : 0);
}

function refuseMove(s: State, action: Action): Ruling {
  if (action.type === 'turn') return refuseTurn(s);
  if (action.type === 'done') return rulingOn('moving.points', { points: s.points });
  if (action.type === 'leave') return refuseLeave(s);
  if (s.points === 0) return rulingOn('moving.spent');
  return action.type === 'push' ? refusePush(s, action.to) : refuseStep(s);
}

function refuseTurn(s: State): Ruling {
  if (turnsLeft(s) === 0) return rulingOn('turning.coal', { turns: s.turns });
  return rulingOn('moving.complete', { points: s.points, coal: movingBoat(s).coal - turnCost(s) });
}

/** The rules that stop a step at anything that is not water. */
const OBSTACLES = { land: 'moving.land', unexplored: 'river.unexplored', bank: 'moving.bank' } as const;

function refuseStep(s: State): Ruling {
  const { hex, facing } = movingBoat(s);
  const to = spaceAhead(s);
  if (to === NOWHERE) return rulingOn(OBSTACLES[obstacleAhead(s, hex, facing)], { space: HEX_NAMES[hex] ?? '' });
  survey(s);
  return occupantOf(to) === NO_SEAT ? refuseUnfinished(s, to, STEP_COST) : refuseOccupied(s, to);
}

/** Why the space ahead, at `to`, is not entered by a plain step: another boat is there. */
function refuseOccupied(s: State, to: Hex): Ruling {
  const facts = { space: HEX_NAMES[to] as string, seat: occupantOf(to) };
  if (s.points < ENTER_AND_PUSH) return rulingOn('pushing.cost', { ...facts, needs: ENTER_AND_PUSH });
  const pushable = DIRECTION_NAMES.some((_, way) => pushSpace(to, way) !== NOWHERE);
  if (!pushable) return rulingOn('pushing.nowhere', facts);
  return pushesOf(s, to).length > 0 ? rulingOn('pushing.choice', facts) : refuseUnfinished(s, to, ENTER_AND_PUSH);
}
