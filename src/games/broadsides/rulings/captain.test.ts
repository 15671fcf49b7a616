import { describe, expect, test } from 'vitest';
import { cellNamed, cellsOf, NOWHERE } from '../deck.ts';
import { game } from '../game.ts';
import { aboard, act, atSea, broadside, placeNamed, plots, rulingOn } from '../scene.ts';
import { shipOf } from '../state.ts';
import { bearingGuns } from '../rules/cannon-fire.ts';
import { STILL, abeam, holds, menIn, typesOf, unanswered } from './scenes.ts';

describe('Captain at sea', () => {
  /** Seat 1's Captain is shot in the first exchange; the rest of the round is quiet. */
  const struck = () =>
    act(
      unanswered({ captain: 'A3' }),
      ...plots('remain,remain,remain', 'remain,starboard,port'),
      ...broadside(0, 'A', 3),
      ...holds(0, 4),
    );

  test('R30: laid cards are still turned over, the next round has none, and at its end a man is promoted where he stands', () => {
    const lost = struck();
    expect(lost.events).toContainEqual({ type: 'cardTurned', seat: 1, square: 2, card: 'starboard' });
    // After turning to starboard the ship lies with her quarter to the enemy, but his guns still bear.
    const next = act(lost.s, ...holds(0, 10)).s;
    expect([next.round, game.awaiting(next), shipOf(next, 1).adrift]).toEqual([2, [0], true]);
    const idle = act(next, '0 plot remain,remain,remain');
    expect(idle.events.filter(({ type }) => type === 'cardTurned')).toHaveLength(1);
    const owing = act(idle.s, ...holds(0, 15)).s;
    expect([owing.phase, game.awaiting(owing)]).toEqual(['promotion', [1]]);
    expect(rulingOn(owing, '1 promote A3')?.rule).toBe('broadsides/captain.promote');
    const led = act(owing, '1 promote E5').s;
    expect([led.round, shipOf(led, 1).captain, menIn(led, 1, 'E5')]).toEqual([3, placeNamed('1E5'), 1]);
    expect(game.awaiting(led)).toEqual([0, 1]);
  });

  test('R30: if both owe a Captain they choose in secret and show together', () => {
    const s = atSea({ captain: 'none', at: [0, 0] }, { captain: 'none', at: [10, 8] }, { phase: 'promotion' });
    const one = act(s, '0 promote C3');
    expect([one.events, game.awaiting(one.s)]).toEqual([[], [1]]);
    expect(game.view(one.s, 1).ships[0]?.captain).toBe(NOWHERE);
    expect(game.view(one.s, 1).ships[0]?.chosen).not.toBe(cellNamed('C3'));
    expect(typesOf(act(one.s, '1 promote D5').events).slice(0, 2)).toEqual(['promoted', 'promoted']);
  });

  test('R31: a new Captain who is lost is replaced in the same way', () => {
    const s = unanswered({ captain: 'E5', men: { D3: 1 } });
    const again = act(
      s,
      ...STILL,
      ...broadside(0, 'E', 5),
      ...holds(0, 14),
      '0 plot remain,remain,remain',
      ...holds(0, 15),
    ).s;
    expect([again.phase, game.awaiting(again)]).toEqual(['promotion', [1]]);
  });

  test('R32: with no man left to promote there is no Captain for the rest of the game', () => {
    const s = abeam({}, { men: {}, captain: 'none', guns: ['B5'] });
    const next = act(s, '0 plot remain,remain,remain', ...holds(0, 15)).s;
    expect([next.phase, next.round, game.awaiting(next)]).toEqual(['plotting', 2, [0]]);
  });

  test('R33: a round in which neither ship lays cards has one exchange; three Damage cards make three steps', () => {
    const quiet = [...holds(0, 5), ...holds(1, 5), ...holds(1, 5), ...holds(0, 5)];
    const shots = [...broadside(0, 'A', 3), ...holds(0, 4), ...broadside(1, 'A', 3), ...holds(1, 4)];
    const both = act(abeam({ captain: 'A3' }, { captain: 'A3' }, { first: 0 }), ...STILL, ...quiet, ...shots);
    expect([both.s.round, both.s.phase]).toEqual([2, 'firing']);
    const over = act(both.s, ...holds(1, 5), ...holds(0, 5)).s;
    expect([over.round, over.phase, game.awaiting(over)]).toEqual([2, 'promotion', [0, 1]]);
    const lamed = abeam({ masts: [0, 0, 0, 1] }, { guns: [], captain: 'none' });
    const fired = act(lamed, '0 plot damage,damage,damage', ...holds(0, 15));
    expect(fired.events.filter(({ type }) => type === 'exchangeBegan')).toHaveLength(3);
  });

  test('R34: a Captain alone plots, fires and fights normally', () => {
    const s = abeam({ men: {}, captain: 'D4' });
    expect(game.awaiting(s)).toEqual([0, 1]);
    expect(cellsOf(bearingGuns(s, 0))).toHaveLength(5);
    const fight = aboard({ men: [{}, { '1H3': 1 }], captains: ['0D4', '1H4'] });
    expect(game.legal(fight, 0).filter(({ type }) => type === 'move')).toHaveLength(8);
  });
});
