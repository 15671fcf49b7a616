import type { Seat } from '#engine/actor.ts';
import { type By, type Index, at } from '#engine/indexed.ts';
import type { Phased } from '#engine/phases.ts';
import type { Direction, Hex } from './actions.ts';
import type { Bend, TileNumber } from './components.ts';
import type { Options } from './options.ts';

/** Off the river: docked, lost, or not yet placed. */
export const NOWHERE: Hex = -1;
/** In place of a seat. */
export const NO_SEAT: Seat = -1;
export const NO_PLATFORM: Bend = -1;

/** A place along the river, counted in tiles from the start. */
export type Place = Index<'place'>;

/** A tile of the river. */
export interface Laid {
  readonly tile: TileNumber;
  /** The die's bend by which it joins the tile before it. */
  readonly bend: Bend;
  /** World direction of its downstream. */
  readonly heading: Direction;
  /** Waiting at its station. */
  passengers: number;
}

export type Fate = 'racing' | 'docked' | 'aground' | 'retired' | 'left';

/** A paddle-wheeler; its place in `State.boats` is its captain's seat. */
export interface Boat {
  hex: Hex;
  /** World direction of the bow. */
  facing: Direction;
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
  readonly options: Options;
  river: By<Place, Laid>;
  /** Place of the earliest tile still on the table. */
  first: Place;
  /** Tiles not drawn yet, in rising order: which are left is known, their order does not exist. */
  stack: TileNumber[];
  /** How many of them will still be laid. */
  toLay: number;
  /** Bend of the landing platform against the last tile, or `NO_PLATFORM`. */
  platform: Bend;
  boats: By<Seat, Boat>;
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
  bend: Bend;
  /** Boats that have left the race so far, for any reason. */
  departed: number;
  /** The round of the last docking, or of the laying of the platform. */
  lastDocking: number;
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

export const moverSeat = (s: State): Seat => at(s.order, s.mover);
export const boatOf = (s: State, seat: Seat): Boat => at(s.boats, seat);
export const movingBoat = (s: State): Boat => boatOf(s, moverSeat(s));
export const isRacing = (boat: Boat): boolean => boat.fate === 'racing';

/** Every point is used, and all that is left of the turn is to swing the bow. */
export const isSpent = ({ phase, points }: State): boolean => phase === 'move' && points === 0;
