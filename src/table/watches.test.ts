import { expect, test } from 'vitest';
import { Watches } from './watches.ts';

test('a client watches no more views than it may, and the same view counts once', () => {
  const watches = new Watches(2);
  expect(watches.add('c', 'one', 0)).toBe(true);
  expect(watches.add('c', 'one', 0)).toBe(true);
  expect(watches.add('c', 'two', 'spectator')).toBe(true);
  expect(watches.add('c', 'two', 0)).toBe(false);
  expect(watches.add('another', 'two', 0)).toBe(true);
});

test('a view that is no longer watched makes room for another', () => {
  const watches = new Watches(1);
  watches.add('c', 'one', 0);
  watches.delete('c', 'one', 0);
  expect(watches.has('c', 'one', 0)).toBe(false);
  expect(watches.add('c', 'one', 1)).toBe(true);
});

test('of a client that is gone only its tables are told, each once', () => {
  const watches = new Watches();
  for (const viewer of [0, 1, 'spectator'] as const) watches.add('c', 'one', viewer);
  watches.add('c', 'two', 0);
  watches.add('c', 'three', 0);
  watches.delete('c', 'three', 0);
  expect(watches.forget('c')).toEqual(['one', 'two']);
  expect(watches.forget('c')).toEqual([]);
});
