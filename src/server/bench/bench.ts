import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One thing that is measured, beside what it is measured against; the command's own list has the same shape. */
export interface Bench {
  readonly name: string;
  readonly unit: string;
  readonly against: string;
  measure(): Promise<Measured>;
}

export interface Measured {
  readonly value: number;
  readonly reference: number;
  /** More is better. */
  readonly ratio: number;
}

/** Where more is better, and the reference was measured in the same run. */
const compared = (value: number, reference: number): Measured => ({
  value,
  reference,
  ratio: value / reference,
});

/** Where less is better, and the reference is a budget. */
export const budgeted = (value: number, budget: number): Measured => ({
  value,
  reference: budget,
  ratio: budget / value,
});

const ROUNDS = 3;

/** So many of something in a second. */
export type Rate = () => Promise<number>;

/** A load and its reference by turns, once to warm up and then in rounds: what slows the machine for a while slows both. */
export async function byTurns(load: Rate, reference: Rate): Promise<Measured> {
  const round = async () => compared(await load(), await reference());
  await round();
  const rounds: Measured[] = [];
  while (rounds.length < ROUNDS) rounds.push(await round());
  const middle = (of: (round: Measured) => number) => percentile(rounds.map(of), 0.5);
  return { value: middle((r) => r.value), reference: middle((r) => r.reference), ratio: middle((r) => r.ratio) };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

const made: string[] = [];

/** A directory for one run, gone when the bench is through. */
export function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'sternwheel-bench-'));
  if (made.push(directory) === 1) process.once('exit', removeDirectories);
  return directory;
}

const removeDirectories = () => made.forEach((directory) => rmSync(directory, { recursive: true, force: true }));

/** How many answers came in so many seconds when everybody asks again as soon as they are answered. */
export async function saturate(asks: readonly (() => Promise<void>)[], seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  const loop = async (ask: () => Promise<void>) => {
    while (performance.now() < end) {
      await ask();
      answers += 1;
    }
  };
  const began = performance.now();
  await Promise.all(asks.map(loop));
  return (1000 * answers) / (performance.now() - began);
}
