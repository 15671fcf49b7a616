import { type Card, deliveryOf, isDelivery, passageOf } from '../cards.ts';
import {
  ACTIONS_PER_TURN,
  BARRELS_FOR_BONUS,
  DELIVERY_BONUS,
  GOLD_PER_BARREL_LEFT,
  SURPLUS_PRICE,
  TOWNS,
} from '../components.ts';
import { type Cargo, isPerishable, type Town } from '../sheets.ts';
import { boatCard, cargoIn, type Merchant, seasonOf, shiftedBy, type State, townOf } from '../state.ts';
import { type Demand, demandOf } from './demand.ts';
import { arrival, type Clock, income, lasts, leg } from './pace.ts';
import { hitsPerTurn, survival } from './spoilage.ts';

/** What a merchant reckons with while planning: the clock, and what a wreath is worth. */
export interface Prospect {
  readonly clock: Clock;
  readonly wreath: number;
  /** The share of the boat's time that what is aboard must earn; the rest is for what will be loaded yet. */
  readonly burden: number;
}

/** What a stop on the way costs at least, in gold. */
const DETOUR = 1.6;
/** How much of a sale each turn of waiting puts at risk, for each rival. */
const RISK_PER_TURN = 0.012;
/** What is left of a barrel's worth when no town on the way wants it. */
const UNSOLD = 0.5 * SURPLUS_PRICE;

/** A town that the boat can put in at. */
interface Berth {
  readonly town: Town;
  readonly entrance: number;
  readonly at: number;
  readonly spoils: number;
  /** How likely the year lasts so long and nobody else has sold there first. */
  readonly sure: number;
  readonly demand: Demand;
  /** Cargo with a delivery card, one bit each. */
  readonly awaited: number;
  /** Barrels that the plan sells here, in all and by cargo, the latter as a few bits for each. */
  sold: number;
  lots: number;
  claimed: boolean;
}

/** What a voyage from here on brings, less what the time would bring otherwise: its best plan. */
export function voyageWorth(s: State, m: Merchant, prospect: Prospect, isSelling = false): number {
  const berths = berthsOf(s, m, prospect, isSelling);
  let best = Math.max(m.inPort && isSelling ? -Infinity : 0, untilTheEnd(m, prospect));
  for (let last = 0; last < berths.length; last++) {
    if (last === 0 || isWorthAStop(m, berths[last] as Berth))
      best = Math.max(best, worthUpTo(s, m, prospect, { berths, last }));
  }
  return best;
}

/** The boat lies there until the year is over. */
function untilTheEnd(m: Merchant, { clock }: Prospect): number {
  return m.barrels.length * GOLD_PER_BARREL_LEFT + boatCard(m).resale - income(clock.turnsLeft);
}

function berthsOf(s: State, m: Merchant, { clock }: Prospect, isSelling: boolean): readonly Berth[] {
  const berths: Berth[] = [];
  for (let town = 0; town < TOWNS.length; town++) {
    const { entrance } = TOWNS[town] as (typeof TOWNS)[number];
    if (entrance < m.at || (entrance === m.at && m.inPort && !isSelling)) continue;
    berths.push(berthAt(s, m, clock, town));
  }
  return berths;
}

function berthAt(s: State, m: Merchant, clock: Clock, town: Town): Berth {
  const { entrance } = TOWNS[town] as (typeof TOWNS)[number];
  const { sheet, filled, cards } = townOf(s, town);
  // Whoever sells here has paid for the stop already.
  const at = m.inPort && entrance === m.at ? clock.start - 1 : arrival(clock, entrance - m.at);
  const turns = Math.max(0, at - clock.start) / ACTIONS_PER_TURN;
  const risk = RISK_PER_TURN * (s.merchants.length - 1) * turns;
  return {
    town,
    entrance,
    at,
    spoils: seasonOf(s) === 'winter' ? 0 : Math.floor(at / ACTIONS_PER_TURN) + (clock.unspoilt ? 1 : 0),
    sure: lasts(clock, at) * (1 - Math.min(0.5, risk)),
    demand: demandOf(sheet, filled),
    awaited: awaitedAt(town, m.hand) | awaitedAt(town, cards),
    sold: 0,
    lots: 0,
    claimed: false,
  };
}

function awaitedAt(town: Town, cards: readonly Card[]): number {
  let bits = 0;
  for (const card of cards) if (isDelivery(card) && deliveryOf(card).town === town) bits |= 1 << deliveryOf(card).cargo;
  return bits;
}

/** Something aboard is wanted there, or somebody wants to go there. */
function isWorthAStop(m: Merchant, { demand, town }: Berth): boolean {
  for (const barrel of m.barrels) if ((demand.values[cargoIn(barrel)]?.length ?? 0) > 0) return true;
  for (const card of m.travelers) if (passageOf(card).destination === town) return true;
  return false;
}

interface Plan {
  readonly berths: readonly Berth[];
  readonly last: number;
}

/** Every barrel goes to the best space on the way to the last berth; each stop costs its time. */
function worthUpTo(s: State, m: Merchant, prospect: Prospect, plan: Plan): number {
  for (let i = 0; i <= plan.last; i++) clear(plan.berths[i] as Berth);
  let gold = 0;
  for (const barrel of m.barrels) gold += sellBest(s, m, plan, barrel);
  for (let i = 0; i <= plan.last; i++) gold += stopWorth(m, prospect, plan.berths[i] as Berth, i === plan.last);
  const { clock, burden } = prospect;
  const spent = Math.max(0, voyageTime(plan, clock) - clock.start) / ACTIONS_PER_TURN;
  return gold + boatCard(m).resale - burden * (income(clock.turnsLeft) - income(clock.turnsLeft - spent));
}

function clear(berth: Berth): void {
  berth.sold = 0;
  berth.claimed = false;
  berth.lots = 0;
}

const NOT_YET = -1;

/** When the last stop is over, all stops before it included. */
function voyageTime({ berths, last }: Plan, clock: Clock): number {
  let time = NOT_YET;
  let from = 0;
  for (let i = 0; i <= last; i++) {
    const { at, entrance, sold } = berths[i] as Berth;
    if (sold === 0 && i !== last) continue;
    time = (time === NOT_YET ? at : leg(clock, time, entrance - from)) + 1;
    from = entrance;
  }
  return time;
}

function sellBest(s: State, m: Merchant, { berths, last }: Plan, barrel: number): number {
  const cargo = cargoIn(barrel);
  const life = isPerishable(cargo) ? boatCard(m).boxSpaces - 1 - shiftedBy(barrel) : Infinity;
  const hits = hitsPerTurn(s);
  const end = (1 - (berths[last] as Berth).sure) * GOLD_PER_BARREL_LEFT;
  let best = Math.max(UNSOLD, end);
  let at: Berth | undefined;
  for (let i = 0; i <= last; i++) {
    const berth = berths[i] as Berth;
    if (berth.spoils > life) break;
    const worth =
      saleAt(berth, cargo) * berth.sure * (life === Infinity ? 1 : survival(hits, berth.at, life - berth.spoils)) -
      (berth.sold > 0 || i === last ? 0 : DETOUR);
    if (worth <= best) continue;
    best = worth;
    at = berth;
  }
  if (at !== undefined) book(at, cargo);
  return best;
}

/** No boat has boxes for more than seven barrels. */
const LOT_BITS = 3;
const LOT_MASK = (1 << LOT_BITS) - 1;

/** What one more barrel brings at a berth; 0 when it is not wanted. */
function saleAt({ demand, lots, awaited, claimed, sold, town }: Berth, cargo: Cargo): number {
  const value = demand.values[cargo]?.[(lots >> (cargo * LOT_BITS)) & LOT_MASK];
  if (value === undefined) return 0;
  const delivery = !claimed && ((awaited >> cargo) & 1) === 1 ? DELIVERY_BONUS : 0;
  return value + delivery + (sold === BARRELS_FOR_BONUS - 1 ? (TOWNS[town]?.bonus ?? 0) : 0);
}

function book(berth: Berth, cargo: Cargo): void {
  berth.claimed ||= ((berth.awaited >> cargo) & 1) === 1;
  berth.sold += 1;
  berth.lots += 1 << (cargo * LOT_BITS);
}

/** Wreaths and fares of one stop, and the bonus of a single barrel that fills the town. */
function stopWorth(m: Merchant, { wreath }: Prospect, berth: Berth, isLast: boolean): number {
  const { town, sold, demand, sure } = berth;
  let worth = 0;
  if (sold > 0 && sold === demand.empty) {
    worth += wreath * demand.wreaths;
    if (sold < BARRELS_FOR_BONUS) worth += TOWNS[town]?.bonus ?? 0;
  }
  if (sold > 0 || isLast) {
    for (const card of m.travelers) if (passageOf(card).destination === town) worth += passageOf(card).fare;
  }
  return worth * sure;
}
