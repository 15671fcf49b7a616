import type { Seat } from '#engine/actor.ts';
import type { Rng } from '#engine/rng.ts';
import { asciiBytes, fromHex, hmacKey, sha256, toHex } from './sha256.ts';

/*
 * Fair chance. The host commits to a secret before anyone sits down. Every seat adds entropy of its own. Each draw
 * depends only on both and on the number of the move. So the host cannot choose the draws, no player can predict them,
 * and going back and on again gives the same draw.
 */

/** An entropy that a seat brought, and the first move it counts for. That move was never drawn before. */
export interface Entropy {
  readonly seat: Seat;
  readonly from: number;
  readonly entropy: string;
}

export const commitmentTo = (secret: string): string => toHex(sha256(fromHex(secret)));

/** By seat, the entropy that counts at a move; `-` for a bot or an empty seat. */
export function entropiesAt(entropies: readonly Entropy[], seats: number, move: number): readonly string[] {
  const counted = Array.from({ length: seats }, () => '-');
  for (const { seat, from, entropy } of entropies) if (from <= move) counted[seat] = entropy;
  return counted;
}

/**
 * The generator of one move: block b of its stream is
 * HMAC-SHA-256(secret, "sternwheel/1|e0,e1,…|move|b"), read as eight big-endian 32-bit numbers.
 */
export function fairRng(secret: string, entropies: readonly string[], move: number): Rng {
  const hmac = hmacKey(fromHex(secret));
  const label = `sternwheel/1|${entropies.join(',')}|${move}|`;
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let read = 0;
  const next = (): number => {
    if (read === block.byteLength) {
      block = new DataView(hmac(asciiBytes(label + blocks++)).buffer as ArrayBuffer);
      read = 0;
    }
    read += 4;
    return block.getUint32(read - 4);
  };
  return { below: (n) => drawBelow(n, next) };
}

const WORDS = 2 ** 32;

/** Numbers past the last whole multiple of n are drawn again. Otherwise small results would be more likely. */
function drawBelow(n: number, next: () => number): number {
  if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new Error(`cannot draw below ${n}`);
  const limit = WORDS - (WORDS % n);
  let drawn = next();
  while (drawn >= limit) drawn = next();
  return drawn % n;
}
