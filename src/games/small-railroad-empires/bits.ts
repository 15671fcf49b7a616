import type { Seat } from '#engine/actor.ts';

/** Sets of seats, factories or abilities are numbers with one bit for each member. */

export const bitOf = (n: Seat): number => 1 << n;

/** How many bits are set: tracks on a space, abilities unlocked. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The number of the lowest bit that is set. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
