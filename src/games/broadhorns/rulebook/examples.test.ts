import { describe, expect, test } from 'vitest';
import { priceOf } from '../rules/market.ts';
import { scene } from '../scene.ts';
import { act, choices, me } from '../scripted.ts';
import { gold } from './scenes.ts';

describe("The rulebook's examples, to the last coin", () => {
  test('the market: of four flour barrels one lies at 3, one at 2 and two in the large space at 1', () => {
    let s = scene({
      merchants: [{ gold: 9, boat: '30' }, {}],
      market: 'F4 A2 P2 U1 W1',
      changes: { phase: 'cargo' },
    });
    const prices = [];
    for (let i = 0; i < 4; i++) {
      prices.push(priceOf(s, 0));
      s = act(s, '0 buy flour').s;
    }
    expect(prices).toEqual([1, 1, 2, 3]);
  });

  test('Julia buys a 30 ft boat, two flour and two apples with 12 gold, has 1 left and one box empty, and floats off', () => {
    const start = scene({ merchants: [{ gold: 12 }, {}], market: 'F4 A2 P2 U1 W1' });
    const { s } = act(start, '0 port', '0 boat 30', '0 buy flour', '0 buy flour', '0 buy apples', '0 buy apples');
    expect(gold(s)).toBe(12 - 4 - 7);
    const sailing = act(s, '0 move 4').s;
    expect(me(sailing)).toMatchObject({ gold: 1, at: 4, boat: 1 });
    expect(me(sailing).barrels).toHaveLength(4);
  });

  test('John sells an apple with a delivery card, lands a traveler, sells his boat and puts in at St. Louis at once', () => {
    const start = scene({
      merchants: [{ gold: 0, boat: '20', at: 26, barrels: 'A1', hand: 'D-7A', travelers: 'T06' }, {}],
      towns: { 7: { tile: '7a', cards: 'D-7U D-7W' } },
    });
    const sold = act(start, '0 port', '0 sell apples 4', '0 claim apples').s;
    expect(gold(sold)).toBe(6);
    const landed = act(sold, '0 done').s;
    expect(gold(landed)).toBe(6 + 3);
    const home = act(landed, '0 endExpedition').s;
    expect(me(home)).toMatchObject({ gold: 10, boat: -1, at: 0 });
    expect(act(home, '0 port', '0 boat 20').s.phase).toBe('cargo');
    expect(choices(home, 0)).toEqual(['port', 'done']);
  });

  test('Sarah fills Vicksburg for 17 gold and buys flour at the increase of the tile she has just won', () => {
    const start = scene({
      merchants: [{ gold: 0, boat: '30', at: 22, barrels: 'W0 P1 U0 A3', hand: 'D-7P' }, {}],
      towns: { 7: { tile: '7a', holds: 'A' } },
      market: 'F4 A2 P2 U1 W1',
    });
    const arrived = act(start, '0 move 4', '0 port');
    const { s } = act(
      arrived.s,
      '0 sell whiskey 4',
      '0 sell pork 5',
      '0 sell furs 3',
      '0 claim pork',
      '0 sellSurplus apples',
    );
    expect(gold(s)).toBe(12 + 1 + 2 + 2);
    const filled = act(s, '0 season pork', 'chance reveal 7b').s;
    expect(gold(filled)).toBe(17);
    expect(filled.placed).toBe(1);
    expect(me(filled).tiles).toHaveLength(1);
    const bought = act(filled, '0 buy flour', '0 buy flour').s;
    expect(gold(bought)).toBe(17 - 3 - 3);
  });

  test('William only buys: two flour at 1 + 2 each, and takes a traveler to Baton Rouge', () => {
    const start = scene({
      merchants: [{ gold: 9, boat: '30', at: 26, barrels: 'U0' }, {}],
      towns: { 7: { tile: '7a', cards: 'T13' } },
      market: 'F4 A2 P2 U1 W1',
    });
    const { s } = act(start, '0 port', '0 done', '0 buy flour', '0 buy flour', '0 pickUp T13', '0 done', '0 move 4');
    expect(me(s)).toMatchObject({ gold: 9 - 6, at: 30, inPort: false });
    expect(me(s).travelers).toHaveLength(1);
  });
});
