import type { Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Card } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { dotAhead, turnBy } from '../sea.ts';
import { type Ship, shipOf, type State } from '../state.ts';
import { lash } from './collision.ts';

/** Move Your Ships: both players turn over their next plotting cards, and both ships move as the cards say. */
export function turnCards(s: State, tell: TellEvent): void {
  const first = shipOf(s, 0);
  const second = shipOf(s, 1);
  if (!hasCards(first) && !hasCards(second)) {
    s.phase = 'roundEnds';
    return;
  }
  const firstLay = first.dot;
  maybeTurnCard(first, 0, tell);
  maybeTurnCard(second, 1, tell);
  s.phase = 'exchange';
  // Both end on the same dot: a collision. Who has not left that dot was stationary; if both moved, either will do.
  if (first.dot === second.dot) lash(s, first.dot === firstLay ? 0 : 1, tell);
}

/** Plotted onto an island: the rest of the plotted moves this round is lost. */
const hasCards = (ship: Ship): boolean => !ship.aground && ship.shown < ship.plot.length;

function maybeTurnCard(ship: Ship, seat: Seat, tell: TellEvent): void {
  if (!hasCards(ship)) return;
  const card = at(ship.plot, ship.shown);
  ship.shown += 1;
  tell({ type: 'cardTurned', seat, square: ship.shown, card });
  OBEY[card](ship, seat, tell);
}

const CLOCKWISE = 1;
const COUNTER_CLOCKWISE = -1;

/** The types of plotting cards; a Damage card takes the place of one and does nothing. */
const OBEY: Readonly<Record<Card, (ship: Ship, seat: Seat, tell: TellEvent) => void>> = {
  remain: stay,
  forward: sail,
  starboard: (ship, seat, tell) => turn(ship, seat, CLOCKWISE, tell),
  port: (ship, seat, tell) => turn(ship, seat, COUNTER_CLOCKWISE, tell),
  damage: stay,
};

/** Remain in Place: the ship stays where it is. */
function stay(): void {}

/** Move Forward: to the dot directly in front. With an island or the edge there, the ship keeps its place. */
function sail(ship: Ship, seat: Seat, tell: TellEvent): void {
  const from = ship.dot;
  const ahead = dotAhead(from, ship.heading);
  if ('blocked' in ahead) {
    ship.aground = true;
    tell({ type: 'ranAground', seat, dot: from, on: ahead.blocked });
  } else {
    ship.dot = ahead.dot;
    tell({ type: 'sailed', seat, from, to: ship.dot });
  }
}

/** Turn Starboard, Turn Port: 45° on the present dot. */
function turn(ship: Ship, seat: Seat, eighths: number, tell: TellEvent): void {
  const from = ship.heading;
  ship.heading = turnBy(from, eighths);
  tell({ type: 'turned', seat, from, to: ship.heading });
}
