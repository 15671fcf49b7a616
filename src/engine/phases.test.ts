import { expect, test } from 'vitest';
import { seeded } from '#bots/seeded.ts';
import { skiff, type SkiffState } from '#testing/toys/skiff.ts';
import { silent } from './game.ts';

const start = (): SkiffState => skiff.setup(3, { course: 'brook' });

function after(state: SkiffState, ...actions: readonly Parameters<typeof skiff.apply>[2][]): SkiffState {
  for (const action of actions) skiff.apply(state, skiff.awaiting(state)[0] ?? 0, action, silent);
  return state;
}

test('a phase asks, and only whom it asks can answer', () => {
  const state = start();
  expect(skiff.awaiting(state)).toEqual([0]);
  expect(skiff.legal(state, 0)).toEqual([{ type: 'row' }, { type: 'drift' }]);
  expect(skiff.legal(state, 1)).toEqual([]);
  expect(skiff.refuse(state, 1, { type: 'row' })?.rule).toBe('house/not-asked');
});

test('an answer to another question is refused as such', () => {
  expect(skiff.refuse(start(), 0, { type: 'stand' })?.rule).toBe('house/other-question');
});

test('what the list leaves out is explained by the phase', () => {
  const state = start();
  state.strength[0] = 0;
  expect(skiff.refuse(state, 0, { type: 'row' })).toEqual({ rule: 'skiff/row.strength', facts: { strength: 0 } });
  expect(skiff.refuse(state, 0, { type: 'drift' })).toBeUndefined();
});

test('chance is asked by the phases that say so, and by no other', () => {
  const state = start();
  expect(() => skiff.chance(state, seeded(1))).toThrow('phase turn asks nothing of chance');
  after(state, { type: 'drift' });
  expect(skiff.awaiting(state)).toEqual(['chance']);
  expect(skiff.legal(state, 'chance')).toContainEqual(skiff.chance(state, seeded(1)));
});

test('an answer that the phase does not know is a broken invariant and throws', () => {
  expect(() => skiff.apply(start(), 0, { type: 'stand' }, silent)).toThrow('phase turn has no answer stand');
});

test('after the end nobody is asked, and every answer is refused', () => {
  const state = start();
  state.places[0] = 8;
  after(state, { type: 'drift' }, { type: 'roll', pips: 1 });
  expect(skiff.outcome(state)).toEqual({ reason: 'skiff/end', ranks: [1, 2, 2], scores: [9, 0, 0] });
  expect(skiff.awaiting(state)).toEqual([]);
  expect(skiff.legal(state, 1)).toEqual([]);
  expect(skiff.refuse(state, 1, { type: 'drift' })?.rule).toBe('house/over');
});

test('several can be asked at once, and each answers alone', () => {
  const state = start();
  state.places = [0, 2, 2];
  after(state, { type: 'drift' }, { type: 'roll', pips: 2 });
  expect(skiff.awaiting(state)).toEqual([1, 2]);
  skiff.apply(state, 2, { type: 'yield' }, silent);
  expect(skiff.awaiting(state)).toEqual([1]);
  expect(state.places).toEqual([2, 2, 1]);
});
