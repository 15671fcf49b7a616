import type { ChanceRecord } from '#protocol/record-file.ts';

/** What a house had sealed before this browser brought its share of chance, and the shares it brought. */
interface Promised {
  readonly commitment: string;
  readonly entropies: readonly string[];
}

const KEPT_AS = 'sternwheel.promises';
const KEPT = 60;

type Kept = readonly (readonly [table: string, promised: Promised])[];

function readKept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]') as Kept;
  } catch {
    return [];
  }
}

const promiseOf = (table: string): Promised | undefined => readKept().find(([known]) => known === table)?.[1];

/** Remembered here, because the host of the table could later show another seal. The first seal stays. */
export function rememberPromise(table: string, commitment: string, entropy: string): void {
  const before = promiseOf(table) ?? { commitment, entropies: [] };
  const others = readKept().filter(([known]) => known !== table);
  const kept: Kept = [...others, [table, { ...before, entropies: [...before.entropies, entropy] }]];
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(kept.slice(-KEPT)));
  } catch {
    // A browser that keeps nothing can still check the draws, only not who chose first.
  }
}

/** Which promise the house broke; undefined if it kept all this browser remembers. `mine`: this person's seats. */
export function brokenPromise(
  table: string,
  commitment: string,
  chance: Pick<ChanceRecord, 'commitment' | 'entropies'>,
  mine: readonly number[],
): string | undefined {
  const promised = promiseOf(table);
  if (chance.commitment !== (promised?.commitment ?? commitment)) return 'The secret is not the one that was sealed.';
  const counted = mine.map((seat) => chance.entropies.findLast((one) => one.seat === seat)?.entropy);
  const foreign = counted.some((entropy) => entropy !== undefined && promised?.entropies.includes(entropy) === false);
  return foreign
    ? 'What counted is not what this browser brought to chance. Unless you sat down again on another device, it was exchanged.'
    : undefined;
}
