import { alone } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import { DIRECTION_NAMES, SIDES } from '#geometry/hex.ts';
import { type Action, HEX_NAMES, type Hex, type Side } from '../actions.ts';
import { DONE, TURNS, underWay } from '../answers.ts';
import { ENTER_AND_PUSH, STEP_COST } from '../components.ts';
import type { Event } from '../events.ts';
import { obstacleAhead } from '../river.ts';
import { rulingOn } from '../rulings.ts';
import { NOWHERE, type State, moverSeat, movingBoat } from '../state.ts';
import { mayLeave, refuseFarewell, refuseLeave } from './farewell.ts';
import { type Lookahead, release, survey, turnsLeft } from './lookahead.ts';
import { push, pushesOf, refusePush, refuseUnfinished, spaceAhead } from './pushing.ts';
import { farewellsOf } from './speed.ts';
import { SIXTHS, enter, maybeEndMove, turnBow, turnCost } from './steps.ts';
import { endMove, endTurn, lift } from './turn.ts';

/** Moving and turning: one space ahead for each point, one turn of 60° free and more for coal, in any mix. */
export const move: Phase<State, Action, Event> = {
  awaiting: (s) => alone(moverSeat(s)),
  legal: (s) => (s.points === 0 ? afterTheLastPoint(s) : withPointsLeft(s)),
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

/** All points are used: the bow may still be turned, since without any turn left the move has ended by itself. */
const afterTheLastPoint = (s: State): readonly Action[] =>
  underWay({ step: false, port: true, starboard: true, done: true, leave: mayLeave(s) });

/** Points are left: only what leaves a way to use them all is open. */
function withPointsLeft(s: State): readonly Action[] {
  const to = spaceAhead(s);
  const look = survey(s);
  const others = underWay({
    step: to !== NOWHERE && !look.isTaken(to) && look.completesStep(to),
    port: canTurn(s, look, 'port'),
    starboard: canTurn(s, look, 'starboard'),
    done: false,
    leave: mayLeave(s),
  });
  const actions = to !== NOWHERE && look.isTaken(to) ? [...others, ...pushesOf(s, look, to)] : others;
  release(look);
  return actions;
}

const canTurn = (s: State, look: Lookahead, side: Side): boolean => {
  const { hex, facing } = movingBoat(s);
  const turns = turnsLeft(s);
  return turns > 0 && look.completes(hex, (facing + SIXTHS[side]) % SIDES, s.points, turns - 1);
};

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
  if (to === NOWHERE) return rulingOn(OBSTACLES[obstacleAhead(s, hex, facing)], { space: at(HEX_NAMES, hex) });
  const look = survey(s);
  const refused = look.isTaken(to) ? refuseOccupied(s, look, to) : refuseUnfinished(s, to, STEP_COST);
  release(look);
  return refused;
}

/** Why the space ahead is not entered by a plain step: another boat is there. */
function refuseOccupied(s: State, look: Lookahead, to: Hex): Ruling {
  const facts = { space: at(HEX_NAMES, to), seat: look.occupantOf(to) };
  if (s.points < ENTER_AND_PUSH) return rulingOn('pushing.cost', { ...facts, needs: ENTER_AND_PUSH });
  const pushable = DIRECTION_NAMES.some((_, way) => look.pushSpace(to, way) !== NOWHERE);
  if (!pushable) return rulingOn('pushing.nowhere', facts);
  return pushesOf(s, look, to).length > 0 ? rulingOn('pushing.choice', facts) : refuseUnfinished(s, to, ENTER_AND_PUSH);
}
