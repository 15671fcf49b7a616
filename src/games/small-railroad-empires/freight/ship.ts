import { CHANCE_ALONE } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import { pick } from '#engine/rng.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import type { State } from '../state.ts';
import { type ShipCard, SHIPS } from './components.ts';
import type { Quay } from './quay.ts';

const DOCKS: readonly Action[] = SHIPS.map((_, ship) => ({ type: 'dock', ship }));

/** The one phase that the expansion adds. */
export type FreightPhase = 'ship';

const deckOf = (s: State): readonly ShipCard[] => s.extras.freight?.deck ?? [];

/** Reveal a container ship: at set-up, and whenever a full one has been discarded. */
export const ship: Phase<State, Action, Event> = {
  awaiting: () => CHANCE_ALONE,
  legal: (s) => deckOf(s).map((card) => at(DOCKS, card)),
  refuse: () => rulingOn('ship.next'),
  chance: (s, rng) => at(DOCKS, pick(rng, deckOf(s))),
  on: {
    dock(s, { ship: card }, tell) {
      const quay = s.extras.freight as Quay;
      quay.deck.splice(quay.deck.indexOf(card), 1);
      quay.ship = card;
      tell({ type: 'docked', ship: card });
      s.phase = s.resume;
    },
  },
};
