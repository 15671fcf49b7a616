import { alone, type Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Action, ActionOf } from '../actions.ts';
import { CHOICES, NO_UPGRADE, UPGRADES } from '../answers.ts';
import { BIG_OF, COPPER, GRAIN, PUMPKIN, type Row, STONE, STORE, type StoreRow } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { NO_PLAYER, type Player, playerOf, type State } from '../state.ts';
import { addTrades, mayTrade, refuseTrade, takeSilver, trade } from './cattle.ts';
import { move, takeGoods } from './limited.ts';
import { refusing, type Section } from './refusals.ts';

/** City: the active player pays first, then the others in clockwise order; each takes the reward before the next pays. */
export function payNext(s: State, tell: TellEvent): void {
  const { store } = s;
  if (store.called === s.seats) {
    closeStore(s, tell);
    return;
  }
  const seat = (s.turn + store.called) % s.seats;
  store.called += 1;
  if (!store.holders.includes(seat) || !pay(s, seat, tell)) return;
  store.asked = seat;
  s.phase = 'reward';
}

/** Scarcity may have taken pumpkins from a bidder: a player who cannot pay when it is due gets nothing. */
function pay(s: State, seat: Seat, tell: TellEvent): boolean {
  const row: Row = s.store.holders.indexOf(seat);
  const price = s.store.prices[row] as number;
  const { goods } = playerOf(s, seat);
  const pumpkins = goods[PUMPKIN] as number;
  if (pumpkins < price) {
    tell({ type: 'rewardLost', seat, row: row + 1, price, pumpkins });
    return false;
  }
  move(goods, s.goods, PUMPKIN, price);
  tell({ type: 'rewardPaid', seat, row: row + 1, price });
  return true;
}

/** Finally all contractors go back to the hardware store. */
function closeStore(s: State, tell: TellEvent): void {
  const { store } = s;
  store.holders.fill(NO_PLAYER);
  store.prices.fill(0);
  store.passed.fill(false);
  store.asked = NO_PLAYER;
  store.outbidBy = NO_PLAYER;
  store.called = 0;
  tell({ type: 'storeClosed' });
  s.phase = 'ending';
}

const winner = (s: State): Player => playerOf(s, s.store.asked);
const rowOf = (s: State): StoreRow => STORE[s.store.holders.indexOf(s.store.asked)] as StoreRow;

/** The small copper and the small stone that the winner could trade up. */
function smallOreOf(s: State): readonly [copper: number, stone: number] {
  const { goods } = winner(s);
  return [goods[COPPER] as number, goods[STONE] as number];
}

/** The winner of a row indicates all goods and trades before taking the reward. */
export const reward: Section = {
  awaiting: (s) => alone(s.store.asked),
  skip: skipReward,
  legal: (s) => addTrades(s, rewardsOf(s)),
  refuse: refusing({ choose: refuseGoods, upgrade: refuseUpgrade, trade: refuseTrade }),
  on: {
    choose: takeChosen,
    upgrade: takeUpgrades,
    trade,
  },
};

/** Three goods in any mix; or up to so many trades, for which the player has the small goods. */
function rewardsOf(s: State): Action[] {
  const { choose, upgrades } = rowOf(s);
  if (choose > 0) return [...CHOICES];
  const [ownCopper, ownStone] = smallOreOf(s);
  return UPGRADES.filter(({ copper, stone }) => copper + stone <= upgrades && copper <= ownCopper && stone <= ownStone);
}

/** A player who has nothing to trade up, and no cow to trade for something, is not asked. */
function skipReward(s: State, tell: TellEvent): boolean {
  if (mayTrade(s) || rewardsOf(s).length > 1) return false;
  takeUpgrades(s, NO_UPGRADE, tell);
  return true;
}

/** Row 2: small copper, small stone and grain from the supply. */
function takeChosen(s: State, { copper, stone, grain }: ActionOf<'choose'>, tell: TellEvent): void {
  const seat = s.store.asked;
  takeGoods(s, seat, { kind: COPPER, count: copper, named: false }, tell);
  takeGoods(s, seat, { kind: STONE, count: stone, named: false }, tell);
  takeGoods(s, seat, { kind: GRAIN, count: grain, named: false }, tell);
  s.phase = 'paying';
}

/**
 * Rows 1, 3 and 4. Small goods are handed in first, so that they are in the supply if some are scarce; then big goods,
 * silver and cow are taken.
 */
function takeUpgrades(s: State, { copper, stone }: ActionOf<'upgrade'>, tell: TellEvent): void {
  const trades = [
    { small: COPPER, count: copper },
    { small: STONE, count: stone },
  ].filter(({ count }) => count > 0);
  const seat = s.store.asked;
  for (const { small, count } of trades) move(winner(s).goods, s.goods, small, count);
  for (const { small, count } of trades) {
    tell({ type: 'upgraded', seat, good: small, count });
    takeGoods(s, seat, { kind: at(BIG_OF, small), count, named: false }, tell);
  }
  takeSilver(s, seat, { silver: rowOf(s).silver, from: 'store' }, tell);
  if (rowOf(s).cows > 0) takeCow(s, tell);
  s.phase = 'paying';
}

/** Cows are not given back when they are scarce: without a cow in the supply the player gets none. */
function takeCow(s: State, tell: TellEvent): void {
  const seat = s.store.asked;
  if (s.cows === 0) {
    tell({ type: 'noCowLeft', seat });
    return;
  }
  s.cows -= 1;
  winner(s).cows += 1;
  tell({ type: 'cowTaken', seat, from: 'store' });
}

function refuseGoods(s: State): Ruling {
  return rulingOn('city.goods', { goods: rowOf(s).choose });
}

function refuseUpgrade(s: State): Ruling {
  const [copper, stone] = smallOreOf(s);
  return rulingOn('city.upgrade', { upgrades: rowOf(s).upgrades, copper, stone });
}
