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
import { type City, type Factory, goodOfFactory } from '../map.ts';
import type { Counted } from '../rules/tally.ts';

/** What is printed on the components, in words: for the guide, the bar, the log and the board alike. */

export const dollars = (n: number): string => `$${n}`;
export const points = (n: number): string => count(n, 'point');
/** Where there is little room, beside a picture. */
export const printedPoints = (n: number): string => `${n} ★`;

interface Gain {
  readonly money: number;
  readonly prestige: number;
}

/** "$3 and 2 points", or one of the two, or "nothing". */
export const gains = ({ money, prestige }: Gain): string =>
  listed([...(money > 0 ? [dollars(money)] : []), ...(prestige > 0 ? [points(prestige)] : [])]);

/** What a player got or paid: "+$3", "+2 points", "−$1". */
export const plusDollars = (n: number): string => `+${dollars(n)}`;
export const minusDollars = (n: number): string => `−${dollars(n)}`;
export const plusPoints = (n: number): string => `+${points(n)}`;

/** "+$3, +2 points", or one of the two, or "nothing". */
export function signedGains({ money, prestige }: Gain): string {
  const parts = [...(money > 0 ? [plusDollars(money)] : []), ...(prestige > 0 ? [plusPoints(prestige)] : [])];
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

/** "+$3 +2 ★": on a button or a card. */
export const printedGains = ({ money, prestige }: Gain): string =>
  [...(money > 0 ? [plusDollars(money)] : []), ...(prestige > 0 ? [`+${printedPoints(prestige)}`] : [])].join(' ');

/** A button with its price, if it has one: "Build · $2". */
export const withPrice = (label: string, price: number): string =>
  price === 0 ? label : `${label} · ${dollars(price)}`;

export const goodName = (good: Good): string => at(GOODS, good);
export const goodOf = (factory: Factory): string => goodName(goodOfFactory(factory));
export const anyOf = (goods: readonly Good[]): string => goods.map(goodName).join(' or ');

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
  longest: (n) => `route of at most ${count(n, 'space')}`,
  shortest: (n) => `route of at least ${count(n, 'space')}`,
  first: () => 'first train in the city',
  second: () => 'second train in the city',
  share: (n) => onRoute(n, 'shared space'),
  mountain: (n) => onRoute(n, 'tunnel'),
  river: (n) => onRoute(n, 'bridge'),
  forest: (n) => onRoute(n, 'forest'),
  good: (good) => `delivery of ${goodName(good)}`,
  cross: () => 'factory and city on different tiles',
  through: () => 'route through a city',
};

/** The same on a card, where there is little room. */
const PRINTED_CONDITIONS: Readonly<Record<Condition, (n: number) => string>> = {
  longest: (n) => `up to ${n} spaces`,
  shortest: (n) => `${n}+ spaces`,
  first: () => '1st train in city',
  second: () => '2nd train in city',
  share: (n) => count(n, 'shared space'),
  mountain: (n) => count(n, 'tunnel'),
  river: (n) => count(n, 'bridge'),
  forest: (n) => count(n, 'forest'),
  good: goodName,
  cross: () => 'to another tile',
  through: () => 'through a city',
};

export const conditionWords = ({ condition, count: n }: TrainCard): string => CONDITIONS[condition](n);

export const printedCondition = ({ condition, count: n }: TrainCard): string => PRINTED_CONDITIONS[condition](n);

/** A train card in one line. */
export function cardWords(card: Card): string {
  const printed = TRAIN_CARDS[card];
  return printed === undefined ? 'a hidden card' : `${conditionWords(printed)}: ${gains(printed)}`;
}

/** What a train card asks for, as it is printed. */
export const shortConditionWords = (card: Card): string => printedCondition(at(TRAIN_CARDS, card));

/** The same with its reward: "6+ spaces: $4". */
export const shortCardWords = (card: Card): string => `${shortConditionWords(card)}: ${gains(at(TRAIN_CARDS, card))}`;

/** What each locked space brings, in few words. */
const POWERS = [
  `1 more track each turn, for ${dollars(NIGHT_SHIFT_COST)} extra`,
  `mountains cost ${dollars(DISCOUNT)} less`,
  `forests and rivers cost ${dollars(DISCOUNT)} less`,
  `${dollars(DISPATCH_INCOME)} more for each delivery`,
];
export const powerOf = (ability: Ability): string => at(POWERS, ability);

/** The same on its plate. */
const PRINTED_POWERS = [
  `3rd track, +${dollars(NIGHT_SHIFT_COST)}`,
  `mountain −${dollars(DISCOUNT)}`,
  `forest, river −${dollars(DISCOUNT)}`,
  `delivery +${dollars(DISPATCH_INCOME)}`,
];
export const printedPower = (ability: Ability): string => at(PRINTED_POWERS, ability);

const anyOfLetters = (letters: string): string => anyOf(Array.from(letters, (letter) => GOOD_LETTERS.indexOf(letter)));

/** What achievements and contracts count, after its number. */
export const COUNTED_WORDS: Readonly<Record<Counted, string>> = {
  deliveries: 'deliveries',
  tunnels: 'tunnels',
  bridges: 'bridges',
  forests: 'tracks in forests',
  longest: 'spaces in one route',
  kinds: 'different goods delivered',
  sameGood: 'deliveries of the same good',
  cities: 'cities with your trains',
  classes: 'different train classes played',
  sameClass: 'train cards of the same class played',
  stars: 'stars reached first',
  tiles: 'tiles with your tracks or trains',
  furnace: `deliveries of ${anyOfLetters(FURNACE_GOODS)}`,
  prairie: `deliveries of ${anyOfLetters(PRAIRIE_GOODS)}`,
  soundMoney: 'dollars and no loan',
  longHauls: `deliveries with a route of at least ${LONG_HAUL} spaces`,
  shared: 'tracks on spaces shared with another player',
};

/** The same with its number, on plates and cards. */
export const PRINTED_COUNTS: Readonly<Record<Counted, (n: number) => string>> = {
  deliveries: (n) => count(n, 'delivery', 'deliveries'),
  tunnels: (n) => count(n, 'tunnel'),
  bridges: (n) => count(n, 'bridge'),
  forests: (n) => count(n, 'forest'),
  longest: (n) => `route of ${n} spaces`,
  kinds: (n) => `${n} different goods`,
  sameGood: (n) => `${n} of the same good`,
  cities: (n) => `trains in ${count(n, 'city', 'cities')}`,
  classes: (n) => `${n} train classes`,
  sameClass: (n) => `${n} of one train class`,
  stars: (n) => `first on ${count(n, 'star')}`,
  tiles: (n) => `reach ${count(n, 'map tile')}`,
  furnace: (n) => `deliver ${n} ${anyOfLetters(FURNACE_GOODS)}`,
  prairie: (n) => `deliver ${n} ${anyOfLetters(PRAIRIE_GOODS)}`,
  soundMoney: (n) => `${dollars(n)} and no loan`,
  longHauls: (n) => `${n} routes of ${LONG_HAUL}+ spaces`,
  shared: (n) => count(n, 'shared space'),
};
