import { CHANCE, type Actor, type Seat } from '#engine/actor.ts';
import type { OutOfStep } from '#engine/phases.ts';
import { type Ruling, ruling } from '#engine/ruling.ts';
import type { Action } from '../actions.ts';
import { canQualify } from './ending.ts';
import { rulingOn } from '../rulings.ts';
import { type PhaseName, type State, boatOf, moverSeat } from '../state.ts';
import { refuseLeave } from './farewell.ts';

type Tried = Action['type'];

/** Phases that ask a captain for one thing only: the rule of that phase closes all the rest of a turn. */
const CLOSED_BY: Partial<Record<PhaseName, (s: State, tried: Tried) => Ruling>> = {
  bows: (_, tried) => rulingOn('start.bows', { tried }),
  hemmed: (_, tried) => rulingOn('hemmed', { tried }),
  face: (s, tried) => rulingOn('pushing.facing', { tried, seat: moverSeat(s) }),
};

/** Otherwise the captain is at the wheel: before the speed is set, or under way. */
const atTheWheel =
  (refuse: (s: State, tried: Tried) => Ruling) =>
  (s: State, { type }: Action, actor: Actor): Ruling =>
    actor === CHANCE ? byChance() : (CLOSED_BY[s.phase] ?? refuse)(s, type);

const byChance = (): Ruling => ruling('common/chance');

const speedFirst = atTheWheel((_, tried) => rulingOn('speed.change', { tried }));

/** What is tried while another question is open: the rule that closes it now. */
export const outOfStep: OutOfStep<State, Action> = {
  first: byChance,
  draw: byChance,
  roll: byChance,
  speed: atTheWheel((s) => rulingOn('speed.change', { speed: boatOf(s, moverSeat(s)).speed })),
  turn: speedFirst,
  step: speedFirst,
  push: speedFirst,
  face: atTheWheel((_, tried) => rulingOn('pushing.facing', { tried })),
  done: atTheWheel(() => rulingOn('moving.points')),
  retire: (s, _, actor) => (actor === CHANCE ? byChance() : refuseRetiring(s, actor)),
  leave: (s, _, actor) => (actor === CHANCE ? byChance() : refuseLeave(s)),
};

/** A boat that may retire does so before its speed is set; for any other that moment does not matter. */
function refuseRetiring(s: State, seat: Seat): Ruling {
  const { race } = s.options;
  return rulingOn('end.retire', canQualify(s, boatOf(s, seat)) ? { race } : { race, when: 'turn' });
}
