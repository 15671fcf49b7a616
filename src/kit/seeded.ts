import { seeded } from '#engine/seeded.ts';

const WORDS = 2 ** 32;

/** Chance for pictures only: the same seed always draws the same trees. From 0 up to 1. */
export function seededNumbers(seed: number): () => number {
  const rng = seeded(seed);
  return () => rng.below(WORDS) / WORDS;
}

/** A seed for a place, so that what stands there does not change when the chart grows elsewhere. */
export const seedAt = (x: number, y: number): number =>
  (Math.imul(Math.round(x) + 0x9e37, 0x85ebca6b) ^ Math.imul(Math.round(y) + 0x79b9, 0xc2b2ae35)) >>> 0;
