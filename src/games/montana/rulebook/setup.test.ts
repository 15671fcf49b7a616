import { describe, expect, test } from 'vitest';
import { silent } from '#engine/game.ts';
import { seeded } from '#engine/seeded.ts';
import { SEAT_COUNTS } from '../components.ts';
import { game } from '../game.ts';
import { HAS_COW, IS_LAKE, slotOf } from '../prairie.ts';
import { act, choices, goodsOf, own, refusal, solo, table, workersOf } from '../scene.ts';
import { playerOf, type State } from '../state.ts';

/** A table after everything that chance does before the first spin. */
function laidOut(seats: number, seed: number): State {
  const s = game.setup(seats, {});
  const rng = seeded(seed);
  while (s.phase !== 'spin') game.apply(s, 'chance', game.chance(s, rng), silent);
  return s;
}

describe('setup', () => {
  test.each([
    [2, 7, 12, [10, 10, 10, 10, 6, 6]],
    [3, 9, 10, [15, 15, 15, 15, 9, 9]],
    [4, 10, 8, [20, 20, 20, 20, 12, 12]],
  ])('%i players: %i tiles, %i settlements each, and goods in the supply as listed', (seats, tiles, each, supply) => {
    const s = laidOut(seats, seats);
    expect(12 - s.box.length).toBe(tiles);
    expect(s.land).toHaveLength(7 * tiles);
    expect(s.players.map(({ settlements }) => settlements)).toEqual(Array.from({ length: seats }, () => each));
    expect(s.goods, 'what the players begin with comes from the box').toEqual(supply);
  });
  test('a cow stands on every cow symbol and a canteen in every lake; the other cows are in the supply', () => {
    for (const seats of SEAT_COUNTS) {
      const s = laidOut(seats, 9);
      const cows = s.land.filter((print) => HAS_COW[print]).length;
      expect(cows).toBeGreaterThan(0);
      expect(s.cows).toBe(24 - seats - cows);
      const lakes = s.canteens.map((_, slot) => s.land.some((print, hex) => slotOf(hex) === slot && IS_LAKE[print]));
      expect(lakes).toContain(true);
      expect(s.canteens).toEqual(lakes);
    }
  });
  test('all 72 workers are in the supply, 18 of each colour', () => {
    expect(laidOut(4, 1).workers).toEqual([18, 18, 18, 18]);
  });
  test('every player has a cow, a grain, a pumpkin, a small copper and a small stone, and a contractor at the hardware store', () => {
    const s = laidOut(3, 1);
    expect(s.players.map(goodsOf)).toEqual(['csgp', 'csgp', 'csgp']);
    expect(s.players.map(({ cows, canteens }) => [cows, canteens])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(s.store.holders).toEqual([-1, -1, -1, -1]);
  });
  test('the starting player receives 3 silver, and each following one a coin more than the one before', () => {
    const s = laidOut(4, 2);
    const inOrder = [0, 1, 2, 3].map((place) => playerOf(s, (s.first + place) % 4).silver);
    expect(inOrder).toEqual([3, 4, 5, 6]);
  });
  test('every player begins with four workers from two spins', () => {
    let s = laidOut(4, 2);
    let spins = 0;
    for (; s.phase === 'spin'; spins++) s = act(s, 'chance spin 2').s;
    expect(spins).toBe(4 * 2);
    expect(s.players.map(workersOf)).toEqual(['cccc', 'cccc', 'cccc', 'cccc']);
  });
  test('a player board holds any number of goods', () => {
    const s = table({ players: [{ goods: 'g'.repeat(20), workers: 'g', silver: 6 }, {}], goods: { g: 4 } });
    expect(own(act(s, '0 work grainField-6', '0 employ g').s, 0)).toBe('g'.repeat(24));
  });
});

describe('gameplay', () => {
  test('play begins with the starting player and goes on clockwise', () => {
    const s = Object.assign(table({ players: [{}, {}, {}] }), { first: 1, turn: 1 });
    const { events } = act(s, '1 recruit', 'chance spin 2', '2 recruit', 'chance spin 2', '0 recruit', 'chance spin 2');
    const began = events.flatMap((event) => (event.type === 'turnBegan' ? [event.seat] : []));
    expect(began).toEqual([2, 0, 1]);
    expect(events.filter((event) => event.type === 'roundBegan')).toEqual([{ type: 'roundBegan', round: 2 }]);
  });
  test('a turn is one of the three actions, not none and not two', () => {
    const s = solo({ workers: 'cc', silver: 9, goods: 'Sgpp' });
    expect(refusal(s, '0 done'), 'nobody may pass').toBe('turn');
    for (const [line, ...more] of [
      ['0 recruit', 'chance spin 2', '0 done'],
      ['0 bank 1', '0 employ c'],
      ['0 work mine-1', '0 employ c', '0 done'],
      ['0 city', '0 bid 3 2'],
      ['0 build D1', '0 done', '0 done'],
    ] as const)
      expect(act(s, line, ...more).s.turn, line).toBe(1);
    const building = choices(act(s, '0 build D1').s, 0);
    expect(building).toContain('done');
    expect(building.filter((choice) => /^(recruit|bank|work|city)/.test(choice))).toEqual([]);
  });
});
