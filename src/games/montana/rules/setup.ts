import { CHANCE_ALONE } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import { pick } from '#engine/rng.ts';
import type { Action, ActionOf } from '../actions.ts';
import { FIRSTS, LAYS, STARTS } from '../answers.ts';
import {
  CANTEENS,
  COLOURS,
  COWS,
  SEAT_COUNTS,
  setupFor,
  type Slot,
  START_COWS,
  START_GOODS,
  START_SILVER,
  TILE_NAMES,
  TILES,
  WORKERS_PER_COLOUR,
} from '../components.ts';
import { NO_CREW } from '../crews.ts';
import type { TellEvent } from '../events.ts';
import {
  CANTEENS_ON,
  COWS_ON,
  HAS_COW,
  type Hex,
  HEX_NAMES,
  HEXES_PER_TILE,
  hexesFor,
  IS_DOUBLE,
  IS_LAKE,
  isField,
  NOWHERE,
  printsOf,
} from '../prairie.ts';
import { rulingOn } from '../rulings.ts';
import { clone, emptyStore, FREE, type Player, playerOf, STARTING_TILE, type State, times } from '../state.ts';
import { ALL_SPACES } from '../worker-board.ts';
import { refusing, type Section } from './refusals.ts';

/** Setup: everything up to the first draw of chance. */
export const setup = (seats: number): State => clone(NEW_TABLES.get(seats) ?? layOut(seats));

/** By the number of players. Every game begins with a copy, because that is faster than to set up a new one. */
const NEW_TABLES: ReadonlyMap<number, State> = new Map(SEAT_COUNTS.map((seats) => [seats, layOut(seats)]));

function layOut(seats: number): State {
  const { settlements, supply, slots } = setupFor(seats);
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
    store: emptyStore(seats),
  };
}

/** The goods come from the box, not from the supply. */
function newPlayer(settlements: number): Player {
  const workers = times(COLOURS.length, 0);
  return { goods: [...START_GOODS], workers, cows: START_COWS, canteens: 0, silver: 0, settlements };
}

/** The landscape board: random tiles, each turned at random, slot by slot; cows and canteens lie on their symbols. */
export const landscape: Section = {
  awaiting: () => CHANCE_ALONE,
  legal: (s) => s.box.flatMap((tile) => at(LAYS, tile)),
  refuse: refusing({ lay: (_, { tile }) => rulingOn('setup.landscape', { tile: at(TILE_NAMES, tile) }) }),
  chance: (s, rng) => pick(rng, at(LAYS, pick(rng, s.box))),
  on: { lay },
};

function lay(s: State, { tile, rotation }: ActionOf<'lay'>, tell: TellEvent): void {
  const slot: Slot = s.land.indexOf(NOWHERE) / HEXES_PER_TILE;
  const prints = printsOf(tile, rotation);
  s.land = [...s.land.slice(0, slot * HEXES_PER_TILE), ...prints, ...s.land.slice((slot + 1) * HEXES_PER_TILE)];
  s.box = s.box.filter((other) => other !== tile);
  s.cows -= at(COWS_ON, tile);
  s.canteensInBox -= at(CANTEENS_ON, tile);
  s.canteens[slot] = prints.some((print) => at(IS_LAKE, print));
  tell({ type: 'tileLaid', slot, tile, rotation });
  if (!s.land.includes(NOWHERE)) s.phase = 'startingTile';
}

/** The starting tile: on a plain field in the middle of the board, drawn by lot. */
export const startingTile: Section = {
  awaiting: () => CHANCE_ALONE,
  legal: plainFields,
  refuse: refusing({ start: (_, { field }) => rulingOn('setup.start', { field: at(HEX_NAMES, field) }) }),
  chance: (s, rng) => pick(rng, plainFields(s)),
  on: {
    start(s, { field }, tell) {
      s.owners[field] = STARTING_TILE;
      tell({ type: 'startingTilePlaced', field });
      s.phase = 'startingPlayer';
    },
  },
};

function plainFields(s: State): readonly Action[] {
  const hexes = setupFor(s.seats).startSlots.flatMap(hexesOf);
  return hexes.filter((hex) => isPlain(s, hex)).map((hex) => at(STARTS, hex));
}

const hexesOf = (slot: Slot): readonly Hex[] =>
  Array.from({ length: HEXES_PER_TILE }, (_, place) => slot * HEXES_PER_TILE + place);

/** A field that wastes neither a cow nor room for two settlements. */
function isPlain(s: State, hex: Hex): boolean {
  const print = at(s.land, hex);
  return isField(print) && !at(HAS_COW, print) && !at(IS_DOUBLE, print);
}

/** The starting player, and silver in playing order; then everybody's first workers. */
export const startingPlayer: Section = {
  awaiting: () => CHANCE_ALONE,
  legal: (s) => FIRSTS.slice(0, s.seats),
  refuse: (s) => rulingOn('setup.first', { seats: s.seats }),
  chance: (s, rng) => at(FIRSTS, rng.below(s.seats)),
  on: {
    first(s, { seat }, tell) {
      s.first = seat;
      s.turn = seat;
      for (let place = 0; place < s.seats; place++)
        playerOf(s, (seat + place) % s.seats).silver = at(START_SILVER, place);
      tell({ type: 'startingPlayerDrawn', seat, silver: s.players.map((player) => player.silver) });
      s.phase = 'spin';
    },
  },
};
