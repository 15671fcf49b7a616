import type { Seat } from '#engine/actor.ts';
import { silent } from '#engine/game.ts';
import { SIDES } from '#geometry/hex.ts';
import { HEX_NAMES, type Hex } from './actions.ts';
import { arrivePushed } from './arrival.ts';
import { CELLS, ENTRIES, FASTEST, FREE_TURNS, PUSH_COST, SEAT_COUNTS, STEP_COST } from './components.ts';
import { maybeDecide } from './ending.ts';
import { ahead, isBoardingPlatform, isEntry } from './river.ts';
import { NO_PLATFORM, NOWHERE, type State, boatOf, clone, moverSeat, movingBoat } from './state.ts';

/**
 * Whether a turn can be completed: a step, turn or push is offered only if all points can still be used after it. This
 * is asked several times at every decision. So it works on scratch tables that `survey` fills again each time, first
 * treats other boats as rocks, and tries pushes only when that fails because of a boat. It allocates almost nothing.
 */

/** The position under survey. */
let s: State;
/** Seat + 1 of the boat on each space, the mover's left out; and the spaces marked so. */
const occupants = new Int8Array(HEX_NAMES.length);
const marked = new Int16Array(Math.max(...SEAT_COUNTS));
let marks = 0;
/** Introductory race: entry cells of the last tile; `lastTile` is its first space. Entering one completes the move. */
let entries = 0;
let lastTile = 0;
/** Whether boats may be pushed in the search; whether one was met while they may not; whether one was met at all. */
let pushing = false;
let bumped = false;
let met = false;
/**
 * Spaces passed in the search, for the taboo; the boats pushed in it; and the bow each is assumed to have after that.
 */
const path: Hex[] = [];
const victims: Seat[] = [];
const bows: number[] = [];

export const ENTER_AND_PUSH = STEP_COST + PUSH_COST;

/** Turning by sixths, cheapest first, and what each costs in turns. */
const VEERS = [0, 1, 5, 2, 4, 3] as const;
const VEER_COSTS = [0, 1, 1, 2, 2, 3] as const;

export const turnsLeft = (position: State): number =>
  (position.turns < FREE_TURNS ? FREE_TURNS - position.turns : 0) + movingBoat(position).coal;

/** Looks at a position. */
export function survey(position: State): void {
  s = position;
  clearMarks();
  markBoats();
  const finishing = s.options.race === 'introductory' && s.platform !== NO_PLATFORM;
  entries = finishing ? (ENTRIES[s.platform] as number) : 0;
  lastTile = (s.river.length - 1) * CELLS;
  met = false;
}

/** Whether any search since the last survey met another boat: if not, all would be the same without them. */
export const hasMetBoats = (): boolean => met;

/** Looks at a position as if no other boat were on the river. */
export function surveyAlone(position: State): void {
  survey(position);
  clearMarks();
}

/** Whether the surveyed mover, standing there with these points and turns, can use all its points. */
export function completes(hex: Hex, facing: number, points: number, turns: number): boolean {
  bumped = false;
  if (sails(hex, facing, points, turns)) return true;
  if (!bumped) return false;
  pushing = true;
  path.push(hex);
  const sailed = sailsOn(hex, facing, points, turns);
  path.pop();
  pushing = false;
  return sailed;
}

/** How many spaces straight ahead are free, as far as the fastest boat goes: speeds that need no turn at all. */
export function clearAhead(hex: Hex, facing: number): number {
  let to = hex;
  for (let clear = 0; clear < FASTEST; clear++) {
    to = ahead(s, to, facing);
    if (to === NOWHERE || occupants[to] !== 0) return clear;
    if (isGoal(to)) return FASTEST;
  }
  return FASTEST;
}

/** Whether the surveyed mover can take a step to a free space and use all its points. */
export function completesStep(to: Hex): boolean {
  return isGoal(to) || completes(to, movingBoat(s).facing, s.points - STEP_COST, turnsLeft(s));
}

/** Whether the surveyed mover can use all its points after pushing the boat ahead, at `at`, to `to`. */
export function completesAfterPush(at: Hex, to: Hex): boolean {
  const points = s.points - ENTER_AND_PUSH;
  if (points === 0) return true;
  const before = s;
  const over = shove(at, to);
  const completed = over || completes(at, movingBoat(before).facing, points, turnsLeft(before));
  unshove(before, at, to);
  return completed;
}

/** The boat on a space of the surveyed position. */
export const occupantOf = (hex: Hex): Seat => (occupants[hex] as number) - 1;

/** The space to which the boat at `at` could be pushed in this direction, or `NOWHERE`. */
export function pushSpace(at: Hex, way: number): Hex {
  const to = ahead(s, at, way);
  if (to === NOWHERE || occupants[to] !== 0 || isTaboo(to)) return NOWHERE;
  return s.options.noPushAstern && isAstern(occupantOf(at), way) ? NOWHERE : to;
}

export const isTaboo = (hex: Hex): boolean => s.wake.includes(hex) || path.includes(hex);

export function isAstern(seat: Seat, way: number): boolean {
  const pushed = victims.lastIndexOf(seat);
  const bow = pushed < 0 ? boatOf(s, seat).facing : (bows[pushed] as number);
  return way === (bow + SIDES / 2) % SIDES;
}

/**
 * On from where a boat was just pushed away, for any bow its captain chooses: the bow matters for a second push only.
 */
function sailsOn(hex: Hex, facing: number, points: number, turns: number): boolean {
  const last = victims.length - 1;
  if (last < 0 || !s.options.noPushAstern) return sails(hex, facing, points, turns);
  for (let bow = 0; bow < SIDES; bow++) {
    bows[last] = bow;
    if (!sails(hex, facing, points, turns)) return false;
  }
  return true;
}

function sails(hex: Hex, facing: number, points: number, turns: number): boolean {
  if (points === 0) return true;
  for (let i = 0; i < SIDES && (VEER_COSTS[i] as number) <= turns; i++) {
    const veered = (facing + (VEERS[i] as number)) % SIDES;
    if (glides(hex, veered, points, turns - (VEER_COSTS[i] as number))) return true;
  }
  return false;
}

/** One step straight ahead, and on from there. */
function glides(hex: Hex, facing: number, points: number, turns: number): boolean {
  const to = ahead(s, hex, facing);
  if (to === NOWHERE) return false;
  if (occupants[to] !== 0) return barges(to, facing, points - ENTER_AND_PUSH, turns);
  if (points === STEP_COST || isGoal(to)) return true;
  if (!pushing) return sails(to, facing, points - STEP_COST, turns);
  path.push(to);
  const sailed = sails(to, facing, points - STEP_COST, turns);
  path.pop();
  return sailed;
}

const isGoal = (hex: Hex): boolean => entries !== 0 && hex >= lastTile && ((entries >> (hex - lastTile)) & 1) === 1;

/** Into a space another boat is on, trying every space it can be pushed to; `points` are those left after it. */
function barges(at: Hex, facing: number, points: number, turns: number): boolean {
  met = true;
  if (points < 0) return false;
  bumped = true;
  if (!pushing) return false;
  for (let way = 0; way < SIDES; way++) {
    const to = pushSpace(at, way);
    if (to === NOWHERE) continue;
    const before = s;
    const over = shove(at, to);
    const completed = over || sailsOn(at, facing, points, turns);
    unshove(before, at, to);
    if (completed) return true;
  }
  return false;
}

/** Pushes a boat in the search. Tells whether that ends the race. */
function shove(at: Hex, to: Hex): boolean {
  const seat = occupantOf(at);
  occupants[at] = 0;
  occupants[to] = seat + 1;
  path.push(at);
  victims.push(seat);
  return (isEntry(s, to) || isBoardingPlatform(s, to)) && arrives(seat, to);
}

/** Where a victim may board or dock, the rules themselves decide on a copy what becomes of it. */
function arrives(seat: Seat, to: Hex): boolean {
  s = clone(s);
  for (let hex = 0; hex < occupants.length; hex++) if (occupants[hex] !== 0) boatOf(s, occupantOf(hex)).hex = hex;
  if (arrivePushed(s, seat, to, silent)) occupants[to] = 0;
  return maybeDecide(s, silent);
}

function unshove(before: State, at: Hex, to: Hex): void {
  s = before;
  occupants[to] = 0;
  occupants[at] = (victims.pop() as Seat) + 1;
  path.pop();
}

function markBoats(): void {
  const mover = moverSeat(s);
  for (let seat = 0; seat < s.boats.length; seat++) {
    const { hex } = boatOf(s, seat);
    if (hex === NOWHERE || seat === mover) continue;
    occupants[hex] = seat + 1;
    marked[marks++] = hex;
  }
}

function clearMarks(): void {
  while (marks > 0) occupants[marked[--marks] as number] = 0;
}
