import { newDirectory } from '#server/temporary.ts';

/** One thing that is measured, with its reference. */
export interface Bench {
  readonly name: string;
  readonly unit: string;
  /** What the reference is, for people. */
  readonly against: string;
  measure(): Promise<Measured>;
}

export interface Measured {
  readonly value: number;
  readonly reference: number;
  /**
   * More is better. Not simply value by reference: each ratio is of two runs side by side, so that a busy machine slows
   * both.
   */
  readonly ratio: number;
}

/** For values where less is better, and the reference is a budget. */
export const budgeted = (value: number, budget: number): Measured => ({
  value,
  reference: budget,
  ratio: budget / value,
});

/** How many per second, and per second of the server's processor time. */
export interface Rates {
  readonly passed: number;
  readonly processor: number;
}

/**
 * A load and its reference in turn, once to warm up and then in rounds. What slows the machine for a while slows both.
 */
export async function byTurns(load: () => Promise<Rates>, reference: () => Promise<Rates>): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  while (rounds.length <= ROUNDS) rounds.push({ load: await load(), reference: await reference() });
  return rounds.slice(1);
}

const ROUNDS = 3;

export interface Round {
  readonly load: Rates;
  readonly reference: Rates;
}

/** The medians over all rounds. */
export function middle(rounds: readonly Round[], by: keyof Rates): Measured {
  const median = (of: (round: Round) => number) => percentile(rounds.map(of), 0.5);
  return {
    value: median(({ load }) => load[by]),
    reference: median(({ reference }) => reference[by]),
    ratio: median(({ load, reference }) => load[by] / reference[by]),
  };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

const removals: (() => void)[] = [];

/** A directory for one run, removed when the bench has finished. One listener removes them all. */
export function benchDirectory(): string {
  if (removals.length === 0) process.once('exit', () => removals.forEach((remove) => remove()));
  return newDirectory((remove) => removals.push(remove));
}

/** How many answers come when everybody asks again as soon as they are answered. */
export async function saturate(
  asks: readonly (() => Promise<void>)[],
  seconds: number,
  spent: () => Promise<number>,
): Promise<Rates> {
  const spentBefore = await spent();
  const began = performance.now();
  const end = began + seconds * 1000;
  let answers = 0;
  const loop = async (ask: () => Promise<void>) => {
    while (performance.now() < end) {
      await ask();
      answers += 1;
    }
  };
  await Promise.all(asks.map(loop));
  const passed = (performance.now() - began) / 1000;
  return { passed: answers / passed, processor: answers / ((await spent()) - spentBefore) };
}
