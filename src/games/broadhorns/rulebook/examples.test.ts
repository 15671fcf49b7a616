import { describe, expect, test } from 'vitest';
import { draw } from '../drawn.ts';
import { john, julia, sarah, shortMarket, spring, william } from '../examples/rulebook.ts';
import { priceOf } from '../rules/market.ts';
import { act, choices } from '../scripted.ts';
import type { State } from '../state.ts';
import { gold } from './scenes.ts';

/** The table as text: of all that is drawn, the lines that begin like this, or that name the town. */
const drawn = (s: State, ...parts: readonly string[]): readonly string[] =>
  draw(s)
    .split('\n')
    .filter((line) => parts.some((part) => line.startsWith(part) || line.includes(` ${part} `)));

describe("The rulebook's examples, to the last coin", () => {
  test('the market: of four flour barrels one lies at 3, one at 2 and two in the large space at 1', () => {
    const start = shortMarket();
    expect(drawn(start, 'market')).toEqual([
      'market: flour 0 at –, apples 2 at 2, pork 2 at 2, furs 1 at 3, whiskey 1 at 3',
    ]);
    let { s } = act(start, ...Array.from({ length: 4 }, () => 'chance barrel flour'));
    expect(drawn(s, 'market')).toEqual([
      'market: flour 4 at 1, apples 2 at 2, pork 2 at 2, furs 1 at 3, whiskey 1 at 3',
    ]);
    s = act(s, '0 port', '0 boat 30').s;
    const prices = [];
    for (let i = 0; i < 4; i++) {
      prices.push(priceOf(s, 0));
      s = act(s, '0 buy flour').s;
    }
    expect(prices).toEqual([1, 1, 2, 3]);
  });

  test('Julia buys a 30 ft boat, two flour and two apples with 12 gold, has 1 left and one box empty, and floats off', () => {
    const start = julia();
    expect(drawn(start, 'market', '>0')).toEqual([
      'market: flour 4 at 1, apples 2 at 2, pork 2 at 2, furs 1 at 3, whiskey 1 at 3',
      '>0: 12 gold, no boat, cargo –, travelers –, hand –, tiles –',
    ]);
    const fitted = act(start, '0 port', '0 boat 30').s;
    expect(gold(fitted)).toBe(12 - 4);
    const loaded = act(fitted, '0 buy flour', '0 buy flour', '0 buy apples', '0 buy apples').s;
    expect(gold(loaded)).toBe(12 - 4 - 7);
    expect(drawn(act(loaded, '0 move 4').s, 'market', '>0')).toEqual([
      'market: flour 2 at 2, apples 0 at –, pork 2 at 2, furs 1 at 3, whiskey 1 at 3',
      '>0: 1 gold, 30 ft at 4, cargo F0 F0 A0 A0, travelers –, hand –, tiles –',
    ]);
  });

  test('John sells an apple with a delivery card, lands a traveler, sells his boat and puts in at St. Louis at once', () => {
    const start = john();
    expect(drawn(start, 'discarded', 'Vicksburg', '>0')).toEqual([
      'discarded: –',
      ' 26 Vicksburg       7a  A4 P5 U3 W4 sells F+2 cards D-7U D-7W',
      '>0: 0 gold, 20 ft at 26, cargo A1, travelers T06, hand D-7A, tiles –',
    ]);
    const sold = act(start, '0 port', '0 sell apples 4', '0 claim apples').s;
    expect(gold(sold)).toBe(4 + 2);
    const landed = act(sold, '0 done').s;
    expect(gold(landed)).toBe(6 + 3);
    const home = act(landed, '0 endExpedition').s;
    expect(drawn(home, 'discarded', 'Vicksburg', '>0')).toEqual([
      'discarded: D-7A T06',
      ' 26 Vicksburg       7a  [A] P5 U3 W4 sells F+2 cards D-7U D-7W',
      '>0: 10 gold, no boat, cargo –, travelers –, hand –, tiles –',
    ]);
    expect(choices(home, 0)).toEqual(['port', 'done']);
    expect(act(home, '0 port', '0 boat 20').s.phase).toBe('cargo');
  });

  test('Sarah fills Vicksburg for 17 gold and buys flour at the increase of the tile she has just won', () => {
    const start = sarah();
    expect(drawn(start, 'round', 'Vicksburg', '>0')).toEqual([
      'round 2, autumn, 0 on the track; 72 left in the deck',
      ' 26 Vicksburg       7a  [A] P5 U3 W4 sells F+2 cards –',
      '>0: 0 gold, 30 ft at 22, cargo W0 P1 U0 A3, travelers –, hand D-7P, tiles –',
    ]);
    const arrived = act(start, '0 move 4', '0 port').s;
    const barrels = act(arrived, '0 sell whiskey 4', '0 sell pork 5', '0 sell furs 3').s;
    expect(gold(barrels)).toBe(12);
    const sold = act(barrels, '0 claim pork', '0 sellSurplus apples').s;
    expect(gold(sold)).toBe(12 + 1 + 2 + 2);
    const { s } = act(sold, '0 season pork', 'chance reveal 7b', '0 buy flour', '0 buy flour');
    expect(drawn(s, 'round', 'discarded', 'Vicksburg', '>0')).toEqual([
      'round 2, autumn, 1 on the track; 72 left in the deck',
      'discarded: D-7P',
      ' 26 Vicksburg       7b  F4 P4 W4 sells A+2 cards –',
      '>0: 11 gold, 30 ft at 26 in port, cargo F0 F0, travelers –, hand –, tiles 7a',
    ]);
  });

  test('William only buys: two flour at 1 + 2 each, and takes a traveler to Baton Rouge', () => {
    const start = william();
    expect(drawn(start, 'market', 'Vicksburg', '>0')).toEqual([
      'market: flour 4 at 1, apples 2 at 2, pork 2 at 2, furs 1 at 3, whiskey 1 at 3',
      ' 26 Vicksburg       7a  A4 P5 U3 W4 sells F+2 cards T13',
      '>0: 9 gold, 30 ft at 26, cargo U0, travelers –, hand –, tiles –',
    ]);
    const bought = act(start, '0 port', '0 done', '0 buy flour', '0 buy flour').s;
    expect(gold(bought)).toBe(9 - 3 - 3);
    const { s } = act(bought, '0 pickUp T13', '0 done', '0 move 4');
    expect(drawn(s, 'market', 'Vicksburg', '>0')).toEqual([
      'market: flour 2 at 2, apples 2 at 2, pork 2 at 2, furs 1 at 3, whiskey 1 at 3',
      ' 26 Vicksburg       7a  A4 P5 U3 W4 sells F+2 cards –',
      '>0: 3 gold, 30 ft at 30, cargo U0 F0 F0, travelers T13, hand –, tiles –',
    ]);
  });

  test('with the seventh barrel on the season track the current season is spring', () => {
    expect(drawn(spring(), 'round')).toEqual(['round 2, spring, 7 on the track; 73 left in the deck']);
  });
});
