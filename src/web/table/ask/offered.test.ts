import { expect, test } from 'vitest';
import { offeredWords } from './offered.ts';

const places = (count: number) => Array.from({ length: count }, (_, i) => `place ${i + 1}`);

test('what can be done is told in the order of the board, and the buttons at the end', () => {
  expect(offeredWords(['Cairo', 'Helena'], ['End turn'])).toBe('3 choices: Cairo; Helena; button End turn.');
});

test('eight are told, buttons among them, and how many more there are', () => {
  const said = offeredWords(places(20), ['Move', 'Clear']);
  expect(said).toMatch(/^22 choices: place 1; .*place 6; button Move; button Clear; and 14 more\.$/);
});

test('where nothing is offered, that is said', () => {
  expect(offeredWords([], [])).toBe('Nothing to do now.');
});
