import { describe, expect, test } from 'vitest';
import { type MerchantScene, one } from '../scene.ts';
import { act, choices, me, refusal, told } from '../scripted.ts';
import type { State } from '../state.ts';

describe('Selling, deliveries, filling', () => {
  const atVicksburg = (m: MerchantScene, holds = '', lying = ''): State =>
    act(one({ boat: '40', at: 26, ...m }, { towns: { 7: { tile: '7a', holds, cards: lying } } }), '0 port').s;

  test('R26: a barrel with an empty space of its type is no surplus', () => {
    const s = atVicksburg({ barrels: 'A0' });
    expect(refusal(s, '0 sellSurplus apples')).toBe('sell.surplus');
    expect(refusal(s, '0 sell pork 5')).toBe('sell.aboard');
    expect(refusal(s, '0 sell apples 3')).toBe('sell.space');
  });
  test('R26: of two empty spaces the seller picks one', () => {
    const s = act(one({ boat: '20', at: 33, barrels: 'F0' }, { towns: { 9: { tile: '9c' } } }), '0 port').s;
    expect(choices(s, 0)).toEqual(['sell flour 5', 'sell flour 4', 'done']);
  });
  test('R61: of several barrels of a type the one nearest to spoiling is sold', () => {
    expect(me(act(atVicksburg({ barrels: 'A0 A2' }), '0 sell apples 4').s).barrels).toEqual([1]);
  });
  test('R27: nothing is sold to the new tile in the same Port action', () => {
    const s = act(
      atVicksburg({ gold: 9, barrels: 'W0 W0' }, 'APU'),
      '0 sell whiskey 4',
      '0 done',
      '0 season apples',
      'chance reveal 7b',
    ).s;
    expect(s.phase).toBe('buy');
  });
  test('R28: one delivery card per Port action, for a type sold into a space', () => {
    const s = atVicksburg({ barrels: 'A0 P0', hand: 'D-7A D-7U' }, '', 'D-7P');
    expect(refusal(s, '0 claim apples')).toBe('sell.delivery');
    const sold = act(s, '0 sell apples 4', '0 sell pork 5').s;
    const claimed = act(sold, '0 claim pork');
    expect(told(claimed.events, 'deliveryClaimed')).toMatchObject([{ gold: 2, from: 'town' }]);
    expect(refusal(claimed.s, '0 claim apples')).toBe('sell.one-delivery');
    expect(refusal(act(atVicksburg({ barrels: 'U0', hand: 'ice' }), '0 sell furs 3').s, '0 claim furs')).toBe(
      'sell.no-card',
    );
  });
  test('R29, R30: two barrels in spaces earn the bonus once; surplus does not count', () => {
    const two = act(atVicksburg({ gold: 0, barrels: 'A0 P0' }), '0 sell apples 4', '0 sell pork 5');
    expect(told(two.events, 'townBonus')).toMatchObject([{ gold: 2, filled: false }]);
    const surplus = act(atVicksburg({ barrels: 'P0 F0' }), '0 sell pork 5', '0 sellSurplus flour');
    expect(told(surplus.events, 'townBonus')).toEqual([]);
  });
  test('Filling the last space with a single barrel earns the bonus', () => {
    const { events } = act(atVicksburg({ barrels: 'W0' }, 'APU'), '0 sell whiskey 4');
    expect(told(events, 'townBonus')).toMatchObject([{ filled: true }]);
  });
  test('R31: the season barrel is a perishable type of the town, chosen by the player who fills it', () => {
    const s = act(atVicksburg({ barrels: 'W0' }, 'APU'), '0 sell whiskey 4').s;
    expect(choices(s, 0)).toEqual(['season apples', 'season pork']);
    expect(refusal(s, '0 season whiskey')).toBe('season.barrel');
    expect(act(s, '0 season pork').s.track).toEqual([2]);
  });
  test('R31: where only one perishable type lies in the town it goes by itself', () => {
    const start = one({ boat: '20', at: 18, barrels: 'U0' }, { towns: { 5: { tile: '5c', holds: 'FPU' } } });
    expect(act(start, '0 port', '0 sell furs 3').s.phase).toBe('season');
    const natchez = one({ boat: '20', at: 30, barrels: 'U0' }, { towns: { 8: { tile: '8e', holds: 'AA' } } });
    expect(act(natchez, '0 port', '0 sell furs 4').s).toMatchObject({ track: [1], placed: 1, phase: 'reveal' });
  });
  test('R32: filling the printed values brings bonus and season, but no tile', () => {
    const start = one({ gold: 0, boat: '20', at: 26, barrels: 'U0' }, { towns: { 7: { bare: true, holds: 'AP' } } });
    const { s } = act(start, '0 port', '0 sell furs 3', '0 season apples');
    expect(me(s)).toMatchObject({ gold: 5, tiles: [] });
    expect(s.placed).toBe(1);
  });
  test('After the third tile the printed values show', () => {
    const start = one(
      { boat: '20', at: 26, barrels: 'W0', tiles: '7b 7c' },
      { towns: { 7: { tile: '7a', holds: 'APU' } } },
    );
    const { s } = act(start, '0 port', '0 sell whiskey 4', '0 season apples');
    expect(s.towns[6]).toMatchObject({ sheet: 66, filled: 0 });
    expect(s.phase).toBe('buy');
  });
});
