import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { one } from '../scene.ts';
import { act, refusal, told } from '../scripted.ts';
import type { State } from '../state.ts';
import { drawsOf } from './scenes.ts';

/** A new game with the first tile on every town. */
function newGame(seats: number): State {
  const lines = Array.from({ length: 10 }, (_, town) => `chance reveal ${town + 1}a`);
  return act(game.setup(seats, {}), ...lines).s;
}

describe('Setup', () => {
  test('each town gets tiles of its own, and all six are equally likely', () => {
    const s = game.setup(2, {});
    expect(drawsOf(s, 6)).toEqual(['1a', '1b', '1c', '1d', '1e', '1f'].map((tile) => `reveal ${tile}`));
    expect(refusal(s, 'chance reveal 2a')).toBe('chance');
    expect(refusal(act(s, 'chance reveal 1f').s, 'chance reveal 2a')).toBeUndefined();
  });
  test('a tile that has been turned up does not come back', () => {
    const start = one({ boat: '20', at: 26, barrels: 'W0' }, { towns: { 7: { tile: '7a', holds: 'APU' } } });
    const { s } = act(start, '0 port', '0 sell whiskey 4', '0 season apples');
    expect(drawsOf(s, 5)).toEqual(['7b', '7c', '7d', '7e', '7f'].map((tile) => `reveal ${tile}`));
  });
  test('the expedition cards are shuffled: all cards left are equally likely', () => {
    const s = act(one({}, { deck: 'T01 ice ice' }), '0 done').s;
    expect(drawsOf(s, 3).toSorted()).toEqual(['draw T01', 'draw ice', 'draw ice']);
  });
  test('the market starts with a barrel of each type at 3 and one at 2, the bag with the other fifty', () => {
    const s = newGame(2);
    expect(s).toMatchObject({ market: [2, 2, 2, 2, 2], bag: [10, 10, 10, 10, 10] });
    const buying = one({ gold: 9, boat: '20' }, { changes: { phase: 'cargo' } });
    const { events } = act(buying, '0 buy furs', '0 buy furs');
    expect(told(events, 'bought').map((event) => event.gold)).toEqual([2, 3]);
  });
  test('the merchants begin beside St. Louis without a boat, with 6, 7, 8 and 8 gold in turn order', () => {
    const { merchants } = newGame(4);
    expect(merchants.map((m) => m.gold)).toEqual([6, 7, 8, 8]);
    for (const m of merchants) expect(m).toMatchObject({ at: 0, boat: -1, barrels: [], tiles: [] });
  });
});
