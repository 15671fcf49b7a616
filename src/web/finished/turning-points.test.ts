import { expect, test } from 'vitest';
import { turningPoints } from './turning-points.ts';

test('the turns in which a seat gained most on the others are the turning points, in their order', () => {
  const series = [
    [0, 1, 2, 3, 4, 5, 6],
    [0, 0, 9, 9, 9, 9, 9],
    [0, 1, 1, 2, 2, 20, 20],
  ];
  expect(turningPoints(series, undefined)).toEqual([
    { turn: 2, seat: 1, gained: 9, by: 8, tookTheLead: true },
    { turn: 5, seat: 2, gained: 18, by: 18, tookTheLead: true },
  ]);
});

test('one of them is the reader’s own, though others gained more', () => {
  const series = [
    [0, 2, 2, 2, 2, 2, 2, 2],
    [0, 0, 0, 10, 10, 20, 20, 30],
  ];
  expect(turningPoints(series, 0)).toContainEqual({ turn: 1, seat: 0, gained: 2, by: 2, tookTheLead: true });
  expect(turningPoints(series, 0)).toHaveLength(3);
});

test('a game in which nothing was gained has none, and so has one that ended in its first turn', () => {
  expect(
    turningPoints(
      [
        [0, 0],
        [0, 0],
      ],
      0,
    ),
  ).toEqual([]);
  expect(turningPoints([[3], [2]], 0)).toEqual([]);
  expect(turningPoints([], undefined)).toEqual([]);
});

test('in a game of losses it is who lost less', () => {
  const series = [
    [20, 20, 19, 19],
    [20, 20, 12, 12],
  ];
  expect(turningPoints(series, undefined)).toEqual([{ turn: 2, seat: 0, gained: 0, by: 7, tookTheLead: true }]);
});

test('a seat that has left counts no more', () => {
  const series = [
    [0, 5, 6],
    [0, undefined, undefined],
  ];
  expect(turningPoints(series, undefined)).toEqual([]);
});
