import { describe, expect, test } from 'vitest';
import { NOWHERE } from '../deck.ts';
import { game } from '../game.ts';
import { aboard, act, dice, placeNamed, rulingOn } from '../scene.ts';
import { figuresAt, shipOf, type State } from '../state.ts';
import { collided, holds } from './scenes.ts';

/** Some men of seat 0 against some of seat 1, in combat on 1E3. */
const duel = (mine: number, theirs: number): State => ({
  ...aboard({ men: [{ '1E3': mine }, { '1E3': theirs }], captains: ['0A4', '1H4'] }),
  phase: 'combat',
  fighting: placeNamed('1E3'),
});

describe('Boarding turns and combat', () => {
  test('R41: equal dice for the first turn are rolled again, and the high roller begins', () => {
    const { s: state } = act(collided().s, ...holds(1, 5), ...holds(0, 5), ...dice(4, 4, 2, 3));
    expect([state.phase, state.turn]).toEqual(['movement', 1]);
  });

  test('R42: the next movement must be made as long as one is legal, and to and fro is allowed', () => {
    const s = aboard({ men: [{}, {}], captains: ['0A3', '1H4'] });
    expect(game.legal(s, 0).map(({ type }) => type)).toEqual(['move', 'move', 'move']);
    const back = act(s, '0 move captain 0A3 0A4', '0 move captain 0A4 0A3', '0 move captain 0A3 0B3').s;
    expect(back.turn).toBe(1);
  });

  test('R42: combat begins early only when no movement is left', () => {
    const s = aboard({ men: [{}, { '1A3': 1 }], captains: ['0A5', '1H4'] });
    const { s: state } = act(s, '0 move captain 0A5 1A3');
    expect([state.phase, state.fighting]).toEqual(['combat', placeNamed('1A3')]);
  });

  test('R43: three of each side may be in a cell, and a full friendly cell cannot be entered', () => {
    const s = aboard({ men: [{ '0D4': 3, '0D3': 1, '0E5': 3 }, { '1E3': 3 }], captains: ['0A4', '1H4'] });
    expect(rulingOn(s, '0 move man 0D3 0D4')).toMatchObject({ rule: 'broadsides/boarding.limit', facts: { limit: 3 } });
    const joined = act(s, '0 move man 0E5 1E3', '0 move man 0E5 1E3', '0 move man 0E5 1E3').s;
    const fight = placeNamed('1E3');
    expect(joined.ships.map((ship) => figuresAt(ship, fight))).toEqual([3, 3]);
  });

  test('R44: a man who enters an enemy cell stops there, and friends may join him', () => {
    const s = aboard({ men: [{ '0E5': 3 }, { '1E3': 1 }], captains: ['0A4', '1H4'] });
    const one = act(s, '0 move man 0E5 1E3').s;
    expect(rulingOn(one, '0 move man 1E3 1E4')?.rule).toBe('broadsides/boarding.retreat');
    expect(rulingOn(one, '0 move man 0E5 1E3')).toBeUndefined();
    const cornered = aboard({ men: [{ '0E5': 2 }, {}], captains: ['0A4', '1E3'] });
    expect(rulingOn(act(cornered, '0 move man 0E5 1E3').s, '0 move man 1E3 1E4')?.rule).toBe(
      'broadsides/boarding.retreat',
    );
  });

  test('R45: diagonals within one height, ladders straight, crossings straight along the facing rails', () => {
    const s = aboard({ men: [{ '0B3': 1, '0D5': 1, '0B4': 1 }, {}], captains: ['0A4', '1H4'] });
    expect(rulingOn(s, '0 move man 0B3 0C3')).toBeUndefined();
    expect(rulingOn(s, '0 move man 0B3 0C4')?.rule).toBe('broadsides/boarding.ladder');
    expect(rulingOn(s, '0 move man 0B4 0C4')?.rule).toBe('broadsides/boarding.ladder');
    expect(rulingOn(s, '0 move man 0D5 0E4')).toBeUndefined();
    expect(rulingOn(s, '0 move man 0D5 1D3')).toBeUndefined();
    expect(rulingOn(s, '0 move man 0D5 1E3')?.rule).toBe('broadsides/boarding.across');
    expect(rulingOn(s, '0 move man 0D5 0F5')?.rule).toBe('broadsides/boarding.section');
    expect(rulingOn(s, '0 move man 0H5 0H4')?.rule).toBe('broadsides/boarding.figure');
  });

  test('R46: the moving player chooses the order of combats, each fought to the end', () => {
    const s = aboard({
      men: [
        { '0D5': 1, '0E5': 1, '0A3': 1 },
        { '1D3': 1, '1E3': 1 },
      ],
      captains: ['0A4', '1H4'],
    });
    const chosen = act(s, '0 move man 0D5 1D3', '0 move man 0E5 1E3', '0 move man 0A3 0B3').s;
    expect([chosen.phase, game.awaiting(chosen)]).toEqual(['chooseCombat', [0]]);
    expect(rulingOn(chosen, '0 fight 1F3')?.rule).toBe('broadsides/combat.choice');
    const fought = act(chosen, '0 fight 1E3', ...dice(6, 1)).s;
    expect([fought.phase, fought.fighting]).toEqual(['combat', placeNamed('1D3')]);
  });

  test('R47: equal totals remove nobody and are rolled again', () => {
    const tied = act(duel(1, 1), ...dice(4, 4)).s;
    expect([tied.phase, tied.ships.map((ship) => figuresAt(ship, placeNamed('1E3')))]).toEqual(['combat', [1, 1]]);
  });

  test('R48: bonuses are recounted before each roll; the Captain counts as a man and adds one more', () => {
    const { events } = act(duel(3, 2), ...dice(1, 1, 3, 3));
    const bonuses = events.flatMap((event) => (event.type === 'combatRolled' ? [event.bonuses] : []));
    // Three against two wins the first roll, then three against one adds two.
    expect(bonuses).toEqual([
      [1, 0],
      [2, 0],
    ]);
    const led = aboard({ men: [{ '1E3': 2 }, { '1E3': 1 }], captains: ['1E3', '1H4'] });
    const rolled = act({ ...led, phase: 'combat', fighting: placeNamed('1E3') }, ...dice(1, 1)).events;
    expect(rolled).toContainEqual(expect.objectContaining({ type: 'combatRolled', bonuses: [3, 0] }));
  });

  test('R49: the Captain falls only when no other man of his is in the cell', () => {
    const s = aboard({ men: [{ '1E3': 1 }, { '1E3': 1 }], captains: ['0A4', '1E3'] });
    const fight = { ...s, phase: 'combat', fighting: placeNamed('1E3') } as const;
    const first = act(fight, ...dice(6, 1));
    expect(first.events).toContainEqual({ type: 'fell', seat: 1, figure: 'man', place: placeNamed('1E3') });
    expect(act(first.s, ...dice(6, 1)).events).toContainEqual({
      type: 'fell',
      seat: 1,
      figure: 'captain',
      place: placeNamed('1E3'),
    });
  });

  test('R50: the game is won the moment a Captain falls; other combats are not fought', () => {
    const s = aboard({ men: [{ '0H5': 1, '0E5': 1, '0A3': 1 }, { '1E3': 1 }], captains: ['0A4', '1H3'] });
    const moved = ['0 move man 0H5 1H3', '0 move man 0E5 1E3', '0 move man 0A3 0B3'];
    const { s: state } = act(s, ...moved, '0 fight 1H3', ...dice(6, 1));
    expect(state.outcome).toMatchObject({ reason: 'broadsides/end.boarding', ranks: [1, 2] });
    expect(figuresAt(shipOf(state, 1), placeNamed('1E3'))).toBe(1);
  });

  test('R51: a Captain killed in boarding is not replaced', () => {
    const s = aboard({ men: [{ '1H3': 1 }, { '1A3': 2 }], captains: ['0A4', '1H3'] });
    const over = act({ ...s, phase: 'combat', fighting: placeNamed('1H3') }, ...dice(6, 1)).s;
    expect([game.awaiting(over), shipOf(over, 1).captain]).toEqual([[], NOWHERE]);
  });
});
