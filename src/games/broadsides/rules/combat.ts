import { alone, type Seat } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import type { Action, ActionOf } from '../actions.ts';
import { QUIET_TURNS } from '../components.ts';
import { NOWHERE, PLACE_NAMES, type Place } from '../deck.ts';
import type { Event, TellEvent } from '../events.ts';
import { figuresAt, menAt, other, shipOf, type State } from '../state.ts';
import { ruleId, rulingOn } from '../rule-id.ts';
import { bonus } from './bonus.ts';
import { bothRolled, clearDice, higher, ROLLING } from './dice.ts';
import { draw, win } from './ending.ts';

/** Hand-to-Hand Combat: after the movements every shared section is fought over, then the turn passes. */
export function combats(s: State, tell: TellEvent): void {
  const places = contested(s);
  if (places.length === 0) endTurn(s, tell);
  else if (places.length === 1) engage(s, places[0] as Place, tell);
  else s.phase = 'chooseCombat';
}

const ALL_PLACES: readonly Place[] = PLACE_NAMES.map((_, place) => place);

/** Sections held by both sides. */
const contested = (s: State): Place[] => ALL_PLACES.filter((place) => isContested(s, place));
const isContested = (s: State, place: Place): boolean =>
  figuresAt(shipOf(s, 0), place) > 0 && figuresAt(shipOf(s, 1), place) > 0;

function engage(s: State, place: Place, tell: TellEvent): void {
  s.fighting = place;
  s.foughtThisTurn = true;
  s.phase = 'combat';
  tell({ type: 'engaged', seat: s.turn, place });
}

function endTurn(s: State, tell: TellEvent): void {
  s.quietTurns = s.foughtThisTurn ? 0 : s.quietTurns + 1;
  tell({ type: 'turnEnded', seat: s.turn, quietTurns: s.quietTurns });
  s.turn = other(s.turn);
  s.phase = 'turnBegins';
  if (s.quietTurns >= QUIET_TURNS) draw(s, ruleId('end.no-combat'), tell);
}

const FIGHTS: readonly ActionOf<'fight'>[] = ALL_PLACES.map((place) => ({ type: 'fight', place }));

/** The moving player chooses which of several combats comes next. */
export const chooseCombat: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.turn),
  legal: (s) => FIGHTS.filter(({ place }) => isContested(s, place)),
  refuse: (_, __, action) =>
    rulingOn('combat.choice', { section: PLACE_NAMES[(action as ActionOf<'fight'>).place] ?? '' }),
  on: { fight: (s, { place }, tell) => engage(s, place, tell) },
};

/** Hand-to-Hand Combat: each rolls a die; the higher total eliminates one enemy, until one side is gone. */
export const combat: Phase<State, Action, Event> = {
  ...ROLLING,
  on: {
    roll(s, { die }, tell) {
      if (!bothRolled(s, die)) return;
      const place = s.fighting;
      const dice = s.dice.slice();
      const bonuses = [bonusOf(s, 0), bonusOf(s, 1)];
      clearDice(s);
      tell({ type: 'combatRolled', place, dice, bonuses });
      const winner = higher((dice[0] ?? 0) + (bonuses[0] ?? 0), die + (bonuses[1] ?? 0));
      if (winner !== undefined) eliminate(s, other(winner), tell);
    },
  },
};

function bonusOf(s: State, seat: Seat): number {
  const ship = shipOf(s, seat);
  const enemies = figuresAt(shipOf(s, other(seat)), s.fighting);
  return bonus(figuresAt(ship, s.fighting), enemies, ship.captain === s.fighting);
}

/** The Captain cannot be eliminated before all others of his in the section; when he falls the game is won. */
function eliminate(s: State, seat: Seat, tell: TellEvent): void {
  const ship = shipOf(s, seat);
  const place = s.fighting;
  const men = menAt(ship, place);
  tell({ type: 'fell', seat, figure: men > 0 ? 'man' : 'captain', place });
  if (men === 0) {
    ship.captain = NOWHERE;
    return win(s, other(seat), ruleId('end.boarding'), tell);
  }
  ship.men[place] = men - 1;
  ship.fallen += 1;
  if (isContested(s, place)) return;
  s.fighting = NOWHERE;
  s.phase = 'combats';
}
