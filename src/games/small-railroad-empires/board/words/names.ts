import { count } from '#kit/speech.ts';
import { type Condition, GOODS, type TrainCard, TRAIN_CARDS } from '../../components.ts';
import { type Factory, goodOfFactory } from '../../map.ts';

export const dollars = (n: number): string => `$${n}`;

/** "$3 and 2 VP", or one of the two, or "nothing". */
export function gains({ money, prestige }: { readonly money: number; readonly prestige: number }): string {
  const parts = [money > 0 ? dollars(money) : '', prestige > 0 ? `${prestige} VP` : ''].filter((part) => part !== '');
  return parts.length === 0 ? 'nothing' : parts.join(' and ');
}

export const goodOf = (factory: Factory): string => GOODS[goodOfFactory(factory)] ?? '';

const CONDITIONS: Readonly<Record<Condition, (n: number) => string>> = {
  longest: (n) => `route of ${n} or shorter`,
  shortest: (n) => `route of ${n} or longer`,
  first: () => 'first train in the city',
  second: () => 'second train in the city',
  share: (n) => `${count(n, 'shared space')} on the route`,
  mountain: (n) => `${count(n, 'tunnel')} on the route`,
  river: (n) => `${count(n, 'bridge')} on the route`,
  forest: (n) => `${count(n, 'forest')} on the route`,
  good: (n) => `a delivery of ${GOODS[n] ?? ''}`,
  cross: () => 'factory and city on different tiles',
  through: () => 'a route through a city',
};

export const conditionWords = ({ condition, count: n }: TrainCard): string => CONDITIONS[condition](n);

/** A train card in one line. */
export function cardWords(card: number): string {
  const printed = TRAIN_CARDS[card];
  return printed === undefined ? 'a hidden card' : `${conditionWords(printed)}: ${gains(printed)}`;
}
