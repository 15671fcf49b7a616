import type { Seat } from '#engine/actor.ts';
import { silent } from '#engine/game.ts';
import { SIDES, turned } from '#geometry/hex.ts';
import { HEX_NAMES, type Hex } from './actions.ts';
import { arrivePushed } from './arrival.ts';
import { CELLS, ENTRIES, FREE_TURNS, PUSH_COST, STEP_COST } from './components.ts';
import { maybeDecide } from './ending.ts';
import { ahead, isEntry } from './river.ts';
import { NO_PLATFORM, NOWHERE, type State, boatOf, clone, moverSeat, movingBoat } from './state.ts';

/**
 * Whether a turn can be completed: a step, turn or push is offered only if all points can still be used after it.
 * This is asked several times at every decision. So it works on scratch tables that `survey` fills anew,
 * first takes other boats for rocks, which allocates nothing, and tries pushes only when that fails because of a boat.
 */

/** The position under survey. */
let s: State;
/** Seat + 1 of the boat on each space, the mover's left out; and the spaces marked so. */
const occupants = new Int8Array(HEX_NAMES.length);
const marked: Hex[] = [];
/** Introductory race: entry cells of the last tile, whose first space is `lastTile`. Entering one completes the move. */
let entries = 0;
let lastTile = 0;
/** Whether boats may be pushed in the search, and whether one was met while they may not. */
let pushing = false;
let bumped = false;
/** Spaces passed in the search, for the taboo. */
const path: Hex[] = [];

export const ENTER_AND_PUSH = STEP_COST + PUSH_COST;

/** Turning by sixths, cheapest first, and what each costs in turns. */
const VEERS = [0, 1, 5, 2, 4, 3] as const;
const VEER_COSTS = [0, 1, 1, 2, 2, 3] as const;

/** The bow of a boat pushed in the search: its captain will choose it, nobody knows how. */
const UNKNOWN_FACING = -1;

export const turnsLeft = (position: State): number =>
  (position.turns < FREE_TURNS ? FREE_TURNS - position.turns : 0) + movingBoat(position).coal;

/** Looks at a position. */
export function survey(position: State): void {
  s = position;
  markBoats();
  const finishing = s.options.race === 'introductory' && s.platform !== NO_PLATFORM;
  entries = finishing ? (ENTRIES[s.platform] as number) : 0;
  lastTile = (s.river.length - 1) * CELLS;
}

/** Looks at a position as if no other boat were on the river. */
export function surveyAlone(position: State): void {
  survey(position);
  clearMarks();
}

/** Whether the surveyed mover, standing there with so many points and turns, can use all its points. */
export function completes(hex: Hex, facing: number, points: number, turns: number): boolean {
  bumped = false;
  if (sails(hex, facing, points, turns)) return true;
  return bumped && whilePushing(hex, () => sails(hex, facing, points, turns));
}

/** Whether the surveyed mover can take a step to a free space and use all its points. */
export function completesStep(to: Hex): boolean {
  return isGoal(to) || completes(to, movingBoat(s).facing, s.points - STEP_COST, turnsLeft(s));
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

/** A boat pushed before in the same search could face anything, so nobody counts on pushing it again. */
export function isAstern(seat: Seat, way: number): boolean {
  const { facing } = boatOf(s, seat);
  return facing === UNKNOWN_FACING || way === turned(facing, SIDES / 2);
}

/** Whether the surveyed mover can use all its points after pushing the boat ahead, at `at`, to `to`. */
export function completesAfterPush(at: Hex, to: Hex): boolean {
  const points = s.points - ENTER_AND_PUSH;
  if (points === 0) return true;
  const { facing } = movingBoat(s);
  const turns = turnsLeft(s);
  if (isEntry(s, to)) return whilePushing(at, () => sailsAfterPush(at, to, () => sails(at, facing, points, turns)));
  bumped = false;
  moveMark(at, to);
  const sailed = sails(at, facing, points, turns);
  moveMark(to, at);
  if (sailed || !bumped) return sailed;
  return whilePushing(at, () => sailsAfterPush(at, to, () => sails(at, facing, points, turns)));
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
  if (occupants[to] !== 0) return points >= ENTER_AND_PUSH && barges(to, facing, points - ENTER_AND_PUSH, turns);
  if (isGoal(to)) return true;
  if (!pushing) return sails(to, facing, points - STEP_COST, turns);
  path.push(to);
  const sailed = sails(to, facing, points - STEP_COST, turns);
  path.pop();
  return sailed;
}

const isGoal = (hex: Hex): boolean => entries !== 0 && hex >= lastTile && ((entries >> (hex - lastTile)) & 1) === 1;

/** Into a space another boat is on, trying every space it can be pushed to. */
function barges(at: Hex, facing: number, points: number, turns: number): boolean {
  bumped = true;
  if (!pushing) return false;
  for (let way = 0; way < SIDES; way++) {
    const to = pushSpace(at, way);
    if (to !== NOWHERE && sailsAfterPush(at, to, () => sails(at, facing, points, turns))) return true;
  }
  return false;
}

/** Pushes on a copy, by the rules themselves: the victim may board and dock, and that may end the race. */
function sailsAfterPush(at: Hex, to: Hex, onward: () => boolean): boolean {
  const before = s;
  const victim = occupantOf(at);
  s = clone(before);
  boatOf(s, victim).facing = UNKNOWN_FACING;
  arrivePushed(s, victim, to, silent);
  markBoats();
  path.push(at);
  const completed = maybeDecide(s, silent) || onward();
  path.pop();
  s = before;
  markBoats();
  return completed;
}

function whilePushing(from: Hex, search: () => boolean): boolean {
  pushing = true;
  path.push(from);
  const found = search();
  path.pop();
  pushing = false;
  return found;
}

function markBoats(): void {
  clearMarks();
  const mover = moverSeat(s);
  for (let seat = 0; seat < s.boats.length; seat++) {
    const { hex } = boatOf(s, seat);
    if (hex === NOWHERE || seat === mover) continue;
    occupants[hex] = seat + 1;
    marked.push(hex);
  }
}

function clearMarks(): void {
  for (const hex of marked) occupants[hex] = 0;
  marked.length = 0;
}

function moveMark(from: Hex, to: Hex): void {
  occupants[to] = occupants[from] as number;
  occupants[from] = 0;
}
