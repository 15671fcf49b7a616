import { alone } from '#engine/actor.ts';
import type { Tell } from '#engine/game.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import { SIDES } from '#geometry/hex.ts';
import { type Action, HEX_NAMES, type Hex } from '../actions.ts';
import { FACES, PUSHES } from '../answers.ts';
import { arrivePushed } from '../arrival.ts';
import { rulingOn } from '../rule-id.ts';
import { maybeDecide } from '../ending.ts';
import { ENTER_AND_PUSH, completesAfterPush, isAstern, isTaboo, occupantOf, pushSpace, survey } from '../lookahead.ts';
import { ahead } from '../river.ts';
import type { Event } from '../events.ts';
import { NO_SEAT, NOWHERE, type State, moverSeat, movingBoat } from '../state.ts';
import { enter, pointBow } from '../steps.ts';

/**
 * Pushing opponents' paddle-wheelers, the victim's part: its captain points the bow freely, then the pusher moves in.
 */
export const face: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.victim),
  legal: () => FACES,
  refuse: () => rulingOn('pushing.facing'),
  on: {
    face(s, { facing }, tell) {
      pointBow(s, s.victim, facing, tell);
      moveIn(s, tell);
    },
  },
};

/** The pushes by which the surveyed mover can enter the space ahead, at `at`, where another boat is. */
export function pushesOf(s: State, at: Hex): readonly Action[] {
  const pushes: Action[] = [];
  if (s.points < ENTER_AND_PUSH) return pushes;
  for (let way = 0; way < SIDES; way++) {
    const to = pushSpace(at, way);
    if (to !== NOWHERE && completesAfterPush(at, to)) pushes.push(PUSHES[to] as Action);
  }
  return pushes;
}

/** The pusher's part: the boat ahead goes to a space of the pusher's choice, boarding or docking there if it may. */
export function push(s: State, to: Hex, tell: Tell<Event>): void {
  const from = spaceAhead(s);
  const victim = s.boats.findIndex((boat) => boat.hex === from);
  tell({ type: 'pushed', seat: moverSeat(s), victim, from, to });
  s.victim = victim;
  if (!arrivePushed(s, victim, to, tell)) s.phase = 'face';
  else if (!maybeDecide(s, tell)) moveIn(s, tell);
}

function moveIn(s: State, tell: Tell<Event>): void {
  s.victim = NO_SEAT;
  enter(s, spaceAhead(s), ENTER_AND_PUSH, tell);
}

const spaceAhead = (s: State): Hex => ahead(s, movingBoat(s).hex, movingBoat(s).facing);

/** Why the mover may not push to this space. */
export function refusePush(s: State, to: Hex): Ruling {
  survey(s);
  const at = spaceAhead(s);
  if (at === NOWHERE || occupantOf(at) === NO_SEAT) return rulingOn('pushing.ahead');
  if (s.points < ENTER_AND_PUSH) return rulingOn('pushing.cost', { needs: ENTER_AND_PUSH });
  return refuseSpace(s, at, to);
}

/** Why the boat at `at` may not be pushed to this space. */
function refuseSpace(s: State, at: Hex, to: Hex): Ruling {
  const facts = { space: HEX_NAMES[to] as string };
  const way = FACES.findIndex((_, direction) => ahead(s, at, direction) === to);
  if (way < 0) return rulingOn('pushing.space', facts);
  if (isTaboo(to)) return rulingOn('pushing.taboo', facts);
  const occupant = occupantOf(to);
  if (occupant !== NO_SEAT) return rulingOn('pushing.chain', { ...facts, seat: occupant });
  if (s.options.noPushAstern && isAstern(occupantOf(at), way)) return rulingOn('pushing.astern', facts);
  return refuseUnfinished(s, to, ENTER_AND_PUSH);
}

/** After a step or push for this many points, about this space, the mover could not use up the rest. */
export const refuseUnfinished = (s: State, space: Hex, cost: number): Ruling =>
  rulingOn('moving.complete', {
    space: HEX_NAMES[space] as string,
    points: s.points - cost,
    coal: movingBoat(s).coal,
  });
