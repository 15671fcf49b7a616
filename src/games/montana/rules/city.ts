import { alone, type Seat } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Action, ActionOf } from '../actions.ts';
import { BIDS, PASS } from '../answers.ts';
import { addTrades, refuseTrade, trade } from '../cattle.ts';
import { CITY_PUMPKINS, DEAREST, PUMPKIN, STORE, STORE_COLUMNS } from '../components.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rule-id.ts';
import { afterTakingOne, takeGoods } from '../scarcity.ts';
import { active, NO_PLAYER, playerOf, type State } from '../state.ts';

const pumpkinsOf = (s: State, seat: Seat): number => playerOf(s, seat).goods[PUMPKIN] as number;

/** With the pumpkin taken on entry the active player must be able to pay for some space. */
export const canEnter = (s: State): boolean => afterTakingOne(s, active(s), PUMPKIN) >= STORE_COLUMNS[0];

export const refuseCity = (s: State): Ruling =>
  rulingOn('city.enter', { pumpkins: afterTakingOne(s, active(s), PUMPKIN), needs: STORE_COLUMNS[0] });

/** City: take a pumpkin, then the contractors come. */
export function enterCity(s: State, _: unknown, tell: TellEvent): void {
  tell({ type: 'cityEntered', seat: s.turn });
  takeGoods(s, s.turn, { kind: PUMPKIN, count: CITY_PUMPKINS, named: false }, tell);
  s.store.asked = s.turn;
  s.phase = 'auction';
}

/** The cheapest space of a row that may still be taken; beyond the most expensive if there is none. */
function cheapest(s: State, row: number): number {
  const price = s.store.prices[row] as number;
  return price === 0 ? (STORE[row]?.firstColumn ?? DEAREST) : price + 1;
}

function canPlace(s: State, seat: Seat): boolean {
  const most = Math.min(DEAREST, pumpkinsOf(s, seat));
  for (let row = 0; row < STORE.length; row++) if (cheapest(s, row) <= most) return true;
  return false;
}

/**
 * The active player must place at first. From then on a contractor stands somewhere, and the player who is asked may
 * pass.
 */
const mayPass = (s: State): boolean => s.store.holders.some((holder) => holder !== NO_PLAYER);

/**
 * Contractors are placed in clockwise order. A player who is outbid moves at once, further right or elsewhere, or
 * passes.
 */
export const auction: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.store.asked),
  skip: skipAuction,
  legal(s) {
    const list: Action[] = mayPass(s) ? [PASS] : [];
    const most = Math.min(DEAREST, pumpkinsOf(s, s.store.asked));
    for (let row = 0; row < STORE.length; row++)
      for (let price = cheapest(s, row); price <= most; price++) list.push(bidOn(row, price));
    return s.store.asked === s.turn ? addTrades(s, list) : list;
  },
  refuse: (s, _, action) => refuseAuction(s, action),
  on: {
    bid: placeContractor,
    pass(s, _, tell) {
      passBy(s, false, tell);
    },
    trade,
  },
};

const bidOn = (row: number, price: number): Action => BIDS[row]?.[price - STORE_COLUMNS[0]] as Action;

function placeContractor(s: State, { row, price }: ActionOf<'bid'>, tell: TellEvent): void {
  const { store } = s;
  const seat = store.asked;
  const outbid = store.holders[row - 1] as Seat;
  store.holders[row - 1] = seat;
  store.prices[row - 1] = price;
  tell({ type: 'contractorPlaced', seat, row, price });
  if (outbid === NO_PLAYER) {
    s.phase = 'calling';
    return;
  }
  tell({ type: 'contractorOutbid', seat: outbid, row, by: seat });
  store.asked = outbid;
  store.outbidBy = seat;
}

function passBy(s: State, unable: boolean, tell: TellEvent): void {
  s.store.passed[s.store.asked] = true;
  tell({ type: 'passed', seat: s.store.asked, unable });
  s.phase = 'calling';
}

/** A player who can pay for no space left passes; only the active player might still trade a cow for a pumpkin. */
function skipAuction(s: State, tell: TellEvent): boolean {
  const { asked } = s.store;
  if (canPlace(s, asked) || (asked === s.turn && active(s).cows > 0)) return false;
  passBy(s, true, tell);
  return true;
}

/** The next player in clockwise order; after the last, the contractors that were placed are paid for. */
export function callNext(s: State): void {
  const { store } = s;
  store.called += 1;
  store.outbidBy = NO_PLAYER;
  if (store.called < s.seats) {
    store.asked = (s.turn + store.called) % s.seats;
    s.phase = 'auction';
  } else {
    store.called = 0;
    s.phase = 'paying';
  }
}

function refuseAuction(s: State, action: Action): Ruling {
  if (action.type === 'pass') return rulingOn('city.place');
  if (action.type === 'bid') return refuseBid(s, action);
  return s.store.asked === s.turn ? refuseTrade(s, action as ActionOf<'trade'>) : rulingOn('cattle.turn');
}

function refuseBid(s: State, { row, price }: ActionOf<'bid'>): Ruling {
  const pumpkins = pumpkinsOf(s, s.store.asked);
  const firstColumn = STORE[row - 1]?.firstColumn ?? 0;
  if (price < firstColumn) return rulingOn('city.column', { row, price, firstColumn });
  if (price < cheapest(s, row - 1))
    return rulingOn('city.outbid', { row, price, standing: s.store.prices[row - 1] ?? 0 });
  return rulingOn('city.afford', { row, price, pumpkins });
}
