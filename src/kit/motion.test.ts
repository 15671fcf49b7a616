import { expect, test } from 'vitest';
import { advanced, destination, extended, isResting, type Poses, posesAt, resting } from './motion.ts';

const boatAt = (x: number, angle = 0): Poses => ({ boat: { x, y: 0, angle, shown: 1 } });

test('a piece is on its way between before and after, and then rests there', () => {
  const journey = extended(resting(boatAt(0)), [{ to: boatAt(100), ms: 200 }], 1000);
  expect(posesAt(journey, 1000)['boat']?.x).toBe(0);
  const halfway = posesAt(journey, 1100)['boat']?.x ?? 0;
  expect(halfway).toBeGreaterThan(0);
  expect(halfway).toBeLessThan(100);
  expect(isResting(advanced(journey, 1199))).toBe(false);
  expect(isResting(advanced(journey, 1200))).toBe(true);
  expect(posesAt(advanced(journey, 1200), 1200)).toEqual(boatAt(100));
});

test('differences are shown in order, never cutting across', () => {
  const first = extended(resting(boatAt(0)), [{ to: boatAt(100), ms: 200 }], 0);
  const both = extended(first, [{ to: boatAt(0, 90), ms: 200 }], 50);
  expect(destination(both)).toEqual(boatAt(0, 90));
  const atTurn = advanced(both, 200 / 1.35);
  expect(posesAt(atTurn, 200 / 1.35)['boat']?.x).toBeCloseTo(100);
});

test('a long line of differences moves faster, so the board catches up', () => {
  const legs = Array.from({ length: 30 }, (_, i) => ({ to: boatAt(i), ms: 300 }));
  expect(isResting(advanced(extended(resting(boatAt(0)), legs, 0), 3000))).toBe(true);
});

test('a turn goes the short way round', () => {
  const journey = extended(resting(boatAt(0, 330)), [{ to: boatAt(0, 30), ms: 100 }], 0);
  const angle = posesAt(journey, 50)['boat']?.angle ?? 0;
  expect(angle).toBeGreaterThan(330);
  expect(angle).toBeLessThan(390);
});

test('a piece that was not there before appears where it belongs', () => {
  const journey = extended(resting({}), [{ to: boatAt(70), ms: 100 }], 0);
  expect(posesAt(journey, 10)['boat']?.x).toBe(70);
});
