import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../rules/ending.ts';
import type { PlayerScene } from '../position.ts';
import { table } from '../scene.ts';
import { playerOf } from '../state.ts';

describe('the rulings on the end', () => {
  test('47: most settlements win, no matter who ended the game', () => {
    const s = table({ players: [{ left: 0, built: '' }, { left: 0 }, { left: 3 }] });
    playerOf(s, 0).settlements = 1;
    expect(outcomeOf(s).ranks).toEqual([2, 1, 3]);
  });
  test('48: ties are broken by cows and canteens, then by silver, workers and goods; otherwise shared', () => {
    const of = (...players: readonly PlayerScene[]) => outcomeOf(table({ players }));
    expect(of({ cows: 1, silver: 9 }, { cows: 1, canteens: 1 })).toMatchObject({
      ranks: [2, 1],
      tieBreak: 'montana/tie.cattle',
    });
    expect(of({ goods: 'SSS' }, { silver: 4 })).toMatchObject({ ranks: [2, 1], tieBreak: 'montana/tie.belongings' });
    expect(of({ goods: 'S', workers: 'c' }, { silver: 2 }).ranks).toEqual([1, 1]);
    expect(of({ goods: 'S', workers: 'c' }, { silver: 2 }).tieBreak).toBeUndefined();
  });
});
