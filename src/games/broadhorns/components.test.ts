import { expect, test } from 'vitest';
import { ALL_CARDS, deliveryOf, isDelivery } from './cards.ts';
import {
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
import { printedOf, sheetAt } from './sheets.ts';

const sheets = TILES.map((_, tile) => sheetAt(tile));
const spaces = sheets.flatMap((sheet) => sheet.spaces);

test('60 tiles, 204 spaces and 93 wreaths', () => {
  expect(TILES).toHaveLength(60);
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
    return Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 100;
  });
  expect(averages).toEqual([2.39, 2.72, 2.83, 2.95, 3.2, 3.5, 3.95, 4.24, 4.5, 5.08]);
});

test('73 cards: 30 deliveries, 16 travelers, 12 spoil, 5 each of ice, peddler and good current', () => {
  expect(ALL_CARDS).toHaveLength(73);
  expect(DELIVERIES).toHaveLength(30);
  expect(TRAVELERS).toHaveLength(16);
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
  expect(BOATS.map((boat) => boat.boxes)).toEqual([3, 5, 7]);
});
