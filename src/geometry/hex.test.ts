import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTION_NAMES, ORIGIN, SIDES, hexDistance, plus, rotated, sameHex, stepped, turned } from './hex.ts';

const hexes = fc.record({ q: fc.integer({ min: -20, max: 20 }), r: fc.integer({ min: -20, max: 20 }) });
const ways = fc.nat(SIDES - 1);

test('north is up the page: one step north and one south lead back', () => {
  expect(DIRECTION_NAMES[0]).toBe('N');
  expect(stepped(ORIGIN, 0)).toEqual({ q: 0, r: -1 });
  expect(stepped(stepped(ORIGIN, 0), 3)).toEqual(ORIGIN);
});

test('one step in each direction leads round a hexagon and back', () => {
  const end = DIRECTION_NAMES.reduce((hex, _, way) => stepped(hex, way), ORIGIN);
  expect(end).toEqual(ORIGIN);
});

test('turning a step and stepping in the turned direction are the same', () => {
  fc.assert(
    fc.property(ways, fc.integer({ min: -12, max: 12 }), (way, sixths) => {
      expect(sameHex(rotated(stepped(ORIGIN, way), sixths), stepped(ORIGIN, turned(way, sixths)))).toBe(true);
    }),
  );
});

test('six sixths of a turn change nothing', () => {
  fc.assert(
    fc.property(hexes, (hex) => {
      const round = DIRECTION_NAMES.reduce((turning) => rotated(turning, 1), hex);
      expect(sameHex(round, hex)).toBe(true);
    }),
  );
});

test('distances are steps: they survive turning and moving, and grow by one along a line', () => {
  fc.assert(
    fc.property(hexes, hexes, ways, fc.nat(9), (a, b, way, steps) => {
      expect(hexDistance(a, stepped(a, way, steps))).toBe(steps);
      expect(hexDistance(rotated(a, way), rotated(b, way))).toBe(hexDistance(a, b));
      expect(hexDistance(plus(a, b), b)).toBe(hexDistance(a, ORIGIN));
      expect(hexDistance(a, b)).toBe(hexDistance(b, a));
    }),
  );
});
