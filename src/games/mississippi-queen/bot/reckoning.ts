import { SIDES } from '#geometry/hex.ts';
import type { Hex } from '../actions.ts';
import { BOARDING_SPEED, CELLS, FASTEST, FREE_SPEED_CHANGE, PASSENGERS_TO_WIN, SLOWEST } from '../components.ts';
import { ahead, hexAt, placeOf } from '../river.ts';
import { NOWHERE } from '../state.ts';
import { at } from './chart.ts';
import { turnsHome } from './guess.ts';
import { type Kind, NEVER } from './kind.ts';
import { type KnownRiver, dockAt, isLanding } from './known-river.ts';

/**
 * Turns to go for any boat of one kind on one known river, other boats left out. The next turn is played through
 * in all ways; behind it stands a guess. Tables fill as they are asked for, and searches share them.
 */
export interface Reckoning {
  readonly known: KnownRiver;
  readonly kind: Kind;
  /** Where the tables begin: spaces of tiles that are gone have no room in them. */
  readonly base: number;
  /** By space, bow and speed at the end of a turn. */
  readonly ended: Float32Array;
  /** By space, bow, speed, points left and whether the free turn is left. */
  readonly within: Float32Array;
  /** By space, bow and speed at the start of a turn. */
  readonly begun: Float32Array;
  /** The reckoning of the same boat with one passenger more, by the place where it boards. */
  readonly boarded: (Reckoning | undefined)[];
}

const SPEEDS = FASTEST + 1;
const UNKNOWN = -1;

/** Turning by sixths with as many turns as it takes. */
const VEERS = [0, 1, 5, 2, 4, 3] as const;
const VEER_COSTS = [0, 1, 1, 2, 2, 3] as const;

export function newReckoning(known: KnownRiver, kind: Kind): Reckoning {
  const bows = (known.river.length - known.first) * CELLS * SIDES;
  const table = (size: number) => new Float32Array(size).fill(UNKNOWN);
  return {
    known,
    kind,
    base: at(hexAt(known.first, 0), 0),
    ended: table(bows * SPEEDS),
    within: table(bows * SPEEDS * SPEEDS * 2),
    begun: table(bows * SPEEDS),
    boarded: [],
  };
}

/** At the start of a turn: every speed is tried. */
export function turnsFrom(r: Reckoning, hex: Hex, facing: number, speed: number): number {
  const index = (at(hex, facing) - r.base) * SPEEDS + speed;
  const found = r.begun[index] as number;
  if (found !== UNKNOWN) return found;
  let best = NEVER;
  for (let next = SLOWEST; next <= FASTEST; next++) {
    const coal = Math.max(0, Math.abs(next - speed) - FREE_SPEED_CHANGE) * r.kind.coalPrice;
    if (coal + 1 < best) best = Math.min(best, coal + 1 + turnsWithin(r, at(hex, facing), next, next * 2 + 1));
  }
  return noted(r.begun, index, best);
}

/** Within a turn at this speed. `left` is twice the points left, and one more while the free turn is left. */
export function turnsWithin(r: Reckoning, bow: number, speed: number, left: number): number {
  const index = ((bow - r.base) * SPEEDS + speed) * SPEEDS * 2 + left;
  const found = r.within[index] as number;
  if (found !== UNKNOWN) return found;
  const hex = Math.floor(bow / SIDES);
  const free = left & 1;
  let best = NEVER;
  for (let i = 0; i < VEERS.length; i++) {
    const turns = VEER_COSTS[i] as number;
    const coal = Math.max(0, turns - free) * r.kind.coalPrice;
    if (coal >= best) break;
    const facing = ((bow % SIDES) + (VEERS[i] as number)) % SIDES;
    best = Math.min(best, coal + turnsOnward(r, at(hex, facing), speed, turns > 0 ? left - free : left));
  }
  return noted(r.within, index, best);
}

/** One step straight ahead, or the end of the turn. */
function turnsOnward(r: Reckoning, bow: number, speed: number, left: number): number {
  const hex = Math.floor(bow / SIDES);
  if (left < 2) return turnsAfter(r, hex, bow % SIDES, speed);
  const to = ahead(r.known, hex, bow % SIDES);
  if (to === NOWHERE) return NEVER;
  if (r.known.introductory && isLanding(r.known, to)) return 0;
  return turnsWithin(r, at(to, bow % SIDES), speed, left - 2);
}

/** At the end of a turn: boarding and docking first, then a guess at the rest. */
function turnsAfter(r: Reckoning, hex: Hex, facing: number, speed: number): number {
  const index = (at(hex, facing) - r.base) * SPEEDS + speed;
  const found = r.ended[index] as number;
  return found === UNKNOWN ? noted(r.ended, index, arrived(r, hex, facing, speed)) : found;
}

function arrived(r: Reckoning, hex: Hex, facing: number, speed: number): number {
  if (speed !== BOARDING_SPEED) return turnsHome(r, hex, facing, speed);
  if (r.kind.aboard === PASSENGERS_TO_WIN) return isLanding(r.known, hex) ? 0 : turnsHome(r, hex, facing, speed);
  const place = placeOf(hex);
  if (((r.kind.stations >> place) & 1) === 0 || dockAt(r.known, place) !== hex) return turnsHome(r, hex, facing, speed);
  return turnsAfter(afterBoarding(r, place), hex, facing, speed);
}

function afterBoarding(r: Reckoning, place: number): Reckoning {
  return (r.boarded[place] ??= newReckoning(r.known, {
    aboard: r.kind.aboard + 1,
    stations: r.kind.stations & ~(1 << place),
    coalPrice: r.kind.coalPrice,
  }));
}

/** Writes a value down and reads it back: the table rounds, and the first answer must be the same as all later ones. */
function noted(table: Float32Array, index: number, turns: number): number {
  table[index] = turns;
  return table[index];
}
