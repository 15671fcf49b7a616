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

/** What is printed on one face of a tile that is turned like this, by cell. */
interface Printed {
  /** The terrain, as an index into `TERRAINS`. */
  readonly terrains: readonly number[];
  readonly stars: readonly boolean[];
  /** The good of a factory, and the factory, else `NOWHERE`. */
  readonly goods: readonly number[];
  readonly factories: readonly Factory[];
  /** The city, else `NOWHERE`. */
  readonly cities: readonly City[];
}

function terrainOf(code: string): number {
  if (code.startsWith('f')) return TERRAINS.indexOf('factory');
  if (code.startsWith('c')) return TERRAINS.indexOf('city');
  return TERRAIN_LETTERS.indexOf(code[0] ?? '');
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
  const goods = lying.map((code) => (code.startsWith('f') ? GOOD_LETTERS.indexOf(code[1] ?? '') : NOWHERE));
  return {
    terrains: lying.map(terrainOf),
    stars: lying.map((code) => code.endsWith('*')),
    goods,
    factories: goods.map((good) => (good === NOWHERE ? NOWHERE : tile * GOODS.length + good)),
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

/**
 * Everything printed on an arrangement, by space; and where each factory and city lies, `NOWHERE` if its tile is not on
 * the table.
 */
export interface Survey extends Printed {
  readonly size: number;
  readonly factoryHexes: readonly Hex[];
  readonly cityHexes: readonly Hex[];
}

function takeSurvey(map: Arrangement): Survey {
  const printed = map.map((lying) => PRINTED[lying] as Printed);
  const all = <T>(of: (one: Printed) => readonly T[]): readonly T[] => ([] as T[]).concat(...printed.map(of));
  return {
    size: map.length,
    terrains: all(({ terrains }) => terrains),
    stars: all(({ stars }) => stars),
    goods: all(({ goods }) => goods),
    factories: all(({ factories }) => factories),
    cities: all(({ cities }) => cities),
    factoryHexes: hexesOf(map, FACTORY_CELLS),
    cityHexes: hexesOf(map, CITY_CELLS),
  };
}

/** By tile: the spaces of things that every tile has; `cells` gives their cells by lying. */
function hexesOf(map: Arrangement, cells: readonly (readonly number[])[]): readonly Hex[] {
  const perTile = (cells[0] as readonly number[]).length;
  const hexes: Hex[] = Array.from({ length: TILES.length * perTile }, () => NOWHERE);
  for (let position = 0; position < map.length; position++) {
    const lying = map[position] as Lying;
    const on = cells[lying] as readonly number[];
    for (let n = 0; n < perTile; n++) hexes[tileOf(lying) * perTile + n] = position * CELLS + (on[n] as number);
  }
  return hexes;
}

/** Surveys already taken: playouts ask about the same few arrangements millions of times. */
const SURVEYS = new Map<number, Survey>();
const MOST_SURVEYS = 256;
let lastMap: Arrangement = [];
let lastSurvey = takeSurvey(lastMap);

export function surveyOf(map: Arrangement): Survey {
  if (map === lastMap) return lastSurvey;
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
export const terrainNumberAt = (map: Arrangement, hex: Hex): number => surveyOf(map).terrains[hex] as number;
export const terrainAt = (map: Arrangement, hex: Hex): Terrain => TERRAINS[terrainNumberAt(map, hex)] as Terrain;
export const hasStar = (map: Arrangement, hex: Hex): boolean => surveyOf(map).stars[hex] === true;
export const cityAt = (map: Arrangement, hex: Hex): City => surveyOf(map).cities[hex] ?? NOWHERE;
export const goodAt = (map: Arrangement, hex: Hex): number => surveyOf(map).goods[hex] ?? NOWHERE;

/** The goods a city demands, icon by icon. */
export const DEMANDS: readonly (readonly number[])[] = CITIES.map(({ demands }) =>
  demands.split('').map((letter) => GOOD_LETTERS.indexOf(letter)),
);
/** The cities that demand each good, in rising order. */
export const CITIES_WANTING: readonly (readonly City[])[] = GOODS.map((_, good) =>
  CITIES.map((__, city) => city).filter((city) => DEMANDS[city]?.includes(good)),
);
