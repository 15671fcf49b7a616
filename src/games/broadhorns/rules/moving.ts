import { at } from '#engine/indexed.ts';
import type { Ruling } from '#engine/ruling.ts';
import { type Card, GOOD_CURRENT, passageOf } from '../cards.ts';
import { GOOD_CURRENT_SPACES, MOVES_FOR_BONUS, RIVER_END, SEASON_SPEED, SLOWEST, TOWNS } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { boatCard, hasBoat, type Merchant, mover, seasonOf, type State, take } from '../state.ts';

/** An action is left, or the bonus move. */
const hasMove = (s: State): boolean => s.actions > 0 || s.bonusMove;

/** Base speed and the modification of the season; then what the Good Current cards of this turn add. */
export const speedOf = (s: State, m: Merchant): number =>
  Math.max(SLOWEST, boatCard(m).speed + SEASON_SPEED[seasonOf(s)]) + s.currents * GOOD_CURRENT_SPACES;

/** How far the next Move can go: 0 when there is none. The river ends at New Orleans. */
export function reachOf(s: State): number {
  const m = mover(s);
  return hasBoat(m) && hasMove(s) ? Math.min(speedOf(s, m), RIVER_END - m.at) : 0;
}

/** Move Action. With no action left it is the bonus move, which two Moves on the same turn give. */
export function move(s: State, spaces: number, tell: TellEvent): void {
  const isBonus = s.actions === 0;
  if (!isBonus) {
    s.actions -= 1;
    s.moves += 1;
  }
  s.bonusMove = !isBonus && s.moves === MOVES_FOR_BONUS;
  float(s, spaces, isBonus, tell);
}

/** Down the river, at least one space and at most the speed. */
function float(s: State, spaces: number, bonus: boolean, tell: TellEvent): void {
  const m = mover(s);
  const from = m.at;
  m.at += spaces;
  m.inPort = false;
  tell({ type: 'moved', seat: s.turn, from, to: m.at, bonus });
  missTravelers(s, m, tell);
}

/** Travelers: if a boat passes the destination without stopping at the port, the traveler is discarded. */
function missTravelers(s: State, m: Merchant, tell: TellEvent): void {
  for (const card of m.travelers.filter((aboard) => isPassed(aboard, m))) {
    take(m.travelers, card);
    s.pile.push(card);
    tell({ type: 'travelerMissed', seat: s.turn, card });
  }
}

/** A traveler who was landed there is no longer aboard. */
const isPassed = (aboard: Card, m: Merchant): boolean => at(TOWNS, passageOf(aboard).destination).entrance < m.at;

/** Good Current: discarded to move up to 2 extra spaces for each Move on a turn. */
export function playGoodCurrent(s: State, tell: TellEvent): void {
  const m = mover(s);
  take(m.hand, GOOD_CURRENT);
  s.pile.push(GOOD_CURRENT);
  s.currents += 1;
  tell({ type: 'currentPlayed', seat: s.turn, speed: speedOf(s, m) });
}

export function refuseMove(s: State, spaces: number): Ruling {
  const m = mover(s);
  if (!hasMove(s)) return rulingOn('turn.actions');
  if (m.at + spaces > RIVER_END) return rulingOn('move.river-end', { spaces, left: RIVER_END - m.at });
  return rulingOn('move.speed', { spaces, speed: speedOf(s, m) });
}

/** It is played before a Move, so it is closed where the next space is. */
export const refuseGoodCurrent = (s: State): Ruling =>
  mover(s).hand.includes(GOOD_CURRENT) ? refuseMove(s, 1) : rulingOn('cards.good-current');
