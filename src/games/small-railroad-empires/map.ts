import {
  CITIES,
  CITIES_PER_TILE,
  GOOD_LETTERS,
  GOODS,
  POSITIONS,
  type Terrain,
  TERRAIN_LETTERS,
  TERRAINS,
  TILE_RADIUS,
  TILES,
} from './components.ts';

/**
 * A space of the map: `CELLS × position + cell`. Every turn of a tile covers the same spaces, so only what is
 * printed on a space depends on the arrangement. Written `2d4`: position 2, row d from the top, fourth in the row.
 */
export type Hex = number;
/** An index into the cities of all tiles. */
export type City = number;
/** `GOODS × tile + good`. */
export type Factory = number;

export const NOWHERE = -1;

interface Cell {
  readonly q: number;
  readonly r: number;
}

const ROW = 'abcdefg';
const ROWS = Array.from({ length: 2 * TILE_RADIUS + 1 }, (_, i) => i - TILE_RADIUS);
const firstIn = (r: number): number => Math.max(-TILE_RADIUS, -TILE_RADIUS - r);
const CELL_LIST: readonly Cell[] = ROWS.flatMap((r) =>
  ROWS.map((q) => ({ q, r })).filter(({ q }) => Math.abs(q + r) <= TILE_RADIUS),
);
export const CELLS = CELL_LIST.length;

const cellName = ({ q, r }: Cell): string => `${ROW[r + TILE_RADIUS]}${q - firstIn(r) + 1}`;
export const HEX_NAMES: readonly string[] = POSITIONS.flatMap((_, position) =>
  CELL_LIST.map((cell) => `${position + 1}${cellName(cell)}`),
);
export const HEXES = HEX_NAMES.length;

const cellAt = (q: number, r: number): number => CELL_LIST.findIndex((cell) => cell.q === q && cell.r === r);

/** Where each space lies on the whole map. */
export const AXIAL: readonly Cell[] = POSITIONS.flatMap((centre) =>
  CELL_LIST.map(({ q, r }) => ({ q: centre.q + q, r: centre.r + r })),
);

export const positionOf = (hex: Hex): number => Math.trunc(hex / CELLS);

const AROUND = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

const BY_PLACE = new Map(AXIAL.map(({ q, r }, hex) => [`${q},${r}`, hex]));

const neighboursOf = (hex: Hex, positions: number): Hex[] => {
  const { q, r } = AXIAL[hex] as Cell;
  return AROUND.map(([dq, dr]) => BY_PLACE.get(`${q + dq},${r + dr}`) ?? NOWHERE).filter(
    (near) => near !== NOWHERE && positionOf(near) < positions,
  );
};

/** The spaces next to each space, by the number of positions in use. */
export const NEIGHBOURS: readonly (readonly (readonly Hex[])[])[] = Array.from(
  { length: POSITIONS.length + 1 },
  (_, positions) => Array.from({ length: positions * CELLS }, (__, hex) => Object.freeze(neighboursOf(hex, positions))),
);

/** What is printed on one face of a tile, turned so: by cell. */
export interface Printed {
  readonly terrains: readonly Terrain[];
  readonly stars: readonly boolean[];
  /** The good of a factory, else `NOWHERE`. */
  readonly goods: readonly number[];
  /** The city, else `NOWHERE`. */
  readonly cities: readonly City[];
}

function terrainOf(code: string): Terrain {
  if (code.startsWith('f')) return 'factory';
  if (code.startsWith('c')) return 'city';
  return TERRAINS[TERRAIN_LETTERS.indexOf(code[0] ?? '')] as Terrain;
}

export const SIXTHS = 6;

function turnedCell(cell: number, turns: number): number {
  let { q, r } = CELL_LIST[cell] as Cell;
  for (let i = 0; i < turns; i++) [q, r] = [-r, q + r];
  return cellAt(q, r);
}

function print(tile: number, turns: number): Printed {
  const codes = (TILES[tile] as readonly string[]).flatMap((row) => row.split(' '));
  const lying = Array.from({ length: CELLS }, () => '');
  codes.forEach((code, cell) => (lying[turnedCell(cell, turns)] = code));
  return {
    terrains: lying.map(terrainOf),
    stars: lying.map((code) => code.endsWith('*')),
    goods: lying.map((code) => (code.startsWith('f') ? GOOD_LETTERS.indexOf(code[1] ?? '') : NOWHERE)),
    cities: lying.map((code) => (code.startsWith('c') ? tile * CITIES_PER_TILE + Number(code[1]) - 1 : NOWHERE)),
  };
}

/** A tile as it lies: `SIXTHS × tile + turns`. */
export type Lying = number;
export const PRINTED: readonly Printed[] = TILES.flatMap((_, tile) =>
  Array.from({ length: SIXTHS }, (__, turns) => print(tile, turns)),
);
export const tileOf = (lying: Lying): number => Math.trunc(lying / SIXTHS);

export const tileOfFactory = (factory: Factory): number => Math.trunc(factory / GOODS.length);
export const goodOfFactory = (factory: Factory): number => factory % GOODS.length;
export const tileOfCity = (city: City): number => Math.trunc(city / CITIES_PER_TILE);
export const FACTORY_NAMES: readonly string[] = TILES.flatMap((_, tile) =>
  GOODS.map((good) => `${'ABCDE'[tile]}-${good}`),
);
export const CITY_NAMES: readonly string[] = CITIES.map(({ name }) => name);

/** By lying: where its factories and cities are. */
const FACTORY_CELLS = PRINTED.map(({ goods }) => GOODS.map((_, good) => goods.indexOf(good)));
const CITY_CELLS = PRINTED.map(({ cities }, lying) =>
  Array.from({ length: CITIES_PER_TILE }, (_, n) => cities.indexOf(tileOf(lying) * CITIES_PER_TILE + n)),
);

/** An arrangement of tiles, by position. */
export type Arrangement = readonly Lying[];

const positionOfTile = (map: Arrangement, tile: number): number => map.findIndex((lying) => tileOf(lying) === tile);

/** `NOWHERE` when its tile is not on the table. */
export function factoryHex(map: Arrangement, factory: Factory): Hex {
  const position = positionOfTile(map, tileOfFactory(factory));
  if (position < 0) return NOWHERE;
  return position * CELLS + (FACTORY_CELLS[map[position] as Lying]?.[goodOfFactory(factory)] ?? 0);
}

export function cityHex(map: Arrangement, city: City): Hex {
  const position = positionOfTile(map, tileOfCity(city));
  if (position < 0) return NOWHERE;
  return position * CELLS + (CITY_CELLS[map[position] as Lying]?.[city % CITIES_PER_TILE] ?? 0);
}

const printedAt = (map: Arrangement, hex: Hex): Printed => PRINTED[map[positionOf(hex)] as Lying] as Printed;

export const terrainAt = (map: Arrangement, hex: Hex): Terrain => printedAt(map, hex).terrains[hex % CELLS] as Terrain;
export const hasStar = (map: Arrangement, hex: Hex): boolean => printedAt(map, hex).stars[hex % CELLS] === true;
export const cityAt = (map: Arrangement, hex: Hex): City => printedAt(map, hex).cities[hex % CELLS] ?? NOWHERE;
export const goodAt = (map: Arrangement, hex: Hex): number => printedAt(map, hex).goods[hex % CELLS] ?? NOWHERE;

/** The goods a city demands, icon by icon. */
export const DEMANDS: readonly (readonly number[])[] = CITIES.map(({ demands }) =>
  demands.split('').map((letter) => GOOD_LETTERS.indexOf(letter)),
);
/** The cities that demand each good. */
export const CITIES_WANTING: readonly (readonly City[])[] = GOODS.map((_, good) =>
  CITIES.map((__, city) => city).filter((city) => DEMANDS[city]?.includes(good)),
);
