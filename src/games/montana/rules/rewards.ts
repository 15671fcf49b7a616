import { alone, type Seat } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Action, ActionOf } from '../actions.ts';
import { addTrades, refuseTrade, takeSilver, trade } from '../cattle.ts';
import { BIG_OF, COPPER, GRAIN, PUMPKIN, STONE, STORE, type StoreRow } from '../components.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rule-id.ts';
import { move, takeGoods } from '../scarcity.ts';
import { active, closeStore, NO_PLAYER, type Player, playerOf, type State } from '../state.ts';

const rowOf = (s: State): StoreRow => STORE[s.store.holders.indexOf(s.store.asked)] as StoreRow;

/** The active player pays first, then the others in clockwise order; each takes the reward before the next one pays. */
export function payNext(s: State, tell: TellEvent): void {
  const { store } = s;
  while (store.called < s.seats) {
    const seat = (s.turn + store.called) % s.seats;
    const row = store.holders.indexOf(seat);
    store.called += 1;
    if (row === NO_PLAYER || !pay(s, seat, row, tell)) continue;
    store.asked = seat;
    s.phase = 'reward';
    return;
  }
  closeStore(store);
  tell({ type: 'storeClosed' });
  s.phase = 'ending';
}

/** Scarcity may have taken pumpkins from a bidder: a player who cannot pay when it is due gets nothing. */
function pay(s: State, seat: Seat, row: number, tell: TellEvent): boolean {
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

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, i) => i);

/** Three goods in any mix of small copper, small stone and grain. */
const CHOICES: readonly Action[] = STORE.flatMap(({ choose }) =>
  choose === 0
    ? []
    : upTo(choose).flatMap((copper) =>
        upTo(choose - copper).map((stone): Action =>
          Object.freeze({ type: 'choose', copper, stone, grain: choose - copper - stone }),
        ),
      ),
);

const MOST_UPGRADES = Math.max(...STORE.map((row) => row.upgrades));

const NO_UPGRADE: ActionOf<'upgrade'> = Object.freeze({ type: 'upgrade', copper: 0, stone: 0 });
const UPGRADE_OF: readonly (readonly Action[])[] = upTo(MOST_UPGRADES).map((copper) =>
  upTo(MOST_UPGRADES).map((stone): Action => Object.freeze({ type: 'upgrade', copper, stone })),
);

/** By the maximum of copper, of stone and of both together. */
const UPGRADES: readonly (readonly (readonly (readonly Action[])[])[])[] = upTo(MOST_UPGRADES).map((mostCopper) =>
  upTo(MOST_UPGRADES).map((mostStone) => upTo(MOST_UPGRADES).map((most) => upgradesOf(mostCopper, mostStone, most))),
);

function upgradesOf(mostCopper: number, mostStone: number, most: number): readonly Action[] {
  return upTo(Math.min(mostCopper, most)).flatMap((copper) =>
    upTo(Math.min(mostStone, most - copper)).map((stone): Action => UPGRADE_OF[copper]?.[stone] ?? NO_UPGRADE),
  );
}

function rewardsOf({ goods }: Player, { choose, upgrades }: StoreRow): readonly Action[] {
  if (choose > 0) return CHOICES;
  const copper = Math.min(MOST_UPGRADES, goods[COPPER] as number);
  const stone = Math.min(MOST_UPGRADES, goods[STONE] as number);
  return UPGRADES[copper]?.[stone]?.[upgrades] ?? [];
}

/** The winner of a row names all goods and upgrades, then takes the reward. */
export const reward: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.store.asked),
  skip: skipReward,
  legal(s) {
    const rewards = rewardsOf(playerOf(s, s.store.asked), rowOf(s));
    return s.store.asked === s.turn && active(s).cows > 0 ? addTrades(s, [...rewards]) : rewards;
  },
  refuse: (s, _, action) => refuseReward(s, action),
  on: {
    choose(s, { copper, stone, grain }, tell) {
      for (const [good, count] of [
        [COPPER, copper],
        [STONE, stone],
        [GRAIN, grain],
      ] as const)
        takeGoods(s, s.store.asked, { kind: good, count, named: false }, tell);
      s.phase = 'paying';
    },
    upgrade: takeUpgrades,
    trade,
  },
};

/** Small goods are handed in first, so that they are in the supply if some are scarce; then cow and silver. */
function takeUpgrades(s: State, { copper, stone }: ActionOf<'upgrade'>, tell: TellEvent): void {
  const seat = s.store.asked;
  const { goods } = playerOf(s, seat);
  const counts = [copper, stone];
  for (const [good, count] of counts.entries()) move(goods, s.goods, good, count);
  for (const [good, count] of counts.entries()) {
    if (count === 0) continue;
    tell({ type: 'upgraded', seat, good, count });
    takeGoods(s, seat, { kind: BIG_OF[good] as number, count, named: false }, tell);
  }
  takeRest(s, seat, tell);
  s.phase = 'paying';
}

function takeRest(s: State, seat: Seat, tell: TellEvent): void {
  const { cows, silver } = rowOf(s);
  takeSilver(s, seat, { silver, from: 'store' }, tell);
  if (cows === 0) return;
  const taken = Math.min(cows, s.cows);
  s.cows -= taken;
  playerOf(s, seat).cows += taken;
  tell(taken === 0 ? { type: 'noCowLeft', seat } : { type: 'cowTaken', seat, from: 'store' });
}

/** A player who has nothing to trade up is not asked about it. */
function skipReward(s: State, tell: TellEvent): boolean {
  if (s.store.asked === s.turn && active(s).cows > 0) return false;
  if (rewardsOf(playerOf(s, s.store.asked), rowOf(s)).length > 1) return false;
  takeUpgrades(s, NO_UPGRADE, tell);
  return true;
}

function refuseReward(s: State, action: Action): Ruling {
  if (action.type === 'trade') return s.store.asked === s.turn ? refuseTrade(s, action) : rulingOn('cattle.turn');
  const { choose, upgrades } = rowOf(s);
  if (action.type === 'choose') return rulingOn('city.goods', { goods: choose });
  const { goods } = playerOf(s, s.store.asked);
  return rulingOn('city.upgrade', { upgrades, copper: goods[COPPER] ?? 0, stone: goods[STONE] ?? 0 });
}
