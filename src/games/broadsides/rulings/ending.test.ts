import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { aboard, act, atSea, broadside, dice, plots, rulingOn } from '../scene.ts';
import type { State } from '../state.ts';
import { STILL, abeam, alone, holds, unanswered } from './scenes.ts';

describe('Ending otherwise', () => {
  test('R52: whoever is asked may surrender, in either part, for any reason, and loses at once', () => {
    const asked: readonly (readonly [State, number])[] = [
      [abeam(), 0],
      [abeam(), 1],
      [act(unanswered(), ...STILL).s, 0],
      [act(abeam(), '0 offerDraw').s, 1],
      [atSea({ captain: 'none' }, {}, { phase: 'promotion' }), 0],
      [aboard({ men: [{}, {}], captains: ['0A4', '1H4'] }), 0],
    ];
    for (const [state, seat] of asked) {
      const { outcome } = act(state, `${seat} surrender`).s;
      expect(outcome).toMatchObject({ reason: 'broadsides/end.surrender', ranks: seat === 0 ? [2, 1] : [1, 2] });
    }
  });

  test('R52: who is not asked leaves the surrender with the table, which answers for them at the next question', () => {
    const s = aboard({ turn: 1, men: [{}, {}], captains: ['0A4', '1H4'] });
    expect(rulingOn(s, '0 surrender')?.rule).toBe('house/not-asked');
    const legal = game.legal(abeam(), 0);
    const answer = game.standing?.answer(game.view(abeam(), 0), 0, { type: 'surrender' }, legal);
    expect(answer).toEqual({ type: 'surrender' });
  });

  test('R53: when neither ship can ever move again and no gun bears, the game is drawn at the end of that round', () => {
    const stuck = { masts: [0, 0, 0, 1] };
    const s = atSea({ at: [0, 0], ...stuck }, { at: [10, 8], men: {}, captain: 'none' });
    const drawn = act(s, '0 plot damage,damage,damage').s;
    expect(drawn.outcome).toMatchObject({ reason: 'broadsides/end.adrift', ranks: [1, 1] });
    const free = act(
      atSea({ at: [0, 0], ...stuck }, { at: [10, 8] }),
      ...plots('damage,damage,damage', 'remain,remain,remain'),
    );
    expect(free.s.outcome).toBeUndefined();
    const bearing = act(
      abeam(stuck, { ...stuck, guns: [] }),
      ...plots('damage,damage,damage', 'damage,damage,damage'),
      ...holds(0, 15),
    ).s;
    expect(bearing.outcome).toBeUndefined();
  });

  test('R54: thirty successive rounds with no shot are a draw, and a shot begins the count anew', () => {
    const s = alone({ at: [0, 0] });
    const last = act({ ...s, quietRounds: 29 }, ...STILL).s;
    expect(last.outcome).toMatchObject({ reason: 'broadsides/end.no-shot', ranks: [1, 1] });
    expect(act({ ...s, quietRounds: 28 }, ...STILL).s.outcome).toBeUndefined();
    const fired = act({ ...unanswered(), quietRounds: 29 }, ...STILL, ...broadside(0, 'A', 1), ...holds(0, 14)).s;
    expect([fired.outcome, fired.quietRounds]).toEqual([undefined, 0]);
    expect(act({ ...unanswered(), quietRounds: 29 }, ...STILL, ...holds(0, 15)).s.outcome).toBeDefined();
  });

  test('R54: players may agree a draw, or decline it and play on', () => {
    const offered = act(abeam(), '1 offerDraw').s;
    expect(game.awaiting(offered)).toEqual([0]);
    expect(act(offered, '0 acceptDraw').s.outcome).toMatchObject({
      reason: 'broadsides/end.agreed',
      ranks: [1, 1],
    });
    const declined = act(offered, '0 declineDraw').s;
    expect([declined.phase, game.awaiting(declined)]).toEqual(['plotting', [0, 1]]);
    expect(rulingOn(declined, '1 offerDraw')?.rule).toBe('broadsides/end.agreed');
  });

  test('R55: a hundred successive boarding turns with no combat are a draw, and a combat begins the count anew', () => {
    const s = aboard({ men: [{ '0E5': 1 }, { '1E3': 1 }], captains: ['0A4', '1H4'] });
    const idle = ['0 move captain 0A4 0A3', '0 move captain 0A3 0A4', '0 move captain 0A4 0A3'];
    expect(act({ ...s, quietTurns: 99 }, ...idle).s.outcome).toMatchObject({
      reason: 'broadsides/end.no-combat',
    });
    const fought = act({ ...s, quietTurns: 99 }, '0 move man 0E5 1E3', ...idle.slice(0, -1), ...dice(6, 1)).s;
    expect([fought.outcome, fought.quietTurns]).toEqual([undefined, 0]);
  });
});
