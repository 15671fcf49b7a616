import { at } from '#engine/indexed.ts';
import type { Action } from '../actions.ts';
import {
  ABILITIES,
  type Ability,
  type Condition,
  LOAN,
  MARKET_PRICES,
  NIGHT_SHIFT,
  REPAYMENT,
  type TrainCard,
  TRAIN_CARDS,
  TRESTLE_YARD,
} from '../components.ts';
import { active, handSize, hasAbility, type State } from '../state.ts';
import { WORTHS } from './assets.ts';
import { faceValue } from './cards.ts';
import { timeFor, timeOf } from './time.ts';

/** What an action of the office, or a loan, gains in points; ending the step gains nothing. */
export function spending(s: State, action: Action): number {
  switch (action.type) {
    case 'buy':
      return buying(s, action.place);
    case 'unlock':
      return unlocking(s, action.ability);
    case 'repay':
      return -WORTHS.loans - REPAYMENT * WORTHS.money;
    case 'loan':
      return borrowing(s);
    default:
      return 0;
  }
}

/** A third track every turn is worth more than anything else, while there are turns. */
function unlocking(s: State, ability: Ability): number {
  const later = Math.max(0, timeOf(s, s.turn).turns - 1);
  const worth = ability === NIGHT_SHIFT ? WORTHS.night : ability === TRESTLE_YARD ? WORTHS.trestles : 0;
  return worth * later - WORTHS.money * priceOf(ability);
}

const priceOf = (ability: Ability): number => at(ABILITIES, ability).price;

/** Debt pays for itself only when it opens the night shift. */
function borrowing(s: State): number {
  const { money } = active(s);
  const price = priceOf(NIGHT_SHIFT);
  const opens = s.phase === 'office' && !hasAbility(active(s), NIGHT_SHIFT) && !s.hasUnlocked;
  const use = opens && money < price && money + LOAN >= price ? unlocking(s, NIGHT_SHIFT) : 0;
  return WORTHS.loans + LOAN * WORTHS.money + use;
}

/** How often a condition can be met without a detour. */
const EASE: Readonly<Record<Condition, number>> = {
  longest: 0.5,
  shortest: 0.7,
  first: 0.7,
  second: 0.4,
  share: 0.4,
  mountain: 0.4,
  river: 0.5,
  forest: 0.5,
  good: 0.3,
  cross: 0.5,
  through: 0.3,
};

/** What the first cards in hand are worth just for being cards, by how many there already are. */
const NEEDS = [3, 1.2, 0.5] as const;

function buying(s: State, place: number): number {
  const printed = TRAIN_CARDS[s.market[place - 1] ?? 0] as TrainCard;
  const need = NEEDS[handSize(active(s))] ?? 0;
  const use = timeFor(Math.max(0, timeOf(s, s.turn).turns - 1));
  return use * (need + EASE[printed.condition] * faceValue(printed)) - WORTHS.money * (MARKET_PRICES[place - 1] ?? 0);
}
