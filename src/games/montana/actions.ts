import { int, named } from '#engine/field.ts';
import type { Formed } from '#engine/forms.ts';
import type { Index, ReadonlyBy } from '#engine/indexed.ts';
import {
  BANK,
  type Colour,
  COLOURS,
  DEAREST,
  MOST_ADVANCE,
  MOST_SEATS,
  ROTATIONS,
  STORE,
  STORE_COLUMNS,
  TILE_NAMES,
  WHEEL,
} from './components.ts';
import { CREW_NAMES } from './crews.ts';
import { HEX_NAMES } from './prairie.ts';
import { LARGE_NAMES } from './worker-board.ts';

/** What a cow can be traded for: the small goods, silver, or a worker of any colour. */
export type Trade = Index<'trade'>;
export const TRADES: ReadonlyBy<Trade, string> = [...COLOURS, 'silver', ...COLOURS.map((colour) => `${colour}-worker`)];

/** The trade as what it is for: a good, a worker of a colour, or silver. */
export type Traded = { readonly good: Colour } | { readonly worker: Colour } | 'silver';

const TRADED: ReadonlyBy<Trade, Traded> = [
  ...COLOURS.map((_, good) => ({ good })),
  'silver',
  ...COLOURS.map((_, worker) => ({ worker })),
];

export const tradedFor = (trade: Trade): Traded => TRADED[trade] as Traded;

export const MOST_CHOSEN = Math.max(...STORE.map((row) => row.choose));
export const MOST_UPGRADES = Math.max(...STORE.map((row) => row.upgrades));

const workers = named('a group of workers', CREW_NAMES);
const field = named('a field of the landscape board', HEX_NAMES);

export const actions = {
  /** Chance: the next landscape tile, and how it is turned. */
  lay: { tile: named('a landscape tile', TILE_NAMES), rotation: int(0, ROTATIONS - 1) },
  /** Chance: the field of the starting tile. */
  start: { field },
  /** Chance: the starting player. */
  first: { seat: int(0, MOST_SEATS - 1) },
  /** Chance: the space of the wheel on which the arrow stops. */
  spin: { space: int(0, WHEEL.length - 1) },
  recruit: {},
  /** Two workers of the player's choice from a white space. */
  take: { workers },
  discard: { worker: named('a colour of workers', COLOURS) },
  advance: { spaces: int(1, MOST_ADVANCE) },
  bank: {
    space: named(
      'a space of the bank',
      BANK.map((space) => String(space.workers)),
    ),
  },
  work: { space: named('a large space of an area', LARGE_NAMES) },
  /** Workers for the chosen space. */
  employ: { workers },
  city: {},
  bid: { row: int(1, STORE.length), price: int(STORE_COLUMNS[0], DEAREST) },
  pass: {},
  choose: { copper: int(0, MOST_CHOSEN), stone: int(0, MOST_CHOSEN), grain: int(0, MOST_CHOSEN) },
  upgrade: { copper: int(0, MOST_UPGRADES), stone: int(0, MOST_UPGRADES) },
  build: { field },
  trade: { what: named('something a cow is traded for', TRADES) },
  canteen: {},
  /** Ends this: no small space, no grain, no further building, or the end of the turn. */
  done: {},
} as const;

export type Action = Formed<typeof actions>;
export type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;
