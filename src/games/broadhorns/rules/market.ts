import { CHANCE_ALONE } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import type { Rng } from '#engine/rng.ts';
import type { Action } from '../actions.ts';
import { BARRELS } from '../answers.ts';
import { LARGE_SPACE_PRICE, MARKET_BARRELS, MARKET_SPACES } from '../components.ts';
import type { Event } from '../events.ts';
import type { ByCargo, Cargo } from '../sheets.ts';
import { add, type State } from '../state.ts';
import { forChance } from './asking.ts';

/**
 * 1. Refresh Market: barrels are drawn until there are ten again, each on the most expensive free space of its type.
 */
export const refresh: Phase<State, Action, Event> = {
  awaiting: () => CHANCE_ALONE,
  legal: (s) => BARRELS.filter((_, cargo) => at(s.bag, cargo) > 0),
  refuse: forChance,
  chance: drawBarrel,
  on: {
    barrel(s, { cargo }, tell) {
      add(s.bag, cargo, -1);
      add(s.market, cargo, 1);
      tell({ type: 'restocked', cargo, price: priceOf(s, cargo) });
      if (!isShort(s)) s.phase = 'spoilCargo';
    },
  },
};

function drawBarrel(s: State, rng: Rng): Action {
  let left = rng.below(total(s.bag));
  let cargo: Cargo = 0;
  while (left >= at(s.bag, cargo)) {
    left -= at(s.bag, cargo);
    cargo += 1;
  }
  return at(BARRELS, cargo);
}

/** A barrel is missing and one can be drawn. */
export const isShort = (s: State): boolean => total(s.market) < MARKET_BARRELS && total(s.bag) > 0;

function total(counts: ByCargo<number>): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}

/** The price of what cannot be bought: more than anybody has. */
export const NOT_FOR_SALE = Infinity;

/** The market price of a type: that of its cheapest barrel. */
export function priceOf(s: State, cargo: Cargo): number {
  const barrels = at(s.market, cargo);
  return barrels === 0 ? NOT_FOR_SALE : (MARKET_SPACES[barrels - 1] ?? LARGE_SPACE_PRICE);
}
