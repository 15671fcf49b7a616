import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { outcomeOf } from '../rules/ending.ts';
import type { PlayerScene } from '../position.ts';
import { act, table } from '../scene.ts';

describe('the rulings on the end', () => {
  test('47: most settlements win, no matter who ended the game', () => {
    expect(outcomeOf(table({ players: [{ left: 1 }, { left: 0 }, { left: 3 }] })).ranks).toEqual([2, 1, 3]);
    const s = table({
      players: [
        { goods: 'Sg', left: 1 },
        { goods: 'C', left: 1, cows: 3 },
      ],
    });
    const first = act(s, '0 build D1', '0 done').s;
    expect(first.lastRound, 'the first player ends the game').toBe(true);
    expect(game.outcome(act(first, '1 build D5', '1 done').s)).toMatchObject({ scores: [12, 12], ranks: [2, 1] });
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
