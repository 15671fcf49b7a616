import { describe, expect, test } from 'vitest';
import { STORE } from '../components.ts';
import { game } from '../game.ts';
import { act, asked, goodsOf, market, offered, rule, rulingOn, solo, table } from '../scene.ts';
import { playerOf } from '../state.ts';

describe('the rulings on the city', () => {
  test('18: entry is refused unless some space can be paid with the pumpkin taken', () => {
    expect(rule(market('', ''), '0 city')).toBe('montana/city.enter');
    expect(rule(market('p', ''), '0 city')).toBeUndefined();
    const cow = solo({ cows: 1 });
    expect(rule(cow, '0 city'), 'a trade comes before entering').toBe('montana/city.enter');
    expect(rule(act(cow, '0 trade pumpkin').s, '0 city')).toBeUndefined();
  });
  test('19: with an empty supply the pumpkin on entry is the player’s own, and a refused entry moves nothing', () => {
    const s = table({ players: [{ goods: 'p' }, { goods: 'pp' }], goods: { p: 0 } });
    expect(rulingOn(s, '0 city')).toEqual({ rule: 'montana/city.enter', facts: { pumpkins: 1, needs: 2 } });
    expect(s.players.map(goodsOf)).toEqual(['p', 'pp']);
    const rich = table({ players: [{ goods: 'pp' }, { goods: 'pp' }], goods: { p: 0 } });
    expect(act(rich, '0 city').s.players.map(goodsOf)).toEqual(['pp', 'p']);
  });
  test('20: columns may be skipped, and a row is only taken from the right', () => {
    const s = act(market('ppppp', 'pppp'), '0 city', '0 bid 2 4').s;
    expect(rule(s, '1 bid 2 4')).toBe('montana/city.outbid');
    expect(rule(s, '1 bid 2 5')).toBe('montana/city.afford');
    expect(rule(s, '1 bid 1 2')).toBe('montana/city.column');
    expect(rule(s, '1 bid 1 4')).toBeUndefined();
  });
  test('20: a chain of outbidding ends before the next player is called', () => {
    const s = market('ppppp', 'ppppp', 'ppppp', 'ppppp');
    const chain = act(s, '0 city', '0 bid 2 3', '1 bid 4 2', '2 bid 2 4', '0 bid 4 3').s;
    expect(asked(chain), 'outbid last').toBe('1');
    expect(asked(act(chain, '1 pass').s), 'called next').toBe('3');
  });
  test('21: the chain ends: every placement raises the price of its row, and so the sum of the prices', () => {
    let s = act(market('ppppppp', 'ppppppp', 'ppppppp', 'ppppppp'), '0 city').s;
    let placements = 0;
    // The store has 22 spaces, and each of the four players passes once at most.
    for (let answers = 0; s.phase === 'auction' && answers < 22 + 4; answers++) {
      const seat = s.store.asked;
      const bids = game.legal(s, seat).flatMap((action) => (action.type === 'bid' ? [action] : []));
      for (const { row, price } of bids) expect(price).toBeGreaterThan(s.store.prices[row - 1] ?? price);
      const [first] = bids;
      s = act(s, first === undefined ? `${seat} pass` : `${seat} bid ${first.row} ${first.price}`).s;
      if (first !== undefined) placements += 1;
    }
    expect(s.phase).not.toBe('auction');
    expect(placements).toBeGreaterThan(4);
    expect(placements).toBeLessThanOrEqual(22);
  });
  test('21: an outbid player may return to the same row further right', () => {
    const s = act(market('pppp', 'pppp'), '0 city', '0 bid 2 3', '1 bid 2 4').s;
    expect(game.awaiting(s)).toEqual([0]);
    expect(rule(s, '0 bid 2 5')).toBeUndefined();
  });
  test('21: a player who has passed is out for this auction', () => {
    const s = act(market('ppp', 'ppp', 'pppp'), '0 city', '0 bid 2 3', '1 pass', '2 bid 2 4', '0 pass').s;
    expect(s.phase).not.toBe('auction');
  });
  test('22: a player who can pay for no space passes without being asked', () => {
    const { s: state, events } = act(market('pp', '', 'pp'), '0 city', '0 bid 3 2');
    expect(events).toContainEqual({ type: 'passed', seat: 1, unable: true });
    expect(asked(state)).toBe('2');
  });
  test('23: the active player must place at first, may pass when outbid, and then keeps the pumpkin', () => {
    const entered = act(market('ppp', 'pppp'), '0 city').s;
    expect(rule(entered, '0 pass')).toBe('montana/city.place');
    const outbid = act(entered, '0 bid 3 2', '1 bid 3 3').s;
    expect(goodsOf(playerOf(act(outbid, '0 pass').s, 0))).toBe('pppp');
  });
  test('24: only the active player trades cattle, also to raise the bid', () => {
    const s = table({
      players: [
        { goods: 'p', cows: 2 },
        { goods: 'ppp', cows: 1 },
      ],
    });
    const entered = act(s, '0 city').s;
    expect(rule(entered, '0 bid 2 3')).toBe('montana/city.afford');
    const placed = act(entered, '0 trade pumpkin', '0 bid 2 3').s;
    expect(rule(placed, '1 trade pumpkin')).toBe('montana/cattle.turn');
    expect(offered(placed, 1, 'trade')).toEqual([]);
  });
  test('24: an outbid active player with a cow is still asked, though no space can be paid', () => {
    const s = table({ players: [{ goods: 'p', cows: 1 }, { goods: 'pp' }, { goods: 'ppp' }] });
    const outbid = act(s, '0 city', '0 bid 3 2', '1 bid 4 2', '2 bid 3 3').s;
    expect(game.awaiting(outbid)).toEqual([0]);
    expect(offered(outbid, 0, 'bid')).toEqual([]);
    expect(act(outbid, '0 trade pumpkin', '0 bid 2 3').s.phase, 'a cow bought the way back in').toBe('reward');
  });
  test('24: a bidder who lost pumpkins to the active player’s trade pays nothing and gets nothing', () => {
    const players = [{ goods: 'pp', cows: 1 }, { goods: 'pp' }, { goods: 'pppp' }];
    const outbid = act(table({ players, goods: { p: 1 } }), '0 city', '0 bid 3 2', '1 bid 4 2', '2 bid 3 3').s;
    const { s: state, events } = act(outbid, '0 trade pumpkin', '0 bid 1 3');
    expect(events).toContainEqual({ type: 'goodsShort', seat: 0, good: 3, gave: [0, 1, 2] });
    expect(events).toContainEqual({ type: 'rewardLost', seat: 1, row: 4, price: 2, pumpkins: 1 });
    expect(goodsOf(playerOf(state, 1))).toBe('p');
    expect(playerOf(state, 1).silver).toBe(0);
  });
  test('25: the active player pays first; cow and silver come without asking', () => {
    const { events, s: state } = act(market('pppp', 'pp'), '0 city', '0 bid 1 3', '1 bid 4 2');
    expect(events.filter((event) => event.type === 'rewardPaid').map((event) => event.seat)).toEqual([0, 1]);
    expect(playerOf(state, 0).cows).toBe(1);
    expect(playerOf(state, 1).silver).toBe(2);
  });
  test('25: a bid is binding: the reward cannot be left, and exactly three goods are taken', () => {
    const s = act(market('ppp', ''), '0 city', '0 bid 2 3').s;
    expect(asked(s)).toBe('0');
    for (const line of ['0 pass', '0 done']) expect(rule(s, line), line).toBe('montana/city.pay');
    for (const mix of ['0 0 0', '1 1 0', '2 1 1']) expect(rule(s, `0 choose ${mix}`), mix).toBe('montana/city.goods');
  });
  test('26: small goods are handed in first, then all give back what the supply lacks, the winner too', () => {
    const s = table({ players: [{ goods: 'ppcC' }, { goods: 'C' }], goods: { C: 0 } });
    const { s: state } = act(s, '0 city', '0 bid 3 2', '0 upgrade 1 0');
    expect(state.players.map(goodsOf)).toEqual(['pC', '']);
    expect(state.goods[4]).toBe(1);
    expect(state.goods[0]).toBe(11);
  });
  test('27: only small goods held are traded up, and at most as often as the row says', () => {
    const s = act(market('ppccc', ''), '0 city', '0 bid 3 2').s;
    expect(rule(s, '0 upgrade 3 0')).toBe('montana/city.upgrade');
    expect(rule(s, '0 upgrade 1 1')).toBe('montana/city.upgrade');
    expect(rule(s, '0 upgrade 2 0')).toBeUndefined();
    expect(goodsOf(playerOf(act(s, '0 upgrade 0 0').s, 0)), 'trading up is optional').toBe('cccp');
  });
  test('27: a cow may be traded for the good to trade up, just before', () => {
    const s = table({ players: [{ goods: 'pp', cows: 1 }, {}] });
    const { s: state } = act(s, '0 city', '0 bid 3 2', '0 trade stone', '0 upgrade 0 1');
    expect(goodsOf(playerOf(state, 0))).toBe('pS');
  });
  test('27: the cow of the first row comes after trading up, so it buys nothing to trade up', () => {
    const s = act(market('ppc', ''), '0 city', '0 bid 1 3').s;
    expect(rule(s, '0 trade stone')).toBe('montana/cattle');
    expect(rule(act(s, '0 upgrade 1 0').s, '0 trade stone')).toBeUndefined();
  });
  test('28: with two players all four rows are open', () => {
    const s = act(market('pppppp', ''), '0 city').s;
    const rows = new Set(game.legal(s, 0).map((action) => (action.type === 'bid' ? action.row : 0)));
    expect(rows).toEqual(new Set(STORE.map((_, row) => row + 1)));
  });
});
