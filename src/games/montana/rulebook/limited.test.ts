import { expect, test } from 'vitest';
import { act, goodsOf, playNamedExample, table, workersOf } from '../scene.ts';

test('Limited goods: three stone are due and two are there, so all players return one stone before they are taken', () => {
  const { s: state, events } = playNamedExample('Three stone are due, and two are there');
  expect(events).toContainEqual({ type: 'goodsShort', seat: 0, good: 1, gave: [0, 1] });
  expect(state.players.map(goodsOf)).toEqual(['sss', 's', 'g']);
  expect(state.goods[1]).toBe(1);
});

test('Limited workers: who has a worker of the missing colour returns one before they are taken', () => {
  const s = table({ players: [{}, { workers: 'cc' }, { workers: 'cs' }], workers: { c: 1 } });
  const { s: state } = act(s, '0 recruit', 'chance spin 2');
  expect(state.players.map(workersOf)).toEqual(['cc', 'c', 's']);
  expect(state.workers[0]).toBe(1);
});
