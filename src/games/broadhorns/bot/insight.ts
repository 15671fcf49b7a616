import type { Seat } from '#engine/actor.ts';
import type { Insight } from '#bots/bot.ts';
import type { Action } from '../actions.ts';
import { ICE, isDelivery, isTraveler, passageOf } from '../cards.ts';
import { BAG_PRICE, TRACK_SPACES } from '../components.ts';
import { barrelGold, prizesFor, resaleOf, wreathsOf } from '../rules/ending.ts';
import { bannerCost, peddlerCost } from '../rules/buying.ts';
import { priceOf } from '../rules/market.ts';
import { type Cargo, isPerishable, sheetAt, townAt } from '../sheets.ts';
import {
  barrelOf,
  boatCard,
  hasBoat,
  isLastRound,
  type Merchant,
  merchantOf,
  mover,
  type State,
  townOf,
} from '../state.ts';
import { berthsOf, bestSpace, GOLD_PER_TURN, voyageWorth } from './voyage.ts';

/** What cards in hand are worth before it is known whether they will ever be used. */
const ICE_WORTH = 0.8;
const DELIVERY_WORTH = 0.6;
const FARE_SHARE = 0.3;
const OTHER_CARD_WORTH = 0.5;
const BONUS_MOVE_WORTH = 0.8;

/** How far apart merchants must be for the gold to decide: more while much of the year is still to come. */
const LEAST_SPREAD = 3;
const SPREAD_PER_BARREL = 0.7;
/** Turns at the table until a town is filled, on the average. */
const TURNS_PER_FILL = 5;

/** What Broadhorns teaches bots: gold in hand and gold on the way, each turn of it paid for. */
export const insight: Insight<State, Action> = {
  evaluate(s, seat) {
    const prizes = prizesFor(s.merchants.map(wreathsOf));
    const spread = LEAST_SPREAD + SPREAD_PER_BARREL * (TRACK_SPACES - s.placed);
    const own = worthOf(s, seat, prizes);
    let others = 0;
    for (let other = 0; other < s.merchants.length; other++) {
      if (other !== seat) others += Math.exp((worthOf(s, other, prizes) - own) / spread);
    }
    return 1 / (1 + others);
  },
  priors: (s, _, legal) => legal.map((action) => weightOf(s, action)),
  // A boat is judged by what can be loaded, a town by what is done there.
  settled: (s) => s.phase === 'actions' || s.phase === 'spoilStep' || s.phase === 'spoilCard',
};

function worthOf(s: State, seat: Seat, prizes: readonly number[]): number {
  const m = merchantOf(s, seat);
  const share = s.placed / TRACK_SPACES;
  const wreaths = share * (prizes[seat] ?? 0) + (1 - share) * wreathsOf(m);
  return m.gold + wreaths + (hasBoat(m) ? boatWorth(s, m) : 0) + timeLeft(s, seat) + (1 - share) * handWorth(m);
}

/** The boat sells what it carries, or at the end of the year takes what is paid for barrels and wood. */
function boatWorth(s: State, m: Merchant): number {
  const atEnd = barrelGold(m) + resaleOf(m);
  const turnsLeft = ((TRACK_SPACES - s.placed) * TURNS_PER_FILL) / s.merchants.length;
  if (isLastRound(s) && s.merchants[s.turn] !== m) return atEnd;
  const isSelling = m.inPort && s.merchants[s.turn] === m && (s.phase === 'sell' || s.phase === 'selling');
  const voyage = voyageWorth(s, m, isSelling);
  return turnsLeft < 2 ? Math.max(atEnd, voyage) : voyage;
}

/** Actions still to come in this turn are worth their share of a turn. */
const timeLeft = (s: State, seat: Seat): number =>
  seat === s.turn ? (s.actions * GOLD_PER_TURN) / 2 + (s.bonusMove ? BONUS_MOVE_WORTH : 0) : 0;

function handWorth(m: Merchant): number {
  let worth = 0;
  for (const card of m.hand) {
    if (card === ICE) worth += ICE_WORTH;
    else if (isDelivery(card)) worth += DELIVERY_WORTH;
    else worth += isTraveler(card) ? FARE_SHARE * passageOf(card).fare : OTHER_CARD_WORTH;
  }
  return worth;
}

/** How much a good merchant likes an action, as a weight. */
function weightOf(s: State, action: Action): number {
  switch (action.type) {
    case 'move':
      return moveWeight(s, action.spaces);
    case 'buy':
      return buyWeight(
        s,
        action.cargo,
        s.phase === 'buy' ? bannerCost(s, action.cargo) : (priceOf(s, action.cargo) ?? 0),
      );
    case 'buyFromBag':
      return buyWeight(s, action.cargo, BAG_PRICE);
    case 'buyWithPeddler':
      return buyWeight(s, action.cargo, peddlerCost(s, action.cargo));
    case 'endExpedition':
      return endWeight(s);
    default:
      return FIXED[action.type] ?? 1;
  }
}

const FIXED: Readonly<Partial<Record<Action['type'], number>>> = {
  port: 4,
  sell: 8,
  claim: 10,
  iceBonus: 0.3,
  sellSurplus: 0.15,
  pickUp: 3,
  dropOff: 0.02,
  done: 0.5,
  goodCurrent: 0.5,
  useIce: 0.6,
};

/** Entrances are worth stopping at, most of all where something aboard is wanted; otherwise far is better than near. */
function moveWeight(s: State, spaces: number): number {
  const m = mover(s);
  const town = townAt(m.at + spaces);
  if (town < 0) return 0.08 * spaces;
  let wanted = 0;
  for (let cargo = 0; cargo < s.market.length; cargo++) {
    if (!m.barrels.some((barrel) => barrel % s.market.length === cargo)) continue;
    const space = bestSpace(s, town, cargo, 0);
    if (space >= 0) wanted += sheetAt(townOf(s, town).sheet).spaces[space]?.value ?? 0;
  }
  return 0.2 + wanted + (m.travelers.some((card) => passageOf(card).destination === town) ? 3 : 0);
}

/** The gain that one more barrel of this cargo promises. */
function buyWeight(s: State, cargo: Cargo, cost: number): number {
  const m = mover(s);
  const before = voyageWorth(s, m, false);
  m.barrels.push(barrelOf(cargo, 0));
  const after = voyageWorth(s, m, false);
  m.barrels.pop();
  return Math.exp(Math.min(4, after - before - cost - (isPerishable(cargo) ? 0.3 : 0)));
}

/** An expedition ends when the voyage has nothing more to bring than the wood of the boat. */
function endWeight(s: State): number {
  const m = mover(s);
  if (!hasBoat(m)) return 0;
  const resale = s.phase === 'travelers' ? boatCard(m).resale : 0;
  const gain = berthsOf(s, m, false).length === 0 ? 0 : voyageWorth(s, m, false);
  return Math.min(8, Math.exp(resale - gain)) * (s.phase === 'travelers' ? 1 : 0.1);
}
