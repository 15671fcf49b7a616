import type { Seat } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import type { Action, ActionOf } from '../actions.ts';
import { CELL_NAMES, NOWHERE, placeOn } from '../deck.ts';
import type { Event, TellEvent } from '../events.ts';
import { boarding, hasCaptain, menAboard, menAt, type Ship, shipOf, type State } from '../state.ts';
import { rulingOn } from '../rule-id.ts';
import { seatsWho } from './asking.ts';

/** At sea the Captain is replaced at the end of the round after his loss; when the ships have collided, at once. */
export const owesCaptain = (s: State, ship: Ship): boolean =>
  (boarding(s) || ship.adrift) && !hasCaptain(ship) && menAboard(ship) > 0;

const mustChoose = (s: State, ship: Ship): boolean => ship.chosen === NOWHERE && owesCaptain(s, ship);

const PROMOTE: readonly ActionOf<'promote'>[] = CELL_NAMES.map((_, cell) => ({ type: 'promote', cell }));

/** Loss of Your Captain: any surviving crewmember takes his place; two who owe one choose in secret. */
export const promotion: Phase<State, Action, Event> = {
  awaiting: (s) => seatsWho(mustChoose(s, shipOf(s, 0)), mustChoose(s, shipOf(s, 1))),
  legal(s, actor) {
    const seat = actor as Seat;
    const ship = shipOf(s, seat);
    return PROMOTE.filter(({ cell }) => menAt(ship, placeOn(seat, cell)) > 0);
  },
  refuse: (_, __, action) =>
    rulingOn('captain.promote', { section: CELL_NAMES[(action as ActionOf<'promote'>).cell] ?? '' }),
  on: {
    promote(s, { cell }, tell, actor) {
      shipOf(s, actor as Seat).chosen = cell;
      if (s.ships.some((ship) => mustChoose(s, ship))) return;
      showChosen(s, 0, tell);
      showChosen(s, 1, tell);
      s.phase = boarding(s) ? 'rollForBoarding' : 'afterRound';
    },
  },
};

/** The Captain's figure is switched with the crewmember's. */
function showChosen(s: State, seat: Seat, tell: TellEvent): void {
  const ship = shipOf(s, seat);
  if (ship.chosen === NOWHERE) return;
  const place = placeOn(seat, ship.chosen);
  ship.men[place] = menAt(ship, place) - 1;
  ship.fallen += 1;
  ship.captain = place;
  tell({ type: 'promoted', seat, cell: ship.chosen });
  ship.chosen = NOWHERE;
}
