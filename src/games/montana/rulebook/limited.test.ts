import { expect, test } from 'vitest';
import { act, drawn, goodsOf, playNamedExample, table, workersOf } from '../scene.ts';

test('Limited goods: three stone are due and two are there, so all who have a stone, the receiver too, first return one', () => {
  const { s: state, events, after } = playNamedExample('Three stone are due, and two are there');
  expect(drawn(after(0), 'quarry', 'supply', '0', '1', '2')).toEqual([
    'quarry - - - / - - -',
    'supply copper 15 stone 2 grain 15 pumpkin 15 bigCopper 9 bigStone 9, workers copper 18 stone 18 grain 18 pumpkin 18, cows 8',
    '0* settlements left 10, silver 6, cows 0, canteens 0, copper 0 stone 1 grain 0 pumpkin 0 bigCopper 0 bigStone 0, workers copper 0 stone 1 grain 0 pumpkin 0',
    '1  settlements left 10, silver 0, cows 0, canteens 0, copper 0 stone 2 grain 0 pumpkin 0 bigCopper 0 bigStone 0, workers copper 0 stone 0 grain 0 pumpkin 0',
    '2  settlements left 10, silver 0, cows 0, canteens 0, copper 0 stone 0 grain 1 pumpkin 0 bigCopper 0 bigStone 0, workers copper 0 stone 0 grain 0 pumpkin 0',
  ]);
  expect(events).toContainEqual({ type: 'goodsShort', seat: 0, good: 1, gave: [0, 1] });
  expect(events).toContainEqual({ type: 'goodsTaken', seat: 0, good: 1, count: 3, named: false });
  expect(drawn(state, 'quarry', 'supply', '0', '1', '2')).toEqual([
    'quarry - - s / - - -',
    'supply copper 15 stone 1 grain 15 pumpkin 15 bigCopper 9 bigStone 9, workers copper 18 stone 18 grain 18 pumpkin 18, cows 8',
    '0  settlements left 10, silver 0, cows 0, canteens 0, copper 0 stone 3 grain 0 pumpkin 0 bigCopper 0 bigStone 0, workers copper 0 stone 0 grain 0 pumpkin 0',
    '1* settlements left 10, silver 0, cows 0, canteens 0, copper 0 stone 1 grain 0 pumpkin 0 bigCopper 0 bigStone 0, workers copper 0 stone 0 grain 0 pumpkin 0',
    '2  settlements left 10, silver 0, cows 0, canteens 0, copper 0 stone 0 grain 1 pumpkin 0 bigCopper 0 bigStone 0, workers copper 0 stone 0 grain 0 pumpkin 0',
  ]);
});

test('Limited goods: if every player has a stone, every player returns one', () => {
  const s = table({
    players: [{ goods: 's', workers: 's', silver: 6 }, { goods: 's' }, { goods: 's' }],
    goods: { s: 2 },
  });
  const { s: state } = act(s, '0 work quarry-6', '0 employ s');
  expect([...state.players.map(goodsOf), state.goods[1]]).toEqual(['sss', '', '', 2]);
});

test('Limited workers: all who have a worker of the missing colour first return one', () => {
  const s = table({ players: [{}, { workers: 'cc' }, { workers: 'cs' }], workers: { c: 1 } });
  const { s: state } = act(s, '0 recruit', 'chance spin 2');
  expect(state.players.map(workersOf)).toEqual(['cc', 'c', 's']);
  expect(state.workers[0]).toBe(1);
});
