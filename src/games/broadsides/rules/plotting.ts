import type { Phase } from '#engine/phases.ts';
import { at } from '#engine/indexed.ts';
import { type Action, actionOf } from '../actions.ts';
import { damageCards, PLOTS_WITH } from '../answers.ts';
import type { Event } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { type Ship, shipOf, type State } from '../state.ts';
import { seatOf, seatsWho } from './asking.ts';
import { ruinedSections } from './ending.ts';

/** Mast Damage or Loss, Hull Damage: a Damage card for each mast removed and each hull section beyond repair. */
export const damage = (ship: Ship): number => mastsRemoved(ship) + ruinedSections(ship);

function mastsRemoved(ship: Ship): number {
  let removed = 0;
  for (const left of ship.masts) if (left === 0) removed += 1;
  return removed;
}

/** Chart Your Course: both lay three cards facedown, with a Damage card for each irreparable damage. */
export const plotting: Phase<State, Action, Event> = {
  awaiting: (s) => seatsWho(mustPlot(shipOf(s, 0)), mustPlot(shipOf(s, 1))),
  legal: (s, actor) => at(PLOTS_WITH, shipOf(s, seatOf(actor)).forced),
  refuse: (s, actor, action) =>
    rulingOn('plot.damage', {
      needed: shipOf(s, seatOf(actor)).forced,
      given: damageCards(actionOf('plot', action).cards),
    }),
  on: {
    plot(s, { cards }, _, actor) {
      shipOf(s, seatOf(actor)).plot = cards;
      if (!mustPlot(shipOf(s, 0)) && !mustPlot(shipOf(s, 1))) s.phase = 'turnCards';
    },
  },
};

/** Loss of Your Captain: in the round after it no cards can be played. */
const mustPlot = (ship: Ship): boolean => !ship.adrift && ship.plot.length === 0;
