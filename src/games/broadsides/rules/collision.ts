import type { Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import { PLACEMENT_BY_BEARING } from '../components.ts';
import { lieOf, NOWHERE } from '../deck.ts';
import type { TellEvent } from '../events.ts';
import { ASTERN, bearingFrom, turnBy } from '../sea.ts';
import { hasCaptain, lie, NO_CARDS, nobodyAboard, other, shipOf, type State } from '../state.ts';
import { openFire } from './cannon-fire.ts';
import { draw, win } from './ending.ts';
import { rollOff } from './dice.ts';

/**
 * Positioning the Ships: the moved ship came from astern of its own bow, and where that lies
 * for the stationary ship decides the placement. If both moved, either choice lays them the same way.
 */
export function lash(s: State, stationary: Seat, tell: TellEvent): void {
  const struck = shipOf(s, stationary);
  const cameFrom = turnBy(shipOf(s, other(stationary)).heading, ASTERN);
  const placement = at(PLACEMENT_BY_BEARING, bearingFrom(struck.heading, cameFrom));
  s.lie = lieOf(placement, stationary);
  s.phase = 'collision';
  tell({ type: 'collided', dot: struck.dot, stationary, placement });
}

/** Final Volley: cannons along the facing rails exchange a last round of fire. */
export function finalVolley(s: State, tell: TellEvent): void {
  for (const ship of s.ships) ship.plot = NO_CARDS;
  const { rails } = lie(s);
  openFire(s, shipOf(s, 0).guns & at(rails, 0), shipOf(s, 1).guns & at(rails, 1), tell);
}

/** Nobody can board without a Captain: a missing one is replaced now, and a ship with nobody left has lost. */
export function afterVolley(s: State, tell: TellEvent): void {
  const [first, second] = [nobodyAboard(shipOf(s, 0)), nobodyAboard(shipOf(s, 1))];
  if (first && second) draw(s, 'end.both-volley', tell);
  else if (first || second) win(s, first ? 1 : 0, 'end.volley', tell);
  else s.phase = s.ships.every(hasCaptain) ? 'rollForBoarding' : 'promotion';
}

/** Each player then rolls a die: the higher boards first. */
export const rollForBoarding = rollOff('boarding', (s, winner, tell) => {
  s.turn = winner;
  s.fighting = NOWHERE;
  tell({ type: 'boardsFirst', seat: winner });
  s.phase = 'turnBegins';
});
