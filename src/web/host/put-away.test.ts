import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { putAway, withoutPutAway } from './put-away.ts';

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

const over = (id: string) => ({ id, over: true });

test('a finished table that was put away is not listed any more, the others are', () => {
  putAway('a');
  putAway('a');
  expect(withoutPutAway([over('a'), over('b')])).toEqual([over('b')]);
});

test('a table where something is still to be decided cannot be hidden', () => {
  putAway('a');
  expect(withoutPutAway([{ id: 'a', over: false }])).toHaveLength(1);
});

test('only the newest five hundred are remembered', () => {
  for (let i = 0; i <= 500; i++) putAway(`t${i}`);
  expect(withoutPutAway([over('t0'), over('t1'), over('t500')])).toEqual([over('t0')]);
});

test('a browser that keeps nothing lists everything', () => {
  kept.set('sternwheel.put-away', 'not a list');
  expect(withoutPutAway([over('a')])).toHaveLength(1);
});
