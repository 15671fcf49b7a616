import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { act, choices, goodsOf, own, refusal, market } from '../scene.ts';
import { playerOf } from '../state.ts';

describe('action B, work: the city', () => {
  test('the active player takes a pumpkin from the supply, the others take none', () => {
    const s = act(market('ppp', 'ppp', 'ppp'), '0 city').s;
    expect(s.players.map(goodsOf)).toEqual(['pppp', 'ppp', 'ppp']);
    expect(s.goods[3]).toBe(14);
    const called = act(s, '0 bid 3 2', '1 bid 4 2').s;
    expect(called.players.map(goodsOf)).toEqual(['pppp', 'ppp', 'ppp']);
  });
  test('after the active player the others place or pass, in clockwise order', () => {
    const s = Object.assign(market('ppp', 'ppp', 'ppp'), { turn: 1 });
    const { s: state, events } = act(s, '1 city', '1 bid 3 2', '2 pass', '0 bid 4 2');
    expect(events.flatMap((event) => (event.type === 'passed' ? [event.seat] : []))).toEqual([2]);
    expect(state.turn, 'all are paid, and the next player is in turn').toBe(2);
  });
  test('City: who is outbid may move to another row, outbid in turn, go further right, or pass', () => {
    // Blue (0) stands in row 2, Green (1) in row 4; Red (2) takes row 2 from Blue.
    const s = market('ppppp', 'ppppp', 'ppppp', 'ppppp');
    const { s: state } = act(s, '0 city', '0 bid 2 3', '1 bid 4 2', '2 bid 2 4');
    expect(game.awaiting(state)).toEqual([0]);
    const row = (number: number) => choices(state, 0).filter((line) => line.startsWith(`bid ${number}`));
    expect(row(2), 'only right of Red').toEqual(['bid 2 5', 'bid 2 6']);
    expect(row(4), 'only right of Green').toEqual(['bid 4 3', 'bid 4 4', 'bid 4 5', 'bid 4 6']);
    expect(game.legal(state, 0)).toContainEqual({ type: 'pass' });
    const chain = act(state, '0 bid 4 3');
    expect(game.awaiting(chain.s), 'the contractor on that row must move immediately too').toEqual([1]);
    expect(game.awaiting(act(chain.s, '1 pass').s), 'only then the next player is called').toEqual([3]);
  });
  test('pumpkins paid go to the supply, and all contractors back to the hardware store', () => {
    const s = act(market('pp', 'pp'), '0 city', '0 bid 3 2', '1 bid 4 2').s;
    expect(s.players.map(goodsOf)).toEqual(['p', '']);
    expect(s.goods[3]).toBe(10 - 1 + 4);
    expect(s.store).toMatchObject({ holders: [-1, -1, -1, -1], prices: [0, 0, 0, 0], passed: [false, false] });
  });
  test('an active player who passed pays nothing, and the others are paid in clockwise order', () => {
    const s = market('pp', 'ppp', 'ppp');
    const { events } = act(s, '0 city', '0 bid 3 2', '1 bid 3 3', '0 pass', '2 bid 4 2');
    expect(events.flatMap((event) => (event.type === 'rewardPaid' ? [event.seat] : []))).toEqual([1, 2]);
  });
  test('the first row gives a cow and up to three big goods for small ones, in any mix', () => {
    const s = act(market('ppccss', ''), '0 city', '0 bid 1 3').s;
    const mixes = ['0 0', '0 1', '0 2', '1 0', '1 1', '1 2', '2 0', '2 1'];
    expect(choices(s, 0)).toEqual(mixes.map((mix) => `upgrade ${mix}`));
    const taken = act(s, '0 upgrade 2 1').s;
    expect([own(taken, 0), playerOf(taken, 0).cows]).toEqual(['sCCS', 1]);
    expect(taken.goods, 'traded with the supply').toEqual([12, 11, 10, 12, 4, 5]);
  });
  test('the second row gives exactly three goods of copper, stone and grain, in any mix', () => {
    const s = act(market('ppp', ''), '0 city', '0 bid 2 3').s;
    expect(choices(s, 0)).toHaveLength(10);
    expect(refusal(s, '0 choose 1 1 0')).toBe('city.goods');
    expect(own(act(s, '0 choose 0 2 1').s, 0)).toBe('ssgp');
  });
  test('the third row gives up to two big goods for small ones', () => {
    const s = act(market('pccss', ''), '0 city', '0 bid 3 2').s;
    expect(refusal(s, '0 upgrade 2 1')).toBe('city.upgrade');
    expect(own(act(s, '0 upgrade 1 1').s, 0)).toBe('csCS');
  });
  test('the fourth row gives 2 silver and one big good for a small one', () => {
    const s = act(market('pcs', ''), '0 city', '0 bid 4 2').s;
    expect(refusal(s, '0 upgrade 1 1')).toBe('city.upgrade');
    const taken = act(s, '0 upgrade 0 1').s;
    expect([own(taken, 0), playerOf(taken, 0).silver]).toEqual(['cS', 2]);
  });
});
