import { alone, type Seat } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import { ruling } from '#engine/ruling.ts';
import { type Action, HOLD_FIRE } from '../actions.ts';
import { HULL_SIDES, HULL_STRUCK, LETTERS } from '../components.ts';
import { cellsOf, type Letter, lowest, type Mask, NOWHERE, without } from '../deck.ts';
import type { Event, TellEvent } from '../events.ts';
import { bearingOf, gunsBearing, inRange } from '../sea.ts';
import { boarding, other, shipOf, type State } from '../state.ts';
import { ruleId } from '../rule-id.ts';
import { resultOf, strike } from './damage.ts';
import { rollOff, ROLLING } from './dice.ts';
import { judgeExchange } from './ending.ts';

/** Which Cannons Can Fire: those aboard whose arc holds the enemy, one dot away. */
export function bearingGuns(s: State, seat: Seat): Mask {
  const ship = shipOf(s, seat);
  const enemy = shipOf(s, other(seat));
  if (!inRange(ship.dot, enemy.dot)) return 0;
  return ship.guns & gunsBearing(bearingOf(ship.dot, ship.heading, enemy.dot));
}

/** Cannon Fire can occur after any card, whenever a surviving cannon bears. */
export function exchange(s: State, tell: TellEvent): void {
  s.phase = 'turnCards';
  if (inRange(shipOf(s, 0).dot, shipOf(s, 1).dot)) openFire(s, [bearingGuns(s, 0), bearingGuns(s, 1)], tell);
}

/** Cannon fire is simultaneous: what is active now will fire, even if it is shot away before its turn. */
export function openFire(s: State, guns: readonly [Mask, Mask], tell: TellEvent): void {
  const [mine, theirs] = guns;
  s.phase = boarding(s) ? 'afterVolley' : 'turnCards';
  if (mine === 0 && theirs === 0) return;
  s.active = [mine, theirs];
  tell({ type: 'exchangeBegan', guns: guns.map(cellsOf), volley: boarding(s) });
  s.phase = 'firing';
  if (mine === 0 || theirs === 0) s.shooter = mine === 0 ? 1 : 0;
  else if (s.first === NOWHERE) s.phase = 'rollForFire';
  else beginWith(s, s.first, tell);
}

/** Choose a player to roll first: by die in the first exchange where both can fire, then in turn. */
function beginWith(s: State, seat: Seat, tell: TellEvent): void {
  s.shooter = seat;
  s.first = other(seat);
  s.phase = 'firing';
  tell({ type: 'firesFirst', seat });
}

export const rollForFire = rollOff('fire', beginWith);

const FIRE: readonly Action[] = [...LETTERS.map((_, letter) => ({ type: 'fire', letter }) as const), HOLD_FIRE];
const RAKE: readonly Action[] = [
  ...LETTERS.flatMap((_, letter) => HULL_SIDES.map((hull) => ({ type: 'rake', letter, hull }) as const)),
  HOLD_FIRE,
];

/** The hull side that faces the shooter; `choose` when the target shows bow or stern. */
export function hullFacing(s: State, shooter: Seat): (typeof HULL_STRUCK)[number] {
  const target = shipOf(s, other(shooter));
  return HULL_STRUCK[bearingOf(target.dot, target.heading, shipOf(s, shooter).dot)] ?? 'choose';
}

const raking = (s: State): boolean => !boarding(s) && hullFacing(s, s.shooter) === 'choose';

/** Resolving Cannon Fire: for each cannon a section is declared, or the cannon holds its fire. */
export const firing: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.shooter),
  legal: (s) => (raking(s) ? RAKE : FIRE),
  refuse: (s) => ruling(raking(s) ? ruleId('fire.rake') : ruleId('fire.side')),
  on: {
    fire(s, { letter }, tell) {
      aim(s, letter, boarding(s) ? NOWHERE : HULL_SIDES.findIndex((side) => side === hullFacing(s, s.shooter)), tell);
    },
    rake: (s, { letter, hull }, tell) => aim(s, letter, HULL_SIDES.indexOf(hull), tell),
    holdFire(s, _, tell) {
      tell({ type: 'heldFire', seat: s.shooter, gun: gunOf(s) });
      nextGun(s);
    },
  },
};

function aim(s: State, letter: Letter, hull: number, tell: TellEvent): void {
  s.aim = letter;
  s.aimHull = hull;
  s.shotThisRound = true;
  s.phase = 'shot';
  const side = HULL_SIDES[hull];
  const aimed = { type: 'aimed', seat: s.shooter, gun: gunOf(s), letter } as const;
  tell(side === undefined ? aimed : { ...aimed, hull: side });
}

/** Cannons fire in order from the stern; any of them may aim at any section, so their order decides nothing. */
const gunOf = (s: State) => lowest(s.active[s.shooter] ?? 0);

/** Resolving Cannon Fire: the die says what is hit, and it is removed at once. */
export const shot: Phase<State, Action, Event> = {
  ...ROLLING,
  on: {
    roll(s, { die }, tell) {
      const result = resultOf(s, die);
      tell({ type: 'shot', seat: s.shooter, gun: gunOf(s), letter: s.aim, die, result });
      strike(s, die, result, tell);
      nextGun(s);
    },
  },
};

/** Once the first player has resolved all of his cannon fire, the other player fires. */
function nextGun(s: State): void {
  s.active[s.shooter] = without(s.active[s.shooter] ?? 0, gunOf(s));
  s.phase = 'firing';
  if (s.active[s.shooter] !== 0) return;
  s.shooter = other(s.shooter);
  if (s.active[s.shooter] === 0) s.phase = 'exchangeEnds';
}

/** After both have fired: lost ships are judged, and the next card is turned, or the volley is over. */
export function endExchange(s: State, tell: TellEvent): void {
  s.phase = boarding(s) ? 'afterVolley' : 'turnCards';
  if (!boarding(s)) judgeExchange(s, tell);
}
