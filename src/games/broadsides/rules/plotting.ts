import type { Seat } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import type { Action, ActionOf } from '../actions.ts';
import { type Card, CARDS, PLOTTING_SQUARES } from '../components.ts';
import type { Event, TellEvent } from '../events.ts';
import { hasCaptain, type Ship, shipOf, type State } from '../state.ts';
import { rulingOn } from '../rule-id.ts';
import { seatsWho } from './asking.ts';
import { ruinedSections } from './ending.ts';

/** A Damage card for each mast removed and each hull section beyond repair. */
export const damage = (ship: Ship): number => mastsRemoved(ship) + ruinedSections(ship);

function mastsRemoved(ship: Ship): number {
  let removed = 0;
  for (const left of ship.masts) if (left === 0) removed += 1;
  return removed;
}

/** Chart Your Course, with all cards back in hand. Without a Captain none can be played. */
export function beginRound(s: State, tell: TellEvent): void {
  s.round += 1;
  s.shotThisRound = false;
  tell({ type: 'roundBegan', round: s.round });
  takeUpCards(s, 0, tell);
  takeUpCards(s, 1, tell);
  s.phase = shipOf(s, 0).adrift && shipOf(s, 1).adrift ? 'exchange' : 'plotting';
}

function takeUpCards(s: State, seat: Seat, tell: TellEvent): void {
  const ship = shipOf(s, seat);
  ship.shown = 0;
  ship.aground = false;
  ship.adrift = !hasCaptain(ship);
  ship.forced = Math.min(PLOTTING_SQUARES, damage(ship));
  ship.offered = false;
  if (ship.adrift) tell({ type: 'adrift', seat });
}

const PLOTS: readonly ActionOf<'plot'>[] = CARDS.flatMap((first) =>
  CARDS.flatMap((second) => CARDS.map((third) => ({ type: 'plot', cards: [first, second, third] }) as const)),
);

const damageCards = (cards: readonly Card[]): number => cards.filter((card) => card === 'damage').length;

/** All plots by the number of Damage cards in them. */
export const PLOTS_WITH: readonly (readonly ActionOf<'plot'>[])[] = Array.from(
  { length: PLOTTING_SQUARES + 1 },
  (_, forced) => PLOTS.filter(({ cards }) => damageCards(cards) === forced),
);

const mustPlot = (ship: Ship): boolean => !ship.adrift && ship.plot.length === 0;

/** Chart Your Course: both lay three cards facedown, with a Damage card for each irreparable damage. */
export const plotting: Phase<State, Action, Event> = {
  awaiting: (s) => seatsWho(mustPlot(shipOf(s, 0)), mustPlot(shipOf(s, 1))),
  legal: (s, actor) => PLOTS_WITH[shipOf(s, actor as Seat).forced] ?? [],
  refuse: (s, actor, action) =>
    rulingOn('plot.damage', {
      needed: shipOf(s, actor as Seat).forced,
      given: damageCards((action as ActionOf<'plot'>).cards),
    }),
  on: {
    plot(s, { cards }, _, actor) {
      shipOf(s, actor as Seat).plot = cards;
      if (!mustPlot(shipOf(s, 0)) && !mustPlot(shipOf(s, 1))) s.phase = 'turnCards';
    },
  },
};
