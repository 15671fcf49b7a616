import { type Point, rotatedBy } from './point.ts';

/**
 * Where the cells of a board lie on the screen. A lattice may be turned by any angle, so that
 * flat-top and pointy-top hexes are one lattice turned by 30 degrees.
 */
export interface Lattice {
  centre(a: number, b: number): Point;
  /** The corners of the cell, clockwise on the screen. */
  corners(a: number, b: number): readonly Point[];
}

/** Hexes in axial coordinates (q, r), flat-top while unturned, `size` from centre to corner. */
export function hexLattice(size: number, degrees = 0): Lattice {
  const centre = (q: number, r: number) =>
    rotatedBy({ x: 1.5 * size * q, y: Math.sqrt(3) * size * (r + q / 2) }, degrees);
  return latticeOf(
    centre,
    [0, 60, 120, 180, 240, 300].map((angle) => rotatedBy({ x: size, y: 0 }, angle + degrees)),
  );
}

/** Squares in (column, row), `size` from side to side. */
export function squareLattice(size: number, degrees = 0): Lattice {
  const half = size / 2;
  return latticeOf(
    (column, row) => rotatedBy({ x: column * size, y: row * size }, degrees),
    [45, 135, 225, 315].map((angle) => rotatedBy({ x: half * Math.SQRT2, y: 0 }, angle + degrees)),
  );
}

function latticeOf(centre: Lattice['centre'], spokes: readonly Point[]): Lattice {
  return {
    centre,
    corners(a, b) {
      const { x, y } = centre(a, b);
      return spokes.map((spoke) => ({ x: x + spoke.x, y: y + spoke.y }));
    },
  };
}
