import { at } from '#engine/indexed.ts';
import { BAG_PRICE, BOATS, CARGO } from '../components.ts';
import { NOT_FOR_SALE, priceOf } from '../rules/market.ts';
import { type Boat, type Cargo, isPerishable } from '../sheets.ts';
import { add, barrelOf, mover, type State } from '../state.ts';
import { type Prospect, routeOf } from './route.ts';
import { load, type Voyage, voyageOn, worthOfVoyage, worthWith } from './voyage.ts';
import { again } from './worth.ts';

/** A perishable barrel must promise a little more. */
const SPOILING = 0.3;
/** What a barrel costs on average, in gold. */
const USUAL_PRICE = 2;

/** What the voyage is worth with one more barrel, before it is paid for. */
export const worthWithCargo = (voyage: Voyage, cargo: Cargo, burden = 1): number =>
  worthWith(voyage, barrelOf(cargo, 0), burden) - (isPerishable(cargo) ? SPOILING : 0);

/**
 * The share of its time that a boat with one more barrel pays for. A boat that will be filled further pays the rest
 * later.
 */
export function burdenWithOneMore({ barrels, route }: Voyage, gold: number): number {
  const loaded = barrels.length + 1;
  const more = Math.min(route.boat.boxes - loaded, Math.floor(gold / USUAL_PRICE));
  return loaded / (loaded + Math.max(0, more));
}

/** What a boat of this size promises, loaded barrel by barrel with what promises most. */
export function boatPromise(s: State, prospect: Prospect, size: Boat): number {
  const m = mover(s);
  const { boat } = m;
  const { market } = s;
  m.boat = size;
  s.market = market.slice();
  const promise = loadedPromise(s, voyageOn(routeOf(s, m, again(s, prospect)), []), m.gold - at(BOATS, size).cost);
  s.market = market;
  m.boat = boat;
  return promise;
}

function loadedPromise(s: State, voyage: Voyage, purse: number): number {
  let gold = purse;
  while (voyage.barrels.length < voyage.route.boat.boxes) {
    const cost = loadBest(s, voyage, gold);
    if (cost === undefined) break;
    gold -= cost;
  }
  return gold + worthOfVoyage(voyage);
}

/** Loads what promises most, and says what it cost; undefined when nothing is worth its price. */
function loadBest(s: State, voyage: Voyage, gold: number): number | undefined {
  const burden = burdenWithOneMore(voyage, gold);
  let most = worthOfVoyage(voyage);
  let best: { readonly cargo: Cargo; readonly price: number } | undefined;
  for (let cargo: Cargo = 0; cargo < CARGO.length; cargo++) {
    const price = cheapest(s, cargo);
    if (price > gold) continue;
    const promise = worthWithCargo(voyage, cargo, burden) - price;
    if (promise <= most) continue;
    most = promise;
    best = { cargo, price };
  }
  if (best === undefined) return undefined;
  if (priceOf(s, best.cargo) !== NOT_FOR_SALE) add(s.market, best.cargo, -1);
  load(voyage, barrelOf(best.cargo, 0));
  return best.price;
}

/** On the market, or else from the bag. */
function cheapest(s: State, cargo: Cargo): number {
  const price = priceOf(s, cargo);
  return price === NOT_FOR_SALE && at(s.bag, cargo) > 0 ? BAG_PRICE : price;
}
