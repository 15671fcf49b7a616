import {
  type Condition,
  DISCOUNT,
  DISPATCH_INCOME,
  GOODS,
  LONG_HAUL,
  NIGHT_SHIFT_COST,
  type TrainCard,
  TRAIN_CARDS,
} from '../components.ts';
import { type Factory, goodOfFactory } from '../map.ts';
import type { Counted } from '../tally.ts';

/** What is printed on the components, in words: for the guide, the bar and the log alike. */

export const dollars = (n: number): string => `$${n}`;

interface Gain {
  readonly money: number;
  readonly prestige: number;
}

/** "$3 and 2 VP", or one of the two, or "nothing". */
export function gains({ money, prestige }: Gain): string {
  const parts = [money > 0 ? dollars(money) : '', prestige > 0 ? `${prestige} VP` : ''].filter((part) => part !== '');
  return parts.length === 0 ? 'nothing' : parts.join(' and ');
}

export const goodOf = (factory: Factory): string => GOODS[goodOfFactory(factory)] ?? '';

/** "1 loan", "3 loans". */
export const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

const atLeast = (n: number, one: string): string => `at least ${counted(n, one)} on the route`;

const CONDITIONS: Readonly<Record<Condition, (n: number) => string>> = {
  longest: (n) => `route of ${n} or shorter`,
  shortest: (n) => `route of ${n} or longer`,
  first: () => 'first train in the city',
  second: () => 'second train in the city',
  share: (n) => atLeast(n, 'shared space'),
  mountain: (n) => atLeast(n, 'tunnel'),
  river: (n) => atLeast(n, 'bridge'),
  forest: (n) => atLeast(n, 'forest'),
  good: (n) => `a delivery of ${GOODS[n] ?? ''}`,
  cross: () => 'factory and city on different tiles',
  through: () => 'a route through a city',
};

export const conditionWords = ({ condition, count }: TrainCard): string => CONDITIONS[condition](count);

/** A train card in one line. */
export function cardWords(card: number): string {
  const printed = TRAIN_CARDS[card];
  return printed === undefined ? 'a hidden card' : `${conditionWords(printed)}: ${gains(printed)}`;
}

/** What each locked space brings, in few words. */
export const POWERS = [
  `one more track a turn, ${dollars(NIGHT_SHIFT_COST)} extra`,
  `mountains ${dollars(DISCOUNT)} less`,
  `forests and rivers ${dollars(DISCOUNT)} less`,
  `${dollars(DISPATCH_INCOME)} more per delivery`,
] as const;

/** What achievements and contracts count, after its number. */
export const COUNTED_WORDS: Readonly<Record<Counted, string>> = {
  deliveries: 'deliveries',
  tunnels: 'tunnels',
  bridges: 'bridges',
  forests: 'forest tracks',
  longest: 'spaces in one route',
  kinds: 'kinds of goods delivered',
  sameGood: 'deliveries of one good',
  cities: 'cities with your trains',
  classes: 'train classes collected',
  sameClass: 'trains of one class collected',
  stars: 'stars reached first',
  tiles: 'tiles with your tracks or trains',
  furnace: 'deliveries of coal and iron together',
  prairie: 'deliveries of grain and timber together',
  soundMoney: 'dollars and no loan',
  longHauls: `deliveries of length ${LONG_HAUL} or more`,
  shared: 'tracks on spaces shared with a rival',
};
