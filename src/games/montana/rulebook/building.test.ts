import { describe, expect, test } from 'vitest';
import { act, drawn, own, playNamedExample, rulingOn, solo, table } from '../scene.ts';
import { active, playerOf } from '../state.ts';

describe('action C, build', () => {
  test('Build: Red takes cow and canteen at the lake, trades the cow for copper, places two on a double field and gets 1 silver for the third', () => {
    const { s: state, after } = playNamedExample('Two buildings, a cow and a canteen');
    expect(drawn(after(0), 'D6', 'D1', 'D2', 'supply', '0')).toEqual([
      'C4Sgp2  C0cg    C1^     D5C     D6[*]   B3CS2   B2sg',
      '    C3sp    C2csp+  D4sp    D0~o    D1Sg+   E5cp    E6csg+',
      '        F5csg+  F6cg    D3cg    D2csgp2 E4Cgp2  E0cs    E1^',
      'supply copper 10 stone 10 grain 10 pumpkin 10 bigCopper 6 bigStone 6, workers copper 18 stone 18 grain 18 pumpkin 18, cows 11',
      '0* settlements left 12, silver 0, cows 0, canteens 0, copper 0 stone 1 grain 2 pumpkin 1 bigCopper 0 bigStone 1, workers copper 0 stone 0 grain 0 pumpkin 0',
    ]);
    expect(drawn(after(1), 'D6', 'D1', 'D2', 'supply', '0')).toEqual([
      'C4Sgp2  C0cg    C1^     D5C     D6[*]   B3CS2   B2sg',
      '    C3sp    C2csp+  D4sp    D0~     D1[0×1] E5cp    E6csg+',
      '        F5csg+  F6cg    D3cg    D2csgp2 E4Cgp2  E0cs    E1^',
      'supply copper 10 stone 10 grain 11 pumpkin 10 bigCopper 6 bigStone 7, workers copper 18 stone 18 grain 18 pumpkin 18, cows 11',
      '0* settlements left 11, silver 0, cows 1, canteens 1, copper 0 stone 1 grain 1 pumpkin 1 bigCopper 0 bigStone 0, workers copper 0 stone 0 grain 0 pumpkin 0',
    ]);
    expect(drawn(act(after(1), '0 trade copper').s, 'supply', '0')).toEqual([
      'supply copper 9 stone 10 grain 11 pumpkin 10 bigCopper 6 bigStone 7, workers copper 18 stone 18 grain 18 pumpkin 18, cows 12',
      '0* settlements left 11, silver 0, cows 0, canteens 1, copper 1 stone 1 grain 1 pumpkin 1 bigCopper 0 bigStone 0, workers copper 0 stone 0 grain 0 pumpkin 0',
    ]);
    expect(drawn(state, 'D6', 'D1', 'D2', 'supply', '0')).toEqual([
      'C4Sgp2  C0cg    C1^     D5C     D6[*]   B3CS2   B2sg',
      '    C3sp    C2csp+  D4sp    D0~     D1[0×1] E5cp    E6csg+',
      '        F5csg+  F6cg    D3cg    D2[0×2] E4Cgp2  E0cs    E1^',
      'supply copper 10 stone 11 grain 12 pumpkin 11 bigCopper 6 bigStone 7, workers copper 18 stone 18 grain 18 pumpkin 18, cows 12',
      '0* settlements left 9, silver 1, cows 0, canteens 1, copper 0 stone 0 grain 0 pumpkin 0 bigCopper 0 bigStone 0, workers copper 0 stone 0 grain 0 pumpkin 0',
    ]);
  });
  test('Build: the fourth field in a line that also shows two settlements takes three, and the fifth nothing for the line', () => {
    const { s: state, events, after } = playNamedExample('The fourth field of a line, and the fifth');
    expect(drawn(after(1), 'D2', '0')).toEqual([
      '        F5[0×1] F6[0×1] D3[0×1] D2csgp2 E4Cgp2  E0cs    E1^',
      '0* settlements left 9, silver 0, cows 0, canteens 0, copper 1 stone 1 grain 2 pumpkin 2 bigCopper 1 bigStone 0, workers copper 0 stone 0 grain 0 pumpkin 0',
    ]);
    expect(drawn(after(2), 'D2', '0')).toEqual([
      '        F5[0×1] F6[0×1] D3[0×1] D2[0×3] E4Cgp2  E0cs    E1^',
      '0* settlements left 6, silver 0, cows 0, canteens 1, copper 0 stone 0 grain 1 pumpkin 1 bigCopper 1 bigStone 0, workers copper 0 stone 0 grain 0 pumpkin 0',
    ]);
    expect(drawn(state, 'D2', '0')).toEqual([
      '        F5[0×1] F6[0×1] D3[0×1] D2[0×3] E4[0×2] E0cs    E1^',
      '0* settlements left 4, silver 1, cows 0, canteens 1, copper 0 stone 0 grain 0 pumpkin 0 bigCopper 0 bigStone 0, workers copper 0 stone 0 grain 0 pumpkin 0',
    ]);
    const placed = events.flatMap((event) => (event.type === 'built' ? [[event.lines, event.settlements]] : []));
    expect(placed).toEqual([
      [1, 3],
      [0, 2],
    ]);
  });
  test('up to three fields in a turn, then the action is over, and no silver is paid', () => {
    const s = act(solo({ goods: 'SgCspC' }), '0 build D1', '0 build D5').s;
    expect(s).toMatchObject({ phase: 'building', built: 2 });
    const third = act(s, '0 build D4').s;
    expect(third).toMatchObject({ phase: 'ending', turn: 0, built: 3 });
    expect([own(third, 0), active(third).silver]).toEqual(['C', 0]);
  });
  test('a player who stops after one field receives 2 silver, after two fields 1', () => {
    const one = act(solo({ goods: 'SgCsp' }), '0 build D1').s;
    expect(playerOf(act(one, '0 done').s, 0).silver).toBe(2);
    expect(playerOf(act(one, '0 build D5', '0 done').s, 0).silver).toBe(1);
    const both = table({ players: [{ goods: 'Sg' }, { goods: 'C' }] });
    const next = act(both, '0 build D1', '0 done', '0 done', '1 build D5').s;
    expect(playerOf(next, 1).silver, 'every turn is counted on its own').toBe(2);
  });
  test('the first player at a lake takes the canteen, and a second player there receives nothing', () => {
    const s = table({ players: [{ goods: 'Sg' }, { goods: 'csgp' }] });
    const { s: state } = act(s, '0 build D1', '0 done', '0 done', '1 build D2');
    expect(state.players.map(({ canteens }) => canteens)).toEqual([1, 0]);
  });
  test('small goods do not pay for big ones, nor big ones for small ones', () => {
    expect(rulingOn(solo({ goods: 'ssg' }), '0 build D1')).toEqual({
      rule: 'montana/build.cost',
      facts: { field: 'D1', missing: 'bigStone' },
    });
    expect(rulingOn(solo({ goods: 'Cg' }), '0 build A2')?.facts).toEqual({ field: 'A2', missing: 'copper' });
  });
});
