import { expect, test } from 'vitest';
import { clearCookie, readClaim, writeCookie } from './cookie.ts';
import { openSeatLink, writeSeatLink } from './seat-link.ts';
import { newSigner } from './signing.ts';

const ours = newSigner(new Uint8Array(32).fill(1));
const theirs = newSigner(new Uint8Array(32).fill(2));
const sent = (setCookie: string) => setCookie.split(';')[0];

test('a person who brings the cookie of this server is the person it was given to', () => {
  const cookie = sent(writeCookie(ours, 'ann', false));
  expect(readClaim(ours, `theme=dark; ${cookie}; other=1`)).toEqual({ kind: 'person', person: 'ann' });
});

test('a visitor without a cookie is nobody yet', () => {
  expect(readClaim(ours, undefined)).toEqual({ kind: 'nobody' });
  expect(readClaim(ours, 'theme=dark')).toEqual({ kind: 'nobody' });
});

test('a cookie of another server, a changed one and a made-up one are forged', () => {
  const cookie = sent(writeCookie(ours, 'ann', false)) ?? '';
  const forged = [
    sent(writeCookie(theirs, 'ann', false)),
    cookie.replace('ann', 'bob'),
    `${cookie}x`,
    'sternwheel=',
    'sternwheel=ann',
    `sternwheel=${'a'.repeat(5000)}`,
    `sternwheel=${ours.sign('seat', ['ann'])}`,
  ];
  for (const header of forged) expect(readClaim(ours, header), header).toEqual({ kind: 'forged' });
});

test('no script can read the cookie, and no foreign page can send it', () => {
  expect(writeCookie(ours, 'ann', true)).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  expect(clearCookie(false)).toMatch(/^sternwheel=; Path=\/; Max-Age=0;/);
});

const link = { person: 'ann', table: 't1', seat: 2, until: 1000 };

test('a seat link works until its time is over', () => {
  const token = writeSeatLink(ours, link);
  expect(openSeatLink(ours, token, 1000)).toEqual({ ok: true, link });
  expect(openSeatLink(ours, token, 1001)).toEqual({ ok: false, problem: 'this link is too old' });
});

test('a seat link of another server, or for another seat than was signed, is forged', () => {
  const token = writeSeatLink(ours, link);
  for (const forged of [
    writeSeatLink(theirs, link),
    token.replace('.2.', '.3.'),
    '',
    'a.b.c.d.e',
    ours.sign('cookie', ['ann']),
  ]) {
    expect(openSeatLink(ours, forged, 0), forged).toEqual({
      ok: false,
      problem: 'this link was not made by this server',
    });
  }
});

test('words that could be mistaken for others are never signed', () => {
  expect(() => ours.sign('seat', ['a.b'])).toThrow('cannot sign');
});
