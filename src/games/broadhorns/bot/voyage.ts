import { type Bits, including, NO_BITS } from '../bits.ts';
import { GOLD_PER_BARREL_LEFT } from '../components.ts';
import type { Cargo } from '../sheets.ts';
import { type Barrel, cargoIn, type Merchant, type State } from '../state.ts';
import { income } from './pace.ts';
import { newPlan, type Plan, planWorth, planWorthWith, sell } from './plan.ts';
import { type Berth, type Prospect, type Route, routeOf } from './route.ts';

/** A route and what is aboard, with a plan for every town that the voyage may end at. */
export interface Voyage {
  readonly route: Route;
  readonly barrels: Barrel[];
  /** By their last berth, made when they are asked for. */
  readonly plans: (Plan | undefined)[];
}

export function voyageOn(route: Route, barrels: readonly Barrel[]): Voyage {
  return { route, barrels: barrels.slice(), plans: [] };
}

/** What a voyage from here on brings, minus what the time would bring otherwise: its best plan. */
export function voyageWorth(s: State, m: Merchant, prospect: Prospect, isSelling = false): number {
  return worthOfVoyage({ route: routeOf(s, m, prospect, isSelling), barrels: m.barrels, plans: [] });
}

export function worthOfVoyage(voyage: Voyage): number {
  const { route, barrels } = voyage;
  const cargo = cargoOf(barrels);
  let best = leastWorth(route, barrels.length);
  for (let last = 0; last < route.berths.length; last++) {
    if (isWorthAStop(route, last, cargo)) best = Math.max(best, planWorth(route, planTo(voyage, last)));
  }
  return best;
}

/**
 * The same with one more barrel aboard. `burden` is the share of the boat's time that the cargo aboard must earn; the
 * rest is for what will be loaded later.
 */
export function worthWith(voyage: Voyage, barrel: Barrel, burden: number): number {
  const { route, barrels } = voyage;
  const cargo = including(cargoOf(barrels), cargoIn(barrel));
  const more = { barrel, burden };
  let best = leastWorth(route, barrels.length + 1);
  for (let last = 0; last < route.berths.length; last++) {
    if (isWorthAStop(route, last, cargo)) best = Math.max(best, planWorthWith(route, planTo(voyage, last), more));
  }
  return best;
}

export function load({ route, barrels, plans }: Voyage, barrel: Barrel): void {
  barrels.push(barrel);
  for (const plan of plans) if (plan !== undefined) sell(route, plan, barrel);
}

/** The types aboard. */
function cargoOf(barrels: readonly Barrel[]): Bits<Cargo> {
  let types: Bits<Cargo> = NO_BITS;
  for (const barrel of barrels) types = including(types, cargoIn(barrel));
  return types;
}

/** The boat goes no further, or lies there until the year is over. */
const leastWorth = ({ least, boat, prospect }: Route, barrels: number): number =>
  Math.max(least, barrels * GOLD_PER_BARREL_LEFT + boat.resale - income(prospect.clock.turnsLeft));

/** Something aboard is wanted there, or somebody wants to go there. */
function isWorthAStop({ berths }: Route, last: number, cargo: Bits<Cargo>): boolean {
  const { demand, fares } = berths[last] as Berth;
  return last === 0 || fares > 0 || (demand.wanted & cargo) !== 0;
}

function planTo(voyage: Voyage, last: number): Plan {
  return (voyage.plans[last] ??= planned(voyage, last));
}

function planned({ route, barrels }: Voyage, last: number): Plan {
  const plan = newPlan(route, last);
  for (const barrel of barrels) sell(route, plan, barrel);
  return plan;
}
