import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { aboard, act, atSea, broadside, dice, plots, rulingOn } from '../scene.ts';
import { setup } from '../rules/setup.ts';
import type { State } from '../state.ts';
import { STILL, abeam, loneShip, holds, unanswered } from './scenes.ts';

describe('Ending otherwise', () => {
  const duels: readonly (readonly [moment: string, state: State])[] = [
    ['ships are chosen', setup(2, { crew: '20' })],
    ['crews are placed', act(setup(2, { crew: '22' }), ...dice(6, 1), '0 take seahawk', '1 station man D4').s],
    ['courses are plotted', abeam()],
    ['one course is laid', act(abeam(), '0 plot remain,remain,remain').s],
    ['guns fire', act(unanswered(), ...STILL).s],
    ['a shot is rolled for', act(unanswered(), ...STILL, '0 fire A').s],
    ['a draw is offered', act(abeam(), '0 offerDraw').s],
    ['a Captain is promoted', atSea({ captain: 'none' }, {}, { phase: 'promotion' })],
    ['boarders move', aboard({ turn: 1, men: [{}, {}], captains: ['0A4', '1H4'] })],
    ['nobody is left aboard to be asked', atSea({ men: {}, captain: 'none' }, {})],
  ];

  test.each(duels)('R52: while %s either player may surrender, asked or not, and loses at once', (_, state) => {
    for (const seat of [0, 1]) {
      const { s, events } = act(state, `${seat} surrender`);
      expect(s.outcome).toMatchObject({ reason: 'broadsides/end.surrender', ranks: seat === 0 ? [2, 1] : [1, 2] });
      expect(events.map(({ type }) => type)).toEqual(['surrendered', 'ended']);
      expect(rulingOn(s, `${1 - seat} surrender`)?.rule).toBe('common/over');
    }
  });

  test('R52: nobody surrenders by accident: it is no answer to any question', () => {
    for (const [, state] of duels) {
      for (const seat of [0, 1]) expect(game.legal(state, seat)).not.toContainEqual({ type: 'surrender' });
    }
  });

  test('R52: nobody surrenders later than they say so: the table takes no instruction for it', () => {
    expect(Object.keys(game.standing?.forms ?? {})).toEqual(['declineDraws']);
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

  test('R54: thirty successive rounds with no shot are a draw, and a shot starts the count again', () => {
    const s = loneShip({ at: [0, 0] });
    const last = act({ ...s, quietRounds: 29 }, ...STILL).s;
    expect(last.outcome).toMatchObject({ reason: 'broadsides/end.no-shot', ranks: [1, 1] });
    expect(act({ ...s, quietRounds: 28 }, ...STILL).s.outcome).toBeUndefined();
    const fired = act({ ...unanswered(), quietRounds: 29 }, ...STILL, ...broadside(0, 'A', 1), ...holds(0, 14)).s;
    expect([fired.outcome, fired.quietRounds]).toEqual([undefined, 0]);
    expect(act({ ...unanswered(), quietRounds: 29 }, ...STILL, ...holds(0, 15)).s.outcome).toBeDefined();
  });

  test.each(duels.filter(([, state]) => state.phase !== 'drawOffer'))(
    'R54: while %s either player may offer a draw, and the other takes it at once or the game goes on where it was',
    (_, state) => {
      for (const seat of [0, 1]) {
        const offered = act(state, `${seat} offerDraw`).s;
        expect(game.awaiting(offered)).toEqual([1 - seat]);
        const drawn = act(offered, `${1 - seat} acceptDraw`).s;
        expect(drawn.outcome).toMatchObject({ reason: 'broadsides/end.agreed', ranks: [1, 1] });
        const declined = act(offered, `${1 - seat} declineDraw`).s;
        expect(game.awaiting(declined)).toEqual(game.awaiting(state));
        expect(declined.phase).toBe(state.phase);
      }
    },
  );

  test('R54: nobody offers a second draw in a round, or while one is open', () => {
    const offered = act(abeam(), '1 offerDraw').s;
    expect(rulingOn(offered, '0 offerDraw')).toMatchObject({ rule: 'broadsides/end.agreed', facts: { open: 1 } });
    const declined = act(offered, '0 declineDraw').s;
    expect(rulingOn(declined, '1 offerDraw')).toMatchObject({
      rule: 'broadsides/end.agreed',
      facts: { next: 'round' },
    });
    expect(rulingOn(declined, '0 offerDraw')).toBeUndefined();
    const next = act(loneShip({ at: [0, 0] }), '0 offerDraw', '1 declineDraw', ...STILL).s;
    expect(rulingOn(next, '0 offerDraw')).toBeUndefined();
  });

  test('R54: nobody offers a second draw in a boarding turn', () => {
    const s = aboard({ men: [{}, {}], captains: ['0A4', '1H4'] });
    const declined = act(s, '1 offerDraw', '0 declineDraw').s;
    expect(rulingOn(declined, '1 offerDraw')).toMatchObject({ facts: { next: 'boarding turn' } });
    const turn = ['0 move captain 0A4 0A3', '0 move captain 0A3 0A4', '0 move captain 0A4 0A3'];
    expect(rulingOn(act(declined, ...turn).s, '1 offerDraw')).toBeUndefined();
  });

  test('R54: a table that was put away with an offer open, before offers could interrupt anything, goes on', () => {
    const { interrupted: _, ...kept } = act(abeam(), '1 offerDraw').s;
    expect(act(kept, '0 declineDraw').s.phase).toBe('plotting');
    const { interrupted: __, ...lashed } = act(aboard({ men: [{}, {}], captains: ['0A4', '1H4'] }), '0 offerDraw').s;
    expect(act(lashed, '1 declineDraw').s.phase).toBe('movement');
  });

  test('R55: a hundred successive boarding turns with no combat are a draw, and a combat restarts the count', () => {
    const s = aboard({ men: [{ '0E5': 1 }, { '1E3': 1 }], captains: ['0A4', '1H4'] });
    const idle = ['0 move captain 0A4 0A3', '0 move captain 0A3 0A4', '0 move captain 0A4 0A3'];
    expect(act({ ...s, quietTurns: 99 }, ...idle).s.outcome).toMatchObject({
      reason: 'broadsides/end.no-combat',
    });
    const fought = act({ ...s, quietTurns: 99 }, '0 move man 0E5 1E3', ...idle.slice(0, -1), ...dice(6, 1)).s;
    expect([fought.outcome, fought.quietTurns]).toEqual([undefined, 0]);
  });
});
