/**
 * Chance for pictures only: the same seed always draws the same trees. From 0 up to 1. The kit has its own generator
 * because it knows no rules, so it may not use the engine.
 */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed for a place, so that what stands there does not change when the chart grows elsewhere. */
export const seedAt = (x: number, y: number): number =>
  (Math.imul(Math.round(x) + 0x9e37, 0x85ebca6b) ^ Math.imul(Math.round(y) + 0x79b9, 0xc2b2ae35)) >>> 0;
