/** Everything in the box, and every number of the rules, under its printed name. */

export const CARGO = ['flour', 'apples', 'pork', 'furs', 'whiskey'] as const;
/** The letters by which the tables below name the cargo, in the same order. */
export const CARGO_LETTERS = 'FAPUW';
/** Flour, apples and pork are perishable: the first three. */
export const PERISHABLES = 3;
export const BARRELS_OF_EACH_TYPE = 12;

export const START_GOLD = [6, 7, 8, 8] as const;
export const SEAT_COUNTS = [2, 3, 4] as const;

/** The town's name, its entrance on the channel, and the coin beside its name. Exits lie one space below. */
export const TOWNS = [
  { name: 'Ste. Genevieve', entrance: 4, bonus: 1 },
  { name: 'Cape Girardeau', entrance: 8, bonus: 1 },
  { name: 'Cairo', entrance: 11, bonus: 1 },
  { name: 'New Madrid', entrance: 14, bonus: 2 },
  { name: 'Memphis', entrance: 18, bonus: 2 },
  { name: 'Helena', entrance: 22, bonus: 2 },
  { name: 'Vicksburg', entrance: 26, bonus: 2 },
  { name: 'Natchez', entrance: 30, bonus: 2 },
  { name: 'Baton Rouge', entrance: 33, bonus: 2 },
  { name: 'New Orleans', entrance: 36, bonus: 3 },
] as const;

/** The last space of the channel, at New Orleans. */
export const RIVER_END = 36;

export const BOAT_SIZES = ['20', '30', '40'] as const;

/** The boat cards. `boxSpaces` is the number of spaces from the initial to the final one of a cargo box. */
export const BOATS = [
  { cost: 0, boxes: 3, boxSpaces: 4, occupants: 1, speed: 5, resale: 1, handLimit: 2 },
  { cost: 4, boxes: 5, boxSpaces: 5, occupants: 2, speed: 4, resale: 3, handLimit: 3 },
  { cost: 8, boxes: 7, boxSpaces: 6, occupants: 3, speed: 4, resale: 5, handLimit: 4 },
] as const;

export const SEASONS = ['autumn', 'winter', 'spring', 'summer', 'final autumn'] as const;
export type Season = (typeof SEASONS)[number];

/** How many spaces of the season track belong to each season. */
export const SEASON_SPACES = [3, 3, 3, 3, 4] as const;
/** The barrel that begins the final autumn and brings the harvest. */
export const HARVEST_BARREL = 13;
export const TRACK_SPACES = 16;
/** What each season changes of the base speed. */
export const SEASON_SPEED: Readonly<Record<Season, number>> = {
  autumn: 0,
  winter: -1,
  spring: 1,
  summer: 0,
  'final autumn': 0,
};
export const SLOWEST = 1;

export const MARKET_BARRELS = 10;
/** The two single spaces of each type, in the order in which they are filled; after them the large 1 space. */
export const MARKET_SPACES = [3, 2] as const;
export const LARGE_SPACE_PRICE = 1;
export const BAG_PRICE = 4;
export const SURPLUS_PRICE = 1;
export const DELIVERY_BONUS = 2;
export const ICE_BONUS = 1;
export const PEDDLER_INCREASE = 1;
export const GOOD_CURRENT_SPACES = 2;
/** Cargo barrels sold into empty spaces that earn the town bonus. */
export const BARRELS_FOR_BONUS = 2;
/** After this many rounds in a row in which no town is filled, trade has come to a standstill. */
export const QUIET_ROUNDS = 30;
export const ACTIONS_PER_TURN = 2;
/** Move actions in one turn that give another. */
export const MOVES_FOR_BONUS = 2;
export const GOLD_PER_BARREL_LEFT = 2;
/** What the wreaths bring, best first, by the number of players. */
export const WREATH_PRIZES: Readonly<Record<number, readonly number[]>> = { 2: [7], 3: [12, 6], 4: [15, 10, 5] };

export const TILES_PER_TOWN = 6;
/** Tiles of each town that a game uses. */
export const STACK = 3;

/** Town tiles: cargo spaces with their values, what the banner sells at which increase, wreaths. */
export const TILES = [
  { name: '1a', buys: 'A3 P2 W2', sells: 'F+0', wreaths: 2 },
  { name: '1b', buys: 'A2 P3 W2', sells: 'U+0', wreaths: 2 },
  { name: '1c', buys: 'A2 P2 W3', sells: 'F+0 U+1', wreaths: 2 },
  { name: '1d', buys: 'F2 A3 P2', sells: 'U+0', wreaths: 2 },
  { name: '1e', buys: 'P2 W3 W2', sells: 'F+1', wreaths: 3 },
  { name: '1f', buys: 'A3 P3 U2', sells: 'F+1', wreaths: 1 },
  { name: '2a', buys: 'F3 U2 W3', sells: 'A+0', wreaths: 2 },
  { name: '2b', buys: 'F3 F2 U3', sells: 'P+1', wreaths: 2 },
  { name: '2c', buys: 'F3 U3 W2', sells: 'A+1 P+1', wreaths: 2 },
  { name: '2d', buys: 'F2 P3 W3', sells: 'A+0', wreaths: 2 },
  { name: '2e', buys: 'F3 A3 U3', sells: 'P+1', wreaths: 1 },
  { name: '2f', buys: 'A3 U2 W3', sells: 'P+0', wreaths: 2 },
  { name: '3a', buys: 'A3 P3 U2', sells: 'W+0', wreaths: 2 },
  { name: '3b', buys: 'A3 P3 U3', sells: 'F+1', wreaths: 1 },
  { name: '3c', buys: 'A4 P3 U2', sells: 'F+1 W+1', wreaths: 2 },
  { name: '3d', buys: 'A3 A2 P3', sells: 'W+0', wreaths: 2 },
  { name: '3e', buys: 'F3 P3 U3', sells: 'W+1', wreaths: 1 },
  { name: '3f', buys: 'A3 U2 W3', sells: 'F+0', wreaths: 2 },
  { name: '4a', buys: 'F3 A3 W3', sells: 'U+1', wreaths: 1 },
  { name: '4b', buys: 'F4 A3 W2', sells: 'P+1', wreaths: 2 },
  { name: '4c', buys: 'F3 A3 W3 W2', sells: 'P+1 U+1', wreaths: 2 },
  { name: '4d', buys: 'F3 F3 A3', sells: 'U+0', wreaths: 2 },
  { name: '4e', buys: 'F3 A3 P3 W3', sells: 'U+1', wreaths: 2 },
  { name: '4f', buys: 'F3 U3 W3', sells: 'P+1', wreaths: 1 },
  { name: '5a', buys: 'F3 P4 U3', sells: 'W+1', wreaths: 1 },
  { name: '5b', buys: 'F3 P3 U4', sells: 'A+1', wreaths: 1 },
  { name: '5c', buys: 'F3 P3 U3 U3', sells: 'A+1 W+1', wreaths: 2 },
  { name: '5d', buys: 'F4 P3 W3', sells: 'A+1', wreaths: 2 },
  { name: '5e', buys: 'F3 A3 P3 U3', sells: 'W+1', wreaths: 2 },
  { name: '5f', buys: 'F3 A4 U3', sells: 'W+1', wreaths: 1 },
  { name: '6a', buys: 'A4 P3 W3', sells: 'F+1', wreaths: 1 },
  { name: '6b', buys: 'A3 P4 W3', sells: 'U+1', wreaths: 2 },
  { name: '6c', buys: 'A4 P4 W3 W3', sells: 'F+1 U+2', wreaths: 2 },
  { name: '6d', buys: 'A4 A4 P3', sells: 'U+1', wreaths: 1 },
  { name: '6e', buys: 'F4 P3 W4', sells: 'U+1', wreaths: 1 },
  { name: '6f', buys: 'A4 P3 U4 W3', sells: 'F+2', wreaths: 2 },
  { name: '7a', buys: 'A4 P5 U3 W4', sells: 'F+2', wreaths: 2 },
  { name: '7b', buys: 'F4 P4 W4', sells: 'A+2', wreaths: 1 },
  { name: '7c', buys: 'A4 P4 P4 U4', sells: 'F+1', wreaths: 2 },
  { name: '7d', buys: 'F5 A4 U3', sells: 'P+2', wreaths: 1 },
  { name: '7e', buys: 'F4 P4 U4 W3', sells: 'A+2', wreaths: 2 },
  { name: '7f', buys: 'A5 U4 W3', sells: 'F+2', wreaths: 1 },
  { name: '8a', buys: 'F4 A5 U4', sells: 'W+1', wreaths: 1 },
  { name: '8b', buys: 'F4 A4 U4 W4', sells: 'P+2', wreaths: 2 },
  { name: '8c', buys: 'F4 P5 U4', sells: 'W+2', wreaths: 1 },
  { name: '8d', buys: 'F5 F4 A4 U4', sells: 'P+2 W+2', wreaths: 2 },
  { name: '8e', buys: 'A5 A4 U4', sells: 'P+2', wreaths: 1 },
  { name: '8f', buys: 'F4 P5 U4 W4', sells: 'A+2', wreaths: 1 },
  { name: '9a', buys: 'F5 P5 U4 W4', sells: 'A+2', wreaths: 1 },
  { name: '9b', buys: 'F5 P4 W5', sells: 'U+2', wreaths: 1 },
  { name: '9c', buys: 'F5 F4 P5 W4', sells: 'A+3 U+2', wreaths: 1 },
  { name: '9d', buys: 'A5 P5 W4', sells: 'U+3', wreaths: 1 },
  { name: '9e', buys: 'A5 P4 U4 W4', sells: 'F+2', wreaths: 2 },
  { name: '9f', buys: 'F5 P5 P4 U4', sells: 'A+2', wreaths: 1 },
  { name: '10a', buys: 'F5 A6 P5 U5 W4', sells: '', wreaths: 2 },
  { name: '10b', buys: 'F5 A5 P6 W5', sells: '', wreaths: 1 },
  { name: '10c', buys: 'F6 A5 P5 U4', sells: '', wreaths: 1 },
  { name: '10d', buys: 'F5 A5 P5 U5 W5', sells: '', wreaths: 2 },
  { name: '10e', buys: 'A6 P5 U5 W5', sells: '', wreaths: 1 },
  { name: '10f', buys: 'F5 P6 U5 W4', sells: '', wreaths: 1 },
] as const;

/** The values printed on the board, used once a town's stack is gone. */
export const PRINTED = [
  { name: '1', buys: 'A2 P2 W2', sells: 'F+1' },
  { name: '2', buys: 'F2 U2 W2', sells: 'A+1' },
  { name: '3', buys: 'A2 P2 U3', sells: 'W+1' },
  { name: '4', buys: 'F3 A2 W3', sells: 'U+1' },
  { name: '5', buys: 'F3 P3 U2', sells: 'W+2' },
  { name: '6', buys: 'A3 P3 W3', sells: 'U+2' },
  { name: '7', buys: 'A3 P4 U3', sells: 'F+2' },
  { name: '8', buys: 'F4 A3 U4', sells: 'P+2' },
  { name: '9', buys: 'F4 P4 W4', sells: 'A+3' },
  { name: '10', buys: 'F4 A5 P5 U4', sells: '' },
] as const;

/** Delivery cards, by the number of the town and the letter of the cargo. */
export const DELIVERIES = [
  'D-1A',
  'D-1W',
  'D-2F',
  'D-2U',
  'D-3A',
  'D-3P',
  'D-3U',
  'D-4F',
  'D-4A',
  'D-4W',
  'D-5F',
  'D-5P',
  'D-5U',
  'D-6A',
  'D-6P',
  'D-6W',
  'D-7A',
  'D-7P',
  'D-7U',
  'D-7W',
  'D-8F',
  'D-8A',
  'D-8U',
  'D-9F',
  'D-9P',
  'D-9W',
  'D-10F',
  'D-10P',
  'D-10U',
  'D-10W',
] as const;

/** Traveler cards; towns by number, from 1. */
export const TRAVELERS = [
  { name: 'T01', home: 1, destination: 4, fare: 2 },
  { name: 'T02', home: 1, destination: 5, fare: 2 },
  { name: 'T03', home: 2, destination: 5, fare: 2 },
  { name: 'T04', home: 2, destination: 6, fare: 2 },
  { name: 'T05', home: 3, destination: 6, fare: 2 },
  { name: 'T06', home: 1, destination: 7, fare: 3 },
  { name: 'T07', home: 3, destination: 7, fare: 3 },
  { name: 'T08', home: 4, destination: 7, fare: 3 },
  { name: 'T09', home: 2, destination: 8, fare: 3 },
  { name: 'T10', home: 5, destination: 8, fare: 3 },
  { name: 'T11', home: 4, destination: 9, fare: 4 },
  { name: 'T12', home: 6, destination: 9, fare: 4 },
  { name: 'T13', home: 7, destination: 9, fare: 3 },
  { name: 'T14', home: 1, destination: 10, fare: 5 },
  { name: 'T15', home: 3, destination: 10, fare: 4 },
  { name: 'T16', home: 5, destination: 10, fare: 4 },
] as const;

export const SPOIL_COPIES = 4;
export const ICE_COPIES = 5;
export const PEDDLER_COPIES = 5;
export const GOOD_CURRENT_COPIES = 5;
