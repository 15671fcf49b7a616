import { SIDES } from '#geometry/hex.ts';
import type { Hex } from '../actions.ts';
import { mayDock, stopsToBoard } from '../rules/arrival.ts';
import { CELLS, FASTEST, FULL_COAL, SLOWEST } from '../components.ts';
import { hexAt, placeOf } from '../river.ts';
import { NOWHERE } from '../state.ts';
import { speedChangeCost } from '../rules/turn.ts';
import { bowAt } from './chart.ts';
import { type Outlook, outlookOf, turnsHome } from './guess.ts';
import { type Kind, NEVER } from './kind.ts';
import { type KnownRiver, dockAt, isLanding, watersAmong } from './known-river.ts';
import { type Waters, endsOf } from './reach.ts';

/**
 * Turns to go for any boat of one kind on one known river; coal that is kept counts as turns saved. The next turn is
 * played through in all ways; the rest is a guess. Other boats count only while a boat moves: later they will be
 * elsewhere. Tables fill as they are asked for, and searches share them.
 */
export interface Reckoning {
  readonly known: KnownRiver;
  readonly kind: Kind;
  readonly outlook: Outlook;
  /** Where the table begins, and how many bows have room in it: spaces of tiles that are gone have none. */
  readonly base: number;
  readonly bows: number;
  /** By speed and bow at the end of a turn. */
  readonly ended: Float64Array;
  /** By bow, speed and coal at the start of a turn. */
  readonly begun: Map<number, number>;
  /** The reckoning of the same boat with one passenger more, by the place where it boards. */
  readonly boarded: (Reckoning | undefined)[];
}

/** A boat within its turn. */
export interface Moving {
  readonly bow: number;
  readonly speed: number;
  readonly coal: number;
  readonly points: number;
  /** Whether the free turn is still to be made. */
  readonly free: boolean;
}

const SPEEDS = FASTEST + 1;
const COALS = FULL_COAL + 1;
const UNKNOWN = -1;

export function newReckoning(known: KnownRiver, kind: Kind): Reckoning {
  const bows = (known.river.length - known.first) * CELLS * SIDES;
  return {
    known,
    kind,
    outlook: outlookOf(known, kind),
    base: bowAt(hexAt(known.first, 0), 0),
    bows,
    ended: new Float64Array(bows * SPEEDS).fill(UNKNOWN),
    begun: new Map(),
    boarded: [],
  };
}

/** At the start of a turn: every speed is tried. */
export function turnsFrom(r: Reckoning, bow: number, speed: number, coal: number): number {
  const key = (bow * SPEEDS + speed) * COALS + coal;
  let turns = r.begun.get(key);
  if (turns === undefined) r.begun.set(key, (turns = 1 + bestSpeed(r, bow, speed, coal)));
  return turns;
}

function bestSpeed(r: Reckoning, bow: number, speed: number, coal: number): number {
  let best = NEVER;
  for (let next = SLOWEST; next <= FASTEST; next++) {
    const left = coal - speedChangeCost(speed, next);
    const moving = { bow, speed: next, points: next, coal: left, free: true };
    if (left >= 0) best = Math.min(best, bestEnd(r, r.known.empty, moving));
  }
  return best;
}

/** Within a turn; `taken` are spaces with other boats. */
export const turnsWithin = (r: Reckoning, boat: Moving, taken: readonly Hex[]): number =>
  bestEnd(r, watersAmong(r.known, taken), boat);

/** The best place to end a move: soonest home, with the least coal burnt. */
function bestEnd(r: Reckoning, waters: Waters, { bow, speed, coal, points, free }: Moving): number {
  const { coalWorth } = r.known;
  const { straight, bows, until, home } = endsOf(waters, bow, free, points);
  let best = home <= coal ? -(coalWorth[coal - home] as number) : NEVER;
  if (straight !== NOWHERE) best = Math.min(best, turnsAfter(r, straight, speed) - (coalWorth[coal] as number));
  for (let burnt = 0, i = 0; burnt < until.length && burnt <= coal; burnt++) {
    const kept = coalWorth[coal - burnt] as number;
    for (; i < (until[burnt] as number); i++) best = Math.min(best, turnsAfter(r, bows[i] as number, speed) - kept);
  }
  return best;
}

/** At the end of a turn: boarding and docking first, then a guess at the rest. */
function turnsAfter(r: Reckoning, bow: number, speed: number): number {
  const index = speed * r.bows + bow - r.base;
  const found = r.ended[index] as number;
  return found === UNKNOWN ? (r.ended[index] = arrived(r, bow, speed)) : found;
}

function arrived(r: Reckoning, bow: number, speed: number): number {
  const { known, kind } = r;
  const hex = (bow / SIDES) | 0;
  const place = placeOf(hex);
  const waits = ((kind.stations >> place) & 1) === 1 && dockAt(known, place) === hex;
  if (waits && stopsToBoard(speed, kind.aboard)) return turnsAfter(afterBoarding(r, place), bow, speed);
  if (isLanding(known, hex) && mayDock(known.options.race, speed, kind.aboard)) return 0;
  return turnsHome(r.outlook, bow, speed);
}

function afterBoarding(r: Reckoning, place: number): Reckoning {
  return (r.boarded[place] ??= newReckoning(r.known, {
    aboard: r.kind.aboard + 1,
    stations: r.kind.stations & ~(1 << place),
  }));
}
