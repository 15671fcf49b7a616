import { describe, expect, test } from 'vitest';
import {
  AREAS,
  BANK,
  COST_LETTERS,
  GOODS_IN_BOX,
  SEAT_COUNTS,
  SETTLEMENTS_IN_BOX,
  SETUP,
  START_GOODS,
  STORE,
  TILES,
  WHEEL,
} from './components.ts';
import {
  axialOf,
  bordersTile,
  CANTEENS_ON,
  COWS_ON,
  HEXES_PER_TILE,
  hexesFor,
  neighboursOf,
  printAt,
  printsOf,
} from './prairie.ts';

const fields = TILES.flat().filter((hex) => hex.land === 'field');
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe('the landscape tiles', () => {
  test('every tile has six fields, one of them double, and one lake or mountain', () => {
    expect(TILES).toHaveLength(12);
    for (const tile of TILES) {
      const own = tile.filter((hex) => hex.land === 'field');
      expect(tile).toHaveLength(HEXES_PER_TILE);
      expect(own).toHaveLength(6);
      expect(own.filter((field) => field.double)).toHaveLength(1);
    }
  });
  test('the totals: 72 fields, 18 cows, 6 lakes, 6 mountains', () => {
    expect(fields).toHaveLength(72);
    expect(sum(COWS_ON)).toBe(18);
    expect(sum(CANTEENS_ON)).toBe(6);
    expect(TILES.flat().filter((hex) => hex.land === 'mountain')).toHaveLength(6);
  });
  test('tiles with a lake have one cow, tiles with a mountain two', () => {
    expect(COWS_ON).toHaveLength(12);
    expect(COWS_ON).toEqual(TILES.map((tile) => (tile.some((hex) => hex.land === 'lake') ? 1 : 2)));
  });
  test('the printed demand is c 28, s 28, g 33, p 33, C 16, S 16, and no field wants two of a kind', () => {
    const letters = fields.map((field) => field.cost).join('');
    expect(COST_LETTERS.map((letter) => letters.split(letter).length - 1)).toEqual([28, 28, 33, 33, 16, 16]);
    for (const { cost } of fields) expect(new Set(cost).size).toBe(cost.length);
  });
  test('a plain field costs 2, a cow field 3, a double field 4, where a big good counts 2', () => {
    const worth = (cost: string) => sum(cost.split('').map((letter) => (letter === letter.toUpperCase() ? 2 : 1)));
    expect(fields).toHaveLength(72);
    for (const { cost, cow, double } of fields) expect(worth(cost), cost).toBe(double ? 4 : cow ? 3 : 2);
  });
  test('a turn of one sixth brings the eastern hex to the south-east', () => {
    expect(printsOf(0, 1).map(printAt)[2]).toEqual(TILES[0]?.[1]);
    expect(printsOf(0, 1)[0]).toBe(0);
  });
});

describe.each(SEAT_COUNTS)('the board of %i', (seats) => {
  const hexes = Array.from({ length: hexesFor(seats) }, (_, hex) => hex);
  test('has no overlap and no hole', () => {
    const places = hexes.map((hex) => axialOf(seats, hex));
    expect(new Set(places.map(({ q, r }) => `${q},${r}`)).size).toBe(hexes.length);
    const rows = Map.groupBy(places, ({ r }) => r);
    expect(rows.size).toBeGreaterThan(7);
    for (const row of rows.values()) {
      const columns = row.map(({ q }) => q);
      expect(Math.max(...columns) - Math.min(...columns) + 1, 'every row is unbroken').toBe(row.length);
    }
  });
  test('has more fields than there are settlements', () => {
    expect((hexesFor(seats) / HEXES_PER_TILE) * 6).toBeGreaterThan(seats * (SETUP[seats]?.settlements ?? Infinity));
  });
  test('needs no more goods and settlements than the box has', () => {
    const setup = SETUP[seats];
    expect(setup?.supply).toHaveLength(GOODS_IN_BOX.length);
    setup?.supply.forEach((count, good) =>
      expect(count + seats * (START_GOODS[good] ?? 0)).toBeLessThanOrEqual(GOODS_IN_BOX[good] ?? 0),
    );
    expect(setup?.settlements).toBeLessThanOrEqual(SETTLEMENTS_IN_BOX);
  });
  test('neighbours are neighbours of each other', () => {
    expect(hexes).not.toEqual([]);
    for (const hex of hexes) {
      expect(neighboursOf(seats, hex)).not.toEqual([]);
      for (const next of neighboursOf(seats, hex)) expect(neighboursOf(seats, next)).toContain(hex);
    }
  });
  test('a tile borders its neighbours and nothing else', () => {
    expect(hexes).not.toEqual([]);
    for (const tile of hexes) {
      const owners = hexes.map((hex) => (hex === tile ? 1 : -1));
      expect(hexes.filter((hex) => bordersTile(owners, seats, hex, -1))).toEqual(
        neighboursOf(seats, tile).toSorted((a, b) => a - b),
      );
    }
  });
});

describe('the worker board and the wheel', () => {
  test('the wheel shows each colour three times, and two spaces after grey and orange come two orange workers', () => {
    for (const letter of 'csgp') expect(WHEEL.join('').split(letter).length - 1).toBe(3);
    expect(WHEEL[1]).toBe('sp');
    expect(WHEEL[3]).toBe('pp');
  });
  test('the known terms: 8 silver for two workers, 6 silver for 4 grain', () => {
    expect(BANK[1]).toEqual({ workers: 2, silver: 8 });
    expect(AREAS[2].spaces[2]).toEqual({ silver: 6, goods: 4 });
  });
  test('the four rewards of the store', () => {
    expect(STORE.map((row) => [row.cows, row.choose, row.upgrades, row.silver])).toEqual([
      [1, 0, 3, 0],
      [0, 3, 0, 0],
      [0, 0, 2, 0],
      [0, 0, 1, 2],
    ]);
  });
});
