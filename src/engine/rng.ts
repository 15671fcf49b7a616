/** A source of chance, passed in from outside: the rules have none of their own. */
export interface Rng {
  /** A whole number from 0 to `n - 1`, all equally likely. */
  below(n: number): number;
}

export function pick<T>(rng: Rng, from: readonly T[]): T {
  if (from.length === 0) throw new Error('cannot pick from an empty list');
  return from[rng.below(from.length)] as T;
}

/** Fisher–Yates, in place. */
export function shuffle<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const kept = list[i] as T;
    list[i] = list[j] as T;
    list[j] = kept;
  }
  return list;
}
