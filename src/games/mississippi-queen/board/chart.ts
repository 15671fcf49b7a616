import { type ReadonlyBy, at } from '#engine/indexed.ts';
import { type Axial, SIDES, stepped } from '#geometry/hex.ts';
import type { Screen } from '#kit/camera.ts';
import { hexLattice, type Lattice } from '#kit/lattice.ts';
import { type Box, boxAround, type Point, rotatedBy as turnedBy } from '#kit/point.ts';
import type { Direction, Hex } from '../actions.ts';
import { BENDS, CELLS, TILES } from '../components.ts';
import { centresOf, hexAt, isEntry, isWater, laidAt, placeOf, worldPlace } from '../river.ts';
import { type Laid, NO_PLATFORM, type Place } from '../state.ts';
import type { View } from '../view.ts';
import { headingAfter } from '../tile.ts';

/** From a hex's centre to its corner, in chart units. */
export const SIZE = 40;
const MARGIN = 1.15 * SIZE;

/** A space of the river as it lies on the chart. */
export interface ChartHex {
  readonly hex: Hex;
  readonly place: Place;
  readonly centre: Point;
  readonly corners: readonly Point[];
  readonly water: boolean;
  readonly entry: boolean;
}

/** The landing platform beyond the last tile: drawn from its cusp, the deck away from the river. */
export interface ChartPlatform {
  readonly cusp: Point;
  /** Bearing away from the river. */
  readonly bearing: number;
  /** The corners of its deck and the quay behind it. */
  readonly deck: readonly Point[];
}

/** The deck from the cusp's centre, the river below. */
const DECK = { left: -102, right: 102, top: -142, bottom: -46 };
/** Flags and onlookers stand this far behind the deck. */
const CROWD = 30;
/** Where docked boats lie, by place. */
const BERTHS: readonly Point[] = [0, -39, 39, -78, 78].map((x) => ({ x, y: -90 }));

/** A point given from another one, upwards ahead, as it lies on the chart with that bearing. */
export function around(at: Point, p: Point, bearing: number): Point {
  const { x, y } = turnedBy(p, bearing);
  return { x: at.x + x, y: at.y + y };
}

/** A point given from the platform's cusp, river below, as it lies on the chart. */
export const onPlatform = ({ cusp, bearing }: Pick<ChartPlatform, 'cusp' | 'bearing'>, p: Point): Point =>
  around(cusp, p, bearing);

export const berth = (platform: ChartPlatform, place: number): Point =>
  onPlatform(platform, BERTHS[place - 1] ?? { x: 0, y: -90 });

/** Bearing of the first tile's downstream: to the right on a wide screen, upwards on a high one. */
export const headingFor = ({ width, height }: Screen): number => (width >= height ? 90 : 0);

/** Where everything on the table lies. */
export interface RiverChart {
  /** Says which chart this is: the same key, the same chart. */
  readonly key: string;
  readonly degrees: number;
  readonly lattice: Lattice;
  readonly hexes: readonly ChartHex[];
  readonly platform: ChartPlatform | undefined;
  /** Where the river may go on. */
  readonly beyond: readonly Point[];
  /** Where the town stands, while the starting tile lies on the table. */
  readonly town: readonly Point[];
  readonly box: Box;
  at(hex: Hex): Point;
  /** Bearing on the screen of a world direction. */
  bearingOf(direction: Direction): number;
  /** Where a space lies in the world. */
  worldOf(hex: Hex): Axial;
  laid(place: Place): Laid;
}

export const chartKey = (view: View, degrees: number): string =>
  [degrees, view.first, view.platform, ...view.river.map(({ tile, bend }) => `${tile}.${bend}`)].join(' ');

/** Names the water's outline in the page: a guide shows several rivers at once, and each is clipped by its own. */
export const waterId = ({ key }: RiverChart): string => `mq-water-${key.replaceAll(/\W+/g, '-')}`;

export function chartOf(view: View, degrees: number): RiverChart {
  const lattice = hexLattice(SIZE, degrees);
  const centres = centresOf(view.river);
  const atWorld = ({ q, r }: Axial) => lattice.centre(q, r);
  const hexes = hexesOnTable(view).map((hex) => chartHex(view, hex, worldPlace(view.river, centres, hex), lattice));
  const platform = platformOf(view, centres, lattice, degrees);
  const beyond = uncharted(view, centres).map(atWorld);
  const town = townPlaces(view).map(atWorld);
  const corners = [...hexes.flatMap((hex) => hex.corners), ...(platform?.deck ?? []), ...beyond, ...town];
  return {
    key: chartKey(view, degrees),
    degrees,
    lattice,
    hexes,
    platform,
    beyond,
    town,
    box: boxAround(corners, MARGIN),
    at: (hex) => atWorld(worldPlace(view.river, centres, hex)),
    worldOf: (hex) => worldPlace(view.river, centres, hex),
    bearingOf: (direction) => (direction * (360 / SIDES) + degrees + 360) % 360,
    laid: (place) => laidAt(view, place),
  };
}

function hexesOnTable({ river, first }: View): Hex[] {
  const places = river.map((_, place) => place).filter((place) => place >= first);
  return places.flatMap((place) => Array.from({ length: CELLS }, (_, cell) => hexAt(place, cell)));
}

function chartHex(view: View, hex: Hex, { q, r }: Axial, lattice: Lattice): ChartHex {
  return {
    hex,
    place: placeOf(hex),
    centre: lattice.centre(q, r),
    corners: lattice.corners(q, r),
    water: isWater(view, hex),
    entry: isEntry(view, hex) && isWater(view, hex),
  };
}

/** Hexes from a tile's middle to its cusps. */
const CUSP = 2;

function platformOf(
  view: View,
  centres: ReadonlyBy<Place, Axial>,
  lattice: Lattice,
  degrees: number,
): ChartPlatform | undefined {
  if (view.platform === NO_PLATFORM) return undefined;
  const end = view.river.length - 1;
  const heading = headingAfter(laidAt(view, end).heading, view.platform);
  const { q, r } = stepped(at(centres, end), heading, CUSP);
  const spot = { cusp: lattice.centre(q, r), bearing: heading * (360 / SIDES) + degrees };
  const { left, right, top, bottom } = DECK;
  const corners = [left, right].flatMap((x) => [top - CROWD, bottom].map((y) => ({ x, y })));
  return { ...spot, deck: corners.map((corner) => onPlatform(spot, corner)) };
}

/** Where the three tiles to come might lie: shown while the river goes on uncharted. */
function uncharted(view: View, centres: ReadonlyBy<Place, Axial>): Axial[] {
  if (view.toLay === 0) return [];
  const end = view.river.length - 1;
  const { heading } = laidAt(view, end);
  return BENDS.map((_, bend) => stepped(at(centres, end), headingAfter(heading, bend), CUSP + 1));
}

/** The town behind the starting spaces: what fills the notch of the starting tile, and the ears beside it. */
function townPlaces(view: View): Axial[] {
  if (view.first > 0) return [];
  return [
    { q: 0, r: 2.35 },
    { q: -1, r: 3.2 },
    { q: 1, r: 2.2 },
    { q: -2, r: 3 },
    { q: 2, r: 1 },
  ];
}

/** The station of a tile on the chart; in the introductory race it is an island like the others. */
export function stationOf(view: View, chart: RiverChart, place: Place) {
  if (view.options.race === 'introductory') return undefined;
  const laid = laidAt(view, place);
  const { station } = at(TILES, laid.tile);
  return (
    station && {
      color: station.color,
      island: chart.at(hexAt(place, station.island)),
      dock: chart.at(hexAt(place, station.dock)),
      islandHex: hexAt(place, station.island),
      dockHex: hexAt(place, station.dock),
      passengers: laid.passengers,
    }
  );
}
