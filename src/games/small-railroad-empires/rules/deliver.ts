import { alone } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Action, ActionOf } from '../actions.ts';
import { DELIVERIES, DONE } from '../answers.ts';
import { bitOf } from '../bits.ts';
import { type Card, GOODS, TRAIN_CARDS } from '../components.ts';
import type { Event, TellEvent } from '../events.ts';
import { EXPANSIONS } from '../expansions.ts';
import { CITY_IDS, cityHex, FACTORY_NAMES, factoryHex, goodOfFactory, NOWHERE } from '../map.ts';
import { rulingOn } from '../rulings.ts';
import { active, type Company, gain, handSize, NONE, type State } from '../state.ts';
import { addAnyStep, onAnyStep, refuseAnyStep } from './any-step.ts';
import { type Delivery, hasRoute, isConnected, someDelivery } from './delivery.ts';
import { freeIcon, hasToken } from './demand.ts';
import { hasTrackAt } from './network.ts';
import { reckon, type Reckoning } from './reward.ts';

const canLoad = (company: Company): boolean => company.trains > 0 && handSize(company) > 0;

/** Deliver: asked as long as something can be delivered. */
export function mayDeliver(s: State): void {
  s.phase = canLoad(active(s)) && someDelivery(s, s.turn, () => true) ? 'deliver' : 'claims';
}

/** Deliver (may): any number of deliveries, one after the other, each with a train and a train card. */
export const deliver: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.turn),
  legal(s) {
    const { dealt, bought } = active(s);
    const choices: Action[] = [];
    someDelivery(s, s.turn, (factory, city) => {
      const cards = DELIVERIES[factory]?.[city] ?? [];
      for (const card of dealt) choices.push(cards[card] as Action);
      for (const card of bought) choices.push(cards[card] as Action);
      return false;
    });
    choices.push(DONE);
    return addAnyStep(s, choices);
  },
  refuse(s, _, action) {
    if (action.type === 'deliver') return refuseDelivery(s, action) ?? possible(action);
    return refuseAnyStep(s, action);
  },
  on: {
    deliver(s, delivery, tell) {
      carryOut(s, delivery, tell);
    },
    done: (s) => void (s.phase = 'claims'),
    ...onAnyStep,
  },
};

function possible({ factory, city }: Delivery): never {
  throw new Error(`${FACTORY_NAMES[factory]} to ${CITY_IDS[city]} is possible`);
}

/** What a delivery lacks; undefined when it lacks nothing. */
export function refuseDelivery(s: State, delivery: ActionOf<'deliver'>): Ruling | undefined {
  const rule = lacking(s, delivery);
  if (rule === undefined) return undefined;
  const { factory, city, card } = delivery;
  return rulingOn(rule, {
    factory: at(FACTORY_NAMES, factory),
    city: at(CITY_IDS, city),
    good: at(GOODS, goodOfFactory(factory)),
    card: at(TRAIN_CARDS, card).id,
    trains: active(s).trains,
    cards: handSize(active(s)),
    onTheMap: Number(factoryHex(s.map, factory) !== NOWHERE && cityHex(s.map, city) !== NOWHERE),
  });
}

function lacking(s: State, { factory, city, card }: Delivery) {
  const { dealt, bought } = active(s);
  if (!canLoad(active(s))) return 'deliver.card';
  if (!hasToken(s, factory)) return 'deliver.token';
  if (cityHex(s.map, city) === NOWHERE || freeIcon(s, city, goodOfFactory(factory)) === NONE) return 'deliver.demand';
  if (!dealt.includes(card) && !bought.includes(card)) return 'deliver.card';
  if (!hasTrackAt(s, s.turn, factoryHex(s.map, factory))) return 'deliver.factory';
  if (!isConnected(s, s.turn, city)) return 'deliver.city';
  return hasRoute(s, s.turn, factory, city) ? undefined : 'deliver.route';
}

/** D1 to D5, in this order. */
function carryOut(s: State, delivery: Delivery, tell: TellEvent): void {
  const reckoning = reckon(s, s.turn, delivery);
  if (reckoning === undefined) throw new Error('a delivery without a route');
  s.resume = 'mayDeliver';
  s.phase = s.resume;
  moveGoods(s, delivery, reckoning, tell);
  playCard(s, delivery.card, reckoning, tell);
  for (const expansion of EXPANSIONS) {
    if (expansion.isIn(s)) expansion.delivered(s, s.turn, goodOfFactory(delivery.factory), tell);
  }
}

/** D1 the token, D2 the train, D3 money and prestige by length. */
function moveGoods(s: State, { factory, city }: Delivery, { path, money, prestige }: Reckoning, tell: TellEvent): void {
  const company = active(s);
  const good = goodOfFactory(factory);
  s.trains[freeIcon(s, city, good)] = s.turn;
  s.tokens &= ~bitOf(factory);
  company.goods[good] = at(company.goods, good) + 1;
  company.trains -= 1;
  company.stops.push(city);
  company.lengths.push(path.length);
  gain(s, s.turn, { money, prestige });
  tell({ type: 'delivered', seat: s.turn, factory, city, path, money, prestige });
}

/** D4: the reward if the condition holds; in any case the card joins the collection. */
function playCard(s: State, card: Card, { met, cardMoney, cardPrestige }: Reckoning, tell: TellEvent): void {
  const company = active(s);
  const hand = company.bought.includes(card) ? company.bought : company.dealt;
  hand.splice(hand.indexOf(card), 1);
  company.collection.push(card);
  gain(s, s.turn, { money: cardMoney, prestige: cardPrestige });
  tell({ type: 'cardPlayed', seat: s.turn, card, met, money: cardMoney, prestige: cardPrestige });
}
