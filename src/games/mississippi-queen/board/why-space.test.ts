import { expect, test } from 'vitest';
import { HEX_NAMES } from '../actions.ts';
import { CELLS } from '../components.ts';
import { BEHIND, OPEN, act, spaceNamed, putBoats, scene } from '../scene.ts';
import type { State } from '../state.ts';
import { NOT_AHEAD, TOO_FAR } from '../words/spaces.ts';
import { whySpace } from './why-space.ts';

const asked = (s: State, space: string, byStep = false) => {
  const reply = whySpace(s, { seat: 0, hex: spaceNamed(space), byStep });
  return 'rule' in reply ? reply.rule.replace('mississippi-queen/', '') : reply;
};

/** The names of all spaces on the table. */
const spacesOf = (s: State) => HEX_NAMES.slice(s.first * CELLS, s.river.length * CELLS);

test('the space on which the boat lies is refused because a boat never stands still', () => {
  expect(asked(putBoats(scene(OPEN), { 0: '0c4 N' }), '0c4')).toBe('moving.points');
});

test('a space that no speed reaches is too far', () => {
  expect(asked(scene(OPEN), '1c4')).toBe(TOO_FAR);
});

test('a boat that is hemmed in says so about every space', () => {
  const hemmed = { ...scene(OPEN), phase: 'hemmed' } as const;
  expect(spacesOf(hemmed).map((space) => asked(hemmed, space))).toEqual(Array(2 * CELLS).fill('hemmed'));
});

test('step by step, every space waits for the speed', () => {
  const s = scene(OPEN);
  expect(spacesOf(s).map((space) => asked(s, space, true))).toEqual(Array(2 * CELLS).fill('speed.change'));
});

test('step by step, a space beside the bow is not ahead', () => {
  const { s } = act(scene(OPEN), '0 speed 2');
  expect(asked(s, '0d2', true)).toBe(NOT_AHEAD);
  expect(asked(s, '0a1', true)).toBe('moving.land');
});

test('step by step, a boat ahead and the spaces around it say how it may be pushed', () => {
  const { s } = act(scene(BEHIND), '0 speed 4');
  expect(asked(s, '0c2', true)).toBe('pushing.choice');
  expect(asked(s, '0c1', true)).toBe('pushing.taboo');
  expect(asked(s, '0a4', true)).toBe('pushing.space');
});

test('when all points are used, no space is open any more', () => {
  const { s } = act(scene(OPEN), '0 speed 1', '0 step');
  for (const byStep of [true, false]) {
    expect(spacesOf(s).map((space) => asked(s, space, byStep))).toEqual(Array(2 * CELLS).fill('moving.spent'));
  }
});
