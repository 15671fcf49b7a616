import { alone, type Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import { type Action, actionOf } from '../actions.ts';
import { FIGHTS } from '../answers.ts';
import { ALL_PLACES, NOWHERE, type Place, placeName } from '../deck.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { figuresAt, menAt, other, shipOf, type State } from '../state.ts';
import { bonus } from './bonus.ts';
import { bothRolled, clearDice, higher, ROLLING } from './dice.ts';
import { win } from './ending.ts';
import { endTurn } from './turn.ts';

/** Hand-to-Hand Combat: after the movements every shared section is fought over, then the turn passes. */
export function combats(s: State, tell: TellEvent): void {
  const places = contested(s);
  if (places.length === 0) endTurn(s, tell);
  else if (places.length === 1) engage(s, at(places, 0), tell);
  else s.phase = 'chooseCombat';
}

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

/** The moving player chooses which of several combats comes next. */
export const chooseCombat: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.turn),
  legal: (s) => FIGHTS.filter(({ place }) => isContested(s, place)),
  refuse: (_, __, action) => rulingOn('combat.choice', { section: placeName(actionOf('fight', action).place) }),
  on: { fight: (s, { place }, tell) => engage(s, place, tell) },
};

/** Hand-to-Hand Combat: each rolls a die; the higher total eliminates one enemy, until one side is gone. */
export const combat: Phase<State, Action, Event> = {
  ...ROLLING,
  on: {
    roll(s, { die }, tell) {
      if (!bothRolled(s, die)) return;
      const first = bonusOf(s, 0);
      const second = bonusOf(s, 1);
      const dice = s.dice.slice();
      clearDice(s);
      tell({ type: 'combatRolled', place: s.fighting, dice, bonuses: [first, second] });
      const winner = higher(at(dice, 0) + first, die + second);
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
    return win(s, other(seat), 'end.boarding', tell);
  }
  ship.men[place] = men - 1;
  ship.fallen += 1;
  if (isContested(s, place)) return;
  s.fighting = NOWHERE;
  s.phase = 'combats';
}
