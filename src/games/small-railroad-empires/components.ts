import type { By, Index } from '#engine/indexed.ts';

/**
 * Everything in the box, and every number of the rules, under its printed name. Most of it is our own: see README.md.
 */

export const SEAT_COUNTS = [2, 3, 4, 5] as const;

export const GOODS = ['coal', 'timber', 'iron', 'grain', 'oil'] as const;
/** Goods, tiles, cards and the like are told by their numbers, counted from 0 as they are listed here. */
export type Good = Index<'good'>;
export type ByGood<T> = By<Good, T>;
/** How goods are lettered on tiles, cards and ships. */
export const GOOD_LETTERS = 'CTIGO';

export const TERRAINS = ['plains', 'forest', 'river', 'mountain', 'factory', 'city'] as const;
export type Terrain = (typeof TERRAINS)[number];
/** How terrains are lettered on tiles. */
export const TERRAIN_LETTERS = 'PFRM';

export type Tile = Index<'tile'>;
/** Map tiles: rows from r = −3 to 3, each from its first q to its last. `*` a star, `fX` a factory, `c1` a city. */
export const TILE_NAMES = ['A', 'B', 'C', 'D', 'E'] as const;
export const TILES = [
  ['P F fO P', 'P c2 F P P', 'P F* F F c3 P', 'fG F fI R* M P fC', 'R R R M P M', 'P c1 M fT M*', 'P P P P'],
  ['R R* R R', 'P c1 P fC P', 'P P P P M* P', 'fG F P P c2 M fO', 'F* c3 M P F P', 'F M M fT F', 'fI P P F'],
  ['R R fI F*', 'P c1 R* F P', 'P F F R F P', 'fT P F M M c2 M', 'P c3 M fG P M*', 'P P P P P', 'fC P P fO'],
  ['P R M M', 'P R M c2 P', 'P c3 R F F* P', 'fO P R* F F F fT', 'P M P F c1 P', 'fG M* fI P P', 'P P P fC'],
  ['fO R fG P', 'P P R F P', 'P P R c3 F P', 'P c2 R* P F fI P', 'P M M F* F F', 'fT M* c1 M fC', 'P P P M'],
] as const;
export const TILE_RADIUS = 3;

export const CITIES_PER_TILE = 3;
/** Three cities for each tile, in order: how records write it, its name, and the two goods it demands. */
export const CITIES = [
  { id: 'Ashwell', name: 'Ashwell', demands: 'CO' },
  { id: 'Brenton', name: 'Brenton', demands: 'CG' },
  { id: 'Calder', name: 'Calder', demands: 'TI' },
  { id: 'Dunmore', name: 'Dunmore', demands: 'TO' },
  { id: 'Eastbury', name: 'Eastbury', demands: 'IG' },
  { id: 'Fenwick', name: 'Fenwick', demands: 'CT' },
  { id: 'Hartley', name: 'Hartley', demands: 'CG' },
  { id: 'Kelso', name: 'Kelso', demands: 'TI' },
  { id: 'Marrick', name: 'Marrick', demands: 'IO' },
  { id: 'Norvale', name: 'Norvale', demands: 'GO' },
  { id: 'Ostmere', name: 'Ostmere', demands: 'TI' },
  { id: 'Penrose', name: 'Penrose', demands: 'CG' },
  { id: 'Quarry-Bay', name: 'Quarry Bay', demands: 'IO' },
  { id: 'Redfield', name: 'Redfield', demands: 'CG' },
  { id: 'Stanmoor', name: 'Stanmoor', demands: 'TO' },
] as const;
export const DEMANDS_PER_CITY = 2;

/** Where tiles lie: the centre of each position, and by how many sixths a tile there may be turned. */
export const POSITIONS = [
  { q: 0, r: 0, turns: [0, 2, 4] },
  { q: 7, r: -3, turns: [1, 3, 5] },
  { q: 3, r: 4, turns: [1, 3, 5] },
  { q: 10, r: 1, turns: [0, 2, 4] },
  { q: 14, r: -6, turns: [0, 2, 4] },
] as const;

/** By seats: positions used, tiles to draw them from, train cards in play, full cities that end the game. */
export const BY_SEATS: Readonly<Record<number, TableSize>> = {
  2: { positions: 3, tiles: 4, trainCards: 32, fullCities: 6 },
  3: { positions: 4, tiles: 4, trainCards: 32, fullCities: 9 },
  4: { positions: 4, tiles: 4, trainCards: 32, fullCities: 9 },
  5: { positions: 5, tiles: 5, trainCards: 40, fullCities: 12 },
};

export interface TableSize {
  readonly positions: number;
  readonly tiles: number;
  readonly trainCards: number;
  readonly fullCities: number;
}

export const START_MONEY = 5;
export const TRACKS_PER_COLOUR = 23;
export const TRAINS_PER_COLOUR = 8;
export const DEALT_CARDS = 3;
export const HAND_LIMIT = 5;
export const ACHIEVEMENTS_IN_PLAY = 5;

export const TRACKS_PER_TURN = 2;
/** "Level start": the start player's very first turn. */
export const TRACKS_IN_LEVEL_START = 1;
export const TRACKS_PER_SPACE = 2;
export const SHARING_FEE = 1;
export const STAR_PRESTIGE = 1;

/** To the bank, by terrain; a city takes no track. */
export const TERRAIN_COST: Readonly<Record<Terrain, number>> = {
  plains: 0,
  forest: 1,
  river: 2,
  mountain: 3,
  factory: 0,
  city: 0,
};

/** Income and prestige by route length: the last row whose `from` is not longer than the route. */
export const ROUTE_TABLE = [
  { from: 1, money: 2, prestige: 1 },
  { from: 3, money: 3, prestige: 2 },
  { from: 5, money: 4, prestige: 3 },
  { from: 7, money: 5, prestige: 4 },
  { from: 10, money: 6, prestige: 5 },
] as const;

/** Prices by place in the market. */
export const MARKET_PRICES = [1, 2, 3] as const;

export const LOANS_IN_THE_BOX = 12;
export const LOANS_EACH = 3;
export const LOAN = 4;
export const REPAYMENT = 5;
export const LOAN_PENALTY = 2;

/** A locked space of every player board. */
export type Ability = Index<'ability'>;
export const ABILITIES = [
  { id: 'K1', name: 'Night shift', price: 4 },
  { id: 'K2', name: 'Rock drills', price: 3 },
  { id: 'K3', name: 'Trestle yard', price: 3 },
  { id: 'K4', name: 'Dispatch office', price: 4 },
] as const;
export const NIGHT_SHIFT = 0;
export const ROCK_DRILLS = 1;
export const TRESTLE_YARD = 2;
export const DISPATCH_OFFICE = 3;
export const NIGHT_SHIFT_COST = 2;
export const DISCOUNT = 1;
export const DISPATCH_INCOME = 1;

export type TrainClass = Index<'class'>;
export const CLASSES = [
  { id: 'switcher', name: 'Switcher' },
  { id: 'express', name: 'Express' },
  { id: 'alpine', name: 'Alpine' },
  { id: 'freighter', name: 'Freighter' },
] as const;

/** What a train card asks of a delivery. `count` is the number in its condition; for a good, its index. */
export type Condition =
  | 'longest'
  | 'shortest'
  | 'first'
  | 'second'
  | 'share'
  | 'mountain'
  | 'river'
  | 'forest'
  | 'good'
  | 'cross'
  | 'through';

/** A train card, by its number. */
export type Card = Index<'card'>;

export interface TrainCard {
  readonly id: string;
  readonly class: TrainClass;
  readonly condition: Condition;
  readonly count: number;
  readonly money: number;
  readonly prestige: number;
}

const PRINTED_CONDITIONS: Readonly<Record<string, Condition>> = {
  'LEN<=': 'longest',
  'LEN>=': 'shortest',
  FIRST: 'first',
  SECOND: 'second',
  'SHARE>=': 'share',
  'MTN>=': 'mountain',
  'RIV>=': 'river',
  'FOR>=': 'forest',
  'GOOD=': 'good',
  CROSS: 'cross',
  'THRU>=': 'through',
};

/** Condition, dollars, prestige; T01 to T32 in order, eight of each class. */
const PRINTED_CARDS = [
  ['LEN<=3', 2, 0],
  ['LEN<=4', 2, 0],
  ['LEN<=4', 0, 1],
  ['FIRST', 2, 0],
  ['FIRST', 0, 1],
  ['SECOND', 0, 2],
  ['SHARE>=1', 2, 0],
  ['SHARE>=2', 0, 2],
  ['LEN>=4', 2, 0],
  ['LEN>=4', 0, 1],
  ['LEN>=5', 3, 0],
  ['LEN>=5', 1, 1],
  ['LEN>=6', 0, 2],
  ['LEN>=6', 4, 0],
  ['LEN>=7', 0, 3],
  ['LEN>=8', 0, 4],
  ['MTN>=1', 3, 0],
  ['MTN>=1', 1, 1],
  ['MTN>=2', 0, 3],
  ['RIV>=1', 2, 0],
  ['RIV>=1', 0, 1],
  ['RIV>=2', 1, 2],
  ['FOR>=2', 1, 1],
  ['FOR>=3', 0, 2],
  ['GOOD=C', 1, 1],
  ['GOOD=T', 1, 1],
  ['GOOD=I', 1, 1],
  ['GOOD=G', 1, 1],
  ['GOOD=O', 1, 1],
  ['CROSS', 0, 2],
  ['CROSS', 3, 0],
  ['THRU>=1', 1, 2],
] as const;
const CARDS_PER_CLASS = 8;

/** Second copies of these join the deck with five players, as T33 to T40. */
export const COPIES = ['T02', 'T05', 'T10', 'T12', 'T18', 'T21', 'T23', 'T30'] as const;

const cardName = (n: number): string => `T${String(n + 1).padStart(2, '0')}`;

const BOX_CARDS: readonly TrainCard[] = PRINTED_CARDS.map(([text, money, prestige], n) => {
  const [, words = '', count = ''] = /^([A-Z]+[<>]?=?)(\w*)$/.exec(text) ?? [];
  const condition = PRINTED_CONDITIONS[words];
  if (condition === undefined) throw new Error(`no condition reads ${text}`);
  const number = condition === 'good' ? GOOD_LETTERS.indexOf(count) : Number(count || 1);
  return { id: cardName(n), class: Math.trunc(n / CARDS_PER_CLASS), condition, count: number, money, prestige };
});

const COPIED_CARDS: readonly TrainCard[] = COPIES.map((id, n) => {
  const card = BOX_CARDS.find((one) => one.id === id);
  if (card === undefined) throw new Error(`no train card ${id}`);
  return { ...card, id: cardName(BOX_CARDS.length + n) };
});

export const TRAIN_CARDS: readonly TrainCard[] = [...BOX_CARDS, ...COPIED_CARDS];

export type Achievement = Index<'achievement'>;
/** The race for achievements: `need` of what `of` counts. */
export const ACHIEVEMENTS = [
  { id: 'A01', name: 'Busy Line', of: 'deliveries', need: 4, prestige: 4 },
  { id: 'A02', name: 'Tunnel Master', of: 'tunnels', need: 3, prestige: 4 },
  { id: 'A03', name: 'Bridge Wright', of: 'bridges', need: 3, prestige: 4 },
  { id: 'A04', name: 'Timber Line', of: 'forests', need: 5, prestige: 3 },
  { id: 'A05', name: 'Long Haul', of: 'longest', need: 10, prestige: 3 },
  { id: 'A06', name: 'General Carrier', of: 'kinds', need: 4, prestige: 4 },
  { id: 'A07', name: 'Regular Customer', of: 'sameGood', need: 2, prestige: 2 },
  { id: 'A08', name: 'City Circuit', of: 'cities', need: 4, prestige: 3 },
  { id: 'A09', name: 'Full Roundhouse', of: 'classes', need: 4, prestige: 4 },
  { id: 'A10', name: 'Fleet', of: 'sameClass', need: 3, prestige: 4 },
  { id: 'A11', name: 'Pioneer', of: 'stars', need: 3, prestige: 3 },
  { id: 'A12', name: 'Through Line', of: 'tiles', need: 3, prestige: 3 },
] as const;

export type Contract = Index<'contract'>;
/** Secret contracts, checked at the end; `need` by the number of seats. */
export const CONTRACTS = [
  { id: 'SC1', name: 'Furnace charter', of: 'furnace', need: { 2: 3, 3: 3, 4: 2, 5: 2 }, prestige: 4 },
  { id: 'SC2', name: 'Prairie charter', of: 'prairie', need: { 2: 3, 3: 3, 4: 2, 5: 2 }, prestige: 4 },
  { id: 'SC3', name: 'Alpine survey', of: 'tunnels', need: { 2: 3, 3: 3, 4: 3, 5: 3 }, prestige: 5 },
  { id: 'SC4', name: 'River company', of: 'bridges', need: { 2: 3, 3: 3, 4: 3, 5: 3 }, prestige: 5 },
  { id: 'SC5', name: 'Metropolitan', of: 'cities', need: { 2: 5, 3: 5, 4: 4, 5: 4 }, prestige: 5 },
  { id: 'SC6', name: 'Sound books', of: 'soundMoney', need: { 2: 8, 3: 8, 4: 8, 5: 8 }, prestige: 3 },
  { id: 'SC7', name: 'Grand trunk', of: 'longHauls', need: { 2: 2, 3: 2, 4: 2, 5: 2 }, prestige: 4 },
  { id: 'SC8', name: 'Junction company', of: 'shared', need: { 2: 3, 3: 4, 4: 4, 5: 4 }, prestige: 4 },
] as const;
/** What the Grand trunk counts as long. */
export const LONG_HAUL = 9;
export const FURNACE_GOODS = 'CI';
export const PRAIRIE_GOODS = 'GT';

/** At the end each full amount of this many dollars counts one. */
export const DOLLARS_PER_POINT = 5;
/** The safety stop. */
export const LAST_ROUND = 15;
