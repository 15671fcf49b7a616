import type { Seat } from '#engine/actor.ts';
import { CONTAINERS_EACH, NEUTRAL_CONTAINERS, type ShipCard, SHIPS } from './components.ts';

/** A container that counts for nobody. */
export const NEUTRAL = -1;
export const NO_SHIP = -1;

/** What Freight on Board puts on the table. */
export interface Quay {
  /** The ship face up, or `NO_SHIP`. */
  ship: ShipCard;
  /** Containers on it from the left: whose each is, or `NEUTRAL`. */
  loaded: Seat[];
  /** Ships not revealed, in rising order: they have no order of their own. */
  deck: ShipCard[];
  discarded: ShipCard[];
  /** Containers in front of each player. Neutral ones never run out: below zero, substitutes are on the ship. */
  containers: number[];
  neutral: number;
}

export const newQuay = (seats: number): Quay => ({
  ship: NO_SHIP,
  loaded: [],
  deck: SHIPS.map((_, ship) => ship),
  discarded: [],
  containers: Array.from({ length: seats }, () => CONTAINERS_EACH),
  neutral: NEUTRAL_CONTAINERS,
});

export const cloneQuay = (quay: Quay): Quay => ({
  ...quay,
  loaded: quay.loaded.slice(),
  deck: quay.deck.slice(),
  discarded: quay.discarded.slice(),
  containers: quay.containers.slice(),
});
