import { alone, type Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Action, ActionOf } from '../actions.ts';
import { BIDS, PASS } from '../answers.ts';
import { CITY_PUMPKINS, PUMPKIN, type Row, STORE, STORE_COLUMNS } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { active, NO_PLAYER, playerOf, type State } from '../state.ts';
import { addTrades, mayTrade, refuseTrade, trade } from './cattle.ts';
import { afterTakingOne, takeGoods } from './limited.ts';
import { refusing, type Section } from './refusals.ts';

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

/** The price at which a contractor stands in a row; 0 in an empty one. */
const standingIn = (s: State, row: Row): number => s.store.prices[row] as number;

/** A space that the player who is asked can pay for; in a row with a contractor, only further to the right. */
const canBid = (s: State, { row, price }: ActionOf<'bid'>): boolean =>
  price <= pumpkinsOf(s, s.store.asked) && price > standingIn(s, row - 1);

function addBids(s: State, list: Action[]): Action[] {
  for (const bid of BIDS) if (canBid(s, bid)) list.push(bid);
  return list;
}

/**
 * The active player must place at first. From then on a contractor stands somewhere, and the player who is asked may
 * pass.
 */
export const mayPass = (s: State): boolean => s.store.holders.some((holder) => holder !== NO_PLAYER);

/**
 * Contractors are placed in clockwise order. A player who is outbid moves at once, further right or elsewhere, or
 * passes.
 */
export const auction: Section = {
  awaiting: (s) => alone(s.store.asked),
  skip: skipAuction,
  legal: (s) => addTrades(s, addBids(s, mayPass(s) ? [PASS] : [])),
  refuse: refusing({ bid: refuseBid, pass: () => rulingOn('city.place'), trade: refuseTrade }),
  on: {
    bid: placeContractor,
    pass: (s, _, tell) => pass(s, false, tell),
    trade,
  },
};

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

function pass(s: State, unable: boolean, tell: TellEvent): void {
  s.store.passed[s.store.asked] = true;
  tell({ type: 'passed', seat: s.store.asked, unable });
  s.phase = 'calling';
}

/** A player who can pay for no space left passes; only the active player might still trade a cow for a pumpkin. */
function skipAuction(s: State, tell: TellEvent): boolean {
  if (mayTrade(s) || BIDS.some((bid) => canBid(s, bid))) return false;
  pass(s, true, tell);
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

function refuseBid(s: State, { row, price }: ActionOf<'bid'>): Ruling {
  const { firstColumn } = at(STORE, row - 1);
  const standing = standingIn(s, row - 1);
  if (price < firstColumn) return rulingOn('city.column', { row, price, firstColumn });
  if (price <= standing) return rulingOn('city.outbid', { row, price, standing });
  return rulingOn('city.afford', { row, price, pumpkins: pumpkinsOf(s, s.store.asked) });
}
