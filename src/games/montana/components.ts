import type { By, Index, ReadonlyBy } from '#engine/indexed.ts';

/**
 * What is in the box and what is printed on it, under its printed names. Wheel, prices and tiles are our own design.
 */

/** Workers have the colour of the small good they collect: brown, black, natural, orange. */
export const COLOURS = ['copper', 'stone', 'grain', 'pumpkin'] as const;
/** Of a worker, and of the area where that worker's good is won. */
export type Colour = Index<'colour'>;
export type ByColour<T> = By<Colour, T>;

/** Small copper and stone, grain, pumpkin; then the big denomination. */
export const GOODS = [...COLOURS, 'bigCopper', 'bigStone'] as const;
/** The small good of a colour has the index of the colour. */
export type Good = Index<'colour' | 'good'>;
export type ByGood<T> = By<Good, T>;

export const COPPER: Colour = 0;
export const STONE: Colour = 1;
export const GRAIN: Colour = 2;
export const PUMPKIN: Colour = 3;
export const BIG_COPPER: Good = 4;
const BIG_STONE: Good = 5;

export const SEAT_COUNTS = [2, 3, 4] as const;
export const MOST_SEATS = 4;

export const WORKERS_PER_COLOUR = 18;
export const COWS = 24;
export const CANTEENS = 6;
export const GOODS_IN_BOX: ReadonlyBy<Good, number> = [24, 24, 24, 24, 12, 12];
export const SETTLEMENTS_IN_BOX = 12;
/** Spaces for workers on a player board. */
export const WORKER_SPACES = 8;

/** Every player's first belongings; the goods come from the box, not from the supply. */
export const START_COWS = 1;
export const START_GOODS: ReadonlyBy<Good, number> = [1, 1, 1, 1, 0, 0];
export const START_SPINS = 2;
/** In playing order. */
export const START_SILVER: readonly number[] = [3, 4, 5, 6];

/** A place for a landscape tile. */
export type Slot = Index<'slot'>;

export interface SeatSetup {
  readonly settlements: number;
  readonly supply: ReadonlyBy<Good, number>;
  /** Centres of the tiles. */
  readonly slots: ReadonlyBy<Slot, readonly [q: number, r: number]>;
  /** The middle slots: the starting tile lies on a plain field of one of them. */
  readonly startSlots: readonly Slot[];
}

/** By the number of players. */
export const SETUP: Readonly<Record<(typeof SEAT_COUNTS)[number], SeatSetup>> = {
  2: {
    settlements: 12,
    supply: [10, 10, 10, 10, 6, 6],
    slots: [
      [1, -3],
      [3, -2],
      [-2, -1],
      [0, 0],
      [2, 1],
      [-3, 2],
      [-1, 3],
    ],
    startSlots: [3],
  },
  3: {
    settlements: 10,
    supply: [15, 15, 15, 15, 9, 9],
    slots: [
      [1, -3],
      [3, -2],
      [5, -1],
      [0, 0],
      [2, 1],
      [4, 2],
      [-3, 2],
      [-1, 3],
      [1, 4],
    ],
    startSlots: [4],
  },
  4: {
    settlements: 8,
    supply: [20, 20, 20, 20, 12, 12],
    slots: [
      [1, -3],
      [3, -2],
      [5, -1],
      [-2, -1],
      [0, 0],
      [2, 1],
      [4, 2],
      [-3, 2],
      [-1, 3],
      [1, 4],
    ],
    startSlots: [4, 5],
  },
};

export const setupFor = (seats: number): SeatSetup => SETUP[seats as keyof typeof SETUP];

/** Slots from the first on: what the fields of the board are named after. */
export const SLOT_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;

/** The hexes of a tile: the centre, then clockwise from the east. */
export const TILE_OFFSETS: readonly (readonly [q: number, r: number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** How a tile can be turned: sixths of a circle, clockwise. */
export const ROTATIONS = 6;

/** The recruitment wheel, clockwise; the letters are colours, `*` is a white worker of free choice. */
export type WheelSpace = Index<'wheel space'>;
export const WHEEL = ['**', 'sp', 'cc', 'pp', '**', 'cg', 'ss', 'gg'] as const;
export const MOST_ADVANCE = 7;
export const WORKERS_PER_SPIN = 2;

/** Workers to place and silver to receive. */
export const BANK = [
  { workers: 1, silver: 5 },
  { workers: 2, silver: 8 },
  { workers: 3, silver: 11 },
] as const;

/** The large spaces where small copper and stone are won. */
const ROCK_SPACES = [
  { silver: 1, goods: 1 },
  { silver: 3, goods: 2 },
  { silver: 6, goods: 3 },
] as const;

/** The large spaces where grain and pumpkins grow. */
const FIELD_SPACES = [
  { silver: 1, goods: 2 },
  { silver: 3, goods: 3 },
  { silver: 6, goods: 4 },
] as const;

/** By colour: the area of a good. A large space costs silver and yields goods. */
export const AREAS = [
  { name: 'mine', spaces: ROCK_SPACES },
  { name: 'quarry', spaces: ROCK_SPACES },
  { name: 'grainField', spaces: FIELD_SPACES },
  { name: 'farmland', spaces: FIELD_SPACES },
] as const;
export const SPACES_PER_AREA = 3;
/** A space takes one worker of its colour or two of others. */
export const MATCHING_WORKERS = 1;
export const OTHER_WORKERS = 2;
/** What a small space yields. */
export const SMALL_YIELD = 1;

/** A row of the store, counted from 0; actions and events count from 1, as players do. */
export type Row = Index<'row'>;

/** The store: rows of rewards, columns of prices in pumpkins. A row has no space before its first column. */
export const STORE_COLUMNS = [2, 3, 4, 5, 6, 7] as const;
export const DEAREST = 7;
export interface StoreRow {
  readonly firstColumn: number;
  readonly cows: number;
  readonly silver: number;
  /** Goods of free choice among small copper, small stone and grain. */
  readonly choose: number;
  /** At most this many small copper or stone for big ones. */
  readonly upgrades: number;
}
export const STORE: ReadonlyBy<Row, StoreRow> = [
  { firstColumn: 3, cows: 1, silver: 0, choose: 0, upgrades: 3 },
  { firstColumn: 3, cows: 0, silver: 0, choose: 3, upgrades: 0 },
  { firstColumn: 2, cows: 0, silver: 0, choose: 0, upgrades: 2 },
  { firstColumn: 2, cows: 0, silver: 2, choose: 0, upgrades: 1 },
];
/** The big good that a small one is traded for. */
export const BIG_OF: ReadonlyBy<Colour, Good> = [BIG_COPPER, BIG_STONE];
/** Pumpkins the active player takes on entering the city. */
export const CITY_PUMPKINS = 1;

export const MOST_BUILDINGS = 3;
/** For each building that the player does without. */
export const REFRAIN_SILVER = 1;
/** Settlements on a field with the symbol for two. */
export const DOUBLE = 2;
/** Fields in a straight line that earn one more settlement. */
export const LINE = 4;

/** What a cow is worth in silver at the cattle trade. */
export const CATTLE_SILVER = 3;

/** A printed hex. `cost`: one letter for each good, big ones as capitals. */
export type PrintedHex =
  | { readonly land: 'lake' | 'mountain' }
  | { readonly land: 'field'; readonly cost: string; readonly cow: boolean; readonly double: boolean };

/** By good; the first four also stand for the colours of workers. */
export const COST_LETTERS = ['c', 's', 'g', 'p', 'C', 'S'] as const;

const LAKE: PrintedHex = { land: 'lake' };
const MOUNTAIN: PrintedHex = { land: 'mountain' };
const field = (cost: string): PrintedHex => ({ land: 'field', cost, cow: false, double: false });
const cow = (cost: string): PrintedHex => ({ land: 'field', cost, cow: true, double: false });
const double = (cost: string): PrintedHex => ({ land: 'field', cost, cow: false, double: true });

/** A landscape tile. */
export type Tile = Index<'tile'>;

/** T1 to T12; the hexes in the order of `TILE_OFFSETS`. */
export const TILES: ReadonlyBy<Tile, readonly PrintedHex[]> = [
  [LAKE, cow('Sg'), double('csgp'), field('cg'), field('sp'), field('C'), field('cp')],
  [LAKE, cow('Cg'), field('sg'), double('CS'), field('cp'), field('S'), field('gp')],
  [LAKE, cow('csp'), field('C'), field('sg'), double('Sgp'), field('S'), field('cs')],
  [field('cg'), LAKE, cow('Cp'), field('sp'), double('csgp'), field('gp'), field('C')],
  [field('cs'), LAKE, double('CS'), field('sp'), field('S'), cow('csg'), field('cg')],
  [field('sg'), LAKE, field('C'), cow('Sp'), field('S'), double('Cgp'), field('cp')],
  [MOUNTAIN, double('csgp'), field('cg'), cow('Sg'), field('cs'), cow('Cp'), field('sp')],
  [MOUNTAIN, double('CS'), cow('csg'), field('cp'), field('sg'), cow('csp'), field('gp')],
  [field('cs'), MOUNTAIN, cow('Sp'), field('sg'), double('Cgp'), field('cp'), cow('csg')],
  [field('cg'), MOUNTAIN, cow('csp'), field('sp'), double('Sgp'), field('cs'), cow('Cp')],
  [field('sg'), MOUNTAIN, cow('Cg'), field('gp'), double('csgp'), field('cg'), cow('Sp')],
  [field('cp'), MOUNTAIN, cow('Sg'), field('cs'), double('CS'), field('sp'), cow('Cg')],
];
export const TILE_NAMES: ReadonlyBy<Tile, string> = TILES.map((_, tile) => `T${tile + 1}`);
