import type { Seat } from '#engine/actor.ts';
import { HULL_HITS, HULL_SIDES, type HullSide, ROLLS } from '../components.ts';
import { type Cell, cellAt, mastIn, NOWHERE, placeOn, without } from '../deck.ts';
import type { Told } from '../events.ts';
import { boarding, hullSection, menAt, other, shipOf, type State } from '../state.ts';

/** Effects of Cannon Fire: what the die hits in the section the shooter has declared. */
export function strike(s: State, die: number, tell: Told): void {
  const target = other(s.shooter);
  switch (ROLLS[die as keyof typeof ROLLS]) {
    case 'miss':
      return;
    case 'hull':
      return hitHull(s, target, tell);
    case 'mast and position':
      hitMast(s, target, tell);
      return hitCell(s, target, cellAt(s.aim, die), tell);
    case 'position':
      return hitCell(s, target, cellAt(s.aim, die), tell);
  }
}

/** Cannon and Crew Loss, Loss of Your Captain: everything in the position is removed. */
function hitCell(s: State, target: Seat, cell: Cell, tell: Told): void {
  const ship = shipOf(s, target);
  const place = placeOn(target, cell);
  const men = menAt(ship, place);
  if (ship.guns !== without(ship.guns, cell)) {
    ship.guns = without(ship.guns, cell);
    tell({ type: 'cannonLost', seat: target, cell });
  }
  if (men > 0) {
    ship.men[place] = 0;
    ship.fallen += men;
    tell({ type: 'menLost', seat: target, cell, men });
  }
  if (ship.captain === place) {
    ship.captain = NOWHERE;
    tell({ type: 'captainLost', seat: target, cell });
  }
}

/** Mast Damage or Loss: the main mast falls at the second hit. Ignored once the ships have collided. */
function hitMast(s: State, target: Seat, tell: Told): void {
  const { masts } = shipOf(s, target);
  const mast = mastIn(s.aim);
  const left = masts[mast] ?? 0;
  if (boarding(s) || left === 0) return;
  masts[mast] = left - 1;
  tell({ type: 'mastHit', seat: target, mast, left: left - 1 });
}

/** Hull Damage: a marker on the section of the side struck; a third hit has no effect. Ignored after a collision. */
function hitHull(s: State, target: Seat, tell: Told): void {
  const { hull } = shipOf(s, target);
  const section = hullSection(s.aim, s.aimHull);
  const markers = hull[section] ?? 0;
  if (boarding(s) || markers === HULL_HITS) return;
  hull[section] = markers + 1;
  tell({ type: 'hullHit', seat: target, letter: s.aim, side: HULL_SIDES[s.aimHull] as HullSide, markers: markers + 1 });
}
