import { at } from '#engine/indexed.ts';
import { hexDistance } from '#geometry/hex.ts';
import { listed } from '#words/speech.ts';
import { CITIES, type Terrain } from '../components.ts';
import {
  type Arrangement,
  AXIAL,
  CELLS,
  type City,
  cityAt,
  cityHex,
  type Factory,
  factoryHex,
  goodAt,
  type Hex,
  HEX_NAMES,
  lyingAs,
  NOWHERE,
  positionOf,
  SIXTHS,
  terrainAt,
  tileOfFactory,
} from '../map.ts';
import { cityName, goodName, goodOf } from './names.ts';

/** Where things are: a space by its terrain and the side of the nearest city on which it lies. */

/** Places that a line of the log or an example can point at. */
export const hexPlace = (hex: Hex): string => `hex ${HEX_NAMES[hex] ?? ''}`;
export const cityPlace = (city: City): string => `city ${cityName(city)}`;

/** All spaces of the tile on this position. */
export const tilePlaces = (position: number): readonly string[] =>
  Array.from({ length: CELLS }, (_, cell) => hexPlace(CELLS * position + cell));

/** "forest west of Fenwick", "grain factory east of Kelso"; a city by its name. */
export function spaceName(map: Arrangement, hex: Hex): string {
  const city = cityAt(map, hex);
  return city === NOWHERE ? `${groundName(map, hex)}${nearCity(hex, citiesOn(map))}` : cityName(city);
}

/** "in the forest west of Fenwick". */
export const onSpace = (map: Arrangement, hex: Hex): string => `${ON[terrainAt(map, hex)]} ${spaceName(map, hex)}`;

/**
 * Several spaces in few words: what the next one has in common is said once. "in the forest north and on the plains west of
 * Fenwick".
 */
export function onSpaces(map: Arrangement, hexes: readonly Hex[]): string {
  const named = hexes.map((hex) => namedOn(map, hex));
  const different = named.filter((one, i) => named.findIndex((other) => textOf(other) === textOf(one)) === i);
  // City by city, in the order in which they come first.
  const apart = [...Map.groupBy(different, ({ city }) => city).values()].flat();
  return listed(
    apart.map((one, i) => {
      const [before, next] = [apart[i - 1], apart[i + 1]];
      const alike = named.filter((other) => textOf(other) === textOf(one)).length;
      const saysGround = before?.ground !== one.ground;
      const isSameSide = saysGround && next?.city === one.city && next.side === one.side;
      return [
        ...(saysGround ? [one.ground] : []),
        ...(isSameSide ? [] : [one.side]),
        ...(next?.city === one.city ? [] : [`of ${one.city}`]),
        ...(alike === 1 ? [] : [`(${alike} spaces)`]),
      ].join(' ');
    }),
  );
}

interface NamedSpace {
  readonly ground: string;
  readonly side: string;
  readonly city: string;
}

const textOf = ({ ground, side, city }: NamedSpace): string => `${ground} ${side} of ${city}`;

function namedOn(map: Arrangement, hex: Hex): NamedSpace {
  const [nearest] = byDistance(hex, citiesOn(map));
  return {
    ground: `${ON[terrainAt(map, hex)]} ${groundName(map, hex)}`,
    side: nearest === undefined ? '' : sideOf(nearest.hex, hex),
    city: nearest === undefined ? '' : cityName(nearest.city),
  };
}

const ON: Readonly<Record<Terrain, string>> = {
  plains: 'on the',
  forest: 'in the',
  river: 'on the',
  mountain: 'in the',
  factory: 'at the',
  city: 'in',
};

function groundName(map: Arrangement, hex: Hex): string {
  const good = goodAt(map, hex);
  return good === NOWHERE ? terrainAt(map, hex) : `${goodName(good)} factory`;
}

/**
 * A factory by the nearest city of its own tile. Events do not carry the map, but the space of a factory tells how its
 * tile lies.
 */
export function factoryName(factory: Factory, hex: Hex): string {
  const first = CELLS * positionOf(hex);
  const lying = Array.from({ length: SIXTHS }, (_, turns) => lyingAs(tileOfFactory(factory), turns)).find(
    (one) => first + factoryHex([one], factory) === hex,
  );
  const cities = lying === undefined ? [] : citiesOn([lying]);
  return `${goodOf(factory)} factory${nearCity(
    hex,
    cities.map(({ city, hex: cell }) => ({ city, hex: first + cell })),
  )}`;
}

/**
 * For a space that is not next to its city: ", between Norvale and Ostmere, 3 from Norvale". Without it two spaces on the
 * same side of a city would have one name.
 */
export const awayWords = (map: Arrangement, hex: Hex): string => at(awayOn(map), hex);

function wayWords(map: Arrangement, hex: Hex): string {
  const [nearest, ...others] = byDistance(hex, citiesOn(map));
  const distance = nearest === undefined ? 0 : spacesBetween(hex, nearest.hex);
  if (nearest === undefined || distance < 2) return '';
  const beyond = others.find((other) => isBetween(nearest.hex, hex, other.hex));
  const way = beyond === undefined ? '' : `, between ${cityName(nearest.city)} and ${cityName(beyond.city)}`;
  return `${way}, ${distance} from ${cityName(nearest.city)}`;
}

const AWAY = new Map<string, readonly string[]>();

/** For every space of a map. Those of the map last asked about are kept. */
function awayOn(map: Arrangement): readonly string[] {
  const key = map.join();
  const known = AWAY.get(key);
  if (known !== undefined) return known;
  const ways = Array.from({ length: map.length * CELLS }, (_, hex) => wayWords(map, hex));
  const alike = Map.groupBy(ways.keys(), (hex) => `${spaceName(map, hex)}${at(ways, hex)}`);
  const apart = new Map(
    [...alike.values()].flatMap((twins) => twins.map((hex) => [hex, apartWords(map, hex, twins)] as const)),
  );
  const away = ways.map((way, hex) => `${way}${apart.get(hex) ?? ''}`);
  AWAY.clear();
  AWAY.set(key, away);
  return away;
}

/** What tells a space from others that would have the same name: how far it is from one more city, or on which side. */
function apartWords(map: Arrangement, hex: Hex, alike: readonly Hex[]): string {
  const twins = alike.filter((one) => one !== hex);
  if (twins.length === 0) return '';
  const cities = byDistance(hex, citiesOn(map)).slice(1);
  const telling = cities.find((city) =>
    twins.every((twin) => spacesBetween(twin, city.hex) !== spacesBetween(hex, city.hex)),
  );
  if (telling !== undefined) return `, ${spacesBetween(hex, telling.hex)} from ${cityName(telling.city)}`;
  const aside = cities.find((city) => twins.every((twin) => sideOf(city.hex, twin) !== sideOf(city.hex, hex)));
  return aside === undefined ? '' : `, ${sideOf(aside.hex, hex)} of ${cityName(aside.city)}`;
}

/** Whether a space lies on a shortest way, or one space off it. */
const isBetween = (from: Hex, hex: Hex, to: Hex): boolean =>
  spacesBetween(from, hex) + spacesBetween(hex, to) <= spacesBetween(from, to) + 1;

interface CitySpace {
  readonly city: City;
  readonly hex: Hex;
}

const citiesOn = (map: Arrangement): readonly CitySpace[] =>
  [...CITIES.keys()].map((city) => ({ city, hex: cityHex(map, city) })).filter(({ hex }) => hex !== NOWHERE);

const byDistance = (hex: Hex, cities: readonly CitySpace[]): readonly CitySpace[] =>
  cities.toSorted((a, b) => spacesBetween(hex, a.hex) - spacesBetween(hex, b.hex));

function nearCity(hex: Hex, cities: readonly CitySpace[]): string {
  const [nearest] = byDistance(hex, cities);
  return nearest === undefined ? '' : ` ${sideOf(nearest.hex, hex)} of ${cityName(nearest.city)}`;
}

export const spacesBetween = (a: Hex, b: Hex): number => hexDistance(at(AXIAL, a), at(AXIAL, b));

/** Clockwise from east; north is where the rows begin. */
const COMPASS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'];

/** The side of `from` on which `to` lies. Rows are one and a half sides of a space apart, each shifted by half a space. */
function sideOf(from: Hex, to: Hex): string {
  const [a, b] = [at(AXIAL, from), at(AXIAL, to)];
  const [q, r] = [b.q - a.q, b.r - a.r];
  const circle = Math.atan2(1.5 * r, Math.sqrt(3) * (q + r / 2)) / (2 * Math.PI);
  return at(COMPASS, (Math.round(circle * COMPASS.length) + COMPASS.length) % COMPASS.length);
}
