import { alone } from '#engine/actor.ts';
import type { Tell } from '#engine/game.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import { at } from '#engine/indexed.ts';
import { SIDES } from '#geometry/hex.ts';
import { type Action, HEX_NAMES, type Hex } from '../actions.ts';
import { FACES, PUSHES } from '../answers.ts';
import { ENTER_AND_PUSH } from '../components.ts';
import { arrivePushed } from './arrival.ts';
import { rulingOn } from '../rulings.ts';
import { maybeDecide } from './ending.ts';
import { type Lookahead, release, survey } from './lookahead.ts';
import { ahead } from '../river.ts';
import type { Event } from '../events.ts';
import { NO_SEAT, NOWHERE, type State, moverSeat, movingBoat } from '../state.ts';
import { enter, pointBow } from './steps.ts';

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

/** The pushes by which the mover can enter the space ahead, where another boat is. */
export function pushesOf(s: State, look: Lookahead, from: Hex): readonly Action[] {
  const pushes: Action[] = [];
  if (s.points < ENTER_AND_PUSH) return pushes;
  for (let way = 0; way < SIDES; way++) {
    const to = look.pushSpace(from, way);
    if (to !== NOWHERE && look.completesAfterPush(from, to)) pushes.push(at(PUSHES, to));
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

/** The space straight ahead of the mover's bow. */
export const spaceAhead = (s: State): Hex => ahead(s, movingBoat(s).hex, movingBoat(s).facing);

/** Why the mover may not push to this space. */
export function refusePush(s: State, to: Hex): Ruling {
  const from = spaceAhead(s);
  const look = survey(s);
  const refused = refuseTarget(s, look, from, to);
  release(look);
  return refused;
}

/** Why the boat on the space ahead may not be pushed to this space. */
function refuseTarget(s: State, look: Lookahead, from: Hex, to: Hex): Ruling {
  if (from === NOWHERE || !look.isTaken(from)) return rulingOn('pushing.ahead');
  if (s.points < ENTER_AND_PUSH) return rulingOn('pushing.cost', { needs: ENTER_AND_PUSH });
  const facts = { space: at(HEX_NAMES, to) };
  const way = FACES.findIndex((_, direction) => ahead(s, from, direction) === to);
  if (way < 0) return rulingOn('pushing.space', facts);
  if (look.isTaboo(to)) return rulingOn('pushing.taboo', facts);
  if (look.isTaken(to)) return rulingOn('pushing.chain', { ...facts, seat: look.occupantOf(to) });
  if (s.options.noPushAstern && look.isAstern(look.occupantOf(from), way)) return rulingOn('pushing.astern', facts);
  return refuseUnfinished(s, to, ENTER_AND_PUSH);
}

/** After a step or push for this many points, about this space, the mover could not use up the rest. */
export const refuseUnfinished = (s: State, space: Hex, cost: number): Ruling =>
  rulingOn('moving.complete', {
    space: at(HEX_NAMES, space),
    points: s.points - cost,
    coal: movingBoat(s).coal,
  });
