import type { Index } from '#engine/indexed.ts';

/**
 * A set of indexes of one kind, one bit each. The state has several at every town, and a clone of it copies a number
 * where it would copy a list.
 */
export type Bits<I extends Index<string>> = number & { readonly of?: I };

export const NO_BITS = 0;

export const isIn = <I extends Index<string>>(set: Bits<I>, index: I): boolean => ((set >> index) & 1) === 1;

export const including = <I extends Index<string>>(set: Bits<I>, index: I): Bits<I> => set | (1 << index);

/** The set of all indexes below a number. */
export const allBelow = (length: number): number => (1 << length) - 1;
