import { expect, test } from 'vitest';
import { matchesOf } from './matches.ts';

const named = (name: string, text = '') => ({ name, text });
const PLACES = [
  named('New Madrid'),
  named('Memphis', 'wants furs'),
  named('Cairo'),
  named('boat 2', 'Tom’s boat'),
  named('Cape Girardeau'),
];

const found = (typed: string) => matchesOf(PLACES, typed).map(({ name }) => name);

test('names that begin with what was typed come first, then those with a word that does', () => {
  expect(found('m')).toEqual(['Memphis', 'New Madrid', 'boat 2']);
  expect(found('ca')).toEqual(['Cairo', 'Cape Girardeau']);
});

test('a place is also found by what lies there', () => {
  expect(found('tom')).toEqual(['boat 2']);
  expect(found('furs')).toEqual(['Memphis']);
});

test('nothing typed shows the first places, and what is nowhere shows none', () => {
  expect(found('  ')).toHaveLength(PLACES.length);
  expect(found('xyz')).toEqual([]);
});
