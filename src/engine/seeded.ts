import type { Rng } from './rng.ts';

/**
 * A small fast generator (sfc32) for simulations, bots, tests and imagined states: the same seed gives the same numbers
 * on every machine. Nothing that happens at a table is drawn from it: that chance is drawn by commitment. The rules may
 * not use it at all; lint checks this.
 */
export function seeded(seed: number): Rng & { fork(): Rng } {
  let a = 0x9e3779b9 ^ seed;
  let b = 0x243f6a88;
  let c = 0xb7e15162 ^ Math.imul(seed, 0x85ebca6b);
  let d = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 16; i++) next();
  return {
    /** Lemire's multiply-and-reject: unbiased, and no division in the common case. */
    below(n) {
      let product = next() * n;
      let low = product >>> 0;
      if (low < n) {
        const threshold = (2 ** 32 - n) % n;
        while (low < threshold) {
          product = next() * n;
          low = product >>> 0;
        }
      }
      return Math.floor(product / 2 ** 32);
    },
    fork: () => seeded(next()),
  };
}
