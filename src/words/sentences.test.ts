import { expect, test } from 'vitest';
import { leadOf, sentencesOf } from './sentences.ts';

test('a text falls into its sentences; a short form ends none', () => {
  expect(sentencesOf('Load in St. Louis. Sell it!\nIs it late? Yes')).toEqual([
    'Load in St. Louis.',
    'Sell it!',
    'Is it late?',
    'Yes',
  ]);
  expect(sentencesOf('')).toEqual([]);
});

test('a lead is cut at the end of a sentence, never within one', () => {
  expect(leadOf('One two. Three four. Five.', 20)).toBe('One two. Three four.');
  expect(leadOf('One two. Three four. Five.', 19)).toBe('One two.');
  expect(leadOf('One two. Three four. Five.', 7)).toBe('');
});
