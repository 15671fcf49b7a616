import { expect, test } from 'vitest';
import { plain } from '#words/sentence.ts';
import { BEHIND, LANDING, OPEN, putBoats, scene } from '../scene.ts';
import type { State } from '../state.ts';
import { ask } from './ask.ts';

const NAMES = ['Anna', 'Belle', 'Tom'];
const heard = (sentences: ReturnType<typeof ask.here>) =>
  sentences.map((sentence) => plain(sentence, (seat) => NAMES[seat] ?? '')).join(' ');
const here = (s: State) => heard(ask.here(s, 0));

test('a captain hears which boats are near, and which way the river goes', () => {
  const s = putBoats(scene(BEHIND), { 0: '0c1 N', 1: '0c3 N' });
  expect(here(s)).toMatch(/Near you: Belle 2 ahead/);
  expect(here(s)).toMatch(/The river goes ahead; then it goes straight\./);
  expect(here(putBoats(scene(BEHIND), { 0: '0c1 S' }))).toMatch(/The river goes behind;/);
});

test('a captain on the last tile hears of the landing, or that the river is not known further', () => {
  expect(here(scene(LANDING))).toContain('the landing is at the end of this tile');
  expect(here(putBoats(scene(OPEN), { 0: '1c2 N' }))).toContain('the next tile is not laid yet');
});

test('a boat level with the leader is said to be level with that boat', () => {
  const s = putBoats(scene(BEHIND), { 0: '0b1 N', 1: '0d1 N', 2: '0c1 N' });
  expect(heard(ask.ahead(s))).toMatch(/^1st: \w+, in the lead, .*2nd: \w+, (?:level with|1 space behind) \w+,/);
  expect(heard(ask.ahead(s))).not.toContain('the first');
});
