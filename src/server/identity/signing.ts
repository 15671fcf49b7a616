import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs words so that only this server can have done it: `word.word….mac`, safe in cookies and addresses. */
export interface Signer {
  sign(purpose: string, words: readonly string[]): string;
  /** The words, if this server signed them for this purpose. */
  read(purpose: string, signed: string): readonly string[] | undefined;
  /** A name computed from the words, which nobody else can compute. */
  derive(purpose: string, words: readonly string[]): string;
}

const LONGEST = 400;
const DERIVED = 16;
const WORD = /^[\w-]+$/;

export function newSigner(key: Uint8Array): Signer {
  // The purpose is part of what is signed, so that a seat link can never pass as a cookie.
  const mac = (purpose: string, words: readonly string[]) =>
    createHmac('sha256', key)
      .update([purpose, ...words].join('.'))
      .digest('base64url');
  return {
    derive: (purpose, words) => mac(purpose, words).slice(0, DERIVED),
    sign(purpose, words) {
      const odd = words.find((word) => !WORD.test(word));
      if (odd !== undefined) throw new Error(`cannot sign the word ${JSON.stringify(odd)}`);
      return [...words, mac(purpose, words)].join('.');
    },
    read(purpose, signed) {
      if (signed.length > LONGEST) return undefined;
      const words = signed.split('.');
      const given = Buffer.from(words.pop() ?? '');
      const wanted = Buffer.from(mac(purpose, words));
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? words : undefined;
    },
  };
}
