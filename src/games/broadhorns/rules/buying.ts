import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Action, ActionOf } from '../actions.ts';
import { BUYS, DONE, PEDDLER_BUYS } from '../answers.ts';
import { PEDDLER } from '../cards.ts';
import { CARGO, PEDDLER_INCREASE } from '../components.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { type Cargo, type Sheet, sheetAt, type Town, townNamed } from '../sheets.ts';
import { add, freeBoxes, mover, type State, take, townOf } from '../state.ts';
import { onTurn, refusing } from './asking.ts';
import { load } from './loading.ts';
import { NOT_FOR_SALE, priceOf } from './market.ts';
import { portTown } from './port.ts';

/** Asks only where something could be bought. Any hand may hold a peddler, so a hand alone keeps the question open. */
export function goOnBuying(s: State): void {
  const m = mover(s);
  const mayPeddle = m.hand.length > 0;
  const canBuy =
    freeBoxes(m) > 0 &&
    CARGO.some((_, cargo) => bannerCost(s, cargo) <= m.gold || (mayPeddle && peddlerCost(s, cargo) <= m.gold));
  s.phase = canBuy ? 'buy' : 'arriving';
}

/**
 * Buying along the river: the types on the banner, at market price plus the increase; with a peddler any type at +1.
 */
export const buy: Phase<State, Action, Event> = {
  awaiting: onTurn,
  legal(s) {
    const { gold, hand } = mover(s);
    const hasPeddler = hand.includes(PEDDLER);
    const legal: Action[] = [];
    for (let cargo: Cargo = 0; cargo < CARGO.length; cargo++) {
      if (bannerCost(s, cargo) <= gold) legal.push(at(BUYS, cargo));
      if (hasPeddler && peddlerCost(s, cargo) <= gold) legal.push(at(PEDDLER_BUYS, cargo));
    }
    legal.push(DONE);
    return legal;
  },
  refuse: refusing(refuse),
  on: {
    buy: (s, { cargo }, tell) => pay(s, { cargo, gold: bannerCost(s, cargo), from: 'market', town: portTown(s) }, tell),
    buyWithPeddler(s, { cargo }, tell) {
      take(mover(s).hand, PEDDLER);
      s.pile.push(PEDDLER);
      pay(s, { cargo, gold: peddlerCost(s, cargo), from: 'peddler', town: portTown(s) }, tell);
    },
    done(s) {
      s.phase = 'arriving';
    },
  },
};

/** What a type on the banner costs here; the banner is that of the sheet on arrival, even if it has been won since. */
export const bannerCost = (s: State, cargo: Cargo): number =>
  priceOf(s, cargo) + (at(sheetAt(s.sheet).increases, cargo) ?? NOT_FOR_SALE);

export const peddlerCost = (s: State, cargo: Cargo): number => priceOf(s, cargo) + PEDDLER_INCREASE;

/**
 * The sheet with the banner that holds at a town: the one that has gone, if the mover has filled the town and is not
 * done buying.
 */
export function bannerSheet(s: State, town: Town): Sheet {
  const isHere = (s.phase === 'reveal' || s.phase === 'buy') && portTown(s) === town;
  return isHere ? s.sheet : townOf(s, town).sheet;
}

type Purchase = Omit<Extract<Event, { readonly type: 'bought' }>, 'type' | 'seat'>;

/** Takes the barrel from the market and pays for it. */
function pay(s: State, purchase: Purchase, tell: TellEvent): void {
  add(s.market, purchase.cargo, -1);
  load(s, purchase.cargo, purchase.gold);
  tell({ type: 'bought', seat: s.turn, ...purchase });
  s.phase = 'buying';
}

function refuse(s: State, { type, cargo }: ActionOf<'buy' | 'buyWithPeddler'>): Ruling {
  const { gold, hand } = mover(s);
  if (type === 'buyWithPeddler' && !hand.includes(PEDDLER)) return rulingOn('cards.peddler');
  if (type === 'buy' && at(sheetAt(s.sheet).increases, cargo) === undefined) {
    return rulingOn('buy.banner', { cargo: at(CARGO, cargo), town: townNamed(portTown(s)) });
  }
  const cost = type === 'buy' ? bannerCost(s, cargo) : peddlerCost(s, cargo);
  return cost === NOT_FOR_SALE
    ? rulingOn('market.none', { cargo: at(CARGO, cargo) })
    : rulingOn('gold', { cost, gold });
}
