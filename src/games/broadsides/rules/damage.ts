import { at } from '#engine/indexed.ts';
import { HULL_HITS, HULL_SIDES, ROLLS } from '../components.ts';
import { type Cell, cellAt, includes, mastIn, NOWHERE, placeOn, without } from '../deck.ts';
import type { TellEvent } from '../events.ts';
import { boarding, hullSection, menAt, other, type Ship, shipOf, type State } from '../state.ts';

/**
 * What a shot hits: as the die says, except for a mast that is gone and a hull that can take no more or no longer
 * counts.
 */
export type ShotResult = (typeof ROLLS)[number] | 'full hull' | 'spared hull';

export function resultOf(s: State, die: number): ShotResult {
  const result = at(ROLLS, die - 1);
  if (result === 'hull') return hullResult(s);
  return result === 'mast and position' && !mastStands(s) ? 'position' : result;
}

/** Final Volley: hull damage is ignored. Hull Damage: a third hit has no effect. */
function hullResult(s: State): ShotResult {
  if (boarding(s)) return 'spared hull';
  return markersAimedAt(s) === HULL_HITS ? 'full hull' : 'hull';
}

const target = (s: State): Ship => shipOf(s, other(s.shooter));

const markersAimedAt = (s: State): number => at(target(s).hull, hullSection(s.aim, s.aimHull));

/** Once the ships have collided the masts are put aside. */
const mastStands = (s: State): boolean => !boarding(s) && mastIn(s.aim) !== NOWHERE && hitsLeft(s) > 0;

const hitsLeft = (s: State): number => at(target(s).masts, mastIn(s.aim));

/** Effects of Cannon Fire: what the die hits in the section the shooter has declared. */
export function strike(s: State, die: number, result: ShotResult, tell: TellEvent): void {
  if (result === 'hull') return hitHull(s, tell);
  if (result === 'mast and position') hitMast(s, tell);
  if (result === 'position' || result === 'mast and position') hitCell(s, cellAt(s.aim, die), tell);
}

/** Cannon and Crew Loss, Loss of Your Captain: everything in the position is removed. */
function hitCell(s: State, cell: Cell, tell: TellEvent): void {
  const seat = other(s.shooter);
  const ship = target(s);
  const place = placeOn(seat, cell);
  const men = menAt(ship, place);
  if (includes(ship.guns, cell)) {
    ship.guns = without(ship.guns, cell);
    tell({ type: 'cannonLost', seat, cell });
  }
  if (men > 0) {
    ship.men[place] = 0;
    ship.fallen += men;
    tell({ type: 'menLost', seat, cell, men });
  }
  if (ship.captain === place) {
    ship.captain = NOWHERE;
    tell({ type: 'captainLost', seat, cell });
  }
}

/** Mast Damage or Loss: the main mast falls at the second hit. */
function hitMast(s: State, tell: TellEvent): void {
  const mast = mastIn(s.aim);
  const left = hitsLeft(s) - 1;
  target(s).masts[mast] = left;
  tell({ type: 'mastHit', seat: other(s.shooter), mast, left });
}

/** Hull Damage: a marker on the section of the side struck. */
function hitHull(s: State, tell: TellEvent): void {
  const markers = markersAimedAt(s) + 1;
  target(s).hull[hullSection(s.aim, s.aimHull)] = markers;
  tell({ type: 'hullHit', seat: other(s.shooter), letter: s.aim, side: at(HULL_SIDES, s.aimHull), markers });
}
