import { isIn } from '../bits.ts';
import {
  ACTIONS_PER_TURN,
  BARRELS_FOR_BONUS,
  CARGO,
  DELIVERY_BONUS,
  GOLD_PER_BARREL_LEFT,
  SURPLUS_PRICE,
} from '../components.ts';
import { type Cargo, isPerishable } from '../sheets.ts';
import { type Barrel, cargoIn, shiftedBy } from '../state.ts';
import { income, leg } from './pace.ts';
import { type Berth, chancesOf, FOR_EVER, type Route } from './route.ts';

/** What a stop on the way costs at least, in gold. */
const DETOUR = 1.6;
/** What is left of a barrel's worth when no town on the way wants it. */
const UNSOLD = 0.5 * SURPLUS_PRICE;

/** A voyage to a last berth: every barrel goes to the best space on the way, and each stop costs its time. */
export interface Plan {
  readonly last: number;
  /** What is sold at each berth, as `book` writes it. */
  readonly booked: number[];
  /** What sales and stops bring. */
  gold: number;
  /** When the last stop is over, all stops before it included. */
  time: number;
}

export function newPlan({ berths }: Route, last: number): Plan {
  const { fares, sure, at } = berths[last] as Berth;
  const booked: number[] = [];
  for (let i = 0; i <= last; i++) booked.push(0);
  return { last, booked, gold: fares * sure, time: at + 1 };
}

/** What a plan brings, minus what the time would bring otherwise, or that share of it. */
export function planWorth({ prospect, boat }: Route, { gold, time }: Plan, burden = 1): number {
  const { start, turnsLeft } = prospect.clock;
  const spent = Math.max(0, time - start) / ACTIONS_PER_TURN;
  return gold + boat.resale - burden * (income(turnsLeft) - income(turnsLeft - spent));
}

/** The same with one more barrel aboard. */
export function planWorthWith(
  route: Route,
  plan: Plan,
  more: { readonly barrel: Barrel; readonly burden: number },
): number {
  const { gold, time } = plan;
  const at = bestBerth(route, plan, more.barrel);
  const before = plan.booked[at];
  sellAt(route, plan, { barrel: more.barrel, at });
  const worth = planWorth(route, plan, more.burden);
  if (before !== undefined) plan.booked[at] = before;
  plan.gold = gold;
  plan.time = time;
  return worth;
}

/** Finds a barrel its place in the plan. */
export function sell(route: Route, plan: Plan, barrel: Barrel): void {
  sellAt(route, plan, { barrel, at: bestBerth(route, plan, barrel) });
}

const NOWHERE = -1;

/** Where a barrel brings most, if that is more than keeping it brings. */
function bestBerth(route: Route, plan: Plan, barrel: Barrel): number {
  const chances = chancesOf(route, lifeOf(route, barrel));
  const cargo = cargoIn(barrel);
  let best = unsold(route, plan);
  let at = NOWHERE;
  for (let i = 0; i <= plan.last; i++) {
    const sale = saleAt(route.berths[i] as Berth, plan.booked[i] as number, cargo);
    if (sale === 0) continue;
    const worth = sale * (chances[i] as number) - detour(plan, i);
    if (worth <= best) continue;
    best = worth;
    at = i;
  }
  return at;
}

/** How many spaces of its box a barrel can still shift before it is lost. */
const lifeOf = ({ boat }: Route, barrel: Barrel): number =>
  isPerishable(cargoIn(barrel)) ? boat.boxSpaces - 1 - shiftedBy(barrel) : FOR_EVER;

/** What an unsold barrel brings: a little, or what is paid for it if the year ends. */
const unsold = ({ berths }: Route, { last }: Plan): number =>
  Math.max(UNSOLD, (1 - (berths[last] as Berth).sure) * GOLD_PER_BARREL_LEFT);

const detour = ({ booked, last }: Plan, at: number): number => (at === last || booked[at] !== 0 ? 0 : DETOUR);

/** Adds a sale to a plan, with the time and the prizes of its stop. */
function sellAt(route: Route, plan: Plan, { barrel, at }: { readonly barrel: Barrel; readonly at: number }): void {
  if (at === NOWHERE) {
    plan.gold += unsold(route, plan);
    return;
  }
  const berth = route.berths[at] as Berth;
  const before = plan.booked[at] as number;
  const cargo = cargoIn(barrel);
  const chance = chancesOf(route, lifeOf(route, barrel))[at] as number;
  plan.gold += saleAt(berth, before, cargo) * chance - detour(plan, at);
  plan.booked[at] = book(berth, before, cargo);
  plan.gold += fillWorth(route, berth, plan.booked[at]) - fillWorth(route, berth, before);
  if (before !== 0 || at === plan.last) return;
  plan.gold += berth.fares * berth.sure;
  plan.time = voyageTime(route, plan);
}

function voyageTime({ berths, prospect }: Route, { booked, last }: Plan): number {
  let time = NOWHERE;
  let from = 0;
  for (let i = 0; i <= last; i++) {
    if (booked[i] === 0 && i !== last) continue;
    const { at, entrance } = berths[i] as Berth;
    time = (time === NOWHERE ? at : leg(prospect.clock, time, entrance - from)) + 1;
    from = entrance;
  }
  return time;
}

/**
 * No boat has boxes for more than seven barrels: three bits for each type, three for all, and one for a delivery card
 * that is used.
 */
const LOT_BITS = 3;
const LOT_MASK = (1 << LOT_BITS) - 1;
const ALL_LOTS = CARGO.length * LOT_BITS;
const CLAIMED = 1 << (ALL_LOTS + LOT_BITS);

const soldIn = (booked: number): number => (booked >> ALL_LOTS) & LOT_MASK;

function book({ awaited }: Berth, booked: number, cargo: Cargo): number {
  const claimed = isIn(awaited, cargo) ? CLAIMED : 0;
  return (booked + (1 << (cargo * LOT_BITS)) + (1 << ALL_LOTS)) | claimed;
}

/** What one more barrel brings at a berth; 0 when it is not wanted. */
function saleAt({ demand, awaited, bonus }: Berth, booked: number, cargo: Cargo): number {
  const value = demand.values[cargo]?.[(booked >> (cargo * LOT_BITS)) & LOT_MASK];
  if (value === undefined) return 0;
  const delivery = (booked & CLAIMED) === 0 && isIn(awaited, cargo) ? DELIVERY_BONUS : 0;
  return value + delivery + (soldIn(booked) === BARRELS_FOR_BONUS - 1 ? bonus : 0);
}

/** Wreaths for filling a town, and its bonus where a single barrel does it. */
function fillWorth({ prospect }: Route, { demand, sure, bonus }: Berth, booked: number): number {
  const sold = soldIn(booked);
  if (sold === 0 || sold !== demand.empty) return 0;
  return sure * (prospect.wreath * demand.wreaths + (sold < BARRELS_FOR_BONUS ? bonus : 0));
}
