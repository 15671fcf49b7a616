import { describe, expect, test } from 'vitest';
import { one, scene } from '../scene.ts';
import { act, asked, choices, endsTurn, me, refusal, told } from '../scripted.ts';
import { barrelOf } from '../state.ts';
import { drawsOf } from './scenes.ts';

describe('Playing the game', () => {
  test('a turn is four steps: refresh the market, spoil cargo, take actions, draw a card', () => {
    const start = one({}, { market: 'F2 A2 P2 U2 W1', deck: 'ice peddler' }, { boat: '20', at: 2, barrels: 'A0' });
    let { s } = act(start, ...endsTurn(0));
    const steps = [s.phase];
    for (const line of ['chance barrel furs', '1 letSpoil', '1 done', 'chance draw peddler']) {
      s = act(s, line).s;
      steps.push(s.phase);
    }
    expect(steps).toEqual(['refresh', 'spoilStep', 'actions', 'draw', 'actions']);
    expect(s.turn).toBe(0);
  });
  test('turns go round the table, and the start player begins every round', () => {
    let s = scene({ merchants: [{}, {}, {}], deck: 'ice ice ice ice' });
    const turns = [];
    for (let i = 0; i < 4; i++) {
      turns.push([s.round, s.turn]);
      s = act(s, ...endsTurn(s.turn)).s;
    }
    expect(turns).toEqual([
      [2, 0],
      [2, 1],
      [2, 2],
      [3, 0],
    ]);
  });
  test('a barrel drawn for the market lies at 3 if it can, else at 2, else in the large space at 1', () => {
    const start = one({}, { market: 'A2 P2 U2', deck: 'ice' });
    const flour = Array.from({ length: 4 }, () => 'chance barrel flour');
    const { s, events } = act(start, ...endsTurn(0), ...flour);
    expect(told(events, 'restocked').map((event) => event.price)).toEqual([3, 2, 1, 1]);
    expect(asked(s)).toBe('1');
  });
  test('barrels for the market are drawn blindly: all in the bag are equally likely', () => {
    const start = one({}, { market: 'A2', deck: 'ice' });
    start.bag = [2, 0, 0, 0, 1];
    const s = act(start, ...endsTurn(0)).s;
    expect(drawsOf(s, 3)).toEqual(['barrel flour', 'barrel flour', 'barrel whiskey']);
  });
  test('a perishable barrel shifts one space, and from the final space back into the bag', () => {
    const start = one({}, { deck: 'ice' }, { boat: '20', at: 2, barrels: 'F0 A2 P3' });
    const { s } = act(start, ...endsTurn(0), '1 letSpoil');
    expect(me(s, 1).barrels).toEqual([barrelOf(0, 1), barrelOf(1, 3)]);
    expect(s.bag[2]).toBe((start.bag[2] ?? 0) + 1);
  });
  test('furs and whiskey never spoil, neither by the step nor by a card of summer', () => {
    const start = one(
      {},
      { track: 'F'.repeat(10), deck: 'ice spoil-pork peddler' },
      { boat: '20', at: 2, barrels: 'U0 W0' },
    );
    const { s } = act(start, ...endsTurn(0), '1 done', 'chance draw spoil-pork', 'chance draw peddler');
    expect(me(s, 1).barrels).toEqual([barrelOf(3, 0), barrelOf(4, 0)]);
  });
  test('two actions a turn, Port or Move in any order, and no third', () => {
    const start = one({}, { deck: 'ice' }, { gold: 0, boat: '20', at: 4 });
    const { s } = act(start, ...endsTurn(0), '1 port', '1 done', '1 move 4');
    expect(refusal(s, '1 port')).toBe('turn.actions');
    expect(refusal(s, '1 move 1')).toBe('turn.actions');
    expect(choices(s, 1)).toEqual(['endExpedition', 'done']);
  });
});

describe('Port and Move', () => {
  test('putting in moves the boat to the port and costs no movement', () => {
    const { s } = act(one({ gold: 0, boat: '20', at: 4 }), '0 port', '0 done');
    expect(me(s)).toMatchObject({ at: 4, inPort: true });
    expect(me(act(s, '0 move 5').s)).toMatchObject({ at: 9, inPort: false });
  });
  test('several boats may lie in one port', () => {
    const { s } = act(one({ boat: '20', at: 4 }, {}, { boat: '30', at: 4, inPort: true }), '0 port');
    expect(s.merchants.map((m) => m.inPort)).toEqual([true, true]);
  });
  test('on a new expedition a town can be called at again', () => {
    const start = one({ gold: 0, boat: '20', at: 4 }, { deck: 'ice ice' });
    const home = act(start, '0 port', '0 endExpedition', '0 port', '0 boat 20', ...endsTurn(0), ...endsTurn(1)).s;
    expect(act(home, '0 move 4', '0 port').s.phase).toBe('travelers');
  });
  test('any part of a Port action may be left out, and none can be made up for later', () => {
    const start = one(
      { gold: 9, boat: '20', at: 26, barrels: 'A0', travelers: 'T13' },
      { towns: { 7: { tile: '7a' } } },
    );
    const selling = act(start, '0 port').s;
    const buying = act(selling, '0 done').s;
    const seeing = act(buying, '0 done').s;
    expect([selling.phase, buying.phase, seeing.phase]).toEqual(['sell', 'buy', 'travelers']);
    expect(refusal(buying, '0 sell apples 4')).toBe('port.order');
    expect(refusal(seeing, '0 buy flour')).toBe('port.order');
    expect(me(act(seeing, '0 done').s)).toEqual({ ...me(start), inPort: true });
  });
  test('a Move goes as far as one likes up to the speed, but at least one space', () => {
    const moves = choices(one({ boat: '30' }), 0).filter((line) => line.startsWith('move'));
    expect(moves).toEqual(['move 4', 'move 3', 'move 2', 'move 1']);
  });
});
