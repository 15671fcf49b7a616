import { describe, expect, test } from 'vitest';
import { act, own, playNamedExample, rulingOn, settled, solo, table } from '../scene.ts';
import { active, playerOf } from '../state.ts';

describe('action C, build', () => {
  test('Build: Red takes cow and canteen at the lake, trades the cow for copper, and places two on a double field', () => {
    const { s: state, events } = playNamedExample('Two buildings, a cow and a canteen');
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['cowTaken', 'canteenTaken', 'cowTraded']));
    expect(settled(state, 0)).toBe('D1×1 D2×2');
    expect(own(state, 0)).toBe('');
    expect(playerOf(state, 0), 'one building refrained from').toMatchObject({ silver: 1, cows: 0, canteens: 1 });
  });
  test('Build: the fourth field in a line that also shows two settlements takes three', () => {
    const { s: state, events } = playNamedExample('The fourth field of a line, and the fifth');
    expect(settled(state, 0)).toBe('D2×3 D3×1 E4×2 F5×1 F6×1');
    expect(events).toContainEqual(expect.objectContaining({ type: 'built', lines: 1, double: true, settlements: 3 }));
  });
  test('up to three fields in a turn, then the action is over and nothing is paid for refraining', () => {
    const s = act(solo({ goods: 'SgCspC' }), '0 build D1', '0 build D5').s;
    expect(s).toMatchObject({ phase: 'building', built: 2 });
    const third = act(s, '0 build D4').s;
    expect(third).toMatchObject({ phase: 'ending', turn: 0, built: 3 });
    expect([own(third, 0), active(third).silver]).toEqual(['C', 0]);
  });
  test('who stops after one field receives 2 silver, after two fields 1', () => {
    const one = act(solo({ goods: 'SgCsp' }), '0 build D1').s;
    expect(playerOf(act(one, '0 done').s, 0).silver).toBe(2);
    expect(playerOf(act(one, '0 build D5', '0 done').s, 0).silver).toBe(1);
    const both = table({ players: [{ goods: 'Sg' }, { goods: 'C' }] });
    const next = act(both, '0 build D1', '0 done', '0 done', '1 build D5').s;
    expect(playerOf(next, 1).silver, 'every turn counts anew').toBe(2);
  });
  test('a second player at the same lake receives nothing', () => {
    const s = table({ players: [{ goods: 'Sg' }, { goods: 'csgp' }] });
    const { s: state } = act(s, '0 build D1', '0 done', '0 done', '1 build D2');
    expect(playerOf(state, 1).canteens).toBe(0);
  });
  test('one cannot deliver small goods for big ones or the other way round', () => {
    expect(rulingOn(solo({ goods: 'ssg' }), '0 build D1')).toEqual({
      rule: 'montana/build.cost',
      facts: { field: 'D1', missing: 'bigStone' },
    });
    expect(rulingOn(solo({ goods: 'Cg' }), '0 build A2')?.facts).toEqual({ field: 'A2', missing: 'copper' });
  });
});
