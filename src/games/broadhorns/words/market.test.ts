import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { one } from '../scene.ts';
import { marketWords, trackWords } from './market.ts';

test('the market tells how many barrels of a type it holds and what the next one costs', () => {
  const view = game.view(one({}, { market: 'F4 A1' }), 0);
  expect([0, 1, 2].map((cargo) => marketWords(view, cargo))).toEqual([
    'Flour in St. Louis: 4 barrels, next one 1 gold',
    'Apples in St. Louis: 1 barrel, next one 3 gold',
    'Pork in St. Louis: none',
  ]);
});

test('the season track tells the season and what the barrels to come start', () => {
  const read = (track: string, placed = track.length) =>
    trackWords(game.view(one({}, { track, changes: { placed } }), 0));
  expect(read('')).toMatch(
    /^Season track: autumn, 0 of 16 barrels placed\. Barrel 4 starts winter, barrel 7 starts spring/,
  );
  expect(read('APFAPFA')).toBe(
    'Season track: spring, 7 of 16 barrels placed. Barrel 10 starts summer, barrel 13 starts final autumn and barrel 16 starts the last round.',
  );
  expect(read('A', 13)).toBe('Season track: final autumn, 13 of 16 barrels placed. Barrel 16 starts the last round.');
  expect(read('AAAA', 16)).toMatch(/16 of 16 barrels placed\. This is the last round\.$/);
});
