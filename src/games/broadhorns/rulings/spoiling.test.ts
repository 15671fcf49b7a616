import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { type MerchantScene, one } from '../scene.ts';
import { act, asked, choices, endsTurn, me, refusal, told } from '../scripted.ts';
import type { State } from '../state.ts';

describe('Spoiling and ice', () => {
  const drawn = (first: MerchantScene, second: MerchantScene, track = ''): State =>
    act(one(first, { track, deck: 'spoil-apples spoil-pork ice' }, second), '0 done', 'chance draw spoil-apples').s;

  test('A barrel on the final space is lost when it would shift', () => {
    const start = one({}, { deck: 'ice' }, { boat: '20', at: 2, barrels: 'A3 P0 U0' });
    const { s, events } = act(start, ...endsTurn(0), '1 letSpoil');
    expect(me(s, 1).barrels).toEqual([7, 3]);
    expect(told(events, 'spoiled')).toMatchObject([{ lost: [1] }]);
  });
  test('R44, R47: a spoil card works in winter, on every boat', () => {
    const s = drawn({ boat: '20', barrels: 'A0' }, { boat: '20', barrels: 'A0 P0' }, 'FFFF');
    expect(asked(s)).toBe('0 1');
    const after = act(s, '0 letSpoil', '1 letSpoil').s;
    expect(me(after, 1).barrels).toEqual([6, 2]);
  });
  test('R47: in summer a spoil card shifts all perishables', () => {
    const s = drawn({}, { boat: '20', barrels: 'P0 U0' }, 'F'.repeat(10));
    expect(me(act(s, '1 letSpoil').s, 1).barrels).toEqual([7, 3]);
  });
  test('R45: a spoil card takes a barrel from the final space', () => {
    expect(me(act(drawn({}, { boat: '20', barrels: 'A3' }), '1 letSpoil').s, 1).barrels).toEqual([]);
  });
  test('R46: further spoil cards of the same draw have no effect', () => {
    const s = act(
      drawn({}, { boat: '20', barrels: 'A0 P0' }),
      '1 letSpoil',
      'chance draw spoil-pork',
      'chance draw ice',
    ).s;
    expect(me(s, 1).barrels).toEqual([6, 2]);
  });
  test('R48: barrels bought this turn are shifted by a spoil card', () => {
    const start = one({ gold: 6 }, { deck: 'spoil-flour ice' });
    const { s } = act(
      start,
      '0 port',
      '0 boat 20',
      '0 buy flour',
      '0 done',
      '0 done',
      'chance draw spoil-flour',
      '0 letSpoil',
    );
    expect(me(s).barrels).toEqual([5]);
  });
  test('R49: everyone with such barrels is asked at once, answers are secret until all are given', () => {
    const s = drawn({ boat: '20', barrels: 'A0', hand: 'ice' }, { boat: '20', barrels: 'A0' });
    expect(choices(s, 0)).toEqual(['useIce', 'letSpoil']);
    expect(choices(s, 1)).toEqual(['letSpoil']);
    expect(refusal(s, '1 useIce')).toBe('ice.none');
    const half = act(s, '0 useIce').s;
    expect(game.view(half, 1).merchants[0]).toMatchObject({ answer: 3, hand: [-1] });
    const { s: all, events } = act(half, '1 letSpoil');
    expect(told(events, 'keptOnIce')).toMatchObject([{ seat: 0 }]);
    expect(me(all).barrels).toEqual([1]);
    expect(me(all, 1).barrels).toEqual([6]);
  });
  test('R49: the spoil step asks its merchant with or without ice', () => {
    const asks = (hand: string) => {
      const { s } = act(one({}, { deck: 'T01' }, { boat: '20', barrels: 'A0', hand }), ...endsTurn(0, 'T01'));
      return [s.phase, ...choices(s, 1)];
    };
    expect(asks('ice')).toEqual(['spoilStep', 'useIce', 'letSpoil']);
    expect(asks('peddler')).toEqual(['spoilStep', 'letSpoil']);
  });
  test('R49: nobody is asked if none of their barrels would move', () => {
    expect(asked(drawn({ boat: '20', barrels: 'P0 U0', hand: 'ice' }, { boat: '20', barrels: 'A0' }))).toBe('1');
  });
  test('R50: ice is worth a gold for one perishable barrel sold', () => {
    const start = one(
      { gold: 0, boat: '20', at: 26, barrels: 'A0 U0', hand: 'ice ice' },
      { towns: { 7: { tile: '7a' } } },
    );
    const s = act(start, '0 port', '0 sell furs 3').s;
    expect(refusal(s, '0 iceBonus')).toBe('sell.ice');
    const sold = act(s, '0 sell apples 4', '0 iceBonus').s;
    expect(me(sold).gold).toBe(3 + 4 + 1);
    expect(refusal(sold, '0 iceBonus')).toBe('sell.ice');
  });
  test('R50: a surplus barrel counts for ice too, even when it was the only one aboard', () => {
    const start = one(
      { gold: 0, boat: '20', at: 26, barrels: 'A0', hand: 'ice' },
      { towns: { 7: { tile: '7a', holds: 'A' } } },
    );
    expect(me(act(start, '0 port', '0 sellSurplus apples', '0 iceBonus').s)).toMatchObject({ gold: 1 + 1, hand: [] });
  });
  test('Standing instructions answer for a player who is away', () => {
    const s = drawn({ boat: '20', barrels: 'A0', hand: 'ice' }, { boat: '20', barrels: 'A3', hand: 'ice' });
    const answer = (seat: number, instruction: { readonly type: string }) =>
      game.standing?.answer(game.view(s, seat), seat, instruction, game.legal(s, seat))?.type;
    const lost = { type: 'iceForLost', barrels: 1 };
    expect([answer(0, lost), answer(1, lost)]).toEqual(['letSpoil', 'useIce']);
    expect([answer(0, { type: 'alwaysIce' }), answer(1, { type: 'keepIce' })]).toEqual(['useIce', 'letSpoil']);
  });
});
