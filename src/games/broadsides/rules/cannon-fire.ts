import { alone, type Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import type { Action } from '../actions.ts';
import { FIRE, RAKE } from '../answers.ts';
import { HULL_SIDES, HULL_STRUCK } from '../components.ts';
import { type Cell, cellsOf, type Letter, lowest, type Mask, NOWHERE, type Side, sideNamed, without } from '../deck.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { bearingOf, gunsBearing, inRange } from '../sea.ts';
import { boarding, other, shipOf, type State } from '../state.ts';
import { resultOf, strike } from './damage.ts';
import { rollOff, ROLLING } from './dice.ts';
import { judgeExchange } from './ending.ts';

/** Cannon fire can occur after any of the three cards, when the ships are within one dot of each other. */
export function exchange(s: State, tell: TellEvent): void {
  if (inRange(shipOf(s, 0).dot, shipOf(s, 1).dot)) openFire(s, bearingGuns(s, 0), bearingGuns(s, 1), tell);
  else goOn(s);
}

/** Which Cannons Can Fire: those on board whose line meets the enemy, one dot away. */
export function bearingGuns(s: State, seat: Seat): Mask {
  const ship = shipOf(s, seat);
  const enemy = shipOf(s, other(seat));
  if (!inRange(ship.dot, enemy.dot)) return 0;
  return ship.guns & gunsBearing(bearingOf(ship.dot, ship.heading, enemy.dot));
}

/**
 * Resolving Cannon Fire: active are the cannons on board when the battle begins. Fire is simultaneous, so an active
 * cannon fires even if it is shot away before its turn.
 */
export function openFire(s: State, first: Mask, second: Mask, tell: TellEvent): void {
  if (first === 0 && second === 0) return goOn(s);
  s.active = [first, second];
  tell({ type: 'exchangeBegan', guns: s.active.map(cellsOf), volley: boarding(s) });
  chooseWhoRollsFirst(s, tell);
}

/** Choose a player to roll first: the only one who can fire; by die the first time both can; after that in turns. */
function chooseWhoRollsFirst(s: State, tell: TellEvent): void {
  if (!hasActive(s, 1)) startFiring(s, 0);
  else if (!hasActive(s, 0)) startFiring(s, 1);
  else if (s.first === NOWHERE) s.phase = 'rollForFire';
  else rollsFirst(s, s.first, tell);
}

const hasActive = (s: State, seat: Seat): boolean => s.active[seat] !== 0;

function startFiring(s: State, seat: Seat): void {
  s.shooter = seat;
  s.phase = 'firing';
}

function rollsFirst(s: State, seat: Seat, tell: TellEvent): void {
  startFiring(s, seat);
  s.first = other(seat);
  tell({ type: 'firesFirst', seat });
}

export const rollForFire = rollOff('fire', rollsFirst);

/** Resolving Cannon Fire: for each cannon the player declares a section, or holds its fire. */
export const firing: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.shooter),
  legal: (s) => (mustNameSide(s) ? RAKE : FIRE),
  refuse: (s) => rulingOn(mustNameSide(s) ? 'fire.rake' : 'fire.side'),
  on: {
    fire: (s, { letter }, tell) => declare(s, letter, sideStruck(s), tell),
    rake: (s, { letter, hull }, tell) => declare(s, letter, sideNamed(hull), tell),
    holdFire(s, _, tell) {
      tell({ type: 'heldFire', seat: s.shooter, gun: firingGun(s) });
      nextGun(s);
    },
  },
};

/** The hull side that faces the shooter; `choose` when the target shows bow or stern. */
export function hullFacing(s: State, shooter: Seat): (typeof HULL_STRUCK)[number] {
  const target = shipOf(s, other(shooter));
  return at(HULL_STRUCK, bearingOf(target.dot, target.heading, shipOf(s, shooter).dot));
}

/** Final Volley: hull damage is ignored, so no side matters. */
const mustNameSide = (s: State): boolean => !boarding(s) && hullFacing(s, s.shooter) === 'choose';
const sideStruck = (s: State): Side => (boarding(s) ? NOWHERE : sideNamed(hullFacing(s, s.shooter)));

function declare(s: State, letter: Letter, side: Side, tell: TellEvent): void {
  s.aim = letter;
  s.aimHull = side;
  s.shotThisRound = true;
  s.phase = 'shot';
  const hull = HULL_SIDES[side];
  const aimed = { type: 'aimed', seat: s.shooter, gun: firingGun(s), letter } as const;
  tell(hull === undefined ? aimed : { ...aimed, hull });
}

/** Cannons fire in order from the stern; any of them may aim at any section, so their order decides nothing. */
const firingGun = (s: State): Cell => lowest(at(s.active, s.shooter));

/** Resolving Cannon Fire: the number rolled says what is hit, and that is removed at once. */
export const shot: Phase<State, Action, Event> = {
  ...ROLLING,
  on: {
    roll(s, { die }, tell) {
      const result = resultOf(s, die);
      tell({ type: 'shot', seat: s.shooter, gun: firingGun(s), letter: s.aim, die, result });
      strike(s, die, result, tell);
      nextGun(s);
    },
  },
};

/** Once the first player has resolved all of his cannon fire, the other player fires. */
function nextGun(s: State): void {
  s.active[s.shooter] = without(at(s.active, s.shooter), firingGun(s));
  if (hasActive(s, s.shooter)) s.phase = 'firing';
  else if (hasActive(s, other(s.shooter))) startFiring(s, other(s.shooter));
  else s.phase = 'exchangeEnds';
}

/** Broadsides Victory is judged when both have fired; the final volley has its own losses. */
export function endExchange(s: State, tell: TellEvent): void {
  goOn(s);
  if (!boarding(s)) judgeExchange(s, tell);
}

/** At sea the next cards are turned over; after the final volley the boarding is prepared. */
function goOn(s: State): void {
  s.phase = boarding(s) ? 'afterVolley' : 'turnCards';
}
