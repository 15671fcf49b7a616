import type { Seat } from '#engine/actor.ts';
import type { Phased } from '#engine/phases.ts';
import type { Hex } from './actions.ts';
import {
  FULL_COAL,
  INTRODUCTORY_TILES,
  PASSENGERS_IN_THE_BOX,
  PASSENGERS_USED,
  STACKS,
  START_SPEED,
  START_TILE,
  STRAIGHT,
  type TileSet,
} from './components.ts';

export const RACES = ['passengers', 'introductory'] as const;
export const LEAVERS = ['bot', 'lifted'] as const;

export interface RaceOptions {
  readonly race: (typeof RACES)[number];
  readonly tiles: TileSet;
  /** Each captain chooses the bow's direction at the start. */
  readonly freeFacing: boolean;
  readonly endAtFirstDocking: boolean;
  /** No boat may be pushed to the space straight behind its stern. */
  readonly noPushAstern: boolean;
  readonly leavers: (typeof LEAVERS)[number];
}

/** Off the river: docked, lost, or not yet placed. */
export const NOWHERE = -1;
/** In place of a seat. */
export const NO_SEAT = -1;
export const NO_PLATFORM = -1;

/** A tile of the river; its place in `State.river` is its place along the race. */
export interface Laid {
  /** Its number in `TILES`. */
  readonly tile: number;
  /** The die's bend by which it joins the tile before it. */
  readonly bend: number;
  /** World direction of its downstream. */
  readonly heading: number;
  /** Waiting at its station. */
  passengers: number;
}

export type Fate = 'racing' | 'docked' | 'aground' | 'retired' | 'left';

/** A paddle-wheeler; its place in `State.boats` is its captain's seat. */
export interface Boat {
  hex: Hex;
  /** World direction of the bow. */
  facing: number;
  /** The red wheel. */
  speed: number;
  /** The black wheel; 0 when it is back in the box. */
  coal: number;
  passengers: number;
  /** The islands it has boarded at: one bit for each place along the river. */
  islands: number;
  fate: Fate;
  /** How many boats had left the race before it, and the space it left from. */
  leftAs: number;
  leftFrom: Hex;
}

export type PhaseName = 'first' | 'draw' | 'bows' | 'speed' | 'move' | 'hemmed' | 'face' | 'roll';

export interface State extends Phased<PhaseName> {
  readonly options: RaceOptions;
  river: Laid[];
  /** Place of the earliest tile still on the table. */
  first: number;
  /** Tiles not drawn yet, in rising order: which are left is known, their order does not exist. */
  stack: number[];
  /** How many of them will still be laid. */
  toLay: number;
  /** Bend of the landing platform against the last tile, or `NO_PLATFORM`. */
  platform: number;
  boats: Boat[];
  /** Passengers beside the stack, and those in the box. */
  supply: number;
  box: number;
  round: number;
  /** Seats in this round's order of movement, and the place in that list of the seat whose turn it is. */
  order: Seat[];
  mover: number;
  /** Movement points the mover has left, and turns of 60° it has made. */
  points: number;
  turns: number;
  /** Spaces the mover has stood on this turn: taboo for boats it pushes. */
  wake: Hex[];
  /** The boat being pushed, or `NO_SEAT`. */
  victim: Seat;
  /** Who was first on the furthest tile in this move and lays the next one, or `NO_SEAT`. */
  pilot: Seat;
  /** The bend of the tile about to be drawn. */
  bend: number;
  /** Boats that have left the race so far, for any reason. */
  departed: number;
  /** The round of the last docking, or of the laying of the platform. */
  lastDocking: number;
}

/** Preparations: everything up to the first draw of chance. */
export function setup(seats: number, options: RaceOptions): State {
  const withPassengers = options.race === 'passengers';
  const supply = withPassengers ? (PASSENGERS_USED[seats] ?? 0) : 0;
  const stack = [...STACKS[options.tiles]];
  return {
    phase: 'first',
    options: { ...options },
    river: [{ tile: START_TILE, bend: STRAIGHT, heading: 0, passengers: 0 }],
    first: 0,
    stack,
    toLay: withPassengers ? stack.length : INTRODUCTORY_TILES,
    platform: NO_PLATFORM,
    boats: Array.from({ length: seats }, newBoat),
    supply,
    box: PASSENGERS_IN_THE_BOX - supply,
    round: 0,
    order: [],
    mover: 0,
    points: 0,
    turns: 0,
    wake: [],
    victim: NO_SEAT,
    pilot: NO_SEAT,
    bend: STRAIGHT,
    departed: 0,
    lastDocking: 0,
  };
}

export function clone(s: State): State {
  return {
    ...s,
    river: s.river.map((laid) => ({ ...laid })),
    stack: [...s.stack],
    boats: s.boats.map((boat) => ({ ...boat })),
    order: [...s.order],
    wake: [...s.wake],
  };
}

const newBoat = (): Boat => ({
  hex: NOWHERE,
  facing: 0,
  speed: START_SPEED,
  coal: FULL_COAL,
  passengers: 0,
  islands: 0,
  fate: 'racing',
  leftAs: 0,
  leftFrom: NOWHERE,
});

export const moverSeat = (s: State): Seat => s.order[s.mover] as Seat;
export const boatOf = (s: State, seat: Seat): Boat => s.boats[seat] as Boat;
export const movingBoat = (s: State): Boat => boatOf(s, moverSeat(s));
