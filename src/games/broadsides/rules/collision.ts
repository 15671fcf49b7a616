import type { Seat } from '#engine/actor.ts';
import { PLACEMENT_BY_BEARING } from '../components.ts';
import { lieOf, NOWHERE } from '../deck.ts';
import type { TellEvent } from '../events.ts';
import { ASTERN, turnBy } from '../sea.ts';
import { hasCaptain, lie, NO_CARDS, nobodyAboard, other, shipOf, type State } from '../state.ts';
import { ruleId } from '../rule-id.ts';
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
  const placement = PLACEMENT_BY_BEARING[turnBy(cameFrom, -struck.heading)] ?? 'P3';
  s.lie = lieOf(placement, stationary);
  s.phase = 'collision';
  tell({ type: 'collided', dot: struck.dot, stationary, placement });
}

/** Final Volley: cannons along the facing rails exchange a last round of fire. */
export function finalVolley(s: State, tell: TellEvent): void {
  for (const ship of s.ships) ship.plot = NO_CARDS;
  const [first = 0, second = 0] = lie(s).rails;
  openFire(s, [shipOf(s, 0).guns & first, shipOf(s, 1).guns & second], tell);
}

/** Nobody can board without a Captain: a missing one is replaced now, and a ship with nobody left has lost. */
export function afterVolley(s: State, tell: TellEvent): void {
  const [first, second] = s.ships.map(nobodyAboard);
  if (first === true && second === true) draw(s, ruleId('end.both-volley'), tell);
  else if (first === true || second === true) win(s, first === true ? 1 : 0, ruleId('end.volley'), tell);
  else s.phase = s.ships.every(hasCaptain) ? 'rollForBoarding' : 'promotion';
}

/** Each player then rolls a die: the higher boards first. */
export const rollForBoarding = rollOff('boarding', (s, winner, tell) => {
  s.turn = winner;
  s.fighting = NOWHERE;
  tell({ type: 'boardsFirst', seat: winner });
  s.phase = 'turnBegins';
});
