import type { ChanceRecord } from '#protocol/record-file.ts';
import { keep, readKept } from './kept.ts';

/** What a host had committed to before this browser sent its entropy, and the entropy it sent. */
interface Promised {
  readonly commitment: string;
  readonly entropies: readonly string[];
}

const KEPT_AS = 'sternwheel.promises';
const KEPT = 60;

type Kept = readonly (readonly [table: string, promised: Promised])[];

const promises = (): Kept => readKept<Kept>(KEPT_AS, []);

const promiseOf = (table: string): Promised | undefined => promises().find(([known]) => known === table)?.[1];

/** Remembered here, because the host of the table could later show another commitment. The first one stays. */
export function rememberPromise(table: string, commitment: string, entropy: string): void {
  const before = promiseOf(table) ?? { commitment, entropies: [] };
  const others = promises().filter(([known]) => known !== table);
  const kept: Kept = [...others, [table, { ...before, entropies: [...before.entropies, entropy] }]];
  // A browser that keeps nothing can still check the draws, only not who chose first.
  keep(KEPT_AS, kept.slice(-KEPT));
}

/** Which promise the host broke; undefined if it kept all this browser remembers. `mine`: this person's seats. */
export function brokenPromise(
  table: string,
  commitment: string,
  chance: Pick<ChanceRecord, 'commitment' | 'entropies'>,
  mine: readonly number[],
): string | undefined {
  const promised = promiseOf(table);
  if (chance.commitment !== (promised?.commitment ?? commitment))
    return 'The secret does not match the commitment published before the game.';
  const counted = mine.map((seat) => chance.entropies.findLast((one) => one.seat === seat)?.entropy);
  const foreign = counted.some((entropy) => entropy !== undefined && promised?.entropies.includes(entropy) === false);
  return foreign
    ? 'The draws do not use the random numbers of this browser. If you did not join again on another device, somebody exchanged them.'
    : undefined;
}
