import { describe, expect, test } from 'vitest';
import { act, choices, own, solo } from '../scene.ts';
import { active } from '../state.ts';

describe('the extra action, cattle trade', () => {
  test.each([
    ['copper', { goods: [1, 0, 0, 0, 0, 0] }],
    ['stone', { goods: [0, 1, 0, 0, 0, 0] }],
    ['grain', { goods: [0, 0, 1, 0, 0, 0] }],
    ['pumpkin', { goods: [0, 0, 0, 1, 0, 0] }],
    ['silver', { silver: 3 }],
    ['copper-worker', { workers: [1, 0, 0, 0] }],
    ['stone-worker', { workers: [0, 1, 0, 0] }],
    ['grain-worker', { workers: [0, 0, 1, 0] }],
    ['pumpkin-worker', { workers: [0, 0, 0, 1] }],
  ])('a cow goes to the supply for %s', (what, got) => {
    const s = solo({ cows: 2 });
    expect(choices(s, 0).filter((line) => line.startsWith('trade'))).toHaveLength(9);
    const traded = act(s, `0 trade ${what}`).s;
    expect(active(traded)).toMatchObject({ cows: 1, ...got });
    expect(traded.cows).toBe(s.cows + 1);
  });
  test('any number of cows is traded in a turn, for the same thing or for different things', () => {
    const s = act(solo({ cows: 4 }), '0 trade silver', '0 trade silver', '0 trade grain', '0 trade silver').s;
    expect(active(s)).toMatchObject({ cows: 0, silver: 9 });
    expect(own(s, 0)).toBe('g');
  });
});
