import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { one } from '../scene.ts';
import { marketWords, trackWords } from './market.ts';

test('the market tells how many barrels of a type it holds and what the next one costs', () => {
  const view = game.view(one({}, { market: 'F4 A1' }), 0);
  expect([0, 1, 2].map((cargo) => marketWords(view, cargo))).toEqual([
    'Flour on the market of St. Louis: 4 barrels, the next for 1 gold',
    'Apples on the market of St. Louis: 1 barrel, the next for 3 gold',
    'Pork on the market of St. Louis: none',
  ]);
});

test('the season track tells the season and what the barrels to come begin', () => {
  const read = (track: string, placed = track.length) =>
    trackWords(game.view(one({}, { track, changes: { placed } }), 0));
  expect(read('')).toMatch(
    /^Season track: autumn, 0 of 16 barrels placed\. Barrel 4 begins winter, barrel 7 begins spring/,
  );
  expect(read('APFAPFA')).toBe(
    'Season track: spring, 7 of 16 barrels placed. Barrel 10 begins summer, barrel 13 begins final autumn and barrel 16 begins the last round.',
  );
  expect(read('A', 13)).toBe('Season track: final autumn, 13 of 16 barrels placed. Barrel 16 begins the last round.');
  expect(read('AAAA', 16)).toMatch(/16 of 16 barrels placed\. This is the last round\.$/);
});
