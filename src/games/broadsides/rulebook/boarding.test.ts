import { describe, expect, test } from 'vitest';
import { bonus, odds } from '../rules/bonus.ts';
import { aboard, act, dice, placeNamed, rulingOn } from '../scene.ts';
import { figuresAt, shipOf } from '../state.ts';

describe('Boarding', () => {
  test.each([
    ['one figure moves three sections', ['man 0D4 0D5', 'man 0D5 1D3', 'man 1D3 1D4']],
    ['one moves two and another one', ['man 0D4 0D5', 'man 0D5 1D3', 'man 0E4 0E5']],
    ['three move one each, the Captain among them', ['man 0D4 0D5', 'man 0E4 0E5', 'captain 0A4 0B5']],
  ])('of the three movements of a turn %s', (_, moves) => {
    const s = aboard({ men: [{ '0D4': 1, '0E4': 1 }, {}], captains: ['0A4', '1H4'] });
    const { s: two } = act(s, ...moves.slice(0, 2).map((move) => `0 move ${move}`));
    expect([two.turn, two.movements]).toEqual([0, 1]);
    expect(act(two, `0 move ${moves[2]}`).s.turn).toBe(1);
  });

  test('the Captain may board as well', () => {
    const s = aboard({ men: [{}, {}], captains: ['0D5', '1H4'] });
    expect(shipOf(act(s, '0 move captain 0D5 1D3').s, 0).captain).toBe(placeNamed('1D3'));
  });

  test('the Captain counts among the three of a section', () => {
    const s = aboard({ men: [{ '0D4': 2, '0D3': 1 }, {}], captains: ['0D4', '1H4'] });
    expect(rulingOn(s, '0 move man 0D3 0D4')?.rule).toBe('broadsides/boarding.limit');
    const led = aboard({ men: [{ '0D4': 3 }, {}], captains: ['0D3', '1H4'] });
    expect(rulingOn(led, '0 move captain 0D3 0D4')?.rule).toBe('broadsides/boarding.limit');
  });

  test('up and down leads only along a ladder, both ways', () => {
    const s = aboard({ men: [{ '0G5': 1, '0F5': 1, '0F4': 1 }, {}], captains: ['0A4', '1H4'] });
    for (const move of ['0G5 0F5', '0F5 0G5']) expect(rulingOn(s, `0 move man ${move}`)).toBeUndefined();
    expect(rulingOn(s, '0 move man 0F4 0G4')?.rule).toBe('broadsides/boarding.ladder');
  });
});

describe('Hand-to-hand combat', () => {
  test('all combat waits until the three movements are made', () => {
    const s = aboard({ men: [{ '0E5': 1, '0A3': 1 }, { '1E3': 1 }], captains: ['0A4', '1H4'] });
    const { s: entered } = act(s, '0 move man 0E5 1E3', '0 move man 0A3 0B3');
    expect([entered.phase, entered.movements]).toEqual(['movement', 1]);
    expect(act(entered, '0 move man 0B3 0A3').s.phase).toBe('combat');
  });

  test('the higher number eliminates one enemy, no matter who attacked', () => {
    const s = aboard({ men: [{ '0E5': 1, '0A3': 1 }, { '1E3': 1 }], captains: ['0A4', '1H4'] });
    const { s: met } = act(s, '0 move man 0E5 1E3', '0 move man 0A3 0B3', '0 move man 0B3 0A3');
    const left = (...faces: readonly number[]) =>
      act(met, ...dice(...faces)).s.ships.map((ship) => figuresAt(ship, placeNamed('1E3')));
    expect([left(5, 2), left(2, 5)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  test.each([
    [1, 1, false, 0],
    [2, 2, false, 0],
    [3, 3, false, 0],
    [1, 3, false, 0],
    [2, 1, false, 1],
    [3, 2, false, 1],
    [3, 1, false, 2],
    [1, 1, true, 1],
    [1, 3, true, 1],
    [2, 1, true, 2],
    [3, 2, true, 2],
    [3, 1, true, 3],
  ])('%i against %i, own Captain there: %s, adds %i', (mine, theirs, captain, added) => {
    expect(bonus(mine, theirs, captain)).toBe(added);
  });

  test('the odds shown before a combat are those of the dice', () => {
    const one = { figures: 1, captain: false };
    expect(odds(one, one)).toBe(0.5);
    // With one added 21 of 36 rolls win, 10 lose and 5 are rolled again.
    expect(odds({ figures: 1, captain: true }, one)).toBeCloseTo(21 / 31);
    expect(odds({ figures: 3, captain: false }, one) + odds(one, { figures: 3, captain: false })).toBeCloseTo(1);
  });

  test('combat goes on until one side is gone, and then the turn passes', () => {
    const s = aboard({ men: [{ '0E5': 2, '0A3': 1 }, { '1E3': 2 }], captains: ['0A4', '1H4'] });
    const joined = act(s, '0 move man 0E5 1E3', '0 move man 0E5 1E3', '0 move man 0A3 0B3').s;
    const { s: state } = act(joined, ...dice(5, 2), ...dice(1, 6), ...dice(4, 4), ...dice(6, 1));
    expect(state.ships.map((ship) => figuresAt(ship, placeNamed('1E3')))).toEqual([1, 0]);
    expect([state.phase, state.turn, state.movements]).toEqual(['movement', 1, 3]);
  });

  test('a boarder may return to his own ship', () => {
    const s = aboard({ men: [{ '1E3': 1 }, {}], captains: ['0A4', '1H4'] });
    expect(rulingOn(s, '0 move man 1E3 0E5')).toBeUndefined();
  });
});
