import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brokenPromise, rememberPromise } from './promises.ts';

// The little of a browser's storage that is used here.
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

const chance = (commitment: string, ...entropies: readonly string[]) => ({
  commitment,
  entropies: entropies.map((entropy, seat) => ({ seat, from: 0, entropy })),
});

test('a host that shows the secret it committed to has kept its promise, remembered here or not', () => {
  expect(brokenPromise('t', 'seal', chance('seal', 'mine'), [0])).toBeUndefined();
  rememberPromise('t', 'seal', 'mine');
  expect(brokenPromise('t', 'seal', chance('seal', 'mine', 'theirs'), [0])).toBeUndefined();
});

test('a host that later shows another commitment has broken its promise', () => {
  rememberPromise('t', 'seal', 'mine');
  rememberPromise('t', 'other', 'mine too');
  expect(brokenPromise('t', 'other', chance('other', 'mine'), [0])).toContain('does not match the commitment');
});

test('a host that counted another share of chance for my seat than I brought has broken its promise', () => {
  rememberPromise('t', 'seal', 'mine');
  expect(brokenPromise('t', 'seal', chance('seal', 'exchanged'), [0])).toContain('exchanged');
  expect(brokenPromise('t', 'seal', chance('seal', 'exchanged'), [])).toBeUndefined();
  rememberPromise('t', 'seal', 'exchanged');
  expect(brokenPromise('t', 'seal', chance('seal', 'exchanged'), [0])).toBeUndefined();
});

test('only the latest tables are remembered', () => {
  for (let i = 0; i < 100; i++) rememberPromise(`t${i}`, 'seal', 'mine');
  expect(brokenPromise('t99', 'x', chance('x'), [])).toBeDefined();
  expect(brokenPromise('t0', 'x', chance('x'), [])).toBeUndefined();
});
