import { count } from '#words/speech.ts';
import { type Card, CLASSES, TRAIN_CARDS } from '../components.ts';
import { points } from './names.ts';

/** The public facts of a company, named for those who do not see their symbols. */
export const PANEL = {
  money: (n: number) => count(n, 'dollar'),
  prestige: points,
  tracks: (n: number) => `${count(n, 'track')} left to build`,
  trains: (n: number) => `${count(n, 'train')} left`,
  cards: (n: number) => `${count(n, 'train card')} in hand`,
  loans: (n: number) => count(n, 'loan'),
  handLabel: 'cards',
  containersLabel: 'containers',
  abilities: 'Abilities',
  delivered: 'Deliveries',
  played: 'Trains played',
  achievements: 'Achievements',
  hand: 'Known cards',
  none: 'none yet',
  delivery: (city: string, length: number) => `${city} (${count(length, 'space')})`,
} as const;

/** Trains played, by class: "2 Express, 1 Alpine". */
export const collectionWords = (cards: readonly Card[]): string =>
  CLASSES.map(({ name }, kind) => ({ name, n: cards.filter((card) => TRAIN_CARDS[card]?.class === kind).length }))
    .filter(({ n }) => n > 0)
    .map(({ name, n }) => `${n} ${name}`)
    .join(', ');

/** What the charts of the finished game show. */
export const CHARTS = {
  prestige: { title: 'Points', unit: 'points' },
  money: { title: 'Money', unit: 'dollars' },
  score: { title: 'Score without the contract', unit: 'points' },
} as const;
