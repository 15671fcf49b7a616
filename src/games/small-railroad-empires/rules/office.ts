import { alone } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Action } from '../actions.ts';
import { BUYS, DONE, REPAY, UNLOCKS } from '../answers.ts';
import { bitOf } from '../bits.ts';
import { ABILITIES, type Ability, HAND_LIMIT, MARKET_PRICES } from '../components.ts';
import type { Event } from '../events.ts';
import { rulingOn } from '../rulings.ts';
import { active, handSize, hasAbility, type State } from '../state.ts';
import { addAnyStep, onAnyStep, refuseAnyStep } from './any-step.ts';
import { canBorrow, canRepay, refuseRepayment, repay } from './loans.ts';

const priceAt = (place: number): number => MARKET_PRICES[place - 1] ?? Infinity;

function canBuy(s: State, place: number): boolean {
  const company = active(s);
  return !s.hasBought && place <= s.market.length && handSize(company) < HAND_LIMIT && company.money >= priceAt(place);
}

function canUnlock(s: State, ability: Ability): boolean {
  const company = active(s);
  return !s.hasUnlocked && !hasAbility(company, ability) && company.money >= at(ABILITIES, ability).price;
}

/** Office: asked while anything can be done there. */
export function mayOffice(s: State): void {
  s.phase = canBorrow(s) || office.legal(s, s.turn).length > 1 ? 'office' : 'turnEnds';
}

/** Office (may, any order): buy at most one train card, unlock at most one space, repay any loans. */
export const office: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.turn),
  legal(s) {
    const choices: Action[] = [];
    for (let place = 1; place <= MARKET_PRICES.length; place++) {
      if (canBuy(s, place)) choices.push(BUYS[place - 1] as Action);
    }
    for (let ability = 0; ability < ABILITIES.length; ability++) {
      if (canUnlock(s, ability)) choices.push(UNLOCKS[ability] as Action);
    }
    if (canRepay(s)) choices.push(REPAY);
    choices.push(DONE);
    return addAnyStep(s, choices);
  },
  refuse(s, _, action) {
    if (action.type === 'buy') return refusePurchase(s, action.place);
    if (action.type === 'unlock') return refuseUnlocking(s, action.ability);
    if (action.type === 'repay') return refuseRepayment(s);
    return refuseAnyStep(s, action);
  },
  on: {
    buy(s, { place }, tell) {
      const [card = 0] = s.market.splice(place - 1, 1);
      const company = active(s);
      company.money -= priceAt(place);
      company.bought.push(card);
      s.hasBought = true;
      tell({ type: 'bought', seat: s.turn, card, place, price: priceAt(place) });
      s.resume = 'mayOffice';
      s.phase = s.deck.length > 0 ? 'refill' : s.resume;
    },
    unlock(s, { ability }, tell) {
      const company = active(s);
      const { price } = at(ABILITIES, ability);
      company.money -= price;
      company.unlocked |= bitOf(ability);
      company.supply += 1;
      s.hasUnlocked = true;
      tell({ type: 'unlocked', seat: s.turn, ability, price });
      s.phase = 'mayOffice';
    },
    repay(s, _, tell) {
      repay(s, tell);
      s.phase = 'mayOffice';
    },
    done: (s) => void (s.phase = 'turnEnds'),
    ...onAnyStep,
  },
};

function refusePurchase(s: State, place: number): Ruling {
  const company = active(s);
  if (s.hasBought) return rulingOn('market.one');
  if (place > s.market.length) return rulingOn('market.empty', { place, cards: s.market.length });
  if (handSize(company) >= HAND_LIMIT) return rulingOn('market.hand', { cards: handSize(company) });
  return rulingOn('market.price', { place, price: priceAt(place), money: company.money });
}

function refuseUnlocking(s: State, ability: Ability): Ruling {
  const company = active(s);
  const { name, price } = at(ABILITIES, ability);
  if (hasAbility(company, ability)) return rulingOn('unlock.done', { ability: name });
  if (s.hasUnlocked) return rulingOn('unlock.one');
  return rulingOn('unlock.price', { ability: name, price, money: company.money });
}
