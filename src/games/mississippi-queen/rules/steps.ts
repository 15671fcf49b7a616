import type { Seat } from '#engine/actor.ts';
import type { Tell } from '#engine/game.ts';
import { SIDES } from '#geometry/hex.ts';
import type { Direction, Hex, Side } from '../actions.ts';
import { maybeDock, maybePilot } from './arrival.ts';
import { FREE_TURNS } from '../components.ts';
import { turnsLeft } from './lookahead.ts';
import type { Event } from '../events.ts';
import { downstreamAt } from '../river.ts';
import { type State, boatOf, moverSeat, movingBoat } from '../state.ts';
import { endManeuver, endMove } from './turn.ts';

/** Sixths of a circle, clockwise. */
export const SIXTHS: Readonly<Record<Side, number>> = { port: SIDES - 1, starboard: 1 };

/** Turns the mover by 60°: the first of its turn is free, each further one burns a coal. */
export function turnBow(s: State, side: Side, tell: Tell<Event>): void {
  const boat = movingBoat(s);
  const coal = turnCost(s);
  boat.facing = (boat.facing + SIXTHS[side]) % SIDES;
  boat.coal -= coal;
  s.turns += 1;
  tell({ type: 'turned', seat: moverSeat(s), side, facing: boat.facing, coal });
}

/** Coal for the mover's next turn of 60°. */
export const turnCost = (s: State): number => (s.turns < FREE_TURNS ? 0 : 1);

/** A captain who may point the bow anywhere does so. */
export function pointBow(s: State, seat: Seat, facing: Direction, tell: Tell<Event>): void {
  const boat = boatOf(s, seat);
  boat.facing = facing;
  tell({ type: 'faced', seat, facing, downstream: downstreamAt(s, boat.hex) });
}

/** The mover enters a free space for this many points. In the introductory race an entry space ends its move. */
export function enter(s: State, to: Hex, cost: number, tell: Tell<Event>): void {
  const seat = moverSeat(s);
  const boat = movingBoat(s);
  tell({ type: 'stepped', seat, from: boat.hex, to, left: s.points - cost });
  boat.hex = to;
  s.points -= cost;
  s.wake.push(to);
  maybePilot(s, seat);
  if (s.options.race === 'introductory' && maybeDock(s, seat, tell)) endManeuver(s, tell);
  else maybeEndMove(s, tell);
}

/** With no points left and no turn left to make, the move ends by itself. */
export function maybeEndMove(s: State, tell: Tell<Event>): void {
  if (s.points === 0 && turnsLeft(s) === 0) endMove(s, tell);
  else s.phase = 'move';
}
