import type { Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Action, ActionOf } from '../actions.ts';
import { BAG_PRICE, BOAT_SIZES, DELIVERY_BONUS, SURPLUS_PRICE, TOWNS } from '../components.ts';
import { reachOf } from '../rules/moving.ts';
import { bannerCost, peddlerCost } from '../rules/buying.ts';
import { priceOf } from '../rules/market.ts';
import { portTown } from '../rules/port.ts';
import { type Cargo, townAt } from '../sheets.ts';
import { type Barrel, boatCard, cargoIn, hasBoat, mover, NONE, type State } from '../state.ts';
import { boatPromise, burdenWithOneMore, worthWithCargo } from './loading.ts';
import { income } from './pace.ts';
import { type Prospect, type Route, routeOf } from './route.ts';
import { voyageOn, voyageWorth, worthOfVoyage } from './voyage.ts';
import { again, cardWorth, OTHER_CARD_WORTH, prospectOf } from './worth.ts';

/** How strongly a better promise is preferred, in gold. */
const SHARPNESS = 0.7;
/** Using a good current now, against keeping it. */
const CURRENT_GAIN = 0.3;
/** Among moves that promise the same, the longest. */
const PER_SPACE = 0.02;

/** How much a good merchant likes each action: by the gold it promises if that is known, otherwise by habit. */
export function priors(s: State, _: Seat, legal: readonly Action[]): readonly number[] {
  const promise = PROMISES[s.phase];
  if (promise === undefined || (s.phase === 'actions' && !hasBoat(mover(s))))
    return legal.map(({ type }) => HABITS[type] ?? 1);
  const promises = legal.map(promise(s, prospectOf(s, s.turn)));
  const most = Math.max(...promises);
  return promises.map((each) => Math.max(LEAST, Math.exp((each - most) / SHARPNESS)));
}

/** Nothing is ruled out for good. */
const LEAST = 0.002;

const HABITS: Readonly<Partial<Record<Action['type'], number>>> = { port: 4, done: 0.2, useIce: 0.6 };

/** The gold that the mover may expect after an action. */
type Promises = (s: State, prospect: Prospect) => (action: Action) => number;

/** The phases in which it can be told. */
const PROMISES: Readonly<Partial<Record<State['phase'], Promises>>> = {
  actions: (s, prospect) => (action) => actionPromise(s, action, prospect),
  boat: (s, prospect) => (action) => boatPromise(s, prospect, BOAT_SIZES.indexOf((action as ActionOf<'boat'>).size)),
  cargo: purchasePromises,
  buy: purchasePromises,
  sell: salePromises,
  travelers: (s, prospect) => (action) => travelerPromise(s, action, prospect),
  discard: () => (action) => -cardWorth((action as ActionOf<'discard'>).card),
};

function actionPromise(s: State, action: Action, prospect: Prospect): number {
  switch (action.type) {
    case 'move':
      return isIdle(s, action.spaces) ? -Infinity : afterwards(s, prospect, action.spaces) + PER_SPACE * action.spaces;
    case 'port':
      return afterwards(s, prospect, 0);
    case 'goodCurrent':
      return worthNow(s, prospect) + CURRENT_GAIN;
    case 'endExpedition':
      return income(prospect.clock.turnsLeft);
    default:
      return afterDone(s, prospect);
  }
}

/**
 * A Move that does not end at a town and could go further leads nowhere that a longer one does not. A search need not
 * look at both.
 */
const isIdle = (s: State, spaces: number): boolean => spaces < reachOf(s) && townAt(mover(s).at + spaces) === NONE;

/** The voyage and the time that is left. */
function worthNow(s: State, prospect: Prospect, isSelling = false): number {
  return voyageWorth(s, mover(s), prospect, isSelling) + income(prospect.clock.turnsLeft);
}

/** After a Move of this many spaces, or after putting in. */
function afterwards(s: State, prospect: Prospect, spaces: number): number {
  const m = mover(s);
  const { at: from, inPort } = m;
  const { actions, moves, bonusMove } = s;
  m.at += spaces;
  m.inPort = spaces === 0;
  s.bonusMove = spaces > 0 && actions > 0 && moves === 1;
  s.actions = Math.max(0, actions - 1);
  s.moves += spaces > 0 ? 1 : 0;
  const worth = worthNow(s, again(s, prospect), spaces === 0);
  Object.assign(m, { at: from, inPort });
  Object.assign(s, { actions, moves, bonusMove });
  return worth;
}

function afterDone(s: State, prospect: Prospect): number {
  const { actions, bonusMove } = s;
  s.actions = 0;
  s.bonusMove = false;
  const worth = worthNow(s, again(s, prospect));
  Object.assign(s, { actions, bonusMove });
  return worth;
}

function purchasePromises(s: State, prospect: Prospect): (action: Action) => number {
  const m = mover(s);
  const voyage = voyageOn(routeOf(s, m, prospect), m.barrels);
  const burden = s.phase === 'buy' ? 1 : burdenWithOneMore(voyage, m.gold);
  const worths: number[] = [];
  return (action) => {
    if (!('cargo' in action)) return worthOfVoyage(voyage);
    const worth = (worths[action.cargo] ??= worthWithCargo(voyage, action.cargo, burden));
    return worth - costOf(s, action);
  };
}

function costOf(s: State, action: Extract<Action, { readonly cargo: Cargo }>): number {
  if (action.type === 'buyFromBag') return BAG_PRICE;
  if (action.type === 'buyWithPeddler') return peddlerCost(s, action.cargo) + OTHER_CARD_WORTH;
  return s.phase === 'buy' ? bannerCost(s, action.cargo) : priceOf(s, action.cargo);
}

/** A sale brings its gold now, and the voyage goes on without the barrel, or ends here. */
function salePromises(s: State, prospect: Prospect): (action: Action) => number {
  const { barrels } = mover(s);
  const route = routeOf(s, mover(s), prospect);
  return (action) => {
    switch (action.type) {
      case 'sell':
        return action.value + SALE_SHARE * at(TOWNS, portTown(s)).bonus + worthWithout(route, barrels, action.cargo);
      case 'sellSurplus':
        return SURPLUS_PRICE + worthWithout(route, barrels, action.cargo);
      case 'claim':
        return DELIVERY_BONUS + worthOrEnd(route, barrels);
      case 'iceBonus':
        return worthOrEnd(route, barrels) - CURRENT_GAIN;
      default:
        return worthOrEnd(route, barrels);
    }
  };
}

/** How much of the town bonus a single sale earns. */
const SALE_SHARE = 0.5;

const worthOrEnd = (route: Route, barrels: readonly Barrel[]): number =>
  Math.max(route.boat.resale, worthOfVoyage(voyageOn(route, barrels)));

function worthWithout(route: Route, barrels: readonly Barrel[], cargo: Cargo): number {
  const oldest = Math.max(...barrels.filter((barrel) => cargoIn(barrel) === cargo));
  return worthOrEnd(route, barrels.toSpliced(barrels.indexOf(oldest), 1));
}

function travelerPromise(s: State, action: Action, prospect: Prospect): number {
  if (action.type === 'endExpedition') return boatCard(mover(s)).resale;
  if (action.type !== 'pickUp' && action.type !== 'dropOff') return voyageWorth(s, mover(s), prospect);
  return worthWithTraveler(s, prospect, action);
}

function worthWithTraveler(s: State, prospect: Prospect, { type, card }: ActionOf<'pickUp' | 'dropOff'>): number {
  const aboard = type === 'pickUp';
  const m = mover(s);
  const { travelers } = m;
  m.travelers = aboard ? [...travelers, card] : travelers.filter((other) => other !== card);
  const worth = voyageWorth(s, m, prospect);
  m.travelers = travelers;
  return worth + (aboard ? BOARDING : 0);
}

/** A seat taken by somebody who may pay. */
const BOARDING = 0.1;
