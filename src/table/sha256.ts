/*
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104), synchronous. A draw happens inside one step of the rules, where WebCrypto's
 * promises cannot be awaited. The same code verifies the draw in the browser.
 */

const PRIMES_UNDER_312 = Array.from({ length: 310 }, (_, n) => n + 2).filter((n) => isPrime(n));

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

/** The first 32 bits of a fraction. For roots of small primes a double holds them exactly. */
const fractionBits = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0;

const ROUND_CONSTANTS = Int32Array.from(PRIMES_UNDER_312, (p) => fractionBits(Math.cbrt(p)));
const START = Int32Array.from(PRIMES_UNDER_312.slice(0, 8), (p) => fractionBits(Math.sqrt(p)));

const rotate = (x: number, by: number) => (x >>> by) | (x << (32 - by));

const BLOCK = 64;

export const sha256 = (message: Uint8Array): Uint8Array => hashOn(START, 0, message);

/** Continues a message whose first `done` bytes, in whole blocks, have led to `state`. */
function hashOn(state: Int32Array, done: number, message: Uint8Array): Uint8Array {
  const padded = pad(message, done);
  const hash = state.slice();
  for (let block = 0; block < padded.byteLength; block += BLOCK) compress(hash, padded, block);
  const digest = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 8; i++) digest.setInt32(4 * i, at(hash, i));
  return new Uint8Array(digest.buffer);
}

/** A one bit, zeros, and the length in bits, up to a whole number of blocks. */
function pad(message: Uint8Array, done: number): DataView {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  const length = done + message.length;
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  view.setUint32(padded.length - 4, length << 3);
  return view;
}

/** The message schedule: written again for each block, read only within it. */
const schedule = new Int32Array(64);

function extend(w: Int32Array, bytes: DataView, block: number): void {
  for (let i = 0; i < 16; i++) w[i] = bytes.getInt32(block + 4 * i);
  for (let i = 16; i < 64; i++) {
    const a = at(w, i - 15);
    const b = at(w, i - 2);
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
  }
}

function compress(hash: Int32Array, bytes: DataView, block: number): void {
  const w = schedule;
  extend(w, bytes, block);
  let a = at(hash, 0);
  let b = at(hash, 1);
  let c = at(hash, 2);
  let d = at(hash, 3);
  let e = at(hash, 4);
  let f = at(hash, 5);
  let g = at(hash, 6);
  let h = at(hash, 7);
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND_CONSTANTS, i) + at(w, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  add(hash, [a, b, c, d, e, f, g, h]);
}

function add(hash: Int32Array, words: readonly number[]): void {
  for (let i = 0; i < 8; i++) hash[i] = at(hash, i) + (words[i] as number);
}

const at = (words: Int32Array, i: number) => words[i] as number;

/** A prepared key: the two hash states that every message under it begins with. */
export function hmacKey(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const begun = (mask: number): Int32Array => {
    const block = new Uint8Array(BLOCK).fill(mask);
    short.forEach((byte, i) => (block[i] = byte ^ mask));
    const hash = START.slice();
    compress(hash, new DataView(block.buffer), 0);
    return hash;
  };
  const inner = begun(0x36);
  const outer = begun(0x5c);
  return (message) => hashOn(outer, BLOCK, hashOn(inner, BLOCK, message));
}

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');

export const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));

/** For plain ASCII, which is all our own messages contain. */
export function asciiBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
