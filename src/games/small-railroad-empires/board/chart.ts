import { at as indexed } from '#engine/indexed.ts';
import { hexLattice } from '#kit/lattice.ts';
import { type Box, boxAround, type Point } from '#kit/point.ts';
import { CITIES, type Good, type Terrain } from '../components.ts';
import { AXIAL, CELLS, type City, cityAt, cityHex, goodAt, hasStar, type Hex, NOWHERE, terrainAt } from '../map.ts';
import type { View } from '../view.ts';
import { cityPlace, hexPlace } from '../words/places.ts';

export const SIZE = 30;

/** How much smaller than its space the part is that can be pressed. */
export const INSET = 0.08;
/** The width of that part: what a finger must hit. */
export const PRESSED_WIDTH = SIZE * Math.sqrt(3) * (1 - INSET);

export interface ChartHex {
  readonly hex: Hex;
  readonly centre: Point;
  readonly corners: readonly Point[];
  readonly terrain: Terrain;
  readonly star: boolean;
  /** The good of its factory, or `NOWHERE`. */
  readonly good: Good;
  readonly city: City;
}

/** The map as it lies on the screen: always the same way, so that west is left. */
export interface Chart {
  readonly key: string;
  readonly hexes: readonly ChartHex[];
  readonly box: Box;
  at(hex: Hex): Point;
}

/** Hexes that stand on a corner: rows run from west to east. */
const POINTY = -30;

const EMPTY_BOX: Box = { x: -200, y: -200, width: 400, height: 400 };

export function chartOf(view: View): Chart {
  const lattice = hexLattice(SIZE, POINTY);
  const at = (hex: Hex): Point => {
    const { q, r } = indexed(AXIAL, hex);
    return lattice.centre(q, r);
  };
  const hexes = Array.from({ length: view.map.length * CELLS }, (_, hex): ChartHex => {
    const { q, r } = indexed(AXIAL, hex);
    return {
      hex,
      centre: lattice.centre(q, r),
      corners: lattice.corners(q, r),
      terrain: terrainAt(view.map, hex),
      star: hasStar(view.map, hex),
      good: goodAt(view.map, hex),
      city: cityAt(view.map, hex),
    };
  });
  // The whole land is shown from the first tile on, so the camera need not follow while the map is laid.
  const land = view.tracks.map((_, hex) => at(hex));
  const box = land.length === 0 ? EMPTY_BOX : withCaption(boxAround(land, 1.3 * SIZE));
  return { key: view.map.join(' '), hexes, box, at };
}

/** The caption stands in the lower left corner: the land keeps a little away from it. */
const withCaption = (box: Box): Box => ({ ...box, height: box.height + 1.4 * SIZE });

export const isCity = ({ city }: ChartHex): boolean => city !== NOWHERE;
export const isFactory = ({ good }: ChartHex): boolean => good !== NOWHERE;

/** Where a place of a log line lies; undefined if it is not on the map. */
export function placeAt(chart: Chart, { map }: View, place: string): Point | undefined {
  const found = chart.hexes.find(({ hex }) => hexPlace(hex) === place);
  if (found !== undefined) return found.centre;
  const city = CITIES.findIndex((_, one) => cityPlace(one) === place);
  const hex = city < 0 ? NOWHERE : cityHex(map, city);
  return hex === NOWHERE ? undefined : chart.at(hex);
}
