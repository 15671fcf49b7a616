import { expect, test } from 'vitest';
import { playsAtOnce, skipsPreview } from './use-press.ts';

const mill = { id: 'mill', actions: [{ type: 'build' }] };
const mine = { id: 'mine', actions: [{ type: 'build' }] };

test('the first press shows what it would do, the second on the same thing plays it', () => {
  expect(playsAtOnce(undefined, mill, false)).toBe(false);
  expect(playsAtOnce(mill, mill, false)).toBe(true);
});

test('a press on something else shows that instead', () => {
  expect(playsAtOnce(mill, mine, false)).toBe(false);
});

test('a thing that would now play something else is shown again first', () => {
  const dearer = { id: 'mill', actions: [{ type: 'trade' }, { type: 'build' }] };
  expect(playsAtOnce(mill, dearer, false)).toBe(false);
  expect(playsAtOnce(dearer, { ...dearer, actions: [...dearer.actions] }, false)).toBe(true);
});

test('a player who wants one press plays with the first', () => {
  expect(playsAtOnce(undefined, mill, true)).toBe(true);
});

test('two presses unless the player wants fewer, and never fewer for what cannot be undone', () => {
  for (const undo of ['never', 'maybe', 'sure'] as const) expect(skipsPreview('twoPresses', () => undo)).toBe(false);
  expect(skipsPreview('onePressIfUndoable', () => 'sure')).toBe(true);
  expect(skipsPreview('onePressIfUndoable', () => 'maybe')).toBe(false);
  expect(skipsPreview('onePress', () => 'maybe')).toBe(true);
  expect(skipsPreview('onePress', () => 'never')).toBe(false);
});
