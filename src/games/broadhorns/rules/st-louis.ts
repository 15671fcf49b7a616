import type { Phase } from '#engine/phases.ts';
import { type Action, type ActionOf, BAG_BUYS, BUYS, DONE, TAKE_BOAT } from '../actions.ts';
import { BAG_PRICE, BOAT_SIZES, BOATS, CARGO } from '../components.ts';
import type { Event } from '../events.ts';
import { rulingOn } from '../rule-id.ts';
import type { Cargo } from '../sheets.ts';
import { add, countOf, freeBoxes, mover, type State } from '../state.ts';
import { onTurn } from './asking.ts';
import { load } from './loading.ts';
import { priceOf } from './market.ts';

/** Buying in St. Louis, A: choose a broadhorn. The smallest costs nothing, so every player can take one. */
export const boat: Phase<State, Action, Event> = {
  awaiting: onTurn,
  legal: (s) => TAKE_BOAT.filter((_, size) => costOf(size) <= mover(s).gold),
  refuse: (s, _, action) =>
    rulingOn('gold', {
      cost: action.type === 'boat' ? costOf(BOAT_SIZES.indexOf(action.size)) : 0,
      gold: mover(s).gold,
    }),
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

const costOf = (size: number): number => BOATS[size]?.cost ?? 0;

/** Goes on loading as long as a box is free and something can be paid for. */
export function goOnLoading(s: State): void {
  const { gold } = mover(s);
  const canBuy =
    freeBoxes(mover(s)) > 0 && CARGO.some((_, cargo) => isForSale(s, cargo, gold) || isInBag(s, cargo, gold));
  s.phase = canBuy ? 'cargo' : 'acting';
}

/** Buying in St. Louis, B: barrels from the market at its prices, or from the draw bag at 4. */
export const cargo: Phase<State, Action, Event> = {
  awaiting: onTurn,
  legal(s) {
    const { gold } = mover(s);
    const legal: Action[] = [];
    for (let type = 0; type < CARGO.length; type++) {
      if (isForSale(s, type, gold)) legal.push(BUYS[type] as Action);
      if (isInBag(s, type, gold)) legal.push(BAG_BUYS[type] as Action);
    }
    legal.push(DONE);
    return legal;
  },
  refuse(s, _, action) {
    const { gold } = mover(s);
    if (action.type === 'buy') {
      const cost = priceOf(s, action.cargo);
      return cost === undefined
        ? rulingOn('market.none', { cargo: CARGO[action.cargo] ?? '' })
        : rulingOn('gold', { cost, gold });
    }
    return gold < BAG_PRICE
      ? rulingOn('gold', { cost: BAG_PRICE, gold })
      : rulingOn('market.bag', { cargo: CARGO[(action as ActionOf<'buyFromBag'>).cargo] ?? '' });
  },
  on: {
    buy(s, { cargo: type }, tell) {
      const gold = priceOf(s, type) ?? 0;
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

const isForSale = (s: State, type: Cargo, gold: number): boolean => (priceOf(s, type) ?? Infinity) <= gold;
const isInBag = (s: State, type: Cargo, gold: number): boolean => gold >= BAG_PRICE && countOf(s.bag, type) > 0;
