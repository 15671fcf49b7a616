import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { act, goodsOf, offered, rule, solo, table, workersOf } from '../scene.ts';
import { playerOf } from '../state.ts';

describe('the rulings on cattle and canteens', () => {
  test('41: a canteen is spent at the end of a turn, also of the turn it was won, and several can follow each other', () => {
    const s = solo({ goods: 'Sg', canteens: 1 });
    const first = act(s, '0 build D1', '0 done', '0 canteen').s;
    expect(first).toMatchObject({ turn: 0, phase: 'turn' });
    const second = act(first, '0 recruit', 'chance spin 2', '0 done', '0 canteen').s;
    expect(second).toMatchObject({ turn: 0, phase: 'turn' });
    expect(playerOf(second, 0).canteens).toBe(0);
    expect(second.canteensInBox).toBe(s.canteensInBox + 2);
  });
  test('42: a player without settlements cannot build, and may still spend a canteen, also in the last round', () => {
    const s = Object.assign(solo({ goods: 'Sg', left: 0, canteens: 1 }), { lastRound: true });
    expect(rule(s, '0 build D1')).toBe('montana/build.settlements');
    expect(act(s, '0 recruit', 'chance spin 2', '0 done', '0 canteen').s).toMatchObject({
      turn: 0,
      phase: 'turn',
    });
  });
  test('41: the turn that a canteen brings is a full one: the arrow moves again', () => {
    const first = act(solo({ goods: 'gg', canteens: 1 }), '0 recruit', 'chance spin 1', '0 advance 1').s;
    const second = act(first, '0 canteen', '0 recruit', 'chance spin 1').s;
    expect(rule(second, '0 advance 1')).toBeUndefined();
  });
  test('43: an extra turn does not begin a round', () => {
    const s = Object.assign(table({ players: [{}, { canteens: 1 }] }), { turn: 1 });
    const extra = act(s, '1 recruit', 'chance spin 2', '1 canteen').s;
    expect(extra).toMatchObject({ turn: 1, round: 1 });
    expect(act(extra, '1 recruit', 'chance spin 2').s).toMatchObject({ turn: 0, round: 2 });
  });
  test('44: the last settlement of the last player ends the game after that turn and the extra turns', () => {
    const s = Object.assign(table({ players: [{}, { goods: 'Sg', left: 1 }] }), { turn: 1 });
    const last = act(s, '1 build D1').s;
    expect(game.outcome(act(last, '1 done').s)?.ranks).toEqual([2, 1]);
    const extra = act(last, '1 canteen').s;
    expect(game.outcome(extra)).toBeUndefined();
    const over = act(extra, '1 recruit', 'chance spin 2', '1 done', '1 done').s;
    expect(game.outcome(over)?.ranks).toEqual([2, 1]);
  });
  test('45: cattle are traded before, within and after the action, but not by the other player', () => {
    let s = table({ players: [{ cows: 3, workers: 'c', silver: 1 }, { cows: 1 }] });
    for (const line of ['trade silver', 'work mine-1', 'trade grain', 'employ c', 'done', 'trade stone']) {
      expect(rule(s, '1 trade silver'), line).toBe('common/not-asked');
      s = act(s, `0 ${line}`).s;
    }
    expect(playerOf(s, 0)).toMatchObject({ cows: 0, silver: 3 });
    expect(goodsOf(playerOf(s, 0))).toBe('csg');
  });
  test('45: a player without a cow trades nothing', () => {
    expect(rule(solo({}), '0 trade silver')).toBe('montana/cattle');
    expect(offered(solo({}), 0, 'trade')).toEqual([]);
  });
  test('45: also while white workers are chosen: what others give back for the trade can be chosen', () => {
    const s = table({ players: [{ cows: 1 }, { workers: 'c' }, { workers: 'c' }], workers: { c: 0 } });
    const white = act(s, '0 recruit', 'chance spin 0').s;
    expect(rule(white, '0 take cs')).toBe('montana/recruit.white');
    const traded = act(white, '0 trade copper-worker').s;
    expect(workersOf(playerOf(act(traded, '0 take cs').s, 0))).toBe('ccs');
    const ninth = act(solo({ workers: 'cccccccc', cows: 1 }), '0 recruit', 'chance spin 0', '0 trade grain-worker').s;
    expect(act(ninth, '0 discard copper').s.phase, 'eight again, and still to choose').toBe('white');
  });
  test('45: set-up is nobody’s turn, so no cow is traded there', () => {
    const s = Object.assign(table({ players: [{ cows: 1 }, {}] }), { round: 0, startSpins: 0, phase: 'spin' });
    const white = act(s, 'chance spin 0').s;
    expect(offered(white, 0, 'trade')).toEqual([]);
    expect(rule(white, '0 trade silver')).toBe('montana/cattle.turn');
  });
  test('45: a trade for which nothing could be received is refused', () => {
    const s = table({ players: [{ cows: 1 }, {}], workers: { c: 0 } });
    expect(rule(s, '0 trade copper-worker')).toBe('montana/cattle.nothing');
  });
  test('45: an action begins only when its first step can be paid, even if a cow could bring what is missing', () => {
    const s = solo({ goods: 'c', cows: 1, silver: 1 });
    expect(rule(s, '0 work mine-1')).toBe('montana/work.workers');
    expect(rule(s, '0 bank 1')).toBe('montana/bank');
    expect(rule(s, '0 city')).toBe('montana/city.enter');
    expect(rule(s, '0 build A2')).toBe('montana/build.cost');
    expect(rule(solo({ cows: 1, workers: 'c' }), '0 work mine-1')).toBe('montana/work.silver');
  });
});
