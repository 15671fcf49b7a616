import { type Axial, DIRECTION_NAMES, rotated, stepped, turned } from '#geometry/hex.ts';
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

const cellAt = (q: number, r: number): number => CELL_LIST.findIndex((cell) => cell.q === q && cell.r === r);

/** Where each space lies on the whole map. */
export const AXIAL: readonly Axial[] = POSITIONS.flatMap((centre) =>
  CELL_LIST.map(({ q, r }) => ({ q: centre.q + q, r: centre.r + r })),
);

export const positionOf = (hex: Hex): number => Math.trunc(hex / CELLS);

/** Clockwise from (1, 0), the next space of a row. */
const WAYS = DIRECTION_NAMES.map((_, way) => turned(way, 2));

const BY_PLACE = new Map(AXIAL.map(({ q, r }, hex) => [`${q},${r}`, hex]));

const neighboursOf = (hex: Hex, positions: number): Hex[] => {
  const around = WAYS.map((way) => stepped(AXIAL[hex] as Axial, way));
  return around
    .map(({ q, r }) => BY_PLACE.get(`${q},${r}`) ?? NOWHERE)
    .filter((near) => near !== NOWHERE && positionOf(near) < positions);
};

/** The spaces next to each space, by the number of positions in use. */
export const NEIGHBOURS: readonly (readonly (readonly Hex[])[])[] = Array.from(
  { length: POSITIONS.length + 1 },
  (_, positions) => Array.from({ length: positions * CELLS }, (__, hex) => Object.freeze(neighboursOf(hex, positions))),
);

/** What is printed on one face of a tile, turned so: by cell. */
interface Printed {
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
  const { q, r } = rotated(CELL_LIST[cell] as Axial, turns);
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
const PRINTED: readonly Printed[] = TILES.flatMap((_, tile) =>
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

/** Everything printed on an arrangement, by space; and where each factory and city lies, `NOWHERE` when its tile does not. */
interface Survey {
  readonly size: number;
  readonly terrains: readonly Terrain[];
  readonly stars: readonly boolean[];
  readonly goods: readonly number[];
  readonly cities: readonly City[];
  readonly factoryHexes: readonly Hex[];
  readonly cityHexes: readonly Hex[];
}

function takeSurvey(map: Arrangement): Survey {
  const printed = map.map((lying) => PRINTED[lying] as Printed);
  const position = (tile: number) => map.findIndex((lying) => tileOf(lying) === tile);
  const hexOf = (tile: number, cells: readonly (readonly number[])[], n: number): Hex => {
    const at = position(tile);
    return at < 0 ? NOWHERE : at * CELLS + (cells[map[at] as Lying]?.[n] ?? 0);
  };
  return {
    size: map.length,
    terrains: printed.flatMap(({ terrains }) => terrains),
    stars: printed.flatMap(({ stars }) => stars),
    goods: printed.flatMap(({ goods }) => goods),
    cities: printed.flatMap(({ cities }) => cities),
    factoryHexes: FACTORY_NAMES.map((_, n) => hexOf(tileOfFactory(n), FACTORY_CELLS, goodOfFactory(n))),
    cityHexes: CITIES.map((_, city) => hexOf(tileOfCity(city), CITY_CELLS, city % CITIES_PER_TILE)),
  };
}

/** Surveys already taken: playouts ask about the same few arrangements millions of times. */
const SURVEYS = new Map<number, Survey>();
const MOST_SURVEYS = 256;
let lastMap: Arrangement = [];
let lastSurvey = takeSurvey(lastMap);

function surveyOf(map: Arrangement): Survey {
  if (map === lastMap && map.length === lastSurvey.size) return lastSurvey;
  const key = map.reduce((sum, lying) => sum * (PRINTED.length + 1) + lying + 1, 0);
  let survey = SURVEYS.get(key);
  if (survey === undefined) {
    if (SURVEYS.size === MOST_SURVEYS) SURVEYS.clear();
    survey = takeSurvey(map);
    SURVEYS.set(key, survey);
  }
  lastMap = map;
  lastSurvey = survey;
  return survey;
}

export const factoryHex = (map: Arrangement, factory: Factory): Hex => surveyOf(map).factoryHexes[factory] as Hex;
export const cityHex = (map: Arrangement, city: City): Hex => surveyOf(map).cityHexes[city] as Hex;
export const terrainAt = (map: Arrangement, hex: Hex): Terrain => surveyOf(map).terrains[hex] as Terrain;
export const hasStar = (map: Arrangement, hex: Hex): boolean => surveyOf(map).stars[hex] === true;
export const cityAt = (map: Arrangement, hex: Hex): City => surveyOf(map).cities[hex] ?? NOWHERE;
export const goodAt = (map: Arrangement, hex: Hex): number => surveyOf(map).goods[hex] ?? NOWHERE;

/** The goods a city demands, icon by icon. */
export const DEMANDS: readonly (readonly number[])[] = CITIES.map(({ demands }) =>
  demands.split('').map((letter) => GOOD_LETTERS.indexOf(letter)),
);
/** The cities that demand each good. */
export const CITIES_WANTING: readonly (readonly City[])[] = GOODS.map((_, good) =>
  CITIES.map((__, city) => city).filter((city) => DEMANDS[city]?.includes(good)),
);
