import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { act, goodsOf, offered, rule, solo, table, workersOf } from '../scene.ts';
import { playerOf } from '../state.ts';

describe('the rulings on recruiting', () => {
  test('10: after each pair the player gives back down to eight, old workers or new', () => {
    const s = solo({ workers: 'cccccccc', goods: 'g' });
    const full = act(s, '0 recruit', 'chance spin 6').s;
    expect(game.legal(full, 0)).toEqual([
      { type: 'discard', worker: 0 },
      { type: 'discard', worker: 1 },
    ]);
    const nine = act(solo({ workers: 'ccccccc' }), '0 recruit', 'chance spin 6').s;
    expect(nine.phase, 'one too many').toBe('discard');
    const second = act(full, '0 discard copper', '0 discard copper', '0 advance 1').s;
    expect(second.phase).toBe('discard');
    expect(workersOf(playerOf(act(second, '0 discard copper', '0 discard grain').s, 0))).toBe('cccccssg');
  });
  test('11: the arrow moves once, one space for each grain; a cow may bring the grain first', () => {
    const s = solo({ cows: 1 });
    const spun = act(s, '0 recruit', 'chance spin 7').s;
    expect(rule(spun, '0 advance 1')).toBe('montana/recruit.advance');
    const moved = act(spun, '0 trade grain', '0 advance 1').s;
    expect(moved.arrow, 'from the last space on to the first').toBe(0);
    const taken = act(moved, '0 take cc').s;
    expect(taken.turn).toBe(1);
  });
  test('11: with grain left the arrow does not move a second time', () => {
    const s = act(solo({ goods: 'gggg' }), '0 recruit', 'chance spin 1', '0 advance 1').s;
    expect(s).toMatchObject({ turn: 1, arrow: 2 });
    expect(goodsOf(playerOf(s, 0))).toBe('ggg');
  });
  test('12: with eight workers a cow may be traded for a ninth, and then one goes back', () => {
    const s = solo({ workers: 'cccccccc', cows: 1 });
    const { s: state } = act(s, '0 trade stone-worker', '0 discard copper');
    expect(workersOf(playerOf(state, 0))).toBe('cccccccs');
    expect(state.phase).toBe('turn');
  });
  test('12: while workers go back a cow brings one more, who also goes back', () => {
    const full = act(solo({ workers: 'cccccccc', goods: 'g', cows: 2 }), '0 recruit', 'chance spin 6').s;
    const more = act(full, '0 trade grain-worker', '0 trade silver').s;
    expect(workersOf(playerOf(more, 0))).toBe('ccccccccssg');
    const eight = act(more, '0 discard copper', '0 discard copper', '0 discard stone').s;
    expect(workersOf(playerOf(eight, 0))).toBe('ccccccsg');
    expect(eight.phase, 'then the turn goes on as before').toBe('advance');
  });
  test('52: a spin is a uniform draw of one of the eight spaces', () => {
    const { s: state } = act(solo({}), '0 recruit');
    const below = (drawn: number) => (n: number) => (n === 8 ? drawn : Number.NaN);
    const spaces = Array.from({ length: 8 }, (_, drawn) => game.chance(state, { below: below(drawn) }));
    expect(spaces).toEqual(game.legal(state, 'chance'));
    expect(spaces).toHaveLength(8);
  });
  test('46: recruiting is always legal: with nothing, with eight workers, without settlements, with no worker in the supply', () => {
    const empty = table({ players: [{}, {}], workers: { c: 0, s: 0, g: 0, p: 0 } });
    const moments = [solo({}), solo({ workers: 'cccccccc' }), solo({ left: 0 }), empty];
    expect(moments.map((s) => offered(s, 0, 'recruit').length)).toEqual([1, 1, 1, 1]);
  });
});
