import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Action } from '../actions.ts';
import { BAG_BUYS, BUYS, DONE, TAKE_BOAT } from '../answers.ts';
import { BAG_PRICE, BOAT_SIZES, BOATS, CARGO } from '../components.ts';
import type { Event } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import type { Boat, Cargo } from '../sheets.ts';
import { add, freeBoxes, mover, type State } from '../state.ts';
import { onTurn, refusing } from './asking.ts';
import { load } from './loading.ts';
import { NOT_FOR_SALE, priceOf } from './market.ts';

/** Buying in St. Louis, A: choose a broadhorn. The smallest costs nothing, so every player can take one. */
export const boat: Phase<State, Action, Event> = {
  awaiting: onTurn,
  legal: (s) => TAKE_BOAT.filter((_, size) => costOf(size) <= mover(s).gold),
  refuse: refusing<'boat'>((s, { size }) =>
    rulingOn('gold', { cost: costOf(BOAT_SIZES.indexOf(size)), gold: mover(s).gold }),
  ),
  on: {
    boat(s, { size }, tell) {
      const m = mover(s);
      m.boat = BOAT_SIZES.indexOf(size);
      const gold = costOf(m.boat);
      m.gold -= gold;
      tell({ type: 'boatTaken', seat: s.turn, boat: m.boat, gold });
      s.phase = 'loading';
    },
  },
};

const costOf = (size: Boat): number => at(BOATS, size).cost;

/** Goes on loading as long as a box is free and something can be paid for. */
export function goOnLoading(s: State): void {
  const canBuy = freeBoxes(mover(s)) > 0 && CARGO.some((_, type) => isForSale(s, type) || isInBag(s, type));
  s.phase = canBuy ? 'cargo' : 'acting';
}

/** Buying in St. Louis, B: barrels from the market at its prices, or from the draw bag at 4. */
export const cargo: Phase<State, Action, Event> = {
  awaiting: onTurn,
  legal(s) {
    const legal: Action[] = [];
    for (let type: Cargo = 0; type < CARGO.length; type++) {
      if (isForSale(s, type)) legal.push(at(BUYS, type));
      if (isInBag(s, type)) legal.push(at(BAG_BUYS, type));
    }
    legal.push(DONE);
    return legal;
  },
  refuse: refusing<'buy' | 'buyFromBag'>((s, action) =>
    action.type === 'buy' ? refuseBarrel(s, action.cargo) : refuseBagBarrel(s, action.cargo),
  ),
  on: {
    buy(s, { cargo: type }, tell) {
      const gold = priceOf(s, type);
      add(s.market, type, -1);
      load(s, type, gold);
      tell({ type: 'bought', seat: s.turn, cargo: type, gold, from: 'market' });
      s.phase = 'loading';
    },
    buyFromBag(s, { cargo: type }, tell) {
      add(s.bag, type, -1);
      load(s, type, BAG_PRICE);
      tell({ type: 'bought', seat: s.turn, cargo: type, gold: BAG_PRICE, from: 'bag' });
      s.phase = 'loading';
    },
    done(s) {
      s.phase = 'acting';
    },
  },
};

const isForSale = (s: State, type: Cargo): boolean => priceOf(s, type) <= mover(s).gold;
const isInBag = (s: State, type: Cargo): boolean => BAG_PRICE <= mover(s).gold && at(s.bag, type) > 0;

function refuseBarrel(s: State, type: Cargo): Ruling {
  const cost = priceOf(s, type);
  return cost === NOT_FOR_SALE
    ? rulingOn('market.none', { cargo: at(CARGO, type) })
    : rulingOn('gold', { cost, gold: mover(s).gold });
}

function refuseBagBarrel(s: State, type: Cargo): Ruling {
  const { gold } = mover(s);
  return gold < BAG_PRICE
    ? rulingOn('gold', { cost: BAG_PRICE, gold })
    : rulingOn('market.bag', { cargo: at(CARGO, type) });
}
