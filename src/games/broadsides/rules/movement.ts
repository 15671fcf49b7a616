import type { Seat } from '#engine/actor.ts';
import type { Card } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { dotAhead, turnBy } from '../sea.ts';
import { type Ship, shipOf, type State } from '../state.ts';
import { lash } from './collision.ts';

/**
 * Move Your Ships: both turn over their next card and move at once. If neither side has a card left the round is over.
 */
export function turnCards(s: State, tell: TellEvent): void {
  if (!hasCards(shipOf(s, 0)) && !hasCards(shipOf(s, 1))) {
    s.phase = 'roundEnds';
    return;
  }
  const firstMoved = turnCard(s, 0, tell);
  turnCard(s, 1, tell);
  if (shipOf(s, 0).dot === shipOf(s, 1).dot) lash(s, firstMoved ? 1 : 0, tell);
  else s.phase = 'exchange';
}

const hasCards = (ship: Ship): boolean => !ship.aground && ship.shown < ship.plot.length;

/** Turns one ship's card and obeys it; true when the ship has changed its dot. */
function turnCard(s: State, seat: Seat, tell: TellEvent): boolean {
  const ship = shipOf(s, seat);
  if (!hasCards(ship)) return false;
  const card = ship.plot[ship.shown] as Card;
  ship.shown += 1;
  tell({ type: 'cardTurned', seat, square: ship.shown, card });
  switch (card) {
    case 'remain':
    case 'damage':
      return false;
    case 'forward':
      return sail(ship, seat, tell);
    case 'starboard':
      return turn(ship, seat, 1, tell);
    case 'port':
      return turn(ship, seat, -1, tell);
  }
}

function turn(ship: Ship, seat: Seat, eighths: number, tell: TellEvent): false {
  const from = ship.heading;
  ship.heading = turnBy(from, eighths);
  tell({ type: 'turned', seat, from, to: ship.heading });
  return false;
}

/** Forward one dot; an island or the edge costs the rest of the plotted moves, and nothing else. */
function sail(ship: Ship, seat: Seat, tell: TellEvent): boolean {
  const from = ship.dot;
  const ahead = dotAhead(from, ship.heading);
  if ('blocked' in ahead) {
    ship.aground = true;
    tell({ type: 'ranAground', seat, dot: from, on: ahead.blocked });
    return false;
  }
  ship.dot = ahead.dot;
  tell({ type: 'sailed', seat, from, to: ship.dot });
  return true;
}
