import { alone } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import { ruling, type Ruling } from '#engine/ruling.ts';
import { type Action, type ActionOf, type Figure, FIGURES } from '../actions.ts';
import { MOVEMENTS_PER_TURN, SECTION_LIMIT } from '../components.ts';
import { adjoin, cellOf, deckOf, LIES, type Place, PLACE_NAMES, PLACES } from '../deck.ts';
import type { Event, TellEvent } from '../events.ts';
import { figuresAt, lie, menAt, other, type Ship, shipOf, type State } from '../state.ts';
import { ruleId, rulingOn } from '../rule-id.ts';

/** Boarding Your Opponent's Ship: a turn of three movements, or fewer when none is left to make. */
export function beginTurn(s: State): void {
  s.movements = MOVEMENTS_PER_TURN;
  s.foughtThisTurn = false;
  for (const ship of s.ships) ship.offered = false;
  s.phase = canMove(s) ? 'movement' : 'combats';
}

/** The moves along every link of every lie. Made once, because playouts ask for them all the time. */
const MOVES: Readonly<Record<Figure, readonly (readonly (readonly ActionOf<'move'>[])[])[]>> = {
  man: LIES.map(({ links }) =>
    links.map((ends, from) => ends.map((to) => ({ type: 'move', figure: 'man', from, to }))),
  ),
  captain: LIES.map(({ links }) =>
    links.map((ends, from) => ends.map((to) => ({ type: 'move', figure: 'captain', from, to }))),
  ),
};

/** Boarding Your Opponent's Ship: one crewmember or the Captain moves one section. */
export const movement: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.turn),
  legal: movements,
  refuse: (s, _, action) => refuseMove(s, action as ActionOf<'move'>),
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
  if (!engaged(s, ship.captain)) addMoves(list, ship, MOVES.captain[s.lie]?.[ship.captain] ?? []);
  return list;
}

function addMoves(list: Action[], ship: Ship, moves: readonly ActionOf<'move'>[]): void {
  for (const move of moves) if (hasRoom(ship, move.to)) list.push(move);
}

/** Whether any movement is left: asked after each one, and nearly always answered by the first figure. */
function canMove(s: State): boolean {
  const ship = shipOf(s, s.turn);
  for (let from = 0; from < PLACES; from++) {
    if (figuresAt(ship, from) > 0 && !engaged(s, from) && lie(s).links[from]?.some((to) => hasRoom(ship, to)))
      return true;
  }
  return false;
}

/** The limit counts each side by itself: enemies leave room for three. */
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
  const facts = { figure, from: PLACE_NAMES[from] ?? from, to: PLACE_NAMES[to] ?? to };
  const ship = shipOf(s, s.turn);
  const there = figure === FIGURES[0] ? menAt(ship, from) > 0 : ship.captain === from;
  if (!there) return rulingOn('boarding.figure', facts);
  if (engaged(s, from)) return rulingOn('boarding.retreat', facts);
  if (lie(s).links[from]?.includes(to)) return rulingOn('boarding.limit', { ...facts, limit: SECTION_LIMIT });
  return ruling(missingLink(from, to), facts);
}

function missingLink(from: Place, to: Place): string {
  if (deckOf(from) !== deckOf(to)) return ruleId('boarding.across');
  return adjoin(cellOf(from), cellOf(to)) ? ruleId('boarding.ladder') : ruleId('boarding.section');
}
