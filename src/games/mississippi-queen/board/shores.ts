import { type Axial, hexDistance, SIDES } from '#geometry/hex.ts';
import type { Hex } from '../actions.ts';
import type { StationColor } from '../components.ts';
import type { View } from '../view.ts';
import { type RiverChart, stationOf } from './chart.ts';

/** What a space lies next to. */
export interface Shore {
  /** The station on the island beside it, or on itself. */
  readonly station: StationColor | undefined;
  /** Passengers who wait there, where it is a boarding platform. */
  readonly waiting: number | undefined;
  readonly isAtIsland: boolean;
}

export type Shores = ReadonlyMap<Hex, Shore>;

const OPEN_WATER: Shore = { station: undefined, waiting: undefined, isAtIsland: false };

export const shoreAt = (shores: Shores, hex: Hex): Shore => shores.get(hex) ?? OPEN_WATER;

/** For every space of the river: the stations and islands beside it. */
export function shoresOf(view: View, chart: RiverChart): Shores {
  const spaces = chart.hexes.map((hex) => ({ ...hex, world: chart.worldOf(hex.hex) }));
  const beside = (world: Axial) => spaces.filter((other) => hexDistance(other.world, world) === 1);
  // Land at the edge of a tile belongs to the bank.
  const islands = spaces.filter(({ water, world }) => !water && beside(world).length === SIDES);
  const stations = [...new Set(spaces.map(({ place }) => place))].flatMap(
    (place) => stationOf(view, chart, place) ?? [],
  );
  const near = (from: Axial, hex: Hex) => hexDistance(from, chart.worldOf(hex)) <= 1;
  return new Map(
    spaces.map(({ hex, world }) => {
      const station = stations.find(({ islandHex }) => near(world, islandHex));
      const docks = stations.find(({ dockHex }) => dockHex === hex);
      const shore = {
        station: (docks ?? station)?.color,
        waiting: docks?.passengers,
        isAtIsland: islands.some((island) => near(world, island.hex)),
      };
      return [hex, shore];
    }),
  );
}
