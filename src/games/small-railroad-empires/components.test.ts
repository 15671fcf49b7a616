import { describe, expect, test } from 'vitest';
import {
  ACHIEVEMENTS,
  BY_SEATS,
  CITIES,
  CITIES_PER_TILE,
  CLASSES,
  CONTRACTS,
  DEALT_CARDS,
  GOODS,
  MARKET_PRICES,
  POSITIONS,
  SEAT_COUNTS,
  TERRAINS,
  TILE_NAMES,
  TILES,
  TRAIN_CARDS,
} from './components.ts';
import { CONTAINERS_EACH, NEUTRAL_CONTAINERS, SHIPS, WILD } from './freight/components.ts';
import {
  type Arrangement,
  AXIAL,
  CELLS,
  CITIES_WANTING,
  cityAt,
  cityHex,
  FACTORY_NAMES,
  factoryHex,
  goodAt,
  type Hex,
  lyingAs,
  NEIGHBOURS,
  NOWHERE,
  SIXTHS,
  terrainAt,
} from './map.ts';
import { sizeOf } from './state.ts';

describe('The map tiles', () => {
  test.each(TILE_NAMES.map((name, tile) => [name, tile] as const))(
    'tile %s has 14 plains, 6 forests, 4 rivers, 5 mountains, 5 factories of different goods, 3 cities and 3 stars',
    (_, tile) => {
      const codes = (TILES[tile] ?? []).flatMap((row) => row.split(' '));
      const count = (start: string) => codes.filter((code) => code.startsWith(start)).length;
      expect(codes).toHaveLength(CELLS);
      expect([count('P'), count('F'), count('R'), count('M'), count('f'), count('c')]).toEqual([14, 6, 4, 5, 5, 3]);
      expect(codes.filter((code) => code.endsWith('*'))).toHaveLength(3);
      expect(new Set(codes.filter((code) => code.startsWith('f'))).size).toBe(GOODS.length);
    },
  );

  test('cities lie on these spaces of their tiles', () => {
    const lying = POSITIONS.map((_, tile) => tile * SIXTHS);
    const found = CITIES.map((_, city) => {
      const hex = cityHex(lying, city) % CELLS;
      return `${AXIAL[hex]?.q},${AXIAL[hex]?.r}`;
    });
    expect(found).toEqual('-2,2 0,-2 2,-1 0,-2 1,0 -2,1 0,-2 2,0 -2,1 1,1 2,-2 -1,-1 -1,2 -2,0 1,-1'.split(' '));
  });

  test('every city demands two different goods', () => {
    expect(CITIES).toHaveLength(15);
    for (const { demands } of CITIES) {
      expect(demands).toMatch(/^[CTIGO]+$/);
      expect([demands.length, new Set(demands).size]).toEqual([2, 2]);
    }
  });
});

/** All legal arrangements of a number of positions, drawn from a number of tiles. */
function* arrangements(positions: number, tiles: number, laid: number[] = []): Generator<Arrangement> {
  if (laid.length === positions) return yield laid;
  for (let tile = 0; tile < tiles; tile++) {
    if (laid.some((lying) => Math.trunc(lying / SIXTHS) === tile)) continue;
    for (const turns of POSITIONS[laid.length]?.turns ?? []) {
      yield* arrangements(positions, tiles, [...laid, tile * SIXTHS + turns]);
    }
  }
}

function reached(map: Arrangement, from: Hex): Map<Hex, number> {
  const around = NEIGHBOURS[map.length] ?? [];
  const far = new Map([[from, 1]]);
  for (const [hex, length] of far) {
    for (const near of around[hex] ?? []) {
      if (!far.has(near) && terrainAt(map, near) !== 'city') far.set(near, length + 1);
    }
  }
  return far;
}

function judge(map: Arrangement): void {
  const around = NEIGHBOURS[map.length] ?? [];
  const hexes = around.map((_, hex) => hex);
  const buildable = hexes.filter((hex) => terrainAt(map, hex) !== 'city');
  if (reached(map, buildable[0] ?? 0).size !== buildable.length) throw new Error(`${map.join(' ')} does not connect`);
  const cities = hexes.filter((hex) => cityAt(map, hex) !== NOWHERE);
  if (cities.length !== CITIES_PER_TILE * map.length) throw new Error(`${map.join(' ')} has ${cities.length} cities`);
  for (const hex of cities) {
    const crowded = (around[hex] ?? []).some((near) => cityAt(map, near) !== NOWHERE || goodAt(map, near) !== NOWHERE);
    if (crowded) throw new Error(`${map.join(' ')}: a city touches a city or a factory`);
  }
}

/** Of all factories the longest way to the nearest city that wants its good, over spaces where tracks could lie. */
function nearestWanted(map: Arrangement): number {
  const around = NEIGHBOURS[map.length] ?? [];
  const lengths = FACTORY_NAMES.map((_, factory) => {
    const from = factoryHex(map, factory);
    if (from === NOWHERE) return 0;
    const far = reached(map, from);
    const cities = (CITIES_WANTING[factory % GOODS.length] ?? []).map((city) => cityHex(map, city));
    return Math.min(
      ...cities
        .filter((hex) => hex !== NOWHERE)
        .flatMap((hex) => (around[hex] ?? []).map((near) => far.get(near) ?? Infinity)),
    );
  });
  return Math.max(...lengths);
}

describe('The map', () => {
  test('no two spaces lie on each other, and each tile fills its spaces however it is turned', () => {
    expect(AXIAL).toHaveLength(CELLS * POSITIONS.length);
    expect(new Set(AXIAL.map(({ q, r }) => `${q},${r}`)).size).toBe(AXIAL.length);
    const cells = Array.from({ length: CELLS }, (_, cell) => cell);
    for (const [tile] of TILE_NAMES.entries()) {
      for (let turns = 0; turns < SIXTHS; turns++) {
        const terrains = cells.map((cell) => terrainAt([lyingAs(tile, turns)], cell));
        const counts = TERRAINS.map((terrain) => terrains.filter((one) => one === terrain).length);
        expect(counts, `tile ${tile}, turned by ${turns}`).toEqual([14, 6, 4, 5, 5, 3]);
      }
    }
  });

  test.each([
    [2, 648],
    [3, 1944],
    [4, 1944],
  ])(
    'with %i players all %i legal arrangements fit and connect; in every fortieth each good is wanted within 5 spaces',
    (seats, count) => {
      const { positions, tiles } = sizeOf(seats);
      let seen = 0;
      for (const map of arrangements(positions, tiles)) {
        judge(map);
        if (seen % 40 === 0) expect(nearestWanted(map)).toBeLessThanOrEqual(5);
        seen += 1;
      }
      expect(seen).toBe(count);
    },
  );

  test('with five players arrangements fit and connect, every thirtieth of all 29160', () => {
    let seen = 0;
    for (const map of arrangements(5, 5)) if (seen++ % 30 === 0) judge(map);
    expect(seen).toBe(29_160);
  });
});

describe('The cards', () => {
  test('32 train cards in four classes of 8, and 8 second copies for five players', () => {
    expect(TRAIN_CARDS).toHaveLength(40);
    expect(CLASSES.map((_, n) => TRAIN_CARDS.slice(0, 32).filter((card) => card.class === n).length)).toEqual([
      8, 8, 8, 8,
    ]);
    const text = (card: (typeof TRAIN_CARDS)[number]) => JSON.stringify({ ...card, id: '' });
    const like = TRAIN_CARDS.slice(32).map((copy) => TRAIN_CARDS.findIndex((card) => text(card) === text(copy)) + 1);
    expect(like).toEqual([2, 5, 10, 12, 18, 21, 23, 30]);
  });

  test('the draw deck after setup holds 23, 20, 17 and 22 cards', () => {
    const left = [2, 3, 4, 5].map(
      (seats) => (BY_SEATS[seats]?.trainCards ?? 0) - seats * DEALT_CARDS - MARKET_PRICES.length,
    );
    expect(left).toEqual([23, 20, 17, 22]);
  });

  test('12 achievements and 8 contracts', () => {
    expect([ACHIEVEMENTS.length, CONTRACTS.length]).toEqual([12, 8]);
  });
});

describe('Freight on Board, components', () => {
  test('8 container ship cards', () => expect(SHIPS).toHaveLength(8));

  test('24 container tokens: 4 per player and 4 neutral', () => {
    expect([CONTAINERS_EACH, NEUTRAL_CONTAINERS]).toEqual([4, 4]);
    expect(Math.max(...SEAT_COUNTS) * CONTAINERS_EACH + NEUTRAL_CONTAINERS).toBe(24);
  });

  test('icons in all: 5 coal, 4 timber, 4 iron, 5 grain, 5 oil, 9 wild', () => {
    const icons = SHIPS.flatMap(({ slots }) => slots.map(({ good }) => good));
    const count = (good: number) => icons.filter((icon) => icon === good).length;
    expect([0, 1, 2, 3, 4, WILD].map(count)).toEqual([5, 4, 4, 5, 5, 9]);
  });
});
