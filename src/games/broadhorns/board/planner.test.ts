import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { scene } from '../scene.ts';
import { act } from '../scripted.ts';
import { merchantOf } from '../state.ts';
import { movesTo, NO_SALE, planSale, saleOfSet } from './planner.ts';

const sarah = scene({
  merchants: [{ gold: 0, boat: '30', at: 26, barrels: 'W0 P1 U0 A3', hand: 'D-7P' }, {}],
  towns: { 7: { tile: '7a', holds: 'A' } },
});

test('a planned sale tells barrels, delivery, bonus and wreaths apart before anything is played', () => {
  expect(planSale(game.view(sarah, 0), 0)).toMatchObject({ barrels: 12, delivery: 2, bonus: 2, wreaths: 2, total: 16 });
});

test('what the plan promises is what its actions bring', () => {
  const plan = planSale(game.view(sarah, 0), 0);
  const s = game.clone(sarah);
  for (const action of plan?.actions ?? []) game.apply(s, 0, action, () => undefined);
  expect(merchantOf(s, 0).gold).toBe(plan?.total);
  expect(s.phase).toBe('season');
});

test('there is no plan for others, without a landing, or with nothing that is wanted', () => {
  expect(planSale(game.view(sarah, 1), 1)).toBeUndefined();
  const midstream = scene({ merchants: [{ boat: '20', at: 5, barrels: 'A0' }, {}] });
  expect(planSale(game.view(midstream, 0), 0)).toBeUndefined();
  const unwanted = scene({ merchants: [{ boat: '20', at: 4, barrels: 'U0' }, {}] });
  expect(planSale(game.view(unwanted, 0), 0)).toBeUndefined();
});

test('the sale of a set brings the best spaces, one for what finds none, and ends the selling', () => {
  const s = act(sarah, '0 port').s;
  const sale = (barrels: readonly number[]) => saleOfSet(game.view(s, 0), 0, { ...NO_SALE, barrels: [...barrels] });
  expect(sale([0, 0, 1, 1, 0])).toMatchObject({ barrels: 8, bonus: 2, wreaths: undefined, total: 10 });
  expect(sale([0, 1, 0, 0, 0])).toMatchObject({ barrels: 1, bonus: 0, total: 1 });
  expect(sale([0, 1, 0, 0, 0])?.actions.at(-1)?.type).toBe('done');
  expect(sale([0, 0, 0, 0, 0])).toBeUndefined();
});

test('a set keeps only what the rules sell', () => {
  const s = act(sarah, '0 port').s;
  const set = { ...NO_SALE, barrels: [3, 0, 2, 0, 0], delivery: 1, ice: 2 };
  expect(saleOfSet(game.view(s, 0), 0, set)?.set).toEqual({ barrels: [0, 0, 1, 0, 0], delivery: undefined, ice: 0 });
});

test('the reach of a turn is two Moves and the bonus, and what it lists can be played', () => {
  const s = scene({ merchants: [{ boat: '30', at: 3 }, {}] });
  const reach = Array.from({ length: 37 }, (_, space) => movesTo(game.view(s, 0), space)?.length ?? 0);
  expect(reach.lastIndexOf(1)).toBe(7);
  expect(reach.lastIndexOf(2)).toBe(11);
  expect(reach.lastIndexOf(3)).toBe(15);
  const far = act(
    s,
    ...(movesTo(game.view(s, 0), 14) ?? []).map((move) => `0 move ${'spaces' in move ? move.spaces : 0}`),
  ).s;
  expect(merchantOf(far, 0).at).toBe(14);
});

test('after a Port action only one Move is left', () => {
  const s = scene({ merchants: [{ boat: '30', at: 4, inPort: true }, {}], changes: { actions: 1 } });
  expect(movesTo(game.view(s, 0), 8)).toHaveLength(1);
  expect(movesTo(game.view(s, 0), 9)).toBeUndefined();
});
