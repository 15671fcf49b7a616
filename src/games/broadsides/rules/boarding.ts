import { alone } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import { type Action, type ActionOf, actionOf } from '../actions.ts';
import { MOVES } from '../answers.ts';
import { SECTION_LIMIT } from '../components.ts';
import { adjoin, cellOf, deckOf, type Place, placeName, PLACES } from '../deck.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { figuresAt, lie, menAt, other, type Ship, shipOf, type State } from '../state.ts';

/** Boarding Your Opponent's Ship: one crewmember or the Captain moves one section. */
export const movement: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.turn),
  legal: movements,
  refuse: (s, _, action) => refuseMove(s, actionOf('move', action)),
  on: {
    move(s, action, tell) {
      carryOut(s, action, tell);
      s.movements -= 1;
      if (s.movements === 0 || !canMove(s)) s.phase = 'combats';
    },
  },
};

function movements(s: State): Action[] {
  const ship = shipOf(s, s.turn);
  const list: Action[] = [];
  for (let from = 0; from < PLACES; from++) {
    if (menAt(ship, from) > 0 && !engaged(s, from)) addMoves(list, ship, MOVES.man[s.lie]?.[from] ?? []);
  }
  if (!engaged(s, ship.captain)) addMoves(list, ship, at(at(MOVES.captain, s.lie), ship.captain));
  return list;
}

function addMoves(list: Action[], ship: Ship, moves: readonly ActionOf<'move'>[]): void {
  for (const move of moves) if (hasRoom(ship, move.to)) list.push(move);
}

/** Whether any movement is left: asked after each one, and nearly always answered by the first figure. */
export function canMove(s: State): boolean {
  const ship = shipOf(s, s.turn);
  for (let from = 0; from < PLACES; from++) {
    if (figuresAt(ship, from) > 0 && !engaged(s, from) && lie(s).links[from]?.some((to) => hasRoom(ship, to)))
      return true;
  }
  return false;
}

/** No more than three may occupy a section. The limit counts each side by itself: enemies leave room for three. */
const hasRoom = (ship: Ship, place: Place): boolean => figuresAt(ship, place) < SECTION_LIMIT;

/** Enemies in the section: a figure that has entered it must fight and may not retreat. */
const engaged = (s: State, place: Place): boolean => figuresAt(shipOf(s, other(s.turn)), place) > 0;

function carryOut(s: State, { figure, from, to }: ActionOf<'move'>, tell: TellEvent): void {
  const ship = shipOf(s, s.turn);
  if (figure === 'captain') ship.captain = to;
  else {
    ship.men[from] = menAt(ship, from) - 1;
    ship.men[to] = menAt(ship, to) + 1;
  }
  tell({ type: 'moved', seat: s.turn, figure, from, to });
}

function refuseMove(s: State, { figure, from, to }: ActionOf<'move'>): Ruling {
  const facts = { figure, from: placeName(from), to: placeName(to) };
  const ship = shipOf(s, s.turn);
  const there = figure === 'man' ? menAt(ship, from) > 0 : ship.captain === from;
  if (!there) return rulingOn('boarding.figure', facts);
  if (engaged(s, from)) return rulingOn('boarding.retreat', facts);
  if (at(lie(s).links, from).includes(to)) return rulingOn('boarding.limit', { ...facts, limit: SECTION_LIMIT });
  return rulingOn(missingLink(from, to), facts);
}

/** Across only straight over, up and down only by a ladder, and on a deck only to a section that touches. */
function missingLink(from: Place, to: Place): 'boarding.across' | 'boarding.ladder' | 'boarding.section' {
  if (deckOf(from) !== deckOf(to)) return 'boarding.across';
  return adjoin(cellOf(from), cellOf(to)) ? 'boarding.ladder' : 'boarding.section';
}
