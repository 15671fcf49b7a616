import type { Rng } from '#engine/rng.ts';

/** Mulberry32: quick, and good enough to imagine with. Nothing that happens at a table is drawn from it. */
export function smallRng(seed: number): Rng {
  let a = seed | 0;
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  return { below: (n) => Math.floor((next() / 2 ** 32) * n) };
}
