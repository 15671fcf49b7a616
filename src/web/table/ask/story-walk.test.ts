import { expect, test } from 'vitest';
import { storyStep } from './story-walk.ts';

test('the first step repeats the newest line, further steps lead back and on, and never past an end', () => {
  const newest = storyStep(undefined, 3, -1);
  expect(newest.at).toBe(2);
  const back = storyStep(newest, 3, -1);
  expect([back.at, storyStep(back, 3, 1).at, storyStep(newest, 3, 1).at]).toEqual([1, 2, 2]);
  expect(storyStep({ of: 3, at: 0 }, 3, -1).at).toBe(0);
});

test('after something new has happened, it begins with the newest line again', () => {
  expect(storyStep({ of: 3, at: 0 }, 5, -1)).toEqual({ of: 5, at: 4 });
});
