import { expect, test } from 'vitest';
import { game } from './game.ts';
import { act, asked, table } from './scene.ts';
import type { State } from './state.ts';
import { type Instruction, standing } from './standing.ts';

const answer = (s: State, seat: number, instruction: Instruction) =>
  standing.answer(game.view(s, seat), seat, instruction, game.legal(s, seat));

const called = act(table({ players: [{ goods: 'ppp' }, { goods: 'ppppcs' }] }), '0 city', '0 bid 2 3').s;

test('a player can tell the table to pass in the turns of others', () => {
  expect(answer(called, 1, { type: 'passAlways' })).toEqual({ type: 'pass' });
});

test('a bid up to a number of pumpkins takes the cheapest space of its row; above that the player is asked', () => {
  const upTo = (row: number, most: number) => answer(called, 1, { type: 'bidUpTo', row, most });
  expect(upTo(2, 4)).toEqual({ type: 'bid', row: 2, price: 4 });
  expect(upTo(2, 3)).toBeUndefined();
  expect(upTo(1, 7)).toEqual({ type: 'bid', row: 1, price: 3 });
});

test('rewards are taken as the instruction says', () => {
  const won = act(called, '1 bid 1 3', '0 choose 1 1 1').s;
  expect(asked(won)).toBe('1');
  expect(answer(won, 1, { type: 'tradeUp', first: 'stone' })).toEqual({ type: 'upgrade', copper: 1, stone: 1 });
  expect(answer(won, 1, { type: 'tradeUpNothing' })).toEqual({ type: 'upgrade', copper: 0, stone: 0 });
  const goods = act(called, '1 bid 2 4', '0 pass').s;
  expect(answer(goods, 1, { type: 'takeGoods', first: 'copper', second: 'stone', third: 'copper' })).toEqual({
    type: 'choose',
    copper: 2,
    stone: 1,
    grain: 0,
  });
});

test('if not everything can be traded up, the good named first is', () => {
  const small = table({ players: [{ goods: 'ppp' }, { goods: 'ppcs' }] });
  const won = act(small, '0 city', '0 bid 2 3', '1 bid 4 2', '0 choose 1 1 1').s;
  expect(answer(won, 1, { type: 'tradeUp', first: 'copper' })).toEqual({ type: 'upgrade', copper: 1, stone: 0 });
  expect(answer(won, 1, { type: 'tradeUp', first: 'stone' })).toEqual({ type: 'upgrade', copper: 0, stone: 1 });
});

test('in the player’s own turn every instruction waits', () => {
  const entered = act(table({ players: [{ goods: 'pppcs' }, { goods: 'pppp' }] }), '0 city').s;
  const outbid = act(entered, '0 bid 2 3', '1 bid 2 4').s;
  const goods = act(entered, '0 bid 2 3', '1 pass').s;
  const trades = act(entered, '0 bid 1 3', '1 pass').s;
  const waiting: readonly (readonly [State, Instruction])[] = [
    [entered, { type: 'bidUpTo', row: 2, most: 7 }],
    [outbid, { type: 'passAlways' }],
    [goods, { type: 'takeGoods', first: 'copper', second: 'stone', third: 'grain' }],
    [trades, { type: 'tradeUp', first: 'copper' }],
    [trades, { type: 'tradeUpNothing' }],
  ];
  expect(new Set(waiting.map(([, { type }]) => type))).toEqual(new Set(Object.keys(standing.forms)));
  for (const [s, instruction] of waiting) {
    expect(asked(s)).toBe('0');
    expect(answer(s, 0, instruction), instruction.type).toBeUndefined();
  }
});
