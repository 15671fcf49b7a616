import type { Seat } from '#engine/actor.ts';
import type { Insight } from '#bots/bot.ts';
import type { Action } from '../actions.ts';
import { type Card, ICE, isDelivery, isTraveler, passageOf } from '../cards.ts';
import { ACTIONS_PER_TURN, BAG_PRICE, BOATS, TRACK_SPACES } from '../components.ts';
import { barrelGold, prizesFor, resaleOf, wreathsOf } from '../rules/ending.ts';
import { bannerCost, peddlerCost } from '../rules/buying.ts';
import { priceOf } from '../rules/market.ts';
import { type Cargo, isPerishable } from '../sheets.ts';
import { barrelOf, boatCard, hasBoat, isLastRound, type Merchant, merchantOf, mover, type State } from '../state.ts';
import { GOLD_PER_TURN, voyageWorth } from './voyage.ts';

/** What cards in hand are worth before it is known whether they will ever be used. */
const ICE_WORTH = 0.8;
const DELIVERY_WORTH = 0.6;
const FARE_SHARE = 0.3;
const OTHER_CARD_WORTH = 0.5;
const BONUS_MOVE_WORTH = 0.8;

/**
 * How far apart merchants must be for the gold to decide: more while much of the year is still to come. Less than luck
 * alone would make it, since a search must tell one gold from two within some hundred tries.
 */
const LEAST_SPREAD = 1.2;
const SPREAD_PER_BARREL = 0.25;
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
      if (other !== seat) others += odds((worthOf(s, other, prizes) - own) / spread);
    }
    return 1 / (1 + others);
  },
  priors: (s, _, legal) => weights(s, legal),
  // A turn is judged when it is over: a boat by what is loaded, a town by what is done there.
  settled: (s) =>
    s.phase === 'spoilStep' || s.phase === 'spoilCard' || (s.phase === 'actions' && s.actions === ACTIONS_PER_TURN),
};

/** Like the exponential near 0, but it never saturates: whoever is far behind must still tell good from bad. */
const odds = (lead: number): number => lead + Math.hypot(lead, 1);

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
  seat === s.turn ? s.actions * ACTION_WORTH + (s.bonusMove ? BONUS_MOVE_WORTH : 0) : 0;

/** Only as many cards count as a small boat lets one keep: whoever hoards them in St. Louis earns nothing. */
function handWorth({ hand }: Merchant): number {
  if (hand.length <= CARDS_COUNTED) return hand.reduce((sum, card) => sum + cardWorth(card), 0);
  const best = hand.map(cardWorth).toSorted((a, b) => b - a);
  return best.slice(0, CARDS_COUNTED).reduce((sum, worth) => sum + worth, 0);
}

const CARDS_COUNTED = BOATS[0].handLimit;

function cardWorth(card: Card): number {
  if (card === ICE) return ICE_WORTH;
  if (isDelivery(card)) return DELIVERY_WORTH;
  return isTraveler(card) ? FARE_SHARE * passageOf(card).fare : OTHER_CARD_WORTH;
}

/** How sharply a better promise is preferred, in gold. */
const SHARPNESS = 0.7;
/** A perishable barrel must promise a little more. */
const SPOILING = 0.3;

/** How much a good merchant likes each action: by the gold it promises where that can be told, else by habit. */
function weights(s: State, legal: readonly Action[]): readonly number[] {
  if (!hasBoat(mover(s)) || !PROMISING.has(s.phase)) return legal.map(({ type }) => HABITS[type] ?? 1);
  const worth = voyageWorth(s, mover(s), false);
  const promises = legal.map((action) => promiseOf(s, action, worth));
  const most = Math.max(...promises);
  return promises.map((promise) => Math.exp((promise - most) / SHARPNESS));
}

/** Phases in which the worth of the voyage tells good actions from bad ones. */
const PROMISING: ReadonlySet<string> = new Set(['cargo', 'buy', 'travelers', 'actions']);

const HABITS: Readonly<Partial<Record<Action['type'], number>>> = {
  port: 4,
  sell: 8,
  claim: 10,
  iceBonus: 0.3,
  sellSurplus: 0.15,
  done: 0.4,
  useIce: 0.6,
};

/** The gold that a merchant with a boat may expect after an action; `worth` is that of the voyage as it stands. */
function promiseOf(s: State, action: Action, worth: number): number {
  switch (action.type) {
    case 'move':
      return worthElsewhere(s, action.spaces) - (s.bonusMove ? 0 : ACTION_WORTH);
    case 'port':
      return worthInPort(s) - ACTION_WORTH;
    case 'goodCurrent':
      return worth + CURRENT_GAIN;
    case 'endExpedition':
      return s.phase === 'travelers' ? boatCard(mover(s)).resale : 0;
    case 'done':
      return s.phase === 'actions' ? worth - ACTION_WORTH * s.actions : worth;
    default:
      return 'card' in action
        ? worthWithTraveler(s, action.card, action.type === 'pickUp')
        : purchasePromise(s, action, worth);
  }
}

const ACTION_WORTH = GOLD_PER_TURN / ACTIONS_PER_TURN;
/** Using a good current now, against keeping it. */
const CURRENT_GAIN = 0.3;

function worthElsewhere(s: State, spaces: number): number {
  const m = mover(s);
  const { at, inPort } = m;
  m.at += spaces;
  m.inPort = false;
  const worth = voyageWorth(s, m, false);
  m.at = at;
  m.inPort = inPort;
  return worth;
}

function worthInPort(s: State): number {
  const m = mover(s);
  m.inPort = true;
  const worth = voyageWorth(s, m, true);
  m.inPort = false;
  return worth;
}

function worthWithTraveler(s: State, card: Card, aboard: boolean): number {
  const m = mover(s);
  const { travelers } = m;
  m.travelers = aboard ? [...travelers, card] : travelers.filter((other) => other !== card);
  const worth = voyageWorth(s, m, false);
  m.travelers = travelers;
  return worth;
}

/** One more barrel: what the voyage is worth with it, less the price. */
function purchasePromise(s: State, action: Action, worth: number): number {
  if (!('cargo' in action)) return worth;
  const m = mover(s);
  m.barrels.push(barrelOf(action.cargo, 0));
  const after = voyageWorth(s, m, false);
  m.barrels.pop();
  return after - costOf(s, action) - (isPerishable(action.cargo) ? SPOILING : 0);
}

function costOf(s: State, action: Extract<Action, { readonly cargo: Cargo }>): number {
  if (action.type === 'buyFromBag') return BAG_PRICE;
  if (action.type === 'buyWithPeddler') return peddlerCost(s, action.cargo) + OTHER_CARD_WORTH;
  return s.phase === 'buy' ? bannerCost(s, action.cargo) : (priceOf(s, action.cargo) ?? 0);
}
