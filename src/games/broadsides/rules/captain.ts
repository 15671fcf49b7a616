import type { Seat } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import { type Action, actionOf } from '../actions.ts';
import { PROMOTE } from '../answers.ts';
import { cellName, NOWHERE, placeOn } from '../deck.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { boarding, hasCaptain, menAboard, menAt, type Ship, shipOf, type State } from '../state.ts';
import { seatOf, seatsWho } from './asking.ts';

/** Loss of Your Captain: he is switched with any one of the surviving crewmembers, once that is due. */
export const owesCaptain = (s: State, ship: Ship): boolean =>
  !hasCaptain(ship) && isReplacementDue(s, ship) && menAboard(ship) > 0;

/**
 * He is replaced at the end of the round in which, because of his loss, no cards could be played. After a collision no
 * such round follows: he is replaced before the boarding.
 */
const isReplacementDue = (s: State, ship: Ship): boolean => boarding(s) || ship.adrift;

const mustChoose = (s: State, ship: Ship): boolean => ship.chosen === NOWHERE && owesCaptain(s, ship);

/** Loss of Your Captain: each player who owes one names a crewmember; two of them choose in secret. */
export const promotion: Phase<State, Action, Event> = {
  awaiting: (s) => seatsWho(mustChoose(s, shipOf(s, 0)), mustChoose(s, shipOf(s, 1))),
  legal(s, actor) {
    const seat = seatOf(actor);
    const ship = shipOf(s, seat);
    return PROMOTE.filter(({ cell }) => menAt(ship, placeOn(seat, cell)) > 0);
  },
  refuse: (_, __, action) => rulingOn('captain.promote', { section: cellName(actionOf('promote', action).cell) }),
  on: {
    promote(s, { cell }, tell, actor) {
      shipOf(s, seatOf(actor)).chosen = cell;
      if (s.ships.some((ship) => mustChoose(s, ship))) return;
      maybeSwitch(s, 0, tell);
      maybeSwitch(s, 1, tell);
      s.phase = boarding(s) ? 'rollForBoarding' : 'afterRound';
    },
  },
};

/** The figure of the Captain is switched with that of the crewmember. */
function maybeSwitch(s: State, seat: Seat, tell: TellEvent): void {
  const ship = shipOf(s, seat);
  if (ship.chosen === NOWHERE) return;
  const place = placeOn(seat, ship.chosen);
  ship.men[place] = menAt(ship, place) - 1;
  ship.fallen += 1;
  ship.captain = place;
  tell({ type: 'promoted', seat, cell: ship.chosen });
  ship.chosen = NOWHERE;
}
