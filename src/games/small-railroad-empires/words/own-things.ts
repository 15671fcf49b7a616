import { at } from '#engine/indexed.ts';
import { count } from '#words/speech.ts';
import { ABILITIES, type Ability, LOAN, LOANS_EACH, REPAYMENT } from '../components.ts';
import { abilityName, cardWords, className, dollars, powerOf } from './names.ts';
import type { Card } from '../components.ts';

/** What a player has: the words below the numbers, and what is said of each thing. */
export const STOCKS = {
  title: 'Money and pieces',
  money: 'cash',
  points: 'points',
  tracks: (n: number) => (n === 1 ? 'track' : 'tracks'),
  trains: (n: number) => (n === 1 ? 'train' : 'trains'),
  loans: (n: number) => (n === 1 ? 'loan' : 'loans'),
} as const;

export const COMPANY = 'Company';
export const handTitle = (isOwn: boolean, name: string): string => (isOwn ? 'Your hand' : `Hand of ${name}`);

export const loanName = (held: number): string =>
  `${count(held, 'loan')} of ${LOANS_EACH}: take one for ${dollars(LOAN)}, repay for ${dollars(REPAYMENT)}`;

/** A plate of the company board. */
export const plateName = (ability: Ability, isUnlocked: boolean): string =>
  isUnlocked
    ? `${abilityName(ability)}: ${powerOf(ability)}`
    : `${abilityName(ability)}, locked: ${dollars(at(ABILITIES, ability).price)} to unlock. Gives 1 track, and ${powerOf(ability)}`;

/** While something can be delivered, also whether its condition can be met. */
export const cardName = (card: Card, isMet?: boolean): string =>
  `${className(card)}: ${cardWords(card)}${isMet === undefined ? '' : isMet ? ', condition met' : ', condition not met'}`;
export const forSaleName = (card: Card, price: number): string => `${cardName(card)}, costs ${dollars(price)}`;

export const stopsNote = (deliveries: number): string => count(deliveries, 'delivery', 'deliveries');
