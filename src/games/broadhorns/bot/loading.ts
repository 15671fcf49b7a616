import { BAG_PRICE, BOATS, CARGO } from '../components.ts';
import { priceOf } from '../rules/market.ts';
import { type Cargo, isPerishable } from '../sheets.ts';
import { add, barrelOf, countOf, freeBoxes, type Merchant, mover, type State } from '../state.ts';
import { type Prospect, voyageWorth } from './voyage.ts';
import { again } from './worth.ts';

/** A perishable barrel must promise a little more. */
const SPOILING = 0.3;
/** What a barrel costs on the average, in gold. */
const USUAL_PRICE = 2;

/** What the voyage is worth with one more barrel, before it is paid for: a boat that will be filled further pays its time later. */
export function worthWith(s: State, prospect: Prospect, cargo: Cargo): number {
  const m = mover(s);
  m.barrels.push(barrelOf(cargo, 0));
  const worth = voyageWorth(s, m, { ...prospect, burden: s.phase === 'buy' ? 1 : burdenOf(m) });
  m.barrels.pop();
  return worth - (isPerishable(cargo) ? SPOILING : 0);
}

function burdenOf(m: Merchant): number {
  const more = Math.min(freeBoxes(m), Math.floor(m.gold / USUAL_PRICE));
  return m.barrels.length / (m.barrels.length + Math.max(0, more));
}

/** What a boat of this size promises, loaded barrel by barrel with what promises most. */
export function boatPromise(s: State, prospect: Prospect, size: number): number {
  const m = mover(s);
  const { gold, boat } = m;
  const market = s.market.slice();
  m.boat = size;
  m.gold -= BOATS[size]?.cost ?? 0;
  const aboard = again(s, prospect);
  while (freeBoxes(m) > 0 && loadBest(s, m, aboard));
  const promise = m.gold + voyageWorth(s, m, aboard);
  s.market = market;
  m.barrels = [];
  m.gold = gold;
  m.boat = boat;
  return promise;
}

function loadBest(s: State, m: Merchant, prospect: Prospect): boolean {
  let most = voyageWorth(s, m, prospect);
  let best = -1;
  let cost = 0;
  for (let cargo = 0; cargo < CARGO.length; cargo++) {
    const price = priceOf(s, cargo) ?? (countOf(s.bag, cargo) > 0 ? BAG_PRICE : Infinity);
    if (price > m.gold) continue;
    const promise = worthWith(s, prospect, cargo) - price;
    if (promise <= most) continue;
    most = promise;
    best = cargo;
    cost = price;
  }
  if (best < 0) return false;
  if (priceOf(s, best) !== undefined) add(s.market, best, -1);
  m.gold -= cost;
  m.barrels.push(barrelOf(best, 0));
  return true;
}
