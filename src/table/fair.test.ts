import { createHash, createHmac } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { commitmentTo, entropiesAt, fairRng } from './fair.ts';

// Old records are verified with the library that is installed now, so each version of it is held to the published vectors.
describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of FIPS 180-4 example "%s"', (message, digest) => {
    expect(bytesToHex(sha256(utf8ToBytes(message)))).toBe(digest);
  });

  test('agrees with another implementation at every length around the block borders', () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(bytesToHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });
});

describe('HMAC-SHA-256', () => {
  // RFC 4231, test cases 1, 2 and 6 (a key longer than a block).
  test.each([
    ['0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      bytesToHex(utf8ToBytes('Jefe')),
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      'aa'.repeat(131),
      'Test Using Larger Than Block-Size Key - Hash Key First',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('of RFC 4231, key %s', (key, message, mac) => {
    expect(bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(message)))).toBe(mac);
  });
});

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const draws = (rng: { below(n: number): number }, n: number, count: number) =>
  Array.from({ length: count }, () => rng.below(n));

describe('fair chance', () => {
  test('the commitment is the SHA-256 of the secret', () => {
    expect(commitmentTo(SECRET)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  test('the numbers are those anyone gets from HMAC-SHA-256 of the published text', () => {
    const mac = (block: number) =>
      createHmac('sha256', Buffer.from(SECRET, 'hex')).update(`sternwheel/1|aa11,-|57|${block}`).digest();
    const words = [0, 1].flatMap((block) => Array.from({ length: 8 }, (_, i) => mac(block).readUInt32BE(4 * i)));
    expect(draws(fairRng(SECRET, ['aa11', '-'], 57), 2 ** 32, 16)).toEqual(words);
  });

  test('known draws stay what they are', () => {
    expect(draws(fairRng(SECRET, ['aa11', '-'], 57), 6, 12)).toEqual(KNOWN.dice);
    expect(draws(fairRng(SECRET, ['aa11', '-'], 58), 52, 8)).toEqual(KNOWN.cards);
  });

  test('every part of the message matters', () => {
    const drawn = (secret: string, entropies: string[], move: number) =>
      draws(fairRng(secret, entropies, move), 2 ** 32, 2).join();
    const all = [
      drawn(SECRET, ['aa', 'bb'], 1),
      drawn(SECRET, ['bb', 'aa'], 1),
      drawn(SECRET, ['aa', '-'], 1),
      drawn(SECRET, ['aa', 'bb'], 2),
      drawn(SECRET.replace('00', '01'), ['aa', 'bb'], 1),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test('an entropy counts from its own move on, and a later one of the same seat replaces it', () => {
    const entropies = [
      { seat: 0, from: 0, entropy: 'a0' },
      { seat: 1, from: 4, entropy: 'b4' },
      { seat: 0, from: 9, entropy: 'a9' },
    ];
    expect(entropiesAt(entropies, 2, 3)).toEqual(['a0', '-']);
    expect(entropiesAt(entropies, 2, 4)).toEqual(['a0', 'b4']);
    expect(entropiesAt(entropies, 2, 9)).toEqual(['a9', 'b4']);
  });

  test.each([2, 3, 6, 7, 52])('no number below %i is likelier than another', (n) => {
    const counts = Array.from({ length: n }, () => 0);
    const perNumber = 500;
    for (let move = 0; move < n * perNumber; move++) {
      const drawn = fairRng(SECRET, ['aa'], move).below(n);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - perNumber) ** 2 / perNumber, 0);
    // The 99.99th percentile of chi-square with n − 1 degrees (Wilson and Hilferty). The seed is fixed, so the result
    // never changes.
    const degrees = n - 1;
    const limit = degrees * (1 - 2 / (9 * degrees) + 3.719 * Math.sqrt(2 / (9 * degrees))) ** 3;
    expect(chiSquare).toBeLessThan(limit);
    expect(chiSquare).toBeGreaterThan(0);
  });

  test('numbers that cannot be shared evenly are drawn again: one third each of three quarters of all words', () => {
    // Without rejection, words below 3·2^30 taken modulo 3·2^30 would make the low third come twice as often.
    const n = 3 * 2 ** 30;
    const thirds = [0, 0, 0];
    const rng = fairRng(SECRET, [], 0);
    for (let i = 0; i < 6000; i++) {
      const third = Math.floor(rng.below(n) / 2 ** 30);
      thirds[third] = (thirds[third] ?? 0) + 1;
    }
    for (const count of thirds) expect(Math.abs(count - 2000)).toBeLessThan(150);
  });

  test.each([0, -1, 1.5, 2 ** 33])('below %d nothing can be drawn', (n) => {
    expect(() => fairRng(SECRET, [], 0).below(n)).toThrow('cannot draw below');
  });
});

/** Computed by another program in another language, from the description alone. */
const KNOWN = { dice: [5, 2, 2, 0, 4, 1, 1, 1, 1, 0, 4, 3], cards: [12, 30, 31, 34, 0, 25, 48, 12] };
