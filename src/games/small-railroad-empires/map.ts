import { at, type By, type Index, type ReadonlyBy } from '#engine/indexed.ts';
import { type Axial, DIRECTION_NAMES, rotated, stepped, turned } from '#geometry/hex.ts';
import {
  CITIES,
  CITIES_PER_TILE,
  DEMANDS_PER_CITY,
  type Good,
  GOOD_LETTERS,
  GOODS,
  POSITIONS,
  type Terrain,
  TERRAIN_LETTERS,
  TERRAINS,
  type Tile,
  TILE_NAMES,
  TILE_RADIUS,
  TILES,
} from './components.ts';

/**
 * A space of the map: `CELLS × position + cell`. Every turn of a tile covers the same spaces, so only what is
 * printed on a space depends on the arrangement. Written `2d4`: position 2, row d from the top, fourth in the row.
 */
export type Hex = Index<'hex'>;
export type ByHex<T> = By<Hex, T>;
/** A city of any tile, on the table or not. */
export type City = Index<'city'>;
/** A demand icon of a city: `DEMANDS_PER_CITY × city + icon`. */
export type DemandIcon = Index<'icon'>;
export type ByIcon<T> = By<DemandIcon, T>;
/** `GOODS × tile + good`. */
export type Factory = Index<'factory'>;

export const NOWHERE = -1;

const ROW = 'abcdefg';
const ROWS = Array.from({ length: 2 * TILE_RADIUS + 1 }, (_, i) => i - TILE_RADIUS);
const firstIn = (r: number): number => Math.max(-TILE_RADIUS, -TILE_RADIUS - r);
const CELL_LIST: readonly Axial[] = ROWS.flatMap((r) =>
  ROWS.map((q) => ({ q, r })).filter(({ q }) => Math.abs(q + r) <= TILE_RADIUS),
);
export const CELLS = CELL_LIST.length;

const cellName = ({ q, r }: Axial): string => `${ROW[r + TILE_RADIUS]}${q - firstIn(r) + 1}`;
export const HEX_NAMES: readonly string[] = POSITIONS.flatMap((_, position) =>
  CELL_LIST.map((cell) => `${position + 1}${cellName(cell)}`),
);
export const HEXES = HEX_NAMES.length;

/** Where each space lies on the whole map. */
export const AXIAL: ReadonlyBy<Hex, Axial> = POSITIONS.flatMap((centre) =>
  CELL_LIST.map(({ q, r }) => ({ q: centre.q + q, r: centre.r + r })),
);

/** Tables, because playouts ask these millions of times. */
const POSITION_OF: readonly number[] = HEX_NAMES.map((_, hex) => Math.trunc(hex / CELLS));
export const positionOf = (hex: Hex): number => POSITION_OF[hex] as number;

/** Clockwise from (1, 0), the next space of a row. */
const WAYS = DIRECTION_NAMES.map((_, way) => turned(way, 2));

const BY_PLACE = new Map(AXIAL.map(({ q, r }, hex) => [`${q},${r}`, hex]));

const neighboursOf = (hex: Hex, positions: number): Hex[] => {
  const around = WAYS.map((way) => stepped(at(AXIAL, hex), way));
  return around
    .map(({ q, r }) => BY_PLACE.get(`${q},${r}`) ?? NOWHERE)
    .filter((near) => near !== NOWHERE && positionOf(near) < positions);
};

/** The spaces next to each space, by the number of positions in use. */
export const NEIGHBOURS: readonly (readonly (readonly Hex[])[])[] = Array.from(
  { length: POSITIONS.length + 1 },
  (_, positions) => Array.from({ length: positions * CELLS }, (__, hex) => Object.freeze(neighboursOf(hex, positions))),
);

export const SIXTHS = 6;

/** A tile as it lies: `SIXTHS × tile + turns`. */
export type Lying = Index<'lying'>;
export const lyingAs = (tile: Tile, turns: number): Lying => SIXTHS * tile + turns;
const LYINGS = TILES.length * SIXTHS;
const TILE_OF: readonly Tile[] = Array.from({ length: LYINGS }, (_, lying) => Math.trunc(lying / SIXTHS));
const tileOf = (lying: Lying): Tile => TILE_OF[lying] as Tile;

/** An arrangement of tiles, by position. */
export type Arrangement = readonly Lying[];

const turnedCell = (cell: Axial, turns: number): number => {
  const { q, r } = rotated(cell, turns);
  return CELL_LIST.findIndex((other) => other.q === q && other.r === r);
};

/** The codes of a tile that lies like this, cell by cell. */
function codesOf(lying: Lying): readonly string[] {
  const codes = at(TILES, tileOf(lying)).flatMap((row) => row.split(' '));
  const cells = Array.from({ length: CELLS }, () => '');
  for (const [i, cell] of CELL_LIST.entries()) cells[turnedCell(cell, lying % SIXTHS)] = codes[i] ?? '';
  return cells;
}

/** What is printed in each cell of a tile in each turn: `CELLS × lying + cell`. */
type Print = Index<'print'>;
const print = <T>(read: (code: string, lying: Lying) => T): ReadonlyBy<Print, T> =>
  Array.from({ length: LYINGS }, (_, lying) => codesOf(lying).map((code) => read(code, lying))).flat();

function terrainOf(code: string): number {
  if (code.startsWith('f')) return TERRAINS.indexOf('factory');
  if (code.startsWith('c')) return TERRAINS.indexOf('city');
  return TERRAIN_LETTERS.indexOf(code.charAt(0));
}

const PRINTED_TERRAINS = print(terrainOf);
const PRINTED_STARS = print((code) => code.endsWith('*'));
const PRINTED_GOODS = print((code): Good => (code.startsWith('f') ? GOOD_LETTERS.indexOf(code.charAt(1)) : NOWHERE));
const PRINTED_CITIES = print((code, lying): City =>
  code.startsWith('c') ? tileOf(lying) * CITIES_PER_TILE + Number(code.charAt(1)) - 1 : NOWHERE,
);

/** Where to read what is printed on a space. Spaces and prints both count a tile's cells from its first. */
function printAt(map: Arrangement, hex: Hex): Print {
  const position = positionOf(hex);
  return hex + CELLS * ((map[position] as Lying) - position);
}

export const terrainNumberAt = (map: Arrangement, hex: Hex): number => PRINTED_TERRAINS[printAt(map, hex)] as number;
export const terrainAt = (map: Arrangement, hex: Hex): Terrain => TERRAINS[terrainNumberAt(map, hex)] as Terrain;
export const hasStar = (map: Arrangement, hex: Hex): boolean => PRINTED_STARS[printAt(map, hex)] === true;
/** The city of a space, else `NOWHERE`. */
export const cityAt = (map: Arrangement, hex: Hex): City => PRINTED_CITIES[printAt(map, hex)] ?? NOWHERE;
/** The good of the factory of a space, else `NOWHERE`. */
export const goodAt = (map: Arrangement, hex: Hex): Good => PRINTED_GOODS[printAt(map, hex)] ?? NOWHERE;

export const tileOfFactory = (factory: Factory): Tile => Math.trunc(factory / GOODS.length);
export const goodOfFactory = (factory: Factory): Good => factory % GOODS.length;
export const factoryOf = (tile: Tile, good: Good): Factory => tile * GOODS.length + good;
export const tileOfCity = (city: City): Tile => Math.trunc(city / CITIES_PER_TILE);

/** The factory of a space, else `NOWHERE`. */
export function factoryAt(map: Arrangement, hex: Hex): Factory {
  const good = goodAt(map, hex);
  return good === NOWHERE ? NOWHERE : factoryOf(tileOf(map[positionOf(hex)] as Lying), good);
}

/** How records write them. */
export const FACTORY_NAMES: ReadonlyBy<Factory, string> = TILE_NAMES.flatMap((tile) =>
  GOODS.map((good) => `${tile}-${good}`),
);
export const CITY_IDS: ReadonlyBy<City, string> = CITIES.map(({ id }) => id);

/** The cells of a tile's factories and cities, by lying. */
const cellsWith = <T>(prints: ReadonlyBy<Print, T>, things: (lying: Lying) => readonly T[]) =>
  Array.from({ length: LYINGS }, (_, lying) => {
    const cells = prints.slice(CELLS * lying, CELLS * (lying + 1));
    return things(lying).map((thing) => cells.indexOf(thing));
  });
const FACTORY_CELLS = cellsWith(PRINTED_GOODS, () => [...GOODS.keys()]);
const CITY_CELLS = cellsWith(PRINTED_CITIES, (lying) =>
  Array.from({ length: CITIES_PER_TILE }, (_, n) => tileOf(lying) * CITIES_PER_TILE + n),
);

/** The space of something that every tile has, `NOWHERE` if the tile is not on the table. */
function hexOnTile(map: Arrangement, tile: Tile, cells: readonly (readonly number[])[], n: number): Hex {
  for (let position = 0; position < map.length; position++) {
    const lying = map[position] as Lying;
    if (tileOf(lying) === tile) return CELLS * position + ((cells[lying] as readonly number[])[n] as number);
  }
  return NOWHERE;
}

export const factoryHex = (map: Arrangement, factory: Factory): Hex =>
  hexOnTile(map, tileOfFactory(factory), FACTORY_CELLS, goodOfFactory(factory));
export const cityHex = (map: Arrangement, city: City): Hex =>
  hexOnTile(map, tileOfCity(city), CITY_CELLS, city % CITIES_PER_TILE);

/** The goods a city demands, icon by icon. */
export const DEMANDS: ReadonlyBy<City, readonly Good[]> = CITIES.map(({ demands }) =>
  Array.from(demands, (letter) => GOOD_LETTERS.indexOf(letter)),
);
export const iconOf = (city: City, n: number): DemandIcon => DEMANDS_PER_CITY * city + n;
/** The cities that demand each good, in rising order. */
export const CITIES_WANTING: ReadonlyBy<Good, readonly City[]> = GOODS.map((_, good) =>
  [...DEMANDS.keys()].filter((city) => at(DEMANDS, city).includes(good)),
);

/** A set of spaces, one bit each: quickly made and quickly asked, for searches in the middle of playouts. */
export type HexSet = number[];
/** 32 bits to a number. */
const WORD_SHIFT = 5;
const EMPTY_SET: readonly number[] = Array.from({ length: (HEXES >> WORD_SHIFT) + 1 }, () => 0);
export const newHexSet = (): HexSet => EMPTY_SET.slice();

/** Puts a space into the set, and tells whether it was there already. */
export function addHex(set: HexSet, hex: Hex): boolean {
  const word = hex >> WORD_SHIFT;
  // A shift counts its distance modulo 32.
  const bit = 1 << hex;
  const before = set[word] as number;
  set[word] = before | bit;
  return (before & bit) !== 0;
}
