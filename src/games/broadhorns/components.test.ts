import { expect, test } from 'vitest';
import { ALL_CARDS, deliveryOf, GOOD_CURRENT, ICE, isDelivery, isSpoil, isTraveler, PEDDLER } from './cards.ts';
import {
  BOAT_SIZES,
  BOATS,
  CARGO,
  DELIVERIES,
  PERISHABLES,
  SEASON_SPACES,
  TILES,
  TOWNS,
  TRACK_SPACES,
  TRAVELERS,
} from './components.ts';
import { inventory } from './inventory.ts';
import { meta } from './meta.ts';
import { isPerishable, printedOf, sheetAt } from './sheets.ts';
import { setup } from './rules/setup.ts';

const sheets = TILES.map((_, tile) => sheetAt(tile));
const spaces = sheets.flatMap((sheet) => sheet.spaces);

test('60 tiles, six for each town, with 204 spaces and 93 wreaths', () => {
  expect(TILES).toHaveLength(60);
  expect(TOWNS.map((_, town) => sheets.filter((sheet) => sheet.town === town).length)).toEqual(TOWNS.map(() => 6));
  expect(spaces).toHaveLength(204);
  expect(CARGO.map((_, cargo) => spaces.filter((space) => space.cargo === cargo).length)).toEqual([41, 42, 44, 38, 39]);
  expect(sheets.reduce((sum, sheet) => sum + sheet.wreaths, 0)).toBe(93);
});

test('every tile and every printed town wants a perishable and sells no type that it wants', () => {
  for (const sheet of [...sheets, ...TOWNS.map((_, town) => sheetAt(printedOf(town)))]) {
    expect(sheet.spaces.some((space) => space.cargo < PERISHABLES)).toBe(true);
    for (const { cargo } of sheet.spaces) expect(sheet.increases[cargo]).toBeUndefined();
  }
});

test('the average value of a space rises with every town downriver', () => {
  const averages = TOWNS.map((_, town) => {
    const values = sheets
      .filter((sheet) => sheet.town === town)
      .flatMap((sheet) => sheet.spaces.map(({ value }) => value));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
  expect(averages).toHaveLength(TOWNS.length);
  expect(averages.filter((average, town) => average <= (averages[town - 1] ?? 0))).toEqual([]);
});

test('73 cards: 30 deliveries, 16 travelers, 12 spoil, 5 each of ice, peddler and good current', () => {
  const kinds = [isDelivery, isTraveler, isSpoil].map((isKind) => ALL_CARDS.filter(isKind).length);
  const copies = [ICE, PEDDLER, GOOD_CURRENT].map((card) => ALL_CARDS.filter((other) => other === card).length);
  expect([...kinds, ...copies]).toEqual([30, 16, 12, 5, 5, 5]);
  expect(ALL_CARDS).toHaveLength(73);
});

test('60 barrels, twelve of each type, of which flour, apples and pork are perishable; for 2 to 4 players', () => {
  for (const seats of [2, 3, 4]) {
    expect(inventory(setup(seats))).toMatchObject({ flour: 12, apples: 12, pork: 12, furs: 12, whiskey: 12 });
  }
  expect(CARGO.filter((_, cargo) => isPerishable(cargo))).toEqual(['flour', 'apples', 'pork']);
  expect(meta.seats).toEqual([2, 3, 4]);
});

test('the boat cards are as the rules name them: 20 ft costs nothing and resells for 1, 30 ft costs 4 and has 5 boxes', () => {
  expect(BOAT_SIZES).toEqual(['20', '30', '40']);
  expect(BOATS[0]).toMatchObject({ cost: 0, resale: 1 });
  expect(BOATS[1]).toMatchObject({ cost: 4, boxes: 5 });
  expect(BOATS.map((boat) => boat.boxes)).toEqual([3, 5, 7]);
});

test('Vicksburg is as the examples show it: apples at 4, pork, furs and whiskey for 12 together, flour at +2, bonus 2', () => {
  const vicksburg = sheets.find((sheet) => sheet.name === '7a');
  const apples = vicksburg?.spaces.filter((space) => space.cargo === 1).map((space) => space.value);
  const others = vicksburg?.spaces.filter((space) => space.cargo !== 1) ?? [];
  expect(apples).toEqual([4]);
  expect(others.map((space) => space.cargo)).toEqual([2, 3, 4]);
  expect(others.reduce((sum, space) => sum + space.value, 0)).toBe(12);
  expect(vicksburg?.increases[0]).toBe(2);
  expect(TOWNS[6]).toMatchObject({ name: 'Vicksburg', bonus: 2 });
});

test('each cargo has six deliveries, and each matches at least four of the six tiles of its town', () => {
  const deliveries = DELIVERIES.map((_, card) => card)
    .filter(isDelivery)
    .map(deliveryOf);
  expect(CARGO.map((_, cargo) => deliveries.filter((one) => one.cargo === cargo).length)).toEqual([6, 6, 6, 6, 6]);
  for (const { town, cargo } of deliveries) {
    const wanting = sheets.filter(
      (sheet) => sheet.town === town && sheet.spaces.some((space) => space.cargo === cargo),
    );
    expect(wanting.length).toBeGreaterThanOrEqual(4);
  }
});

test('the season track has sixteen spaces, and every traveler goes downriver', () => {
  expect(SEASON_SPACES.reduce<number>((sum, count) => sum + count, 0)).toBe(TRACK_SPACES);
  for (const { home, destination } of TRAVELERS) expect(destination).toBeGreaterThan(home);
});
