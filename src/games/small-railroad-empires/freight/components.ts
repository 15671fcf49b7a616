import type { Index } from '#engine/indexed.ts';
import { type Good, GOOD_LETTERS } from '../components.ts';

/** The container ships and containers of Freight on Board. What stands on the ships is our own: see README.md. */

export const WILD = -1;

export interface Slot {
  /** The good it asks for, or `WILD`. */
  readonly good: Good;
  readonly money: number;
  readonly prestige: number;
}

export interface Bonus {
  readonly money: number;
  readonly prestige: number;
}

/** A ship, by the number of its card. */
export type ShipCard = Index<'ship'>;

export interface Ship {
  readonly id: string;
  readonly slots: readonly Slot[];
  readonly first: Bonus;
  /** Only for those who tie for most. */
  readonly second: Bonus;
}

/** Slots from the left, then the 1st and the 2nd export bonus. */
const PRINTED_SHIPS = [
  ['*', 'C $1', 'G', 'I 1VP', '1VP $1', '$1'],
  ['T $1', '*', 'O 1VP', 'C $2', '2VP', '1VP'],
  ['I', 'G 1VP', '* $1', 'T 1VP', '1VP $2', '$2'],
  ['*', 'O $2', 'T 1VP', '* $1', '2VP', '1VP'],
  ['G $1', 'C 1VP', '*', 'O $2', '2VP $1', '1VP'],
  ['O $1', 'I 1VP', 'C $1', '* 1VP', '$4', '$2'],
  ['*', 'T $1', 'I $2', 'G 1VP', '2VP', '1VP'],
  ['C', '* $1', 'G $1', 'O 2VP', '3VP', '1VP'],
] as const;
const EXPORT_BONUSES = 2;

const bonusOf = (text: string): Bonus => ({
  money: Number(/\$(\d)/.exec(text)?.[1] ?? 0),
  prestige: Number(/(\d)VP/.exec(text)?.[1] ?? 0),
});

const slotOf = (text: string): Slot => ({ good: GOOD_LETTERS.indexOf(text[0] ?? ''), ...bonusOf(text) });

export const SHIPS: readonly Ship[] = PRINTED_SHIPS.map((texts, n) => {
  const [first = '', second = ''] = texts.slice(-EXPORT_BONUSES);
  return {
    id: `S${n + 1}`,
    slots: texts.slice(0, -EXPORT_BONUSES).map(slotOf),
    first: bonusOf(first),
    second: bonusOf(second),
  };
});

export const CONTAINERS_EACH = 4;
export const NEUTRAL_CONTAINERS = 4;
