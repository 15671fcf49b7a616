import { expect, test } from 'vitest';
import { COPPER, GRAIN, PUMPKIN, STONE } from '../components.ts';
import { crewNamed } from '../crews.ts';
import { solo } from '../scene.ts';
import { WORKS } from '../answers.ts';
import { crewOf, crewsAfter, otherCrew, queued, withoutWorker, withWorker } from './crew-choice.ts';

/** The groups that may go to the mine. */
const CREWS = crewsAfter(
  solo({ workers: 'csgg', silver: 1 }),
  WORKS.filter((_, space) => space === 0),
);

test('one worker of the colour comes first, then pairs of others, those of which most is left first', () => {
  expect(CREWS).toEqual(['c', 'gg', 'sg'].map(crewNamed));
});

test('workers are chosen one by one, and a worker that does not fit begins a new group', () => {
  expect(withWorker([GRAIN], STONE, CREWS)).toEqual([GRAIN, STONE]);
  expect(withWorker([COPPER], GRAIN, CREWS)).toEqual([GRAIN]);
  expect(withWorker([GRAIN, STONE], COPPER, CREWS)).toEqual([COPPER]);
  expect(withWorker([], PUMPKIN, CREWS)).toBeUndefined();
  expect(withoutWorker([GRAIN, GRAIN, STONE], GRAIN)).toEqual([GRAIN, STONE]);
});

test('some workers are a group only when they are all there', () => {
  expect(crewOf([GRAIN], CREWS)).toBeUndefined();
  expect(crewOf([GRAIN, STONE], CREWS)).toBe(crewNamed('sg'));
});

test('two others are offered instead of one that matches, and the other way round', () => {
  expect(otherCrew([COPPER], CREWS)).toBe(crewNamed('gg'));
  expect(otherCrew([GRAIN, STONE], CREWS)).toBe(crewNamed('c'));
  expect(otherCrew([GRAIN], CREWS)).toBeUndefined();
});

test('of a set that is full the oldest is given up, and a kind beyond what there is begins anew', () => {
  expect(queued([COPPER, STONE], GRAIN, { most: 2, own: 5 })).toEqual([STONE, GRAIN]);
  expect(queued([COPPER, COPPER], COPPER, { most: 3, own: 2 })).toEqual([]);
});
