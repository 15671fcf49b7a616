import { describe, expect, test } from 'vitest';
import { cards, one } from '../scene.ts';
import { act, asked, choices, endsTurn, me, refusal, told } from '../scripted.ts';
import type { State } from '../state.ts';

describe('Market and buying', () => {
  test('R14: at the start of every turn the market is filled up to ten', () => {
    let { s } = act(one({}, { market: 'F2 A2 P2 U1 W1', deck: 'ice' }), ...endsTurn(0));
    expect(asked(s)).toBe('chance');
    s = act(s, 'chance barrel furs', 'chance barrel furs').s;
    expect(s.market).toEqual([2, 2, 2, 3, 1]);
    expect(asked(s)).toBe('1');
  });
  test('R14: barrels bought along the river leave a gap until the next turn, barrels from the bag leave none', () => {
    const towns = { 1: { tile: '1a' } };
    const start = one({ gold: 9, boat: '20', at: 4 }, { towns, deck: 'ice' });
    const bought = act(start, '0 port', '0 buy flour', '0 done', '0 endExpedition', '0 port', '0 boat 20').s;
    expect(bought.market).toEqual([1, 2, 2, 2, 2]);
    const bagged = act(bought, '0 buyFromBag flour', '0 done', ...endsTurn(0));
    expect(asked(bagged.s)).toBe('chance');
    expect(asked(act(bagged.s, 'chance barrel furs').s)).toBe('1');
  });
  test('R16: with an empty bag the market stays short', () => {
    const start = one({}, { market: 'F2', deck: 'ice' });
    start.bag = [0, 0, 0, 0, 0];
    expect(asked(act(start, ...endsTurn(0)).s)).toBe('1');
  });
  test('R15, R17: the cheapest barrel of a type goes, and nothing slides', () => {
    const { s, events } = act(
      one({ gold: 9, boat: '40' }, { market: 'F3', changes: { phase: 'cargo' } }),
      '0 buy flour',
      '0 buy flour',
    );
    expect(told(events, 'bought').map((event) => event.gold)).toEqual([1, 2]);
    expect(s.market[0]).toBe(1);
  });
  test('R18: in St. Louis a type can be named and bought from the bag for 4', () => {
    const start = one({ gold: 9, boat: '20' }, { market: 'F1', changes: { phase: 'cargo' } });
    const { s } = act(start, '0 buyFromBag whiskey');
    expect(me(s)).toMatchObject({ gold: 5, barrels: [4] });
    start.bag = [0, 0, 0, 0, 0];
    expect(refusal(start, '0 buyFromBag whiskey')).toBe('market.bag');
    const inPort = act(one({ gold: 9, boat: '20', at: 4 }), '0 port').s;
    expect([inPort.phase, refusal(inPort, '0 buyFromBag whiskey')]).toEqual(['buy', 'market.bag']);
  });
  test('R19: what the market does not hold cannot be bought along the river', () => {
    const start = one({ gold: 9, boat: '20', hand: 'peddler' }, { market: 'A1', changes: { phase: 'buy' } });
    Object.assign(me(start), { at: 26, inPort: true });
    start.sheet = start.towns[6]?.sheet ?? 0;
    expect(refusal(start, '0 buy flour')).toBe('market.none');
    expect(refusal(start, '0 buy apples')).toBe('buy.banner');
    expect(choices(start, 0)).toEqual(['buyWithPeddler apples', 'done']);
  });
  test('R20: a peddler sells any type at the market price plus 1', () => {
    const { s } = act(one({ gold: 9, boat: '20', at: 4, hand: 'peddler' }), '0 port', '0 buyWithPeddler pork');
    expect(me(s)).toMatchObject({ gold: 9 - 3, hand: [] });
    expect(refusal(one({ gold: 9, boat: '20', at: 4, hand: 'ice' }), '0 port')).toBeUndefined();
    expect(refusal(act(one({ gold: 9, boat: '20', at: 4, hand: 'ice' }), '0 port').s, '0 buyWithPeddler pork')).toBe(
      'cards.peddler',
    );
  });
  test('R20: several peddlers may sell in one Port action, as long as there is a free box, but none in St. Louis', () => {
    const start = one({ gold: 20, boat: '20', at: 4, barrels: 'U0', hand: 'peddler peddler peddler' });
    const { s } = act(start, '0 port', '0 done', '0 buyWithPeddler whiskey', '0 buyWithPeddler whiskey');
    expect(me(s)).toMatchObject({ gold: 20 - (2 + 1) - (3 + 1), hand: cards('peddler') });
    expect(s.phase).toBe('travelers');
    const home = one({ gold: 9, boat: '20', hand: 'peddler' }, { changes: { phase: 'cargo' } });
    expect(refusal(home, '0 buyWithPeddler pork')).toBe('cards.peddler');
  });
  test('R21, R22: any boat that can be paid for, and no debt', () => {
    const start = one({ gold: 6 }, { changes: { phase: 'boat' } });
    expect(choices(start, 0)).toEqual(['boat 20', 'boat 30']);
    expect(refusal(start, '0 boat 40')).toBe('gold');
    const loading = one({ gold: 1, boat: '20' }, { market: 'F2 A3', changes: { phase: 'cargo' } });
    expect(refusal(loading, '0 buy flour')).toBe('gold');
    expect(refusal(loading, '0 buyFromBag flour')).toBe('gold');
    expect(me(act(loading, '0 buy apples').s).gold).toBe(0);
  });
  test('R23: a player who has just filled the town buys from the banner of the sheet that has gone', () => {
    const fill = (town: Parameters<typeof one>[1], reveal: readonly string[]): State =>
      act(one({ gold: 9, boat: '20', at: 14, barrels: 'W0' }, town), '0 port', '0 sell whiskey 3', ...reveal).s;
    const tile = fill({ towns: { 4: { tile: '4a', holds: 'FA' } } }, ['0 season flour', 'chance reveal 4b']);
    expect(choices(tile, 0)).toEqual(['buy furs', 'done']);
    expect(me(act(tile, '0 buy furs').s).gold).toBe(me(tile).gold - (2 + 1));
    const printed = fill({ towns: { 4: { bare: true, holds: 'FA' } } }, ['0 season flour']);
    expect(choices(printed, 0)).toEqual(['buy furs', 'done']);
  });
  test('R24: neither fares nor resale pay for cargo of the same Port action', () => {
    const start = one({ gold: 0, boat: '20', at: 26, travelers: 'T06', hand: 'ice' });
    const { s } = act(start, '0 port');
    expect(s.phase).toBe('travelers');
    expect(me(s).gold).toBe(3);
    expect(refusal(s, '0 buy flour')).toBe('port.order');
  });
  test('R25: every merchant can take every size, also one that another has', () => {
    const sizes = (other: '20' | '30' | '40') => choices(act(one({ gold: 8 }, {}, { boat: other }), '0 port').s, 0);
    for (const other of ['20', '30', '40'] as const) expect(sizes(other)).toEqual(['boat 20', 'boat 30', 'boat 40']);
  });
});
