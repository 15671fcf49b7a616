import type { Seat } from '#engine/actor.ts';
import { turned } from '#geometry/hex.ts';
import type { Action, Hex } from '../actions.ts';
import { FREE_TURNS, STEP_COST } from '../components.ts';
import { ENTER_AND_PUSH } from '../components.ts';
import { ahead } from '../river.ts';
import { type State, boatOf } from '../state.ts';
import { SIXTHS } from '../rules/steps.ts';
import { speedChangeCost } from '../rules/turn.ts';
import { type Craft, craftOf, reckoningFor, takenAround, turnsBy } from './craft.ts';
import type { Reckoning } from './reckoning.ts';

/** By how many turns an action may be worse and still be considered. */
const PATIENCE = 0.5;

/** A turn of the bow that changes nothing is not made: it might burn coal. */
const TURNING_FOR_NOTHING = 0.1;

/**
 * What pushing a rival back by one of its turns is worth in turns of the boat itself, and what a push can do at most.
 */
const SPITE = 0.3;
const HARD_PUSH = 3;

/** An action is likely when it leaves few turns to go. */
export function priors(s: State, seat: Seat, legal: readonly Action[]): readonly number[] {
  if (s.phase === 'bows') return legal.map(() => 1);
  const situation = { seat, reckoning: reckoningFor(s, boatOf(s, seat)), taken: takenAround(s, seat) };
  const times = legal.map((action) => timeAfter(s, situation, action));
  const best = Math.min(...times);
  return times.map((time) => Math.exp((best - time) / PATIENCE));
}

/** What is the same for all actions of one decision. */
interface Situation {
  readonly seat: Seat;
  readonly reckoning: Reckoning;
  readonly taken: readonly Hex[];
}

function timeAfter(s: State, { seat, reckoning, taken }: Situation, action: Action): number {
  const craft = craftOf(s, seat);
  if (!changes(s, craft, action)) return Infinity;
  const turns = turnsBy(reckoning, craft, taken);
  if (action.type === 'turn') return turns + TURNING_FOR_NOTHING;
  return action.type === 'push' ? turns - SPITE * setBack(s, craft.hex, action.to) : turns;
}

/** What an action does to the boat of the captain who takes it; returns whether the boat sails on at all. */
function changes(s: State, craft: Craft, action: Action): boolean {
  switch (action.type) {
    case 'speed':
      craft.coal -= speedChangeCost(craft.speed, action.speed);
      craft.speed = craft.points = action.speed;
      craft.moving = true;
      return true;
    case 'turn':
      craft.facing = turned(craft.facing, SIXTHS[action.side]);
      if (craft.turns >= FREE_TURNS) craft.coal -= 1;
      craft.turns += 1;
      return true;
    case 'step':
    case 'push':
      craft.hex = ahead(s, craft.hex, craft.facing);
      craft.points -= action.type === 'push' ? ENTER_AND_PUSH : STEP_COST;
      return true;
    case 'face':
      craft.facing = action.facing;
      return true;
    case 'done':
      craft.turns = FREE_TURNS;
      return true;
    default:
      return false;
  }
}

/** How many turns a boat is set back by being pushed, if it keeps its bow. */
function setBack(s: State, from: Hex, to: Hex): number {
  const victim = s.boats.findIndex((boat) => boat.hex === from);
  const reckoning = reckoningFor(s, boatOf(s, victim));
  const craft = craftOf(s, victim);
  const before = turnsBy(reckoning, craft, []);
  craft.hex = to;
  return Math.max(-HARD_PUSH, Math.min(HARD_PUSH, turnsBy(reckoning, craft, []) - before));
}
