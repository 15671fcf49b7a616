import { at as indexed } from '#engine/indexed.ts';
import { hexLattice } from '#kit/lattice.ts';
import { type Box, boxAround, type Point } from '#kit/point.ts';
import type { Good, Terrain } from '../components.ts';
import { AXIAL, CELLS, type City, cityAt, goodAt, hasStar, type Hex, NOWHERE, terrainAt } from '../map.ts';
import type { View } from '../view.ts';

export const SIZE = 30;

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

/** The map as it lies on the screen. */
export interface Chart {
  readonly key: string;
  readonly hexes: readonly ChartHex[];
  readonly box: Box;
  readonly degrees: number;
  at(hex: Hex): Point;
}

/** Pointy hexes on a wide screen; a tall one gets the map turned by a quarter, so that it fills it. */
const WIDE = -30;
const TALL = 60;
export const turnFor = (wide: boolean): number => (wide ? WIDE : TALL);

const EMPTY_BOX: Box = { x: -200, y: -200, width: 400, height: 400 };

export function chartOf(view: View, degrees: number): Chart {
  const lattice = hexLattice(SIZE, degrees);
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
  const box = land.length === 0 ? EMPTY_BOX : boxAround(land, 1.4 * SIZE);
  return { key: `${view.map.join(' ')} ${degrees}`, hexes, box, degrees, at };
}

export const isCity = ({ city }: ChartHex): boolean => city !== NOWHERE;
export const isFactory = ({ good }: ChartHex): boolean => good !== NOWHERE;
