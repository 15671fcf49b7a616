import { describe, expect, test } from 'vitest';
import { john, julia, sarah, shortMarket, william } from '../examples/rulebook.ts';
import { priceOf } from '../rules/market.ts';
import { act, choices, me } from '../scripted.ts';
import { gold } from './scenes.ts';

describe("The rulebook's examples, to the last coin", () => {
  test('the market: of four flour barrels one lies at 3, one at 2 and two in the large space at 1', () => {
    let { s } = act(shortMarket(), ...Array.from({ length: 4 }, () => 'chance barrel flour'), '0 port', '0 boat 30');
    const prices = [];
    for (let i = 0; i < 4; i++) {
      prices.push(priceOf(s, 0));
      s = act(s, '0 buy flour').s;
    }
    expect(prices).toEqual([1, 1, 2, 3]);
  });

  test('Julia buys a 30 ft boat, two flour and two apples with 12 gold, has 1 left and one box empty, and floats off', () => {
    const { s } = act(julia(), '0 port', '0 boat 30', '0 buy flour', '0 buy flour', '0 buy apples', '0 buy apples');
    expect(gold(s)).toBe(12 - 4 - 7);
    const sailing = act(s, '0 move 4').s;
    expect(me(sailing)).toMatchObject({ gold: 1, at: 4, boat: 1 });
    expect(me(sailing).barrels).toHaveLength(4);
  });

  test('John sells an apple with a delivery card, lands a traveler, sells his boat and puts in at St. Louis at once', () => {
    const sold = act(john(), '0 port', '0 sell apples 4', '0 claim apples').s;
    expect(gold(sold)).toBe(6);
    const landed = act(sold, '0 done').s;
    expect(gold(landed)).toBe(6 + 3);
    const home = act(landed, '0 endExpedition').s;
    expect(me(home)).toMatchObject({ gold: 10, boat: -1, at: 0 });
    expect(act(home, '0 port', '0 boat 20').s.phase).toBe('cargo');
    expect(choices(home, 0)).toEqual(['port', 'done']);
  });

  test('Sarah fills Vicksburg for 17 gold and buys flour at the increase of the tile she has just won', () => {
    const arrived = act(sarah(), '0 move 4', '0 port');
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
    const { s } = act(
      william(),
      '0 port',
      '0 done',
      '0 buy flour',
      '0 buy flour',
      '0 pickUp T13',
      '0 done',
      '0 move 4',
    );
    expect(me(s)).toMatchObject({ gold: 9 - 6, at: 30, inPort: false });
    expect(me(s).travelers).toHaveLength(1);
  });
});
