import { HULL_HITS, HULL_SIDES, type HullSide, ROLLS } from '../components.ts';
import { type Cell, cellAt, mastIn, NOWHERE, placeOn, without } from '../deck.ts';
import type { TellEvent } from '../events.ts';
import { boarding, hullSection, menAt, other, shipOf, type State } from '../state.ts';

/**
 * What a shot hits: as the die says, except for a mast that is gone and a hull that can take no more or no longer
 * counts.
 */
export type ShotResult = (typeof ROLLS)[keyof typeof ROLLS] | 'full hull' | 'spared hull';

export function resultOf(s: State, die: number): ShotResult {
  const result = ROLLS[die as keyof typeof ROLLS];
  if (result === 'hull') return hullResult(s);
  return result === 'mast and position' && !mastStands(s) ? 'position' : result;
}

/** Final Volley: hull damage is ignored. Hull Damage: a third hit has no effect. */
function hullResult(s: State): ShotResult {
  if (boarding(s)) return 'spared hull';
  return markersAimedAt(s) === HULL_HITS ? 'full hull' : 'hull';
}

const markersAimedAt = (s: State): number => shipOf(s, other(s.shooter)).hull[hullSection(s.aim, s.aimHull)] ?? 0;

/** Once the ships have collided the masts are put aside. */
const mastStands = (s: State): boolean => !boarding(s) && hitsLeft(s) > 0;

const hitsLeft = (s: State): number => shipOf(s, other(s.shooter)).masts[mastIn(s.aim)] ?? 0;

/** Effects of Cannon Fire: what the die hits in the section the shooter has declared. */
export function strike(s: State, die: number, result: ShotResult, tell: TellEvent): void {
  if (result === 'hull') return hitHull(s, tell);
  if (result === 'mast and position') hitMast(s, tell);
  if (result === 'position' || result === 'mast and position') hitCell(s, cellAt(s.aim, die), tell);
}

/** Cannon and Crew Loss, Loss of Your Captain: everything in the position is removed. */
function hitCell(s: State, cell: Cell, tell: TellEvent): void {
  const target = other(s.shooter);
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

/** Mast Damage or Loss: the main mast falls at the second hit. */
function hitMast(s: State, tell: TellEvent): void {
  const target = other(s.shooter);
  const mast = mastIn(s.aim);
  const left = hitsLeft(s) - 1;
  shipOf(s, target).masts[mast] = left;
  tell({ type: 'mastHit', seat: target, mast, left });
}

/** Hull Damage: a marker on the section of the side struck. */
function hitHull(s: State, tell: TellEvent): void {
  const target = other(s.shooter);
  const markers = markersAimedAt(s) + 1;
  shipOf(s, target).hull[hullSection(s.aim, s.aimHull)] = markers;
  tell({ type: 'hullHit', seat: target, letter: s.aim, side: HULL_SIDES[s.aimHull] as HullSide, markers });
}
