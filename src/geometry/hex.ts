/** A flat-top hex in axial coordinates. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** Clockwise from north; a direction is an index into this list. */
export const DIRECTION_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

const DIRECTIONS: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export const SIDES = DIRECTIONS.length;

export const ORIGIN: Axial = { q: 0, r: 0 };

/** A direction turned clockwise by a number of sixths of a circle; negative turns go the other way. */
export const turned = (direction: number, sixths: number): number => (((direction + sixths) % SIDES) + SIDES) % SIDES;

export const stepped = (from: Axial, direction: number, steps = 1): Axial => {
  const way = DIRECTIONS[direction] as Axial;
  return { q: from.q + steps * way.q, r: from.r + steps * way.r };
};

/** Turned clockwise around the origin. */
export function rotated(hex: Axial, sixths: number): Axial {
  let { q, r } = hex;
  for (let i = turned(0, sixths); i > 0; i--) [q, r] = [-r, q + r];
  return { q, r };
}

export const plus = (a: Axial, b: Axial): Axial => ({ q: a.q + b.q, r: a.r + b.r });

export const sameHex = (a: Axial, b: Axial): boolean => a.q === b.q && a.r === b.r;

export const hexDistance = (a: Axial, b: Axial): number =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));
