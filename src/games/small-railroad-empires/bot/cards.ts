import { type Condition, type TrainCard, TRAIN_CARDS } from '../components.ts';
import { goodOfFactory, tileOfCity, tileOfFactory } from '../map.ts';
import { trainsIn } from '../rules/demand.ts';
import { holds } from '../rules/reward.ts';
import type { Company, State } from '../state.ts';
import type { Prospect } from './outlook.ts';

export const DOLLAR = 0.3;

export const faceValue = ({ money, prestige }: TrainCard): number => prestige + DOLLAR * money;

/** How often a condition holds that asks for spaces nobody can foresee. */
const UNFORESEEN: Partial<Readonly<Record<Condition, number>>> = {
  share: 0.25,
  mountain: 0.4,
  river: 0.45,
  forest: 0.45,
  through: 0.25,
};

/** What a card should bring with a delivery that is only hoped for. */
function bringsWith(s: State, printed: TrainCard, { factory, city, length }: Prospect): number {
  const guess = UNFORESEEN[printed.condition];
  if (guess !== undefined) return guess * faceValue(printed);
  const met = holds(printed, {
    length,
    weight: 0,
    before: trainsIn(s, city),
    good: goodOfFactory(factory),
    crossing: tileOfFactory(factory) !== tileOfCity(city),
  });
  return met ? faceValue(printed) : 0;
}

/**
 * What the cards in hand should bring with these deliveries, each with the best card that the ones before have left.
 */
export function handWorth(s: State, { dealt, bought }: Company, hopes: readonly Prospect[]): number {
  const hand = [...dealt, ...bought];
  let worth = 0;
  for (let i = 0; i < hopes.length && hand.length > 0; i++) {
    let best = 0;
    let most = -1;
    for (let k = 0; k < hand.length; k++) {
      const brings = bringsWith(s, TRAIN_CARDS[hand[k] as number] as TrainCard, hopes[i] as Prospect);
      if (brings <= most) continue;
      best = k;
      most = brings;
    }
    hand.splice(best, 1);
    worth += most;
  }
  return worth;
}
