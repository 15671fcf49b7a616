import { expect, test } from 'vitest';
import { alone, CHANCE, readActor, writeActor } from './actor.ts';

test('an actor is one word that reads back as the same actor', () => {
  for (const actor of [0, 1, 7, CHANCE] as const) expect(readActor(writeActor(actor))).toBe(actor);
});

test('no other word is an actor', () => {
  for (const word of ['', 'Chance', '-1', '1.5', '10', ' 1', 'seat']) expect(readActor(word)).toBeUndefined();
});

test('the list of one seat is always the same object, and a seat beyond the shared ones has a list too', () => {
  expect(alone(3)).toEqual([3]);
  expect(alone(3)).toBe(alone(3));
  expect(alone(40)).toEqual([40]);
});
