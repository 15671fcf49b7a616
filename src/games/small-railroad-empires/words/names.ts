import { at } from '#engine/indexed.ts';
import { count, listed } from '#words/speech.ts';
import {
  ABILITIES,
  type Ability,
  type Achievement,
  ACHIEVEMENTS,
  type Card,
  CITIES,
  CLASSES,
  type Condition,
  DISCOUNT,
  DISPATCH_INCOME,
  FURNACE_GOODS,
  type Good,
  GOOD_LETTERS,
  GOODS,
  LONG_HAUL,
  NIGHT_SHIFT_COST,
  PRAIRIE_GOODS,
  type TrainCard,
  TRAIN_CARDS,
} from '../components.ts';
import { type City, type Factory, goodOfFactory, type Hex, HEX_NAMES } from '../map.ts';
import type { Counted } from '../rules/tally.ts';

/** What is printed on the components, in words: for the guide, the bar, the log and the board alike. */

export const dollars = (n: number): string => `$${n}`;
export const points = (n: number): string => `${n} VP`;

interface Gain {
  readonly money: number;
  readonly prestige: number;
}

/** "$3 and 2 VP", or one of the two, or "nothing". */
export const gains = ({ money, prestige }: Gain): string =>
  listed([...(money > 0 ? [dollars(money)] : []), ...(prestige > 0 ? [points(prestige)] : [])]);

export const goodName = (good: Good): string => at(GOODS, good);
export const goodOf = (factory: Factory): string => goodName(goodOfFactory(factory));
export const anyOf = (goods: readonly Good[]): string => goods.map(goodName).join(' or ');

const A_FACTORY = ['a coal factory', 'a timber factory', 'an iron factory', 'a grain factory', 'an oil factory'];
export const aFactory = (factory: Factory): string => at(A_FACTORY, goodOfFactory(factory));

export const cityName = (city: City): string => at(CITIES, city).name;
/** The name of the city that records and rulings write like this. */
export const cityCalled = (id: string): string => CITIES.find((city) => city.id === id)?.name ?? id;

export const abilityName = (ability: Ability): string => at(ABILITIES, ability).name;
export const goalName = (achievement: Achievement): string => at(ACHIEVEMENTS, achievement).name;

export const className = (card: Card): string => at(CLASSES, at(TRAIN_CARDS, card).class).name;
const A_TRAIN = ['a Switcher', 'an Express', 'an Alpine', 'a Freighter'];
export const aTrain = (card: Card): string => at(A_TRAIN, at(TRAIN_CARDS, card).class);

const onRoute = (n: number, one: string): string => `at least ${count(n, one)} on the route`;

const CONDITIONS: Readonly<Record<Condition, (n: number) => string>> = {
  longest: (n) => `route of ${n} or shorter`,
  shortest: (n) => `route of ${n} or longer`,
  first: () => 'first train in the city',
  second: () => 'second train in the city',
  share: (n) => onRoute(n, 'shared space'),
  mountain: (n) => onRoute(n, 'tunnel'),
  river: (n) => onRoute(n, 'bridge'),
  forest: (n) => onRoute(n, 'forest'),
  good: (good) => `a delivery of ${goodName(good)}`,
  cross: () => 'factory and city on different tiles',
  through: () => 'a route through a city',
};

export const conditionWords = ({ condition, count: n }: TrainCard): string => CONDITIONS[condition](n);

/** A train card in one line. */
export function cardWords(card: Card): string {
  const printed = TRAIN_CARDS[card];
  return printed === undefined ? 'a hidden card' : `${conditionWords(printed)}: ${gains(printed)}`;
}

/** What each locked space brings, in few words. */
const POWERS = [
  `one more track a turn, ${dollars(NIGHT_SHIFT_COST)} extra`,
  `mountains ${dollars(DISCOUNT)} less`,
  `forests and rivers ${dollars(DISCOUNT)} less`,
  `${dollars(DISPATCH_INCOME)} more per delivery`,
];
export const powerOf = (ability: Ability): string => at(POWERS, ability);

const goodsOf = (letters: string): string =>
  listed(Array.from(letters, (letter) => goodName(GOOD_LETTERS.indexOf(letter))));

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
  furnace: `deliveries of ${goodsOf(FURNACE_GOODS)} together`,
  prairie: `deliveries of ${goodsOf(PRAIRIE_GOODS)} together`,
  soundMoney: 'dollars and no loan',
  longHauls: `deliveries of length ${LONG_HAUL} or more`,
  shared: 'tracks on spaces shared with a rival',
};

/** A space that a line of the log or an example can point at. */
export const hexPlace = (hex: Hex): string => `hex ${HEX_NAMES[hex] ?? ''}`;
