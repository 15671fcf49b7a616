import { SIDES, turned } from '#geometry/hex.ts';
import type { Hex } from '../actions.ts';
import { CELLS, TILES } from '../components.ts';
import { cellOf, hexAt, isEntry, laidAt, placeOf, type River } from '../river.ts';
import { NO_PLATFORM, type State } from '../state.ts';
import { bowAt, type Charted, charted, type Ways, waysTo } from './chart.ts';
import { type Lanes, lanesOf } from './lanes.ts';
import type { Waters } from './reach.ts';
import type { Reckoning } from './reckoning.ts';

/** The laid part of a river, measured. It holds nothing of boats and passengers, so searches share it. */
export interface KnownRiver extends Charted, Pick<State, 'platform' | 'options'> {
  readonly introductory: boolean;
  /** Steps through all that is still to be laid, and stations in it. */
  readonly unseen: number;
  readonly stationsToCome: number;
  /** Entry spaces of the landing platform. */
  readonly landings: readonly Hex[];
  /** By coal aboard: what it is worth in the boat's own turns. */
  readonly coalWorth: readonly number[];
  /** To the landing platform, or to the exits of the furthest tile while the rest is unknown. */
  readonly onward: Ways;
  /** By place along the river, made when first asked for. */
  readonly moorages: (Moorage | undefined)[];
  /** Without other boats. */
  readonly empty: Waters;
  /** By kind of boat. */
  readonly reckonings: Map<number, Reckoning>;
}

/** A boarding space: how to get there, and the steps onward from it with the best bow. */
interface Moorage {
  readonly ways: Ways;
  readonly leaving: number;
}

/** Rivers met recently. A search meets the known one with every tile that may come next. */
const atlas = new Map<string, KnownRiver>();
const ATLAS_SIZE = 100;

let latest: KnownRiver | undefined;

export function knownRiver(s: State): KnownRiver {
  if (latest !== undefined && shows(latest, s)) return latest;
  const laid = s.river.map(({ tile, bend }) => `${tile}/${bend}`).join(' ');
  const key = `${s.options.race} ${s.options.tiles} ${s.first} ${s.platform} ${laid}`;
  latest = atlas.get(key);
  if (latest === undefined) {
    if (atlas.size >= ATLAS_SIZE) atlas.clear();
    atlas.set(key, (latest = measured(s)));
  }
  return latest;
}

function shows(known: KnownRiver, s: State): boolean {
  if (known.first !== s.first || known.platform !== s.platform || known.river.length !== s.river.length) return false;
  for (let place = s.river.length - 1; place >= 0; place--) {
    const [old, now] = [laidAt(known, place), laidAt(s, place)];
    if (old.tile !== now.tile || old.bend !== now.bend) return false;
  }
  return known.options.race === s.options.race && known.options.tiles === s.options.tiles;
}

/** What the first, second, … coal aboard is worth in the boat's own turns while there is still a long way to go. */
const COAL_WORTH = [0, 1.6, 2.7, 3.6, 4.4, 5.1, 5.7] as const;

/** With this many tiles still to come coal has its full worth; it loses worth towards the end, but never all of it. */
const LONG_WAY = 8;
const LAST_WORTH = 0.2;

function measured(s: State): KnownRiver {
  const lanes = lanesOf(s.options.tiles);
  const chart = charted({ river: s.river.map((laid) => ({ ...laid })), first: s.first });
  const introductory = s.options.race === 'introductory';
  const landings = Array.from({ length: CELLS }, (_, cell) => hexAt(s.river.length - 1, cell)).filter((hex) =>
    isEntry(s, hex),
  );
  const coalScale = LAST_WORTH + (1 - LAST_WORTH) * Math.min(1, s.toLay / LONG_WAY);
  return {
    options: { ...s.options },
    introductory,
    ...chart,
    platform: s.platform,
    unseen: lanes.perTile * s.toLay,
    stationsToCome: s.toLay === 0 ? 0 : s.stack.filter((tile) => TILES[tile]?.station !== undefined).length,
    landings,
    coalWorth: COAL_WORTH.map((worth) => worth * coalScale),
    onward: waysTo(
      chart,
      s.platform === NO_PLATFORM ? intoTheUnknown(s, lanes) : (hex) => (isEntry(s, hex) ? 0 : Infinity),
    ),
    moorages: [],
    empty: { ahead: chart.ahead, finish: introductory ? landings : [], taken: [] },
    reckonings: new Map(),
  };
}

function intoTheUnknown(s: River, { cost }: Lanes): (hex: Hex, facing: number) => number {
  const last = s.river.length - 1;
  const { heading } = laidAt(s, last);
  return (hex, facing) =>
    placeOf(hex) === last ? (cost[bowAt(cellOf(hex), turned(facing, SIDES - heading))] as number) : Infinity;
}

export const isLanding = (known: KnownRiver, hex: Hex): boolean => known.landings.includes(hex);

/** The waters among boats that were asked about last: while one boat moves, the others mostly stay where they are. */
let crowd: { readonly known: KnownRiver; readonly waters: Waters } | undefined;

/** The river with boats on these spaces, or with none. */
export function watersAmong(known: KnownRiver, taken: readonly Hex[]): Waters {
  if (taken.length === 0) return known.empty;
  if (crowd?.known !== known || !areSame(crowd.waters.taken, taken)) {
    crowd = { known, waters: { ...known.empty, taken } };
  }
  return crowd.waters;
}

function areSame(a: readonly Hex[], b: readonly Hex[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The boarding space of the tile at a place. */
export function dockAt(known: KnownRiver, place: number): Hex | undefined {
  const station = TILES[laidAt(known, place).tile]?.station;
  return station && hexAt(place, station.dock);
}

/** Ways to a boarding space; a bow from which it is further to sail on counts as further away. */
export function moorageAt(known: KnownRiver, dock: Hex): Moorage {
  return (known.moorages[placeOf(dock)] ??= sounded(known, dock));
}

function sounded(known: KnownRiver, dock: Hex): Moorage {
  const leaving = Math.min(...known.onward.cost.subarray(bowAt(dock, 0), bowAt(dock, SIDES)));
  const goal = (hex: Hex, facing: number) =>
    hex === dock ? (known.onward.cost[bowAt(hex, facing)] as number) - leaving : Infinity;
  return { ways: waysTo(known, goal), leaving };
}
