import { describe, expect, test } from 'vitest';
import { act, asked, choices, drawn, goodsOf, market, own, playNamedExample, refusal } from '../scene.ts';
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
    const placed = act(s, '1 city', '1 bid 3 2').s;
    const passed = act(placed, '2 pass').s;
    expect([placed, passed].map(asked)).toEqual(['2', '0']);
    expect(drawn(passed, 'store')).toEqual(['store - - 1@2 - passed 2']);
    const state = act(passed, '0 bid 4 2').s;
    expect(state.turn, 'all are paid, and the next player is in turn').toBe(2);
  });
  test('City: who is outbid may move to any of the four rows, also further right than needed, or pass; a player outbid by that must move too', () => {
    const { after } = playNamedExample('Outbid in the second row');
    expect(drawn(after(2), 'store'), 'Blue (1) stands in row 2, Green (2) in row 4').toEqual([
      'store - 1@3 - 2@2 passed 3',
    ]);
    const outbid = after(3);
    expect(drawn(outbid, 'store'), 'Red (0) takes row 2').toEqual(['store - 0@4 - 2@2 passed 3']);
    expect(asked(outbid)).toBe('1');
    const bids = (row: number) => choices(outbid, 1).filter((line) => line.startsWith(`bid ${row}`));
    expect(bids(1)).toEqual(['bid 1 3', 'bid 1 4', 'bid 1 5', 'bid 1 6']);
    expect(bids(2), 'only right of Red').toEqual(['bid 2 5', 'bid 2 6']);
    expect(bids(3)).toEqual(['bid 3 2', 'bid 3 3', 'bid 3 4', 'bid 3 5', 'bid 3 6']);
    expect(bids(4), 'only right of Green').toEqual(['bid 4 3', 'bid 4 4', 'bid 4 5', 'bid 4 6']);
    expect(choices(outbid, 1).filter((line) => !line.startsWith('bid'))).toEqual(['pass']);

    const second = act(outbid, '1 bid 2 5').s;
    expect([...drawn(second, 'store'), asked(second)], 'Red must move').toEqual(['store - 1@5 - 2@2 passed 3', '0']);
    const fourth = act(outbid, '1 bid 4 3').s;
    expect([...drawn(fourth, 'store'), asked(fourth)], 'Green must move').toEqual(['store - 0@4 - 1@3 passed 3', '2']);
    const third = act(outbid, '1 bid 3 2').s;
    expect(drawn(third, 'store'), 'nobody must move').toEqual(['store - 0@4 1@2 2@2 passed 3']);
    expect(third.phase, 'and the rewards are paid').toBe('reward');
    expect(drawn(act(outbid, '1 pass').s, 'store'), 'Blue is back at the hardware store').toEqual([
      'store - 0@4 - 2@2 passed 1 3',
    ]);
  });
  test('pumpkins paid go to the supply, and all contractors back to the hardware store', () => {
    const s = act(market('pp', 'pp'), '0 city', '0 bid 3 2', '1 bid 4 2').s;
    expect(s.players.map(goodsOf)).toEqual(['p', '']);
    expect(s.goods[3]).toBe(10 - 1 + 4);
    expect(s.store).toMatchObject({ holders: [-1, -1, -1, -1], prices: [0, 0, 0, 0], passed: [false, false] });
  });
  test('an active player who passed pays nothing, and the others are paid in clockwise order', () => {
    const s = market('pp', 'ppp', 'ppp');
    const { s: state, events } = act(s, '0 city', '0 bid 3 2', '1 bid 3 3', '0 pass', '2 bid 4 2');
    expect(own(state, 0)).toBe('ppp');
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
    const mixes = ['0 0 3', '0 1 2', '0 2 1', '0 3 0', '1 0 2', '1 1 1', '1 2 0', '2 0 1', '2 1 0', '3 0 0'];
    expect(choices(s, 0)).toEqual(mixes.map((mix) => `choose ${mix}`));
    expect(refusal(s, '0 choose 1 1 0')).toBe('city.goods');
    expect(own(act(s, '0 choose 0 2 1').s, 0)).toBe('ssgp');
  });
  test('the third row gives up to two big goods for small ones', () => {
    const s = act(market('pccss', ''), '0 city', '0 bid 3 2').s;
    const mixes = ['0 0', '0 1', '0 2', '1 0', '1 1', '2 0'];
    expect(choices(s, 0)).toEqual(mixes.map((mix) => `upgrade ${mix}`));
    expect(refusal(s, '0 upgrade 2 1')).toBe('city.upgrade');
    expect(own(act(s, '0 upgrade 1 1').s, 0)).toBe('csCS');
  });
  test('the fourth row gives 2 silver and one big good for a small one', () => {
    const s = act(market('pcs', ''), '0 city', '0 bid 4 2').s;
    expect(choices(s, 0)).toEqual(['upgrade 0 0', 'upgrade 0 1', 'upgrade 1 0']);
    expect(refusal(s, '0 upgrade 1 1')).toBe('city.upgrade');
    const taken = act(s, '0 upgrade 0 1').s;
    expect([own(taken, 0), playerOf(taken, 0).silver]).toEqual(['cS', 2]);
  });
});
