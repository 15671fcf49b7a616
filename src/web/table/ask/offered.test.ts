import { expect, test } from 'vitest';
import { offeredWords } from './offered.ts';

const places = (count: number) => Array.from({ length: count }, (_, i) => `place ${i + 1}`);

test('what can be done is told in the order of usefulness', () => {
  expect(offeredWords(['Cairo', 'Helena', 'button End turn'], 0, '').text).toBe(
    '3 choices: Cairo; Helena; button End turn.',
  );
});

test('five are told at once, and the next five when the same is asked again', () => {
  const first = offeredWords(places(12), 0, '');
  expect(first.text).toMatch(/^12 choices: place 1; .*place 5\. 7 more: press o again\.$/);
  const second = offeredWords(places(12), first.next, '');
  expect(second.text).toMatch(/^6 to 10 of 12: place 6; .*place 10\. 2 more: press o again\.$/);
  const last = offeredWords(places(12), second.next, '');
  expect(last).toEqual({ text: '11 to 12 of 12: place 11; place 12.', next: 0 });
});

test('where nothing is offered, that is said, and what the game waits for', () => {
  expect(offeredWords([], 0, '').text).toBe('Nothing to do now.');
  expect(offeredWords([], 0, 'Tom is building.').text).toBe('Nothing to do now. Tom is building.');
});
