import { type Bits, including, NO_BITS } from '../bits.ts';
import { type Card, deliveryOf, isDelivery, passageOf } from '../cards.ts';
import { ACTIONS_PER_TURN, TOWNS } from '../components.ts';
import type { Cargo, Town } from '../sheets.ts';
import { boatCard, type Merchant, seasonOf, type State, townOf } from '../state.ts';
import { type Demand, demandOf } from './demand.ts';
import { arrival, type Clock, lasts } from './pace.ts';
import { hitsPerTurn, survival } from './spoilage.ts';

/** What a merchant takes into account while planning: the clock, and what a wreath is worth. */
export interface Prospect {
  readonly clock: Clock;
  readonly wreath: number;
}

/** A town that the boat can put in at. */
export interface Berth {
  readonly entrance: number;
  readonly at: number;
  readonly spoils: number;
  /** How likely it is that the year lasts until then and nobody else has sold there first. */
  readonly sure: number;
  readonly demand: Demand;
  readonly bonus: number;
  /** What the travelers aboard pay for being landed here. */
  readonly fares: number;
  /** Cargo with a delivery card. */
  readonly awaited: Bits<Cargo>;
}

/** The towns ahead, when they will be reached, and what is known of the boat: all that does not depend on the cargo. */
export interface Route {
  readonly prospect: Prospect;
  readonly berths: readonly Berth[];
  readonly boat: ReturnType<typeof boatCard>;
  /** What it is worth at least: nobody has to go on, except a merchant in the middle of a sale. */
  readonly least: number;
  readonly hits: number;
  /** How likely a sale at each berth is, by the spaces that a barrel has left in its box; filled in when asked. */
  readonly chances: (readonly number[] | undefined)[];
}

/** How much of a sale each turn of waiting puts at risk, for each rival. */
const RISK_PER_TURN = 0.012;

export function routeOf(s: State, m: Merchant, prospect: Prospect, isSelling = false): Route {
  const berths: Berth[] = [];
  for (let town: Town = 0; town < TOWNS.length; town++) {
    const { entrance } = TOWNS[town] as (typeof TOWNS)[number];
    if (entrance < m.at || (entrance === m.at && m.inPort && !isSelling)) continue;
    berths.push(berthAt(s, m, prospect.clock, town));
  }
  const least = m.inPort && isSelling ? -Infinity : 0;
  return { prospect, berths, boat: boatCard(m), least, hits: hitsPerTurn(s), chances: [] };
}

function berthAt(s: State, m: Merchant, clock: Clock, town: Town): Berth {
  const { entrance, bonus } = TOWNS[town] as (typeof TOWNS)[number];
  const { sheet, filled, cards } = townOf(s, town);
  // A boat that sells here has already paid for the stop.
  const arrives = m.inPort && entrance === m.at ? clock.start - 1 : arrival(clock, entrance - m.at);
  const turns = Math.max(0, arrives - clock.start) / ACTIONS_PER_TURN;
  const risk = RISK_PER_TURN * (s.merchants.length - 1) * turns;
  return {
    entrance,
    at: arrives,
    spoils: seasonOf(s) === 'winter' ? 0 : Math.floor(arrives / ACTIONS_PER_TURN) + (clock.unspoilt ? 1 : 0),
    sure: lasts(clock, arrives) * (1 - Math.min(0.5, risk)),
    demand: demandOf(sheet, filled),
    bonus,
    fares: faresTo(town, m.travelers),
    awaited: awaitedAt(town, m.hand) | awaitedAt(town, cards),
  };
}

function faresTo(town: Town, travelers: readonly Card[]): number {
  let fares = 0;
  for (const card of travelers) if (passageOf(card).destination === town) fares += passageOf(card).fare;
  return fares;
}

function awaitedAt(town: Town, cards: readonly Card[]): Bits<Cargo> {
  let awaited: Bits<Cargo> = NO_BITS;
  for (const card of cards)
    if (isDelivery(card) && deliveryOf(card).town === town) awaited = including(awaited, deliveryOf(card).cargo);
  return awaited;
}

/** For cargo that does not spoil. */
export const FOR_EVER = 7;

/**
 * How likely it is that a barrel with this many spaces left is sold at each berth: it is there, and the town still
 * wants it.
 */
export function chancesOf(route: Route, life: number): readonly number[] {
  return (route.chances[life] ??= route.berths.map(({ at: arrives, spoils, sure }) => {
    if (life === FOR_EVER) return sure;
    return spoils > life ? 0 : sure * survival(route.hits, arrives, life - spoils);
  }));
}
