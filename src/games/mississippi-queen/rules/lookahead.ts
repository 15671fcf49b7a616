import type { Seat } from '#engine/actor.ts';
import { silent } from '#engine/game.ts';
import { at } from '#engine/indexed.ts';
import { DIRECTION_NAMES, SIDES } from '#geometry/hex.ts';
import { type Direction, HEX_NAMES, type Hex } from '../actions.ts';
import { CELLS, ENTER_AND_PUSH, ENTRIES, FASTEST, FREE_TURNS, STEP_COST } from '../components.ts';
import { type River, ahead, isBoardingPlatform, isEntry } from '../river.ts';
import { NO_PLATFORM, NO_SEAT, NOWHERE, type State, boatOf, clone, moverSeat, movingBoat } from '../state.ts';
import { arrivePushed } from './arrival.ts';
import { maybeDecide } from './ending.ts';

/** Turns of 60° that the mover can still make, the free one included. */
export const turnsLeft = (s: State): number => (s.turns < FREE_TURNS ? FREE_TURNS - s.turns : 0) + movingBoat(s).coal;

/** Look-aheads that are done and clean. One that an exception has interrupted never comes back here. */
const spare: Lookahead[] = [];

/** Looks ahead from a position, for the boat whose turn it is. */
export function survey(s: State): Lookahead {
  const look = surveyAlone(s);
  look.markBoats();
  return look;
}

/** Looks ahead as if no other boat were on the river. */
export function surveyAlone(s: State): Lookahead {
  const look = spare.pop() ?? new Lookahead(s);
  look.turnTo(s);
  return look;
}

/** Done with a look-ahead: the next survey takes its tables over. */
export function release(look: Lookahead): void {
  look.clearBoats();
  spare.push(look);
}

/** A river, and how many tiles of it were laid. */
interface Seen extends River {
  readonly length: number;
}

/** A step that nobody has asked about yet. */
const UNSEEN = -2;

/** Ways to turn, in sixths of a circle, and the turns of 60° that each takes: the fewest first. */
const turnsFor = (sixths: number): number => Math.min(sixths, SIDES - sixths);
const VEERS = [...DIRECTION_NAMES.keys()].sort((a, b) => turnsFor(a) - turnsFor(b));
const VEER_COSTS = VEERS.map(turnsFor);

/**
 * Whether a turn can be completed: a speed, turn, step or push is offered only if all points can still be used after
 * it. This is asked several times at every decision. So a look-ahead first treats other boats as rocks, and tries
 * pushes only when that fails because of a boat. It works on tables that are used again, and allocates almost nothing.
 * Its fields are private to the compiler alone: checks at run time cost a twentieth of all playing.
 */
export class Lookahead {
  /** The position; while a pushed boat boards or docks in the search, a copy of it. */
  private s: State;
  /** Seat + 1 of the boat on each space, the mover's left out; and the spaces marked so before any push. */
  private readonly occupants = new Int8Array(HEX_NAMES.length);
  private readonly marked: Hex[] = [];
  /** Introductory race: entry cells of the last tile, and its first space. Entering one completes the move. */
  private entries = 0;
  private lastTile: Hex = 0;
  /** Whether boats may be pushed in the search; whether one was met while they may not; whether one was met at all. */
  private pushing = false;
  private bumped = false;
  private met = false;
  /** Spaces passed in the search: taboo for the boats that it pushes. */
  private readonly path: Hex[] = [];
  /** The boats pushed in the search, and the bow that each is assumed to have after that. */
  private readonly victims: Seat[] = [];
  private readonly bows: Direction[] = [];
  /**
   * Steps found on a river, by space and direction. Tiles are only added at the end of its list and removed at the
   * beginning. So the list, its length and the first tile on the table tell whether the steps still hold.
   */
  private readonly steps = new Int16Array(HEX_NAMES.length * SIDES);
  private seen: Seen = { river: [], first: 0, length: 0 };

  constructor(s: State) {
    this.s = s;
  }

  turnTo(s: State): void {
    this.s = s;
    const finishing = s.options.race === 'introductory' && s.platform !== NO_PLATFORM;
    this.entries = finishing ? at(ENTRIES, s.platform) : 0;
    this.lastTile = (s.river.length - 1) * CELLS;
    this.met = false;
    const { river, first, length } = this.seen;
    if (river === s.river && first === s.first && length === s.river.length) return;
    this.seen = { river: s.river, first: s.first, length: s.river.length };
    this.steps.fill(UNSEEN);
  }

  markBoats(): void {
    const mover = moverSeat(this.s);
    for (let seat = 0; seat < this.s.boats.length; seat++) {
      const { hex } = boatOf(this.s, seat);
      if (hex === NOWHERE || seat === mover) continue;
      this.occupants[hex] = seat + 1;
      this.marked.push(hex);
    }
  }

  clearBoats(): void {
    for (let hex = this.marked.pop(); hex !== undefined; hex = this.marked.pop()) this.occupants[hex] = 0;
  }

  /** Whether any search met another boat: if not, all would be the same without them. */
  get hasMetBoats(): boolean {
    return this.met;
  }

  /** Whether the mover, standing there with these points and turns, can use all its points. */
  completes(hex: Hex, facing: Direction, points: number, turns: number): boolean {
    this.bumped = false;
    if (this.sails(hex, facing, points, turns)) return true;
    if (!this.bumped) return false;
    this.pushing = true;
    this.path.push(hex);
    const sailed = this.sailsOn(hex, facing, points, turns);
    this.path.pop();
    this.pushing = false;
    return sailed;
  }

  /** How many spaces straight ahead are free, as far as the fastest boat goes: speeds that need no turn at all. */
  clearAhead(hex: Hex, facing: Direction): number {
    let to = hex;
    for (let clear = 0; clear < FASTEST; clear++) {
      to = this.stepFrom(to, facing);
      if (to === NOWHERE || this.isTaken(to)) return clear;
      if (this.isGoal(to)) return FASTEST;
    }
    return FASTEST;
  }

  /** Whether the mover can take a step to a free space and use all its points. */
  completesStep(to: Hex): boolean {
    const { facing } = movingBoat(this.s);
    return this.isGoal(to) || this.completes(to, facing, this.s.points - STEP_COST, turnsLeft(this.s));
  }

  /** Whether the mover can use all its points after pushing the boat ahead from one space to another. */
  completesAfterPush(from: Hex, to: Hex): boolean {
    const points = this.s.points - ENTER_AND_PUSH;
    if (points === 0) return true;
    const before = this.s;
    const over = this.shove(from, to);
    const completed = over || this.completes(from, movingBoat(before).facing, points, turnsLeft(before));
    this.unshove(before, from, to);
    return completed;
  }

  /** Whether a boat other than the mover's is on a space. */
  isTaken(hex: Hex): boolean {
    return this.occupants[hex] !== 0;
  }

  /** The boat on a space, the mover's left out; or `NO_SEAT`. */
  occupantOf(hex: Hex): Seat {
    return (this.occupants[hex] as number) - 1;
  }

  /** The space to which the boat on this space could be pushed in this direction, or `NOWHERE`. */
  pushSpace(from: Hex, way: Direction): Hex {
    const to = this.stepFrom(from, way);
    if (to === NOWHERE || this.isTaken(to) || this.isTaboo(to)) return NOWHERE;
    return this.s.options.noPushAstern && this.isAstern(this.occupantOf(from), way) ? NOWHERE : to;
  }

  /** Whether the mover has been on this space in its turn. */
  isTaboo(hex: Hex): boolean {
    return this.s.wake.includes(hex) || this.path.includes(hex);
  }

  /** Whether this is the direction opposite to the boat's bow. */
  isAstern(seat: Seat, way: Direction): boolean {
    const pushed = this.victims.lastIndexOf(seat);
    const bow = pushed < 0 ? boatOf(this.s, seat).facing : at(this.bows, pushed);
    return way === (bow + SIDES / 2) % SIDES;
  }

  /**
   * On from where a boat was just pushed away, for any bow its captain chooses: the bow matters for a second push only.
   */
  private sailsOn(hex: Hex, facing: Direction, points: number, turns: number): boolean {
    const last = this.victims.length - 1;
    if (last < 0 || !this.s.options.noPushAstern) return this.sails(hex, facing, points, turns);
    for (let bow = 0; bow < SIDES; bow++) {
      this.bows[last] = bow;
      if (!this.sails(hex, facing, points, turns)) return false;
    }
    return true;
  }

  private sails(hex: Hex, facing: Direction, points: number, turns: number): boolean {
    if (points === 0) return true;
    for (let i = 0; i < SIDES && at(VEER_COSTS, i) <= turns; i++) {
      const veered = (facing + at(VEERS, i)) % SIDES;
      if (this.glides(hex, veered, points, turns - at(VEER_COSTS, i))) return true;
    }
    return false;
  }

  /** One step straight ahead, and on from there. */
  private glides(hex: Hex, facing: Direction, points: number, turns: number): boolean {
    const to = this.stepFrom(hex, facing);
    if (to === NOWHERE) return false;
    if (this.isTaken(to)) return this.barges(to, facing, points - ENTER_AND_PUSH, turns);
    if (points === STEP_COST || this.isGoal(to)) return true;
    if (!this.pushing) return this.sails(to, facing, points - STEP_COST, turns);
    this.path.push(to);
    const sailed = this.sails(to, facing, points - STEP_COST, turns);
    this.path.pop();
    return sailed;
  }

  private isGoal(hex: Hex): boolean {
    return this.entries !== 0 && hex >= this.lastTile && ((this.entries >> (hex - this.lastTile)) & 1) === 1;
  }

  /** Into a space another boat is on, trying every space it can be pushed to; `points` are those left after it. */
  private barges(into: Hex, facing: Direction, points: number, turns: number): boolean {
    this.met = true;
    if (points < 0) return false;
    this.bumped = true;
    if (!this.pushing) return false;
    for (let way = 0; way < SIDES; way++) {
      const to = this.pushSpace(into, way);
      if (to === NOWHERE) continue;
      const before = this.s;
      const over = this.shove(into, to);
      const completed = over || this.sailsOn(into, facing, points, turns);
      this.unshove(before, into, to);
      if (completed) return true;
    }
    return false;
  }

  /** Pushes a boat in the search. Tells whether that ends the race. */
  private shove(from: Hex, to: Hex): boolean {
    const seat = this.occupantOf(from);
    this.occupants[from] = 0;
    this.occupants[to] = seat + 1;
    this.path.push(from);
    this.victims.push(seat);
    return (isEntry(this.s, to) || isBoardingPlatform(this.s, to)) && this.arrives(seat, to);
  }

  /** Where a victim may board or dock, the rules themselves decide on a copy what becomes of it. */
  private arrives(seat: Seat, to: Hex): boolean {
    const s = clone(this.s);
    for (let hex = 0; hex < this.occupants.length; hex++)
      if (this.isTaken(hex)) boatOf(s, this.occupantOf(hex)).hex = hex;
    if (arrivePushed(s, seat, to, silent)) this.occupants[to] = 0;
    this.s = s;
    return maybeDecide(s, silent);
  }

  private unshove(before: State, from: Hex, to: Hex): void {
    this.s = before;
    this.occupants[to] = 0;
    this.occupants[from] = (this.victims.pop() ?? NO_SEAT) + 1;
    this.path.pop();
  }

  private stepFrom(hex: Hex, direction: Direction): Hex {
    const index = hex * SIDES + direction;
    const to = this.steps[index] as Hex;
    return to === UNSEEN ? (this.steps[index] = ahead(this.s, hex, direction)) : to;
  }
}
