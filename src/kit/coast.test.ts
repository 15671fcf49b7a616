import { describe, expect, test } from 'vitest';
import { cutCorners, coastOutline, seams, stretches, weather } from './coast.ts';
import { hexLattice, squareLattice } from './lattice.ts';
import { isInside, type Point } from './point.ts';
import { seededNumbers } from './seeded.ts';

/** A river of hexes with islands, made by chance. */
function wildHexes(seed: number): [number, number][] {
  const chance = seededNumbers(seed);
  const hexes: [number, number][] = [];
  for (let q = 0; q < 9; q++) for (let r = 0; r < 9; r++) if (chance() < 0.7) hexes.push([q, r]);
  return hexes;
}

const area = (loop: readonly Point[]) =>
  loop.reduce((sum, a, i) => {
    const b = loop[(i + 1) % loop.length] ?? a;
    return sum + (a.x * b.y - b.x * a.y) / 2;
  }, 0);

const insideOf = (loops: readonly (readonly Point[])[], p: Point) =>
  loops.filter((loop) => isInside(loop, p)).length % 2 === 1;

describe.each([
  ['flat-top hexes', hexLattice(20)],
  ['pointy-top hexes', hexLattice(20, 30)],
  ['hexes turned by 90 degrees', hexLattice(20, 90)],
  ['squares', squareLattice(30)],
])('the outline of %s', (_, lattice) => {
  const seeds = Array.from({ length: 40 }, (__, seed) => seed);

  test('encloses exactly the area of its cells', () => {
    for (const seed of seeds) {
      const cells = wildHexes(seed).map(([a, b]) => lattice.corners(a, b));
      const enclosed = coastOutline(cells).reduce((sum, loop) => sum + area(loop), 0);
      const ofCells = cells.reduce((sum, cell) => sum + area(cell), 0);
      expect(enclosed).toBeCloseTo(ofCells, 3);
    }
  });

  test('has every cell inside and every gap outside, also after the corners are shaken and cut', () => {
    for (const seed of seeds) {
      const water = wildHexes(seed);
      const loops = coastOutline(water.map(([a, b]) => lattice.corners(a, b))).map((loop) => weather(loop, 2));
      expect(loops.length).toBeGreaterThan(0);
      for (let a = 0; a < 9; a++) {
        for (let b = 0; b < 9; b++) {
          const isWater = water.some(([x, y]) => x === a && y === b);
          expect(insideOf(loops, lattice.centre(a, b)), `cell ${a},${b} of seed ${seed}`).toBe(isWater);
        }
      }
    }
  });

  test('and the seams together use every edge of every cell', () => {
    const cells = wildHexes(7).map(([a, b]) => lattice.corners(a, b));
    const edges = cells.reduce((sum, cell) => sum + cell.length, 0);
    const outer = coastOutline(cells).reduce((sum, loop) => sum + loop.length, 0);
    expect(outer + 2 * seams(cells).length).toBe(edges);
  });
});

test('squares that touch at a corner only get a loop each', () => {
  const lattice = squareLattice(10);
  expect(coastOutline([lattice.corners(0, 0), lattice.corners(1, 1)])).toHaveLength(2);
});

test('the same bank is always shaken the same way', () => {
  const loop = hexLattice(20).corners(3, 4);
  expect(weather(loop, 3)).toEqual(weather(loop, 3));
  expect(weather(loop, 3)).not.toEqual(weather(loop, 0));
});

test('cutting corners doubles the points and keeps the line closed around its middle', () => {
  const loop = hexLattice(20).corners(0, 0);
  expect(cutCorners(loop)).toHaveLength(12);
  expect(isInside(cutCorners(loop), { x: 0, y: 0 })).toBe(true);
});

test('a loop cut into stretches is still drawn from end to end', () => {
  const row = Array.from({ length: 20 }, (_, q) => hexLattice(20).corners(q, 0));
  const loop = weather(coastOutline(row)[0] ?? [], 2);
  const lines = stretches(loop, 24);
  const drawn = new Set(
    lines.flatMap((line) => line.slice(1).map((p, i) => `${line[i]?.x},${line[i]?.y}>${p.x},${p.y}`)),
  );
  expect(lines.length).toBeGreaterThan(3);
  loop.forEach((p, i) => {
    const next = loop[(i + 1) % loop.length] ?? p;
    expect(drawn.has(`${p.x},${p.y}>${next.x},${next.y}`)).toBe(true);
  });
});
