import { describe, expect, test } from 'vitest';
import { defaultOptions } from '#engine/game.ts';
import { CITIES, POSITIONS, SEAT_COUNTS, TILE_NAMES } from '../components.ts';
import { tokensOn } from '../rules/demand.ts';
import { game } from '../game.ts';
import { cityHex, NOWHERE } from '../map.ts';
import { act, asked, choices, refusal } from '../scene.ts';
import { setup } from '../rules/setup.ts';
import type { State } from '../state.ts';

const fresh = (seats: number): State => setup(seats, defaultOptions(game.meta));

/**
 * A new table, set up with the first answer offered each time; and who put down the starting tracks, in their order.
 */
function settle(seats: number, start = 0) {
  let { s, events } = act(fresh(seats), `chance start ${start}`);
  const begun: string[] = [];
  while (s.round === 0) {
    if (s.phase === 'begin') begun.push(asked(s));
    const [actor = 'chance'] = game.awaiting(s);
    const next = act(s, `${asked(s)} ${choices(s, actor)[0]}`);
    s = next.s;
    events = [...events, ...next.events];
  }
  return { s, events, begun };
}

/** Pairs of positions whose tiles touch: their centres are a tile's width apart. */
function contacts(tiles: number): readonly (readonly [number, number])[] {
  const distance = (a: number, b: number): number => {
    const [one, two] = [POSITIONS[a], POSITIONS[b]];
    const [q, r] = [(one?.q ?? 0) - (two?.q ?? 0), (one?.r ?? 0) - (two?.r ?? 0)];
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  };
  const places = Array.from({ length: tiles }, (_, n) => n);
  return places.flatMap((a) => places.filter((b) => a < b && distance(a, b) <= 7).map((b) => [a, b] as const));
}

describe('Setup', () => {
  test('two to four sit down, and a fifth seat is our own addition', () => {
    expect(SEAT_COUNTS).toEqual([2, 3, 4, 5]);
  });

  test.each([
    [2, 3, 15, 9, 23],
    [3, 4, 20, 12, 20],
    [4, 4, 20, 12, 17],
    [5, 5, 25, 15, 22],
  ])('with %i players %i tiles lie, with %i tokens and %i cities, and %i cards are left', (seats, ...counts) => {
    const { s } = settle(seats);
    const cities = CITIES.filter((_, city) => cityHex(s.map, city) !== NOWHERE);
    expect([s.map.length, tokensOn(s), cities.length, s.deck.length]).toEqual(counts);
    expect([s.goals.length, s.market.length, s.loans]).toEqual([5, 3, 12]);
  });

  test('a tile may lie only turned so that white dots meet as well as they can', () => {
    let { s } = act(fresh(5), 'chance start 0');
    const allowed = TILE_NAMES.map((tile) => {
      const layings = choices(s, 'chance').filter((line) => line.startsWith(`lay ${tile} `));
      s = act(s, `chance ${layings[0]}`).s;
      return layings.map((line) => line.split(' ')[2]).join(' ');
    });
    expect(allowed).toEqual(['0 2 4', '1 3 5', '1 3 5', '0 2 4', '0 2 4']);
    const { s: second } = act(fresh(2), 'chance start 0', 'chance lay A 0');
    expect(refusal(second, 'chance lay B 0')).toBe('setup.map');
    expect(refusal(second, 'chance lay A 1')).toBe('setup.map');
    expect(choices(second, 'chance')).toHaveLength(9);
  });

  test.each([
    [3, 1],
    [4, 1],
    [5, 2],
  ])('of %i tiles at least %i pairs meet with a dot against a blank, and ours are no more', (tiles, least) => {
    // Dots sit on every other side, so two neighbours fit when one is turned by an even number and the other by an odd
    // one.
    const misfits = (turned: (position: number) => number): number =>
      contacts(tiles).filter(([a, b]) => turned(a) === turned(b)).length;
    for (const pick of [0, 1, 2]) expect(misfits((n) => (POSITIONS[n]?.turns[pick] ?? 0) % 2)).toBe(least);
    const all = Array.from({ length: 2 ** tiles }, (_, bits) => misfits((n) => (bits >> n) & 1));
    expect(Math.min(...all)).toBe(least);
  });

  test('map, achievements, contracts, hands, market, starting tracks and then the ship: in this order', () => {
    const { events } = settle(2);
    const order = events.map(({ type }) => type).filter((type, i, all) => type !== all[i - 1]);
    expect(order).toEqual(
      'starts tileLaid goalShown contractDealt cardDealt cardTurnedUp began docked roundBegan turnBegan'.split(' '),
    );
  });

  test('everybody begins with $5, no prestige, 8 trains, 23 tracks of which 4 are locked, a contract and three cards', () => {
    for (const seats of SEAT_COUNTS) {
      const { companies } = settle(seats).s;
      expect(companies).toHaveLength(seats);
      for (const { line, dealt, contract, ...rest } of companies) {
        expect(rest).toMatchObject({ money: 5, prestige: 0, trains: 8, supply: 18, unlocked: 0, loans: 0 });
        expect([line.length, dealt.length, contract >= 0]).toEqual([1, 3, true]);
      }
    }
  });

  test('starting tracks go down in reverse turn order; then the start player begins and the others follow clockwise', () => {
    const { s, begun } = settle(3, 1);
    expect(begun).toEqual(['0', '2', '1']);
    expect(asked(s)).toBe('1');
    expect(act({ ...s, phase: 'office' }, '1 done').s.turn).toBe(2);
  });

  test('at most one contract each, and no contract, achievement or card comes twice', () => {
    const { s } = settle(4);
    const contracts = s.companies.map(({ contract }) => contract);
    expect(new Set([...contracts, ...s.contracts]).size).toBe(8);
    expect(new Set(s.goals).size).toBe(5);
    const cards = [...s.companies.flatMap(({ dealt }) => dealt), ...s.market, ...s.deck];
    expect([cards.length, new Set(cards).size]).toEqual([32, 32]);
  });
});
