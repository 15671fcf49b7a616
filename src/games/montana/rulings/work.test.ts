import { describe, expect, test } from 'vitest';
import { act, choices, drawn, goodsOf, rule, solo, table } from '../scene.ts';
import { playerOf } from '../state.ts';
import { smallBeside } from '../worker-board.ts';

describe('the rulings on work', () => {
  test('13: one matching worker or two others; a matching and another are no payment', () => {
    const s = act(solo({ workers: 'cspp', silver: 1 }), '0 work mine-1').s;
    expect(choices(s, 0)).toEqual(['employ c', 'employ sp', 'employ pp']);
    expect(rule(s, '0 employ cs')).toBe('montana/work.workers');
    expect(rule(s, '0 employ ss')).toBe('montana/work.have');
  });
  test('13: the bank wants exactly the number shown', () => {
    const s = act(solo({ workers: 'cspp' }), '0 bank 2').s;
    expect(rule(s, '0 employ c')).toBe('montana/bank');
    expect(rule(solo({ workers: 'c' }), '0 bank 2')).toBe('montana/bank');
  });
  test('14: the small space comes right after the large one, is optional and costs no silver', () => {
    const s = act(solo({ workers: 'cc', silver: 1 }), '0 work mine-1', '0 employ c').s;
    expect(s.phase).toBe('small');
    expect(act(s, '0 done').s.turn).toBe(1);
    expect(goodsOf(playerOf(act(s, '0 employ c').s, 0))).toBe('cc');
    const left = act(s, '0 done', '1 recruit', 'chance spin 2').s;
    expect(rule(left, '0 work mine-1'), 'and never later').toBe('montana/work.occupied');
    expect(rule(left, '0 employ c')).toBe('montana/work');
  });
  test('14: before that, a cow may be traded for the missing worker', () => {
    const s = act(solo({ workers: 'c', silver: 1, cows: 1 }), '0 work mine-1', '0 employ c', '0 trade copper-worker');
    expect(goodsOf(playerOf(act(s.s, '0 employ c').s, 0))).toBe('cc');
  });
  test('14: a player who has neither workers nor a cow is not asked about the small space', () => {
    expect(act(solo({ workers: 'c', silver: 1 }), '0 work mine-1', '0 employ c').s.turn).toBe(1);
  });
  test('15: the goods of the large and of the small space are taken one after the other', () => {
    const s = table({ players: [{ workers: 'cc', silver: 1 }, { goods: 'ccc' }], goods: { c: 1 } });
    const large = act(s, '0 work mine-1', '0 employ c').s;
    expect(goodsOf(playerOf(large, 1))).toBe('ccc');
    const both = act(large, '0 employ c').s;
    expect(both.players.map(goodsOf), 'all give one back for the second space').toEqual(['c', 'cc']);
  });
  test('16: a space is paid in full or not taken; a cow may bring silver first', () => {
    const s = solo({ workers: 'c', silver: 3, cows: 1 });
    expect(rule(s, '0 work mine-6')).toBe('montana/work.silver');
    expect(rule(act(s, '0 trade silver').s, '0 work mine-6')).toBeUndefined();
  });
  test('17: a full area is cleared at the end of the turn, small spaces too, and a canteen turn finds it free', () => {
    const s = table({
      players: [{ workers: 'c', silver: 6, canteens: 1 }, {}],
      spaces: { 3: 'c', 4: 'sp', [smallBeside(3)]: 'c' },
    });
    const before = s.workers[0] ?? 0;
    const last = act(s, '0 work mine-6', '0 employ c').s;
    expect(drawn(last, 'mine'), 'not yet').toEqual(['mine c sp c / c - -']);
    const extra = act(last, '0 canteen').s;
    expect(drawn(extra, 'mine')).toEqual(['mine - - - / - - -']);
    expect(extra.workers[0]).toBe(before + 3);
    expect(extra.turn).toBe(0);
  });
  test('17: the bank is cleared when all its spaces are taken', () => {
    const s = table({ players: [{ workers: 'c' }, {}], spaces: { 1: 'cs', 2: 'ggg' } });
    expect(drawn(act(s, '0 bank 1', '0 employ c').s, 'bank')).toEqual(['bank - - -']);
  });
  test('a taken space is refused, no matter who took it', () => {
    const s = table({
      players: [
        { workers: 'cccc', silver: 9, canteens: 1 },
        { workers: 'c', silver: 9 },
      ],
    });
    for (const [place, ...small] of [['work mine-1', '0 done'], ['bank 1']] as const) {
      const taken = act(s, `0 ${place}`, '0 employ c', ...small).s;
      expect(rule(act(taken, '0 canteen').s, `0 ${place}`), 'the player').toBe('montana/work.occupied');
      expect(rule(act(taken, '0 done').s, `1 ${place}`), 'another player').toBe('montana/work.occupied');
    }
  });
});
