import type { Seat } from '#engine/actor.ts';
import type { Phased } from '#engine/phases.ts';
import {
  AREAS,
  BANK,
  CANTEENS,
  COLOURS,
  COWS,
  SEAT_COUNTS,
  SETUP,
  SPACES_PER_AREA,
  START_COWS,
  START_GOODS,
  STORE,
  TILES,
  WORKERS_PER_COLOUR,
} from './components.ts';
import { type Crew, NO_CREW } from './crews.ts';
import { hexesFor, NOWHERE, type Print } from './prairie.ts';

/** Sections of the rules that ask somebody, then two that run by themselves. */
export type PhaseName =
  | 'landscape'
  | 'startingTile'
  | 'startingPlayer'
  | 'spin'
  | 'white'
  | 'discard'
  | 'turn'
  | 'advance'
  | 'employ'
  | 'small'
  | 'auction'
  | 'reward'
  | 'building'
  | 'ending'
  | 'calling'
  | 'paying';

/** Without an owner. */
export const FREE = -1;
/** The starting tile belongs to nobody. */
export const STARTING_TILE = -2;
export const NO_PLAYER = -1;

/** A player board. */
export interface Player {
  /** In the order of `GOODS`. */
  goods: number[];
  /** In the order of `COLOURS`. */
  workers: number[];
  cows: number;
  canteens: number;
  /** Gold is worth five silver, so one number counts both. */
  silver: number;
  /** Not yet on the landscape board. */
  settlements: number;
}

/** The contractors at the store: by row, who stands there and at which price. */
export interface Store {
  holders: Seat[];
  prices: number[];
  /** Whose contractor is back at the hardware store for this turn, by seat. */
  passed: boolean[];
  /** The player who has to place or move a contractor, or takes a reward. */
  asked: Seat;
  /** The player who has just outbid the player that is asked to move; `NOBODY` if the player was called instead. */
  outbidBy: Seat;
  /** How many players, from the active one on, have had their turn to place; then, to pay. */
  called: number;
}

export interface State extends Phased<PhaseName> {
  seats: number;
  /** The printed hex on each hex of the board, `NOWHERE` before its tile is laid. Replaced, never changed. */
  land: readonly Print[];
  /** Tiles not on the board, in rising order. */
  box: number[];
  /** By hex: the seat that has built there, `FREE` or `STARTING_TILE`. */
  owners: number[];
  /** By hex: settlements on it. */
  settlements: number[];
  /** By slot: whether the canteen is still in the lake of the tile. */
  canteens: boolean[];
  /** Canteens out of the game, and those of tiles not laid. */
  canteensInBox: number;
  goods: number[];
  workers: number[];
  cows: number;
  players: Player[];
  /** Workers on the worker board: by space, see `largeSpace`. */
  spaces: Crew[];
  /** Where the arrow of the wheel points; `NOWHERE` before the first spin. */
  arrow: number;
  /** The starting player. */
  first: Seat;
  turn: Seat;
  round: number;
  /** Whether somebody has placed the last settlement. */
  lastRound: boolean;
  /** Start spins made so far, by all players together. */
  startSpins: number;
  /** Whether the arrow was moved in this turn. */
  advanced: boolean;
  /** The space of the worker board that workers are being chosen for. */
  space: number;
  /** Fields built on in this turn. */
  built: number;
  /** Where the game goes on when the player has no more than eight workers. */
  resume: PhaseName;
  store: Store;
}

export const BANK_SPACES = BANK.length;
export const AREA_SPACES = AREAS.length * SPACES_PER_AREA;
/** Spaces of the worker board: the bank, then the large spaces by area, then the small ones in the same order. */
export const largeSpace = (index: number): number => BANK_SPACES + index;
export const smallBeside = (large: number): number => large + AREA_SPACES;
export const isSmall = (space: number): boolean => space >= BANK_SPACES + AREA_SPACES;
const ALL_SPACES = BANK_SPACES + AREA_SPACES + AREA_SPACES;

export const playerOf = (s: State, seat: Seat): Player => s.players[seat] as Player;
export const active = (s: State): Player => playerOf(s, s.turn);

export function workersOf(player: Player): number {
  let sum = 0;
  for (const count of player.workers) sum += count;
  return sum;
}

const times = <T>(length: number, value: T): T[] => Array.from({ length }, () => value);

function layOut(seats: number): State {
  const { settlements = 0, supply = [], slots = [] } = SETUP[seats] ?? {};
  return {
    phase: 'landscape',
    seats,
    land: times(hexesFor(seats), NOWHERE),
    box: TILES.map((_, tile) => tile),
    owners: times(hexesFor(seats), FREE),
    settlements: times(hexesFor(seats), 0),
    canteens: slots.map(() => false),
    canteensInBox: CANTEENS,
    goods: [...supply],
    workers: times(COLOURS.length, WORKERS_PER_COLOUR),
    cows: COWS - seats * START_COWS,
    players: Array.from({ length: seats }, () => newPlayer(settlements)),
    spaces: times(ALL_SPACES, NO_CREW),
    arrow: NOWHERE,
    first: 0,
    turn: 0,
    round: 0,
    lastRound: false,
    startSpins: 0,
    advanced: false,
    space: 0,
    built: 0,
    resume: 'turn',
    store: closedStore(seats),
  };
}

const newPlayer = (settlements: number): Player => ({
  goods: [...START_GOODS],
  workers: times(COLOURS.length, 0),
  cows: START_COWS,
  canteens: 0,
  silver: 0,
  settlements,
});

const closedStore = (seats: number): Store => ({
  holders: times(STORE.length, NO_PLAYER),
  prices: times(STORE.length, 0),
  passed: times(seats, false),
  asked: NO_PLAYER,
  outbidBy: NO_PLAYER,
  called: 0,
});

export function clone(s: State): State {
  return {
    ...s,
    box: s.box.slice(),
    owners: s.owners.slice(),
    settlements: s.settlements.slice(),
    canteens: s.canteens.slice(),
    goods: s.goods.slice(),
    workers: s.workers.slice(),
    players: s.players.map((player) => ({
      ...player,
      goods: player.goods.slice(),
      workers: player.workers.slice(),
    })),
    spaces: s.spaces.slice(),
    store: {
      ...s.store,
      holders: s.store.holders.slice(),
      prices: s.store.prices.slice(),
      passed: s.store.passed.slice(),
    },
  };
}

/** All contractors go back to the hardware store. */
export function closeStore(store: Store): void {
  store.holders.fill(NO_PLAYER);
  store.prices.fill(0);
  store.passed.fill(false);
  store.asked = NO_PLAYER;
  store.outbidBy = NO_PLAYER;
  store.called = 0;
}

/** Tables before anything is drawn. Every game begins with a copy, because that is faster than to set up a new one. */
const NEW_TABLES: Readonly<Record<number, State>> = Object.fromEntries(
  SEAT_COUNTS.map((seats) => [seats, layOut(seats)]),
);

/** Setup: everything up to the first draw of chance. */
export const setup = (seats: number): State => clone(NEW_TABLES[seats] as State);
