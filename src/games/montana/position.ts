import type { Seat } from '#engine/actor.ts';
import { silent } from '#engine/game.ts';
import { at } from '#engine/indexed.ts';
import { type Colour, COLOURS, COST_LETTERS, GOODS, TILE_NAMES } from './components.ts';
import { crewNamed } from './crews.ts';
import { game } from './game.ts';
import { type Hex, HEX_NAMES } from './prairie.ts';
import { setup } from './rules/setup.ts';
import { playerOf, type State } from './state.ts';

/** Tables set up in words, on boards that are always the same: for worked examples and for tests. */

/** The tiles of the reference boards, none of them turned, and their starting tiles. */
const REFERENCE: Readonly<Record<number, { readonly tiles: string; readonly start: string }>> = {
  2: { tiles: 'T7 T2 T10 T1 T9 T5 T12', start: 'D6' },
  3: { tiles: 'T7 T2 T10 T6 T1 T9 T5 T12 T3', start: 'E6' },
  4: { tiles: 'T7 T2 T10 T6 T1 T11 T9 T5 T12 T3', start: 'F5' },
};

export interface PlayerScene {
  /** One letter each: `cCsSgp`. */
  readonly goods?: string;
  /** One letter each: `csgp`. */
  readonly workers?: string;
  readonly silver?: number;
  readonly cows?: number;
  readonly canteens?: number;
  /** Settlements not yet placed. */
  readonly left?: number;
  /** Fields with one settlement each. */
  readonly built?: string;
}

export interface TableScene {
  readonly players: readonly PlayerScene[];
  /** The supply, where it matters; otherwise as after set-up. */
  readonly goods?: Readonly<Record<string, number>>;
  readonly workers?: Readonly<Record<string, number>>;
  readonly cows?: number;
  /** Whose turn it is; seat 0 began the game. */
  readonly turn?: Seat;
  /** Workers on spaces of the worker board, by number. */
  readonly spaces?: Readonly<Record<number, string>>;
}

/** A table at the beginning of a turn, seat 0's if no other is named; players who are not described have nothing. */
export function table({ players, turn = 0, ...scene }: TableScene): State {
  const seats = players.length;
  const s = landscape(seats);
  players.forEach((player, seat) => equip(s, seat, player));
  arrange(s, scene);
  return Object.assign(s, { phase: 'turn', round: 1, turn, first: 0, startSpins: 2 * seats });
}

function landscape(seats: number): State {
  const { tiles = '', start = '' } = REFERENCE[seats] ?? {};
  const s = setup(seats);
  for (const tile of tiles.split(' '))
    game.apply(s, 'chance', { type: 'lay', tile: TILE_NAMES.indexOf(tile), rotation: 0 }, silent);
  game.apply(s, 'chance', { type: 'start', field: hexNamed(start) }, silent);
  return s;
}

function arrange(
  s: State,
  { goods = {}, workers = {}, cows, spaces = {} }: Omit<TableScene, 'players' | 'turn'>,
): void {
  for (const [letter, count] of Object.entries(goods)) s.goods[lettered(letter)] = count;
  for (const [letter, count] of Object.entries(workers)) s.workers[lettered(letter)] = count;
  for (const [space, crew] of Object.entries(spaces)) s.spaces[Number(space)] = crewNamed(crew);
  if (cows !== undefined) s.cows = cows;
}

function equip(s: State, seat: Seat, scene: PlayerScene): void {
  const { goods = '', workers = '', silver = 0, cows = 0, canteens = 0, left, built = '' } = scene;
  const player = playerOf(s, seat);
  player.goods = GOODS.map((_, good) => countOf(goods, at(COST_LETTERS, good)));
  player.workers = COLOURS.map((_, colour) => countOf(workers, at(COST_LETTERS, colour)));
  Object.assign(player, { silver, cows, canteens });
  for (const name of built.split(' ').filter((word) => word !== '')) {
    s.owners[hexNamed(name)] = seat;
    s.settlements[hexNamed(name)] = 1;
    player.settlements -= 1;
  }
  if (left !== undefined) player.settlements = left;
}

const countOf = (letters: string, letter: string): number => letters.split(letter).length - 1;

/** The good or the colour that a letter stands for. */
const lettered = (letter: string): Colour => COST_LETTERS.findIndex((known) => known === letter);

const hexNamed = (name: string): Hex => HEX_NAMES.indexOf(name);

/** Seat 0 as described, seat 1 with nothing. */
export const solo = (player: PlayerScene): State => table({ players: [player, {}] });
