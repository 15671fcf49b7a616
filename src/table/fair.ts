import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, createView, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from '#engine/actor.ts';
import type { Rng } from '#engine/rng.ts';

/*
 * Fair chance. The host commits to a secret before anyone sits down. Every seat adds entropy of its own. Each draw
 * depends only on both and on the number of the move. So the host cannot choose the draws, no player can predict them,
 * and going back and on again gives the same draw.
 *
 * The hash is a library's, because a draw happens inside one step of the rules, where the promises of WebCrypto cannot
 * be awaited. The same code draws on the server and verifies in the browser.
 */

/** An entropy that a seat brought, and the first move it counts for. That move was never drawn before. */
export interface Entropy {
  readonly seat: Seat;
  readonly from: number;
  readonly entropy: string;
}

export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

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
  const keyed = hmac.create(sha256, hexToBytes(secret));
  const label = `sternwheel/1|${entropies.join(',')}|${move}|`;
  let block: DataView = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let read = 0;
  const next = (): number => {
    if (read === block.byteLength) {
      const message = utf8ToBytes(label + blocks++);
      block = createView(keyed.clone().update(message).digest());
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
