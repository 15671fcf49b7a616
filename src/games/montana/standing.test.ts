import { expect, test } from 'vitest';
import type { Action } from '#engine/forms.ts';
import { game } from './game.ts';
import { act, table } from './scene.ts';
import type { State } from './state.ts';
import { standing } from './standing.ts';

const answer = (s: State, seat: number, instruction: Action) =>
  standing.answer(game.view(s, seat), seat, instruction, game.legal(s, seat));

const called = act(table({ players: [{ goods: 'ppp' }, { goods: 'ppppcs' }] }), '0 city', '0 bid 2 3').s;

test('a player may always pass in the turns of others', () => {
  expect(answer(called, 1, { type: 'passAlways' })).toEqual({ type: 'pass' });
});

test('a bid up to a number of pumpkins takes the cheapest space of its row; above that the player is asked', () => {
  const upTo = (row: number, most: number) => answer(called, 1, { type: 'bidUpTo', row, most } as Action);
  expect(upTo(2, 4)).toEqual({ type: 'bid', row: 2, price: 4 });
  expect(upTo(2, 3)).toBeUndefined();
  expect(upTo(1, 7)).toEqual({ type: 'bid', row: 1, price: 3 });
});

test('rewards are taken as told', () => {
  const won = act(called, '1 bid 1 3', '0 choose 1 1 1').s;
  expect(game.awaiting(won)).toEqual([1]);
  expect(answer(won, 1, { type: 'tradeUp', first: 'stone' } as Action)).toEqual({
    type: 'upgrade',
    copper: 1,
    stone: 1,
  });
  expect(answer(won, 1, { type: 'tradeUpNothing' })).toEqual({ type: 'upgrade', copper: 0, stone: 0 });
  const goods = act(called, '1 bid 2 4', '0 pass').s;
  expect(answer(goods, 1, { type: 'takeGoods', first: 'copper', second: 'stone', third: 'copper' } as Action)).toEqual({
    type: 'choose',
    copper: 2,
    stone: 1,
    grain: 0,
  });
});

test('in the player’s own turn instructions wait', () => {
  const own = act(table({ players: [{ goods: 'ppp' }, { goods: 'pppp' }] }), '0 city').s;
  expect(answer(own, 0, { type: 'bidUpTo', row: 2, most: 7 } as Action)).toBeUndefined();
});
