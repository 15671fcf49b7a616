import { expect, test } from 'vitest';
import { skiff, type SkiffState } from '#testing/toys/skiff.ts';
import type { Example } from './example.ts';
import { playExample, seatsIn } from './played-example.ts';

const example: Example<unknown> = {
  rule: 'row.strength',
  title: 'Out of strength',
  begin: () => ({ ...skiff.setup(2, { course: 'river' }), strength: [1, 2] }),
  steps: [
    { text: 'One strength is left.', places: ['bow'] },
    { text: 'The same.', places: ['bow'] },
    { text: 'It is rowed away.', moves: ['0 row', 'chance roll 3', '1 drift', 'chance roll 1'] },
    { text: 'So there is no rowing any more.', refused: ['0 row', 'row.strength'] },
    { text: 'Look at the stern.', places: ['stern'] },
  ],
};

test('an example is played move by move, and every step keeps its position', () => {
  const steps = playExample(skiff, example);
  expect(steps.map(({ view }) => (view as SkiffState).places)).toEqual([
    [0, 0],
    [0, 0],
    [6, 1],
    [6, 1],
    [6, 1],
  ]);
});

test('a step says why the rules refuse what it tries', () => {
  const rulings = playExample(skiff, example).map(({ ruling }) => ruling?.rule);
  expect(rulings).toEqual([undefined, undefined, undefined, 'skiff/row.strength', undefined]);
});

test('a step has a picture of its own only if there is something else to see', () => {
  expect(playExample(skiff, example).map(({ pictured }) => pictured)).toEqual([true, false, true, false, true]);
});

test('the hands of those who decide something are shown', () => {
  expect(seatsIn(example)).toEqual([0, 1]);
});
