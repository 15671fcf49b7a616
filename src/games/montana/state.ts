import type { Seat } from '#engine/actor.ts';
import type { By, ReadonlyBy } from '#engine/indexed.ts';
import type { Phased } from '#engine/phases.ts';
import { type ByColour, type ByGood, type Row, type Slot, STORE, type Tile, type WheelSpace } from './components.ts';
import type { Crew } from './crews.ts';
import type { Hex, Print } from './prairie.ts';
import type { Space } from './worker-board.ts';

/** What chance draws. */
type Draw = 'landscape' | 'startingTile' | 'startingPlayer' | 'spin';

/** What players are asked. */
const QUESTIONS = [
  'white',
  'discard',
  'turn',
  'advance',
  'employ',
  'small',
  'auction',
  'reward',
  'building',
  'ending',
] as const;
export type Question = (typeof QUESTIONS)[number];

export const isQuestion = (phase: PhaseName): phase is Question => QUESTIONS.some((question) => question === phase);

/** The sections of the rules; the last two run by themselves. */
export type PhaseName = Draw | Question | 'calling' | 'paying';

/** Without an owner. */
export const FREE = -1;
/** The starting tile belongs to nobody. */
export const STARTING_TILE = -2;
export const NO_PLAYER = -1;

/** A player board. */
export interface Player {
  goods: ByGood<number>;
  workers: ByColour<number>;
  cows: number;
  canteens: number;
  /** Gold is worth five silver, so one number counts both. */
  silver: number;
  /** Not yet on the landscape board. */
  settlements: number;
}

/** The contractors at the store. */
export interface Store {
  /** Whose contractor stands in a row. */
  holders: By<Row, Seat>;
  /** At which price it stands there; 0 in an empty row. */
  prices: By<Row, number>;
  /** Whose contractor is back at the hardware store for this turn, by seat. */
  passed: boolean[];
  /** The player who has to place or move a contractor, or takes a reward. */
  asked: Seat;
  /** The player who has just outbid the player that is asked to move; `NO_PLAYER` if the player was called instead. */
  outbidBy: Seat;
  /** How many players, from the active one on, have had their turn to place; then, to pay. */
  called: number;
}

export interface State extends Phased<PhaseName> {
  seats: number;
  /** The printed hex on each hex of the board, `NOWHERE` before its tile is laid. Replaced, never changed. */
  land: ReadonlyBy<Hex, Print>;
  /** Tiles not on the board, in rising order. */
  box: Tile[];
  /** The seat that has built on a hex, `FREE` or `STARTING_TILE`. */
  owners: By<Hex, number>;
  /** Settlements on a hex. */
  settlements: By<Hex, number>;
  /** Whether the canteen is still in the lake of a slot's tile. */
  canteens: By<Slot, boolean>;
  /** Canteens out of the game, and those of tiles not laid. */
  canteensInBox: number;
  goods: ByGood<number>;
  workers: ByColour<number>;
  cows: number;
  players: Player[];
  /** Workers on the worker board. */
  spaces: By<Space, Crew>;
  /** Where the arrow of the wheel points; `NOWHERE` before the first spin. */
  arrow: WheelSpace;
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
  space: Space;
  /** Fields built on in this turn. */
  built: number;
  /** Where the game goes on when the player has no more than eight workers. */
  resume: PhaseName;
  store: Store;
}

/** One function for each list that every decision reads: the shared `at` made playouts a fifth slower. */
export const playerOf = (s: State, seat: Seat): Player => s.players[seat] as Player;
export const printOn = (s: State, hex: Hex): Print => s.land[hex] as Print;
export const crewOn = (s: State, space: Space): Crew => s.spaces[space] as Crew;
export const active = (s: State): Player => playerOf(s, s.turn);

/** Who is asked, where a player is: at the store that may be anybody, otherwise it is the active player. */
export const deciderOf = ({ phase, store, turn }: State): Seat =>
  phase === 'auction' || phase === 'reward' ? store.asked : turn;

export function workersOf(player: Player): number {
  let sum = 0;
  for (let colour = 0; colour < player.workers.length; colour++) sum += player.workers[colour] as number;
  return sum;
}

export const times = <T>(length: number, value: T): T[] => Array.from({ length }, () => value);

/** All contractors at the hardware store. */
export const emptyStore = (seats: number): Store => ({
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
