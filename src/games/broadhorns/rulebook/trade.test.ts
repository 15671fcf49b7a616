import { describe, expect, test } from 'vitest';
import { cards, one, scene } from '../scene.ts';
import { act, choices, endsTurn, me } from '../scripted.ts';
import { barrelOf } from '../state.ts';
import { atVicksburg, gold } from './scenes.ts';

describe('Selling', () => {
  test('an empty space takes one barrel of its type for its value; the next one fetches 1 gold', () => {
    const { s } = act(atVicksburg({ barrels: 'A0 A0 F0' }), '0 sell apples 4');
    expect(gold(s)).toBe(4);
    expect(s.towns[6]?.filled).toBe(1);
    expect(choices(s, 0)).toEqual(['sellSurplus flour', 'sellSurplus apples', 'done']);
  });
  test('a barrel sold without a space goes straight to the bag', () => {
    const start = atVicksburg({ barrels: 'F0' });
    const { s } = act(start, '0 sellSurplus flour');
    expect(gold(s)).toBe(1);
    expect(s.bag[0]).toBe((start.bag[0] ?? 0) + 1);
  });
  test('a delivery card brings 2 gold once, however many barrels of the type are sold, and is discarded', () => {
    const start = atVicksburg({ barrels: 'P0 P0', hand: 'D-7P' }, '', '7c');
    const { s } = act(start, '0 sell pork 4', '0 sell pork 4', '0 claim pork');
    expect(me(s)).toMatchObject({ gold: 4 + 4 + 2 + 2, hand: [] });
    expect(s.pile).toEqual(cards('D-7P'));
  });
  test('of a full town one barrel goes to the season track, the others to the bag', () => {
    const start = atVicksburg({ barrels: 'W0' }, 'APU');
    const { s } = act(start, '0 sell whiskey 4', '0 season apples', 'chance reveal 7b');
    expect(s.track).toEqual([1]);
    expect(s.towns[6]?.filled).toBe(0);
    expect(s.bag).toEqual(start.bag.map((count, cargo) => count + (cargo >= 2 ? 1 : 0)));
  });
  test('the tile that is turned up shows the new values', () => {
    const start = scene({
      merchants: [
        { gold: 0, boat: '20', at: 26, barrels: 'W0' },
        { gold: 0, boat: '20', at: 26, barrels: 'U0 W0' },
      ],
      towns: { 7: { tile: '7a', holds: 'APU' } },
      deck: 'ice',
    });
    const filled = act(start, '0 port', '0 sell whiskey 4', '0 season apples', 'chance reveal 7f').s;
    const { s } = act(filled, '0 done', '0 done', ...endsTurn(0), '1 port');
    expect(choices(s, 1)).toEqual(['sell furs 4', 'sell whiskey 3', 'done']);
  });
});

describe('Buying', () => {
  test('in St. Louis one only buys: first a boat, then cargo', () => {
    const start = one({ gold: 6, hand: 'T01' }, { market: 'F1' });
    start.bag = [0, 0, 0, 0, 0];
    const port = act(start, '0 port').s;
    expect(choices(port, 0)).toEqual(['boat 20', 'boat 30']);
    const loading = act(port, '0 boat 20').s;
    expect(choices(loading, 0)).toEqual(['buy flour', 'done']);
    expect(act(loading, '0 done').s.phase).toBe('actions');
  });
  test('the boat is paid for when it is taken; the smallest costs nothing', () => {
    const left = (size: string) => gold(act(one({ gold: 9 }), '0 port', `0 boat ${size}`).s);
    expect(['20', '30', '40'].map(left)).toEqual([9, 9 - 4, 9 - 8]);
  });
  test('one buys as many barrels as one likes, up to the boxes of the boat, each onto the initial space', () => {
    const start = one({ gold: 40 });
    const lines = ['flour', 'flour', 'apples', 'pork', 'pork', 'furs'].map((type) => `0 buy ${type}`);
    const loading = act(start, '0 port', '0 boat 40', ...lines).s;
    expect(loading.phase).toBe('cargo');
    const { s } = act(loading, '0 buy whiskey');
    expect(me(s).barrels).toEqual([0, 0, 1, 2, 2, 3, 4].map((cargo) => barrelOf(cargo, 0)));
    expect(s.phase).toBe('actions');
  });
  test('along the river a boat without a free box buys nothing', () => {
    const full = one({ gold: 9, boat: '20', at: 4, barrels: 'U0 U0 F0', hand: 'peddler' });
    expect(act(full, '0 port', '0 done').s.phase).toBe('travelers');
  });
  test('a barrel bought along the river comes from the market, at its price there plus the increase', () => {
    const start = one({ gold: 9, boat: '20', at: 26 }, { towns: { 7: { tile: '7a' } }, market: 'F2 A2 P2 U2 W2' });
    const { s } = act(start, '0 port', '0 buy flour', '0 buy flour');
    expect(gold(s)).toBe(9 - (2 + 2) - (3 + 2));
    expect(s.market).toEqual([0, 2, 2, 2, 2]);
    expect(me(s).barrels).toEqual([barrelOf(0, 0), barrelOf(0, 0)]);
  });
});
