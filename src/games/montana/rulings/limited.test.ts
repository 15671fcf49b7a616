import { describe, expect, test } from 'vitest';
import { act, choices, goodsOf, rule, solo, table, workersOf } from '../scene.ts';
import { playerOf } from '../state.ts';

describe('the rulings on limited workers and goods', () => {
  test('4: every player who has the kind gives one back in each round, even if fewer would be enough', () => {
    const s = table({
      players: [{ goods: 'ss', workers: 's', silver: 6 }, { goods: 'sss' }, { goods: 'ss' }],
      goods: { s: 2 },
    });
    const { s: state } = act(s, '0 work quarry-6', '0 employ s');
    expect(state.players.map(goodsOf)).toEqual(['ssss', 'ss', 's']);
    expect(state.goods[1]).toBe(2);
  });
  test('4: giving back is repeated while too little is there', () => {
    const s = table({ players: [{ workers: 's', silver: 6 }, { goods: 'ssss' }], goods: { s: 0 } });
    const { s: state, events } = act(s, '0 work quarry-6', '0 employ s');
    expect(events.filter((event) => event.type === 'goodsShort')).toHaveLength(3);
    expect(state.players.map(goodsOf)).toEqual(['sss', 's']);
  });
  test('5: workers at work are not given back; what nobody can give is lost, and the grain stays paid', () => {
    const s = table({ players: [{ goods: 'g' }, {}], workers: { c: 1 }, spaces: { 0: 'c' } });
    const { s: state, events } = act(s, '0 recruit', 'chance spin 1', '0 advance 1');
    expect(workersOf(playerOf(state, 0))).toBe('csp');
    expect(events).toContainEqual({ type: 'workersTaken', seat: 0, colour: 0, count: 1, wanted: 2, named: true });
    expect(goodsOf(playerOf(state, 0))).toBe('');
  });
  test('6: big and small goods are different kinds', () => {
    const s = table({ players: [{ goods: 'S', workers: 's', silver: 1 }, { goods: 'S' }], goods: { s: 1 } });
    expect(act(s, '0 work quarry-1', '0 employ s').s.players.map(goodsOf)).toEqual(['sS', 'S']);
  });
  test('7: without a cow in the supply no cow is received, and nobody gives one back', () => {
    const s = table({ players: [{ goods: 'ppp' }, { cows: 2 }], cows: 0 });
    const { s: state, events } = act(s, '0 city', '0 bid 1 3');
    expect(events).toContainEqual({ type: 'noCowLeft', seat: 0 });
    expect(playerOf(state, 1).cows).toBe(2);
  });
  test('7: coins never run out, also beyond the 89 silver of the box', () => {
    expect(playerOf(act(solo({ workers: 'c', silver: 89 }), '0 bank 1', '0 employ c').s, 0).silver).toBe(94);
  });
  test('8: a white space offers only what is in the supply', () => {
    const s = table({ players: [{}, {}], workers: { c: 0, s: 1 } });
    const { s: state } = act(s, '0 recruit', 'chance spin 0');
    expect(choices(state, 0)).toEqual(['take sg', 'take sp', 'take gg', 'take gp', 'take pp']);
    expect(rule(state, '0 take ss')).toBe('montana/recruit.white');
    expect(rule(state, '0 take sg')).toBeUndefined();
  });
  test('9: of a printed pair only the missing colour is given back, the other is taken as usual', () => {
    const s = table({ players: [{}, { workers: 'sp' }], workers: { s: 0 } });
    const { s: state } = act(s, '0 recruit', 'chance spin 1');
    expect(state.players.map(workersOf)).toEqual(['sp', 'p']);
  });
  test('49: goods paid go to the supply, also those that came from the box', () => {
    const s = solo({ goods: 'Sg' });
    expect(act(s, '0 build D1').s.goods).toEqual([10, 10, 11, 10, 6, 7]);
  });
});
